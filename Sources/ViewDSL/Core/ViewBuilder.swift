import Foundation
import LayoutEngine

/// Turns the statements of a closure into a view.
@resultBuilder
public struct ViewBuilder {
    /// A statement of the closure.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// The statements of a block, in order.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// The statements of a block, in order.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// The statements of a block, in order.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// An `if` without `else`.
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// A branch of an `if` or a `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }

    /// A branch of an `if` or a `switch`.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }

    /// The turns of a `for`.
    public static func buildArray<Content: View>(_ content: [Content]) -> _ArrayContent<Content> {
        _ArrayContent(content)
    }

    /// What stands behind `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views one after the other.
public struct TupleView<each Content: View> {
    let content: (repeat each Content)

    nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        var index = 0
        for view in repeat each content {
            view._resolve(context.child(index), into: &list)
            index += 1
        }
    }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View> {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    nonisolated init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        switch branch {
        case .first(let view): view._resolve(context.child(0), into: &list)
        case .second(let view): view._resolve(context.child(1), into: &list)
        }
    }
}

/// The views of a loop.
public struct _ArrayContent<Content: View> {
    let content: [Content]

    nonisolated init(_ content: [Content]) { self.content = content }
}

extension _ArrayContent: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        for (index, view) in content.enumerated() { view._resolve(context.child(index), into: &list) }
    }
}
