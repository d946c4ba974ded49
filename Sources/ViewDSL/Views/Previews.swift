import Foundation

/// The previews of a file. They compile and are not shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// Modifiers for previews. None of them changes a figure.
nonisolated extension View {
    /// Has no effect in a figure.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Has no effect in a figure.
    public func previewDisplayName(_ value: String?) -> some View { self }
}
