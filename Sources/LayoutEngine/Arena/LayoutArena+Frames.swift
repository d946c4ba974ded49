import Foundation

/// Frames whose lengths are chosen again, for pages on which readers drag them.
extension LayoutArena {
    /// The outermost frame that has both lengths of its own, with nothing beside it.
    package func outermostFrame(in root: NodeID) -> (node: NodeID, size: CGSize)? {
        for node in sequence(first: root, next: { self.children(of: $0).count == 1 ? self.children(of: $0)[0] : nil }) {
            if let frame = layout(of: node) as? FrameLayout, let width = frame.width, let height = frame.height {
                return (node, CGSize(width: width, height: height))
            }
        }
        return nil
    }

    /// Gives a frame other lengths, before layout. Under nil and ∞ it has none, and takes its child's.
    package func setLengths(_ lengths: ProposedViewSize, ofFrame node: NodeID) {
        guard let frame = layout(of: node) as? FrameLayout else { return }
        let other = FrameLayout(width: lengths.width, height: lengths.height, alignment: frame.alignment)
        nodes[node.index].box = Unmanaged.passUnretained(sharedBox(other))
    }
}
