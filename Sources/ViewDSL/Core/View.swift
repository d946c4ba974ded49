import Drawing
import Foundation
import LayoutEngine

/// A piece of a user interface, described by its body: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the view's nodes to the arena and their ids to `list`. For the views of this module; others have a body.
    func _resolve(_ context: _ViewContext, into list: inout _ViewList)
}

/// The nodes that views resolve to, in order.
public struct _ViewList {
    var nodes: [NodeID] = []

    mutating func append(_ node: NodeID) { nodes.append(node) }
}

extension View {
    /// A view with a body is its body: it adds no node of its own.
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        guard context.hasRoom else { return context.refuseDepth(of: Self.self, into: &list) }
        var connected = self
        let context = context.child(0)
        context.connectProperties(of: &connected)
        connected.body._resolve(context, into: &list)
    }
}

/// A view the resolver knows: it makes nodes itself and has no body.
protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
    public var body: Never { fatalError("Never has no value") }
}

/// No view: it takes no room, and no spacing beside it.
public struct EmptyView: Sendable {
    /// A view of nothing: it takes no room and no gap.
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
