import LayoutEngine
import Plumbline

/// The trees layouts are measured on, as other engines are given them too.
///
/// A node of a tree is a box with its own bounds, whatever number of views the engine makes of it.
struct Tree {
    var arena: LayoutArena
    var root: NodeID
    var proposal: ProposedViewSize
    /// Boxes, as the peers count them.
    var nodeCount = 0

    /// Whose stacks it is made of.
    enum Stacks { case builtIn, userWritten }

    static func named(_ name: String, _ size: Int, stacks: Stacks = .builtIn, options: LayoutOptions) -> Tree? {
        var maker = TreeMaker(arena: LayoutArena(options: options), stacks: stacks)
        let (root, proposal): (NodeID, ProposedViewSize)
        switch name {
        case "wide": (root, proposal) = maker.wide(size)
        case "balanced": (root, proposal) = maker.balanced(size)
        case "deep": (root, proposal) = maker.deep(size)
        case "cards": (root, proposal) = maker.cards(size)
        default: return nil
        }
        return Tree(arena: maker.arena, root: root, proposal: proposal, nodeCount: maker.nodeCount)
    }

    /// The sum of all frames' numbers: the same for the same layout.
    var checksum: Double {
        var sum = 0.0
        var waiting = [root]
        while let node = waiting.popLast() {
            let frame = arena.globalFrame(of: node)
            sum += Double(frame.minX + 2 * frame.minY + 3 * frame.width + 5 * frame.height)
            waiting += arena.children(of: node)
        }
        return sum
    }
}

/// Builds a tree from its leaves up.
struct TreeMaker {
    let arena: LayoutArena
    let stacks: Tree.Stacks
    var nodeCount = 0

    func add<L: Layout>(_ layout: L, _ children: [NodeID] = []) -> NodeID {
        arena.add(layout, children: children, info: NodeInfo(name: "box"))
    }

    mutating func stack(
        _ axis: Axis, spacing: CGFloat, padding: CGFloat? = nil, leading: Bool = false, _ children: [NodeID]
    ) -> NodeID {
        nodeCount += 1
        let stack =
            switch (stacks, axis) {
            case (.builtIn, .horizontal): add(HStackLayout(spacing: spacing), children)
            case (.builtIn, .vertical):
                add(VStackLayout(alignment: leading ? .leading : .center, spacing: spacing), children)
            case (.userWritten, .horizontal): add(UserHStack(spacing: spacing), children)
            case (.userWritten, .vertical):
                add(UserVStack(alignment: leading ? .leading : .center, spacing: spacing), children)
            }
        guard let padding else { return stack }
        return add(
            PaddingLayout(insets: EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)),
            [stack])
    }

    mutating func color() -> NodeID {
        nodeCount += 1
        return add(FillLayout())
    }

    mutating func fixed(_ width: CGFloat?, _ height: CGFloat?) -> NodeID {
        add(FrameLayout(width: width, height: height, alignment: .center), [color()])
    }

    mutating func flexible(_ width: ClosedRange<CGFloat>?, _ height: ClosedRange<CGFloat>?, in child: NodeID? = nil)
        -> NodeID
    {
        func bounds(_ range: ClosedRange<CGFloat>?) -> FlexibleFrameLayout.Bounds {
            FlexibleFrameLayout.Bounds(min: range?.lowerBound, ideal: nil, max: range?.upperBound)
        }
        return add(
            FlexibleFrameLayout(horizontal: bounds(width), vertical: bounds(height), alignment: .center),
            [child ?? color()])
    }

    mutating func text(_ length: Int) -> NodeID {
        nodeCount += 1
        return add(WrappingText(natural: CGFloat(7 * length)))
    }

    // MARK: - The trees

    /// A row of `count` leaves of three kinds.
    mutating func wide(_ count: Int) -> (NodeID, ProposedViewSize) {
        let leaves = (0..<count).map { i -> NodeID in
            if i % 3 == 0 { return fixed(8, 20) }
            if i % 3 == 1 { return fixed(nil, 20) }
            let least = CGFloat(2 + 2 * (i % 7))
            return flexible(least...(least + CGFloat(2 + 2 * (i % 5))), nil, in: fixed(nil, 20))
        }
        return (stack(.horizontal, spacing: 0, leaves), ProposedViewSize(width: CGFloat(10 * count), height: 100))
    }

    /// Stacks in stacks, `levels` of them, each with two leaves.
    mutating func deep(_ levels: Int) -> (NodeID, ProposedViewSize) {
        var inner: NodeID?
        for level in (0..<levels).reversed() {
            let children = [fixed(4, 4), color()] + (inner.map { [$0] } ?? [])
            inner = stack(level % 2 == 0 ? .horizontal : .vertical, spacing: 0, children)
        }
        return (inner ?? color(), ProposedViewSize(width: 10_000, height: 10_000))
    }

    /// Four children to each stack, `levels` deep.
    mutating func balanced(_ levels: Int) -> (NodeID, ProposedViewSize) {
        var row = (0..<(1 << (2 * levels))).map { j -> NodeID in
            switch j % 4 {
            case 0: fixed(10, 10)
            case 1: color()
            case 2: flexible(4...30, 4...30)
            default: fixed(6, 14)
            }
        }
        for level in (0..<levels).reversed() {
            row = stride(from: 0, to: row.count, by: 4).map {
                stack(level % 2 == 0 ? .horizontal : .vertical, spacing: 1, padding: 1, Array(row[$0..<($0 + 4)]))
            }
        }
        let side = CGFloat(64 << levels)
        return (row[0], ProposedViewSize(width: side, height: side))
    }

    /// A column of cards: a picture, two lines of text, something flexible, a button.
    mutating func cards(_ count: Int) -> (NodeID, ProposedViewSize) {
        let cards = (0..<count).map { i -> NodeID in
            let line = stack(.horizontal, spacing: 4, [fixed(12, 12), text(10 + i % 90)])
            let words = stack(.vertical, spacing: 4, [text(20 + i % 50), line])
            return stack(.horizontal, spacing: 8, padding: 8, [fixed(40, 40), words, color(), fixed(60, 24)])
        }
        return (stack(.vertical, spacing: 8, cards), ProposedViewSize(width: 600, height: nil))
    }
}

/// Text of one length that wraps at any point, its lines 16 points high.
struct WrappingText: Layout {
    /// On one line, in points.
    let natural: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let width = proposal.width, width < natural else { return CGSize(width: natural, height: 16) }
        let room = max(width, 7)
        return CGSize(width: min(natural, room), height: 16 * (natural / room).rounded(.up))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
