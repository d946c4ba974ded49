import LayoutEngine

/// A modifier that makes another view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View

    /// The view the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// Makes the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Adds the modified view's nodes. Modifiers outside this module have a body instead.
    func _resolve(_ content: some View, _ context: _ViewContext, into list: inout _ViewList)

    func _subviews(of content: some View, _ context: _ViewContext) -> [_Subview]
}

extension ViewModifier {
    public func _resolve(_ content: some View, _ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Self.self, into: &list) }
        body(of: content, context)._resolve(context.child(1), into: &list)
    }

    public func _subviews(of content: some View, _ context: _ViewContext) -> [_Subview] {
        let view = ModifiedContent(content: content, modifier: self)
        guard Body.self != Never.self else { return context.subviews(modifying: view, content) }
        guard context.hasRoom else { return [_Subview(view, context)] }
        return context.subviews(of: view, body: body(of: content, context), context.child(1))
    }

    /// The body, with the modifier's own properties connected.
    private func body(of content: some View, _ context: _ViewContext) -> Body {
        var connected = self
        context.child(1).connectProperties(of: &connected)
        return connected.body(
            content: _ViewModifier_Content(
                // Placed twice by the modifier, the content is two views with states of their own.
                resolveContent: { content._resolve($0.child(0), into: &$1) },
                contentSubviews: { content._subviews($0.child(0)) }))
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let resolveContent: @MainActor (_ViewContext, inout _ViewList) -> Void
    let contentSubviews: @MainActor (_ViewContext) -> [_Subview]
}

extension _ViewModifier_Content: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) { resolveContent(context, &list) }
    public func _subviews(_ context: _ViewContext) -> [_Subview] { contentSubviews(context) }
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
        modifier._resolve(content, context, into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] { modifier._subviews(of: content, context) }
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

/// A modifier with data that animates.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that becomes another in its environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier

    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func _resolve(_ content: some View, _ context: _ViewContext, into list: inout _ViewList) {
        resolve(in: context.environment)._resolve(content, context, into: &list)
    }

    public func _subviews(of content: some View, _ context: _ViewContext) -> [_Subview] {
        resolve(in: context.environment)._subviews(of: content, context)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Animatable where Content: Animatable, Modifier: Animatable {
    public var animatableData: AnimatablePair<Content.AnimatableData, Modifier.AnimatableData> {
        get { AnimatablePair(content.animatableData, modifier.animatableData) }
        set { (content.animatableData, modifier.animatableData) = (newValue.first, newValue.second) }
    }
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
