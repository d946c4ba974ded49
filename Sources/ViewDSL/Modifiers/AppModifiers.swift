/// Modifiers of the app around a view. None of them changes a figure.
nonisolated extension View {
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// A view that SwiftUI reevaluates only when it differs. Figures are evaluated once.
public struct EquatableView<Content: View & Equatable> {
    public var content: Content

    nonisolated public init(content: Content) { self.content = content }

    public var body: Content { content }
}

extension EquatableView: View {}

nonisolated extension View where Self: Equatable {
    /// Has no effect in a figure, which is evaluated once.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
