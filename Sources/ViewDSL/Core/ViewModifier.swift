import Foundation
import LayoutEngine

/// A change to a view that makes another view: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the body.
    associatedtype Body: View

    /// Stands for the view that is changed.
    typealias Content = _ViewModifier_Content<Self>

    /// The view as changed.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view a modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let resolveContent: @MainActor (_ViewContext, inout _ViewList) -> Void
}

extension _ViewModifier_Content: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) { resolveContent(context, &list) }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier

    /// A view and what changes it.
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
                // The content is who it is by where the modifier puts it: twice, it is two views.
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
    /// Changes nothing.
    public static let identity = EmptyModifier()
    /// Changes nothing.
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
    /// This modifier, then another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
