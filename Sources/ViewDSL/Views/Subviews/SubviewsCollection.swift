/// A view as its container sees it. It is laid out where the container puts it.
public struct Subview: Identifiable {
    /// The identity of a subview among the others.
    public struct ID: Hashable, Sendable {
        fileprivate let value: UInt64
    }

    let subview: _Subview

    nonisolated public var id: ID { ID(value: subview.identity) }
    nonisolated public var containerValues: ContainerValues { subview.values }
}

extension Subview: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        subview.resolve(in: context, into: &list)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        var placed = _Subview(self, context.child(identifiedBy: subview.identity))
        (placed.names, placed.values) = (subview.names, subview.values)
        return [placed]
    }
}

/// The subviews of a view, in order.
public struct SubviewsCollection {
    let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    @MainActor public init(_ view: some View, _ context: _ViewContext) {
        subviews = view._subviews(context).map(Subview.init)
    }
}

extension SubviewsCollection: _ViewParts {
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { subviews.count }
    nonisolated public subscript(index: Int) -> Subview { subviews[index] }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the subviews of a view.
public struct SubviewsCollectionSlice {
    let subviews: ArraySlice<Subview>
}

extension SubviewsCollectionSlice: RandomAccessCollection {
    public typealias SubSequence = SubviewsCollectionSlice

    nonisolated public var startIndex: Int { subviews.startIndex }
    nonisolated public var endIndex: Int { subviews.endIndex }
    nonisolated public subscript(index: Int) -> Subview { subviews[index] }
    nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(subviews) { $0 } }
}
