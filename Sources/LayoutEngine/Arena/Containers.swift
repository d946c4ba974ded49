import Foundation

/// How views learn the size of the container that lengths can be relative to, while they are measured.
///
/// A container such as a scroll view measures and places its content with `subview.inContainer(size)`; a layout inside,
/// however deep, reads `subviews.containerSize`. The size travels beside the proposal, down the same calls.
///
/// An answer then depends on two things, the proposal and the container. The memo stays right because a view that ever
/// reads the container is marked, with all around it, and marked views are remembered by both; the others, nearly all,
/// by the proposal alone. A marked layout's own cache is made anew where the container changes, since layouts expect
/// that nothing but the proposal tells one question from another.
extension LayoutArena {
    /// What `size` is known by: on axes where it has no finite length, that of the present container counts.
    func containerNumber(_ size: ProposedViewSize) -> Int32 {
        let outer = containers[Int(container)].proposal
        func length(_ axis: Axis) -> CGFloat? {
            guard let length = size[axis], length.isFinite else { return outer[axis] }
            return max(0, length)
        }
        let resolved = RawProposal(ProposedViewSize(width: length(.horizontal), height: length(.vertical)))
        if let known = containerNumbers[resolved] { return known }
        containers.append(resolved)
        containerNumbers[resolved] = Int32(containers.count - 1)
        return Int32(containers.count - 1)
    }

    /// Runs `body` in a container; nil is the present one.
    @inline(__always)
    func within<Result>(_ number: Int32?, _ body: () -> Result) -> Result {
        guard let number, number != container else { return body() }
        let outer = container
        container = number
        defer { container = outer }
        return body()
    }

    /// The present container, for a layout of the node.
    func readContainer(from id: NodeID) -> ProposedViewSize {
        var node = id
        while node != .none, !nodes[node.index].flags.contains(.readsContainer) {
            nodes[node.index].flags.insert(.readsContainer)
            node = nodes[node.index].parent
        }
        return containers[Int(container)].proposal
    }

    /// The container as far as the node's answers depend on it.
    func containerRead(by id: NodeID) -> Int32 {
        nodes[id.index].flags.contains(.readsContainer) ? container : 0
    }

    /// Drops what the node's layout computed in another container.
    func refreshCache(of id: NodeID) {
        let asked = askedPlace(of: id)
        guard askedNodes[asked].cacheContainer != container else { return }
        askedNodes[asked].cacheContainer = container
        if nodes[id.index].flags.contains(.readsContainer) { nodes[id.index].box.takeUnretainedValue().forgetCache() }
    }
}
