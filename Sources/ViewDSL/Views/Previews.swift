import Foundation
import LayoutEngine

/// The previews of a file. They are compiled, and shown nowhere.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How large a preview would be.
public enum PreviewLayout: Sendable {
    /// The room of a preview.
    case device, sizeThatFits
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// Each of these changes nothing: they are for previews.
nonisolated extension View {
    /// Compiles; changes nothing in a figure.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Compiles; changes nothing in a figure.
    public func previewDisplayName(_ value: String?) -> some View { self }
}
