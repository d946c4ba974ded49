import LayoutEngine

/// A piece of user interface, described by its body.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the view's nodes to the arena and to `list`. Views outside this module have a body instead.
    func _resolve(_ context: _ViewContext, into list: inout _ViewList)

    /// The views this one stands for in a container, in order, not resolved yet.
    func _subviews(_ context: _ViewContext) -> [_Subview]
}

/// The nodes that views resolve to, in order.
public struct _ViewList {
    var nodes: [NodeID] = []

    mutating func append(_ node: NodeID) { nodes.append(node) }
}

extension View {
    /// A view with a body adds no node of its own.
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Self.self, into: &list) }
        var connected = self
        let context = context.child(0)
        context.connectProperties(of: &connected)
        let count = list.nodes.count
        connected.body._resolve(context, into: &list)
        // Figures call the view by its type's name.
        if list.nodes.count == count + 1 { context.arena.viewTypes[list.nodes[count]] = Self.self }
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        guard context.hasRoom else { return [_Subview(self, context)] }
        var connected = self
        let inner = context.child(0)
        inner.connectProperties(of: &connected)
        return context.subviews(of: self, body: connected.body, inner)
    }
}

extension View {
    /// Prints nothing: a figure's view is made once.
    public static func _printChanges() {}
    /// Logs nothing: a figure's view is made once.
    public static func _logChanges() {}
}

/// A view that makes its nodes itself and has no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// A view of its own.
    public func _subviews(_ context: _ViewContext) -> [_Subview] { [_Subview(self, context)] }
}

extension Never: View {
    public var body: Never { fatalError("Never has no value") }
}

/// A view without content. It takes no room and no spacing.
public struct EmptyView: Sendable {
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {}
    public func _subviews(_ context: _ViewContext) -> [_Subview] { [] }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("Optional has no body") }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        self?._resolve(context.child(0), into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] { self?._subviews(context.child(0)) ?? [] }
}
