/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// Passes a statement through.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Combines the statements of a block, in order.
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content)
        -> TupleView<(repeat each Content)>
    { TupleView((repeat each content)) }

    /// Supports `if` without `else`.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    /// Supports `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Supports `if`–`else` and `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .first(first))
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(branch: .second(second))
    }

    /// Supports `for`.
    public static func buildArray<Content: View>(_ content: [Content]) -> _ArrayContent<Content> {
        _ArrayContent(content: content)
    }

    /// Supports `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct _ConditionalContent<First: View, Second: View> {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch
}

extension _ConditionalContent: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        switch branch {
        case .first(let view): view._resolve(context.child(0), into: &list)
        case .second(let view): view._resolve(context.child(1), into: &list)
        }
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        switch branch {
        case .first(let view): view._subviews(context.child(0))
        case .second(let view): view._subviews(context.child(1))
        }
    }
}

public struct _ArrayContent<Content: View> {
    let content: [Content]
}

extension _ArrayContent: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        for (index, view) in content.enumerated() { view._resolve(context.child(index), into: &list) }
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        content.enumerated().flatMap { index, view in view._subviews(context.child(index)) }
    }
}
