import Foundation
import LayoutEngine

/// The previews of a file. They are compiled, and shown nowhere.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How large a preview would be.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// Each of these changes nothing: they are for previews.
nonisolated extension View {
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
}
