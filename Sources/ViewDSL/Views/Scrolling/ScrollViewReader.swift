import LayoutEngine

/// A view that can scroll to its content. A figure shows scroll views at their start.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public var body: some View { content(ScrollViewProxy()) }
}

extension ScrollViewReader: View {}

/// Scrolls to views. A figure shows scroll views at their start.
public struct ScrollViewProxy: Sendable {
    /// Has no effect in a figure.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
