import LayoutEngine

/// A piece of user interface, described by its body.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the view's nodes to the arena and to `list`. Views outside this module have a body instead.
    func _resolve(_ context: _ViewContext, into list: inout _ViewList)
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
        connected.body._resolve(context, into: &list)
    }
}

/// A view that makes its nodes itself and has no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
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
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("Optional has no body") }

    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        self?._resolve(context.child(0), into: &list)
    }
}
