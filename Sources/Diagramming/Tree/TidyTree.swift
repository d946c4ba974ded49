import Foundation

/// A node of a tree drawing: how far it reaches to either side of its middle, and its children from left to right.
struct TidyNode: Sendable {
    var left: CGFloat
    var right: CGFloat
    var children: [TidyNode] = []
}

/// Where the nodes of a tree go: as near together as their sides allow, each parent over the middle of its children.
///
/// Subtrees are laid out by themselves and pushed together along their contours, level by level, so that equal subtrees
/// look equal and none reaches into another (Reingold and Tilford). Positions are in points, the leftmost side at 0.
struct TidyTree: Sendable {
    /// The middle of each node, parents before children, in order.
    private(set) var middles: [CGFloat] = []
    private(set) var width: CGFloat = 0

    init(_ root: TidyNode, gap: CGFloat) {
        let placed = Self.place(root, gap: gap)
        let leftmost = placed.lefts.min() ?? 0
        middles = placed.offsets.map { $0 - leftmost }
        width = (placed.rights.max() ?? 0) - leftmost
    }

    /// A subtree around its root's middle: every node's middle, and how far each level reaches.
    private struct Placed {
        var offsets: [CGFloat]
        var lefts: [CGFloat]
        var rights: [CGFloat]
    }

    private static func place(_ node: TidyNode, gap: CGFloat) -> Placed {
        var (middles, offsets): ([CGFloat], [[CGFloat]]) = ([], [])
        var (lefts, rights): ([CGFloat], [CGFloat]) = ([], [])
        for child in node.children {
            let subtree = place(child, gap: gap)
            // Where the subtree touches the ones before it, on the level where they are nearest.
            let shift = middles.isEmpty ? 0 : zip(rights, subtree.lefts).map { $0 - $1 + gap }.max() ?? 0
            middles.append(shift)
            offsets.append(subtree.offsets.map { $0 + shift })
            for level in subtree.lefts.indices {
                if level < lefts.count {
                    rights[level] = max(rights[level], subtree.rights[level] + shift)
                    lefts[level] = min(lefts[level], subtree.lefts[level] + shift)
                } else {
                    lefts.append(subtree.lefts[level] + shift)
                    rights.append(subtree.rights[level] + shift)
                }
            }
        }
        let middle = ((middles.first ?? 0) + (middles.last ?? 0)) / 2
        return Placed(
            offsets: [0] + offsets.flatMap { $0.map { $0 - middle } }, lefts: [-node.left] + lefts.map { $0 - middle },
            rights: [node.right] + rights.map { $0 - middle })
    }
}
