import Foundation

/// How views learn the size of the container that lengths can be relative to.
///
/// A container such as a scroll view measures and places its content with `subview.inContainer(size)`; a layout inside,
/// however deep, reads `subviews.containerSize`. The size travels beside the proposal, down the same calls.
///
/// Answers then depend on the proposal and the container. A view that reads the container is marked, with all views around
/// it. Marked views are remembered by both, the others, nearly all, by the proposal alone. A marked layout gets a new
/// cache in a new container, because layouts expect that questions differ in nothing but the proposal.
extension LayoutArena {
    /// The number of a container of this size. On an axis without a finite length, the current container's counts.
    func containerNumber(_ size: ProposedViewSize) -> Int32 {
        let outer = containers[Int(container)].proposal
        func length(_ axis: Axis) -> CGFloat? {
            guard let length = size[axis], length.isFinite else { return outer[axis] }
            return max(0, length)
        }
        let resolved = ProposalKey(ProposedViewSize(width: length(.horizontal), height: length(.vertical)))
        if let known = containerNumbers[resolved] { return known }
        containers.append(resolved)
        containerNumbers[resolved] = Int32(containers.count - 1)
        return Int32(containers.count - 1)
    }

    /// Runs `body` in a container; nil means the current one.
    @inline(__always)
    func within<Result>(_ number: Int32?, _ body: () -> Result) -> Result {
        guard let number, number != container else { return body() }
        let outer = container
        container = number
        defer { container = outer }
        return body()
    }

    /// The size of the current container, for the node's layout.
    func readContainer(from id: NodeID) -> ProposedViewSize {
        var node = id
        while node != .none, !nodes[node.index].flags.contains(.readsContainer) {
            nodes[node.index].flags.insert(.readsContainer)
            node = nodes[node.index].parent
        }
        return containers[Int(container)].proposal
    }

    /// The current container, if the node's answers depend on it.
    @inline(__always)
    func containerRead(by id: NodeID) -> Int32 {
        nodes[id.index].flags.contains(.readsContainer) ? container : 0
    }

    /// Drops what the node's layout cached in another container.
    @inline(__always)
    func refreshCache(of id: NodeID) {
        guard nodes[id.index].cacheContainer != container else { return }
        nodes[id.index].cacheContainer = container
        if nodes[id.index].flags.contains(.readsContainer) { nodes[id.index].box.takeUnretainedValue().forgetCache() }
    }
}
