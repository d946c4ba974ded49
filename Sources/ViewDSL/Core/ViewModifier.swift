import LayoutEngine

/// A modifier that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    /// The view the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let resolveContent: @MainActor (_ViewContext, inout _ViewList) -> Void
}

extension _ViewModifier_Content: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) { resolveContent(context, &list) }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("ModifiedContent has no body") }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Modifier.self, into: &list) }
        var connected = modifier
        let inner = context.child(1)
        inner.connectProperties(of: &connected)
        let content = content
        let view = connected.body(
            content: _ViewModifier_Content { contentContext, list in
                // Placed twice by the modifier, the content is two views with states of their own.
                content._resolve(contentContext.child(0), into: &list)
            })
        view._resolve(inner, into: &list)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    nonisolated public init() {}
    public func body(content: Content) -> some View { content }
}

nonisolated extension View {
    /// Applies a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated extension ViewModifier {
    /// Applies this modifier, then another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
