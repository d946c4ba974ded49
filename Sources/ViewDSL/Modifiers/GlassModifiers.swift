import Foundation
import LayoutEngine

/// The look of glass, which figures do not draw.
public struct Glass: Hashable, Sendable {
    private let name: String

    public static let regular = Glass(name: "regular")
    public static let clear = Glass(name: "clear")
    public static let identity = Glass(name: "identity")
    /// Has no effect in a figure.
    public func tint(_ color: Color?) -> Glass { self }
    /// Has no effect in a figure.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass appears. It does not move in a figure.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String

    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
    public static let identity = GlassEffectTransition(name: "identity")
}

/// Views whose glass flows together, which figures do not draw.
public struct GlassEffectContainer<Content: View> {
    let content: Content

    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View { self }
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
