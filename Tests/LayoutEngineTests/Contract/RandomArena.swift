import Foundation
import LayoutEngine

/// A user's layout: like text, its height depends on its width; its views are placed diagonally.
struct Slanted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.map { $0.isFinite ? max($0, 7) : 70 } ?? 35
        var size = CGSize(width: width / 2, height: 300 / width)
        for subview in subviews {
            let child = subview.sizeThatFits(ProposedViewSize(width: width / 3, height: proposal.height))
            size.width = max(size.width, min(child.width, 1000))
            size.height += min(child.height, 1000)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * 3, y: bounds.minY + CGFloat(index) * 7),
                proposal: ProposedViewSize(width: bounds.width / 3, height: bounds.height))
        }
    }
}

/// Builds a random tree of built-in layouts and users' layouts, the same for the same seed.
struct RandomArena {
    let arena: LayoutArena
    private var state: UInt64
    private let slantedOneIn: Int

    /// - Parameter slantedOneIn: One in this many views is a user's layout; 0 for none.
    init(seed: Int, slantedOneIn: Int, options: LayoutOptions) {
        arena = LayoutArena(options: options)
        state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
        self.slantedOneIn = slantedOneIn
    }

    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func pick<T>(_ list: [T]) -> T { list[number(below: list.count)] }

    /// Thirds and sevenths, so that no length is a whole number.
    mutating func length(_ most: Int = 120) -> CGFloat { CGFloat(number(below: most)) / pick([1, 1, 3, 7]) }

    private mutating func maybe(_ most: Int = 120) -> CGFloat? { pick([nil, length(most)]) }

    private mutating func alignment() -> Alignment {
        Alignment(
            horizontal: pick([.leading, .center, .trailing]),
            vertical: pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]))
    }

    private mutating func add<L: Layout>(_ layout: L, _ children: [NodeID]) -> NodeID {
        arena.add(
            layout, children: children, info: NodeInfo(name: "\(L.self)"),
            priority: pick([0, 0, 0, 0, 1, 0.5, -.infinity]), rightToLeft: number(below: 4) == 0)
    }

    private mutating func bounds() -> FlexibleFrameLayout.Bounds {
        FlexibleFrameLayout.Bounds(min: maybe(), ideal: maybe(), max: pick([nil, nil, .infinity, length(200)]))
    }

    private mutating func leaf() -> NodeID {
        switch number(below: 8) {
        case 0: add(FixedLayout(size: CGSize(width: length(), height: length())), [])
        case 1: add(FillLayout(ideal: CGSize(width: length(), height: length())), [])
        case 2: add(SpacerLayout(axis: pick([nil, .horizontal, .vertical]), minLength: maybe(20)), [])
        case 3: add(DividerLayout(axis: pick([nil, .horizontal, .vertical]), thickness: 0.5), [])
        default: add(FillLayout(), [])
        }
    }

    mutating func tree(depth: Int) -> NodeID {
        if slantedOneIn > 0, number(below: slantedOneIn) == 0 {
            let children = (0..<number(below: 3)).map { _ in depth > 0 ? tree(depth: depth - 1) : leaf() }
            return add(Slanted(), children)
        }
        guard depth > 0 else { return leaf() }
        return number(below: 2) == 0 ? modified(depth - 1) : container(depth - 1)
    }

    private mutating func modified(_ depth: Int) -> NodeID {
        let child = [tree(depth: depth)]
        switch number(below: 8) {
        case 0, 1: return add(FrameLayout(width: maybe(), height: maybe(), alignment: alignment()), child)
        case 2, 3:
            return add(FlexibleFrameLayout(horizontal: bounds(), vertical: bounds(), alignment: alignment()), child)
        case 4:
            let insets = EdgeInsets(
                top: length(20), leading: length(20), bottom: length(9) - 5, trailing: length(9) - 5)
            return add(PaddingLayout(insets: insets), child)
        case 5: return add(FixedSizeLayout(axes: pick([[], .horizontal, .vertical, [.horizontal, .vertical]])), child)
        case 6: return add(PassThroughLayout(displacement: CGSize(width: length(), height: -length())), child)
        default:
            return slantedOneIn > 0
                ? add(AspectRatioLayout(ratio: pick([nil, 0.7, 2]), contentMode: pick([.fit, .fill])), child)
                : add(PassThroughLayout(), child)
        }
    }

    private mutating func container(_ depth: Int) -> NodeID {
        var children: [NodeID] = []
        for _ in 0..<number(below: 5) { children.append(tree(depth: depth)) }
        let spacing = pick([nil, nil, length(20), -length(6)])
        switch number(below: 7) {
        case 0: return add(ZStackLayout(alignment: alignment()), children)
        case 1: return add(OverlayLayout(alignment: alignment()), children)
        case 2: return add(AnyLayout(HStackLayout(alignment: alignment().vertical, spacing: spacing)), children)
        case 3, 4: return add(HStackLayout(alignment: alignment().vertical, spacing: spacing), children)
        default: return add(VStackLayout(alignment: alignment().horizontal, spacing: spacing), children)
        }
    }
}
