import LayoutEngine
import Plumbline

/// A tree to lay out; peers.py builds the same for pyyoga.
///
/// A node of a tree is a box with its own bounds, even if the engine makes several views of it.
struct Tree {
    var arena: LayoutArena
    var root: NodeID
    var proposal: ProposedViewSize
    /// Boxes as pyyoga counts them: of a view and its modifiers, the outermost.
    var boxes: [NodeID] = []

    var nodeCount: Int { boxes.count }

    static func named(_ name: String, _ size: Int, options: LayoutOptions) -> Tree? {
        var maker = TreeMaker(arena: LayoutArena(options: options))
        let (root, proposal): (NodeID, ProposedViewSize)
        switch name {
        case "wide": (root, proposal) = maker.wide(size)
        case "balanced": (root, proposal) = maker.balanced(size)
        case "deep": (root, proposal) = maker.deep(size)
        case "cards": (root, proposal) = maker.cards(size)
        case "measured": (root, proposal) = maker.cards(size, texts: textSizes(ofCards: size))
        default: return nil
        }
        return Tree(arena: maker.arena, root: root, proposal: proposal, boxes: maker.boxes)
    }

    /// The sizes of the texts of cards, in order.
    static func textSizes(ofCards count: Int) -> [CGSize] {
        var maker = TreeMaker(arena: LayoutArena())
        let (root, proposal) = maker.cards(count)
        maker.arena.layOut(root, proposal: proposal)
        return maker.texts.map { maker.arena.globalFrame(of: $0).size }
    }

    /// The same for the same layout: a weighted sum of all frames.
    var checksum: Double {
        boxes.reduce(0) { sum, box in
            let frame = arena.globalFrame(of: box)
            return sum + Double(frame.minX + 2 * frame.minY + 3 * frame.width + 5 * frame.height)
        }
    }
}

/// Builds a tree from its leaves up.
struct TreeMaker {
    let arena: LayoutArena
    var boxes: [NodeID] = []
    var texts: [NodeID] = []

    func add<L: Layout>(_ layout: L, _ children: [NodeID] = []) -> NodeID {
        arena.add(layout, children: children, info: NodeInfo(name: "box"))
    }

    mutating func stack(
        _ axis: Axis, spacing: CGFloat, padding: CGFloat? = nil, _ children: [NodeID]
    ) -> NodeID {
        let stack =
            switch axis {
            case .horizontal: add(HStackLayout(spacing: spacing), children)
            case .vertical: add(VStackLayout(spacing: spacing), children)
            }
        guard let padding else { return box(stack) }
        return box(
            add(
                PaddingLayout(insets: EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)),
                [stack]))
    }

    private mutating func box(_ node: NodeID) -> NodeID {
        boxes.append(node)
        return node
    }

    mutating func color() -> NodeID { box(add(FillLayout())) }

    mutating func fixed(_ width: CGFloat?, _ height: CGFloat?) -> NodeID {
        box(add(FrameLayout(width: width, height: height, alignment: .center), [add(FillLayout())]))
    }

    mutating func flexible(_ width: ClosedRange<CGFloat>?, _ height: ClosedRange<CGFloat>?, in child: NodeID? = nil)
        -> NodeID
    {
        func bounds(_ range: ClosedRange<CGFloat>?) -> FlexibleFrameLayout.Bounds {
            FlexibleFrameLayout.Bounds(min: range?.lowerBound, ideal: nil, max: range?.upperBound)
        }
        if child != nil { boxes.removeLast() }
        return box(
            add(
                FlexibleFrameLayout(horizontal: bounds(width), vertical: bounds(height), alignment: .center),
                [child ?? add(FillLayout())]))
    }

    mutating func text(_ length: Int) -> NodeID {
        texts.append(box(add(WrappingText(natural: CGFloat(7 * length)))))
        return texts[texts.count - 1]
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
    ///
    /// - Parameter sizes: The sizes of fixed boxes that replace the texts.
    mutating func cards(_ count: Int, texts sizes: [CGSize]? = nil) -> (NodeID, ProposedViewSize) {
        var next = 0
        func words(_ length: Int, _ maker: inout TreeMaker) -> NodeID {
            guard let sizes else { return maker.text(length) }
            next += 1
            return maker.fixed(sizes[next - 1].width, sizes[next - 1].height)
        }
        let cards = (0..<count).map { i -> NodeID in
            let title = words(20 + i % 50, &self)
            let line = stack(.horizontal, spacing: 4, [fixed(12, 12), words(10 + i % 90, &self)])
            let column = stack(.vertical, spacing: 4, [title, line])
            return stack(
                .horizontal, spacing: 8, padding: 8,
                [fixed(40, 40), column, sizes == nil ? color() : flexible(nil, 10...10), fixed(60, 24)])
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
