import Foundation
import LayoutEngine

/// The look of glass.
///
/// Drawn as a translucent color with a light edge; what is behind is neither blurred nor bent.
public struct Glass: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable { case regular, clear, identity }

    fileprivate let kind: Kind
    fileprivate var color: Color?

    public static let regular = Glass(kind: .regular)
    public static let clear = Glass(kind: .clear)
    /// No glass.
    public static let identity = Glass(kind: .identity)

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Has no effect in a figure.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

private struct GlassPane<S: Shape> {
    let glass: Glass
    let shape: S
}

extension GlassPane: View {
    var body: some View {
        shape
            .fill(glass.kind == .clear ? Material.ultraThin : .regular)
            .overlay { if let color = glass.color { shape.fill(color.opacity(0.7)) } }
            .overlay { shape.stroke(Color.white.opacity(0.6), lineWidth: 0.5) }
    }
}

/// How glass appears. It does not move in a figure.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
    public static let identity = GlassEffectTransition(name: "identity")
}

/// Views whose glass flows together. In a figure each pane is drawn apart.
public struct GlassEffectContainer<Content: View> {
    let content: Content

    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

nonisolated extension View {
    /// Puts a pane of glass behind the view.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        background { if glass.kind != .identity { GlassPane(glass: glass, shape: shape) } }
    }
    /// Has no effect in a figure.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    /// Has no effect in a figure.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    /// Has no effect in a figure.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    /// Has no effect in a figure.
    public func backgroundExtensionEffect() -> some View { self }

    /// Adds a bar at the top or bottom edge, as `safeAreaInset` does.
    public func safeAreaBar(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    /// Adds a bar at the leading or trailing edge, as `safeAreaInset` does.
    public func safeAreaBar(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
