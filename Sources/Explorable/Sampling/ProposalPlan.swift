import Foundation
import LayoutEngine

/// The proposals a page can show, chosen one after the other from the layouts before.
///
/// First widths at the scene's own height, then heights at its own width, each with as many stops as the number of views
/// allows; then some widths at some heights.
struct ProposalPlan {
    let own: ProposedViewSize
    private let budget: LayoutBudget
    /// Lengths that must be stops, in points, such as a sweep's.
    private let extra: [Axis: [CGFloat]]
    private let avoided: AvoidedProposals
    /// In the order they were made.
    private(set) var layouts: [ComputedLayout] = []
    private(set) var cells: [Cell: Int] = [:]
    private var phase = Phase.ideal
    private var current = Cell(.unspecified)
    private var ideal = CGSize.zero
    /// Its lengths under a proposal of ∞ along each axis, at the scene's own other length.
    private var maximum: [Axis: CGFloat] = [:]
    private var tracks: [Axis: HandleTrack] = [:]
    private var product: [ProposedViewSize] = []

    private enum Phase {
        case ideal
        case maximum(Axis)
        case own
        case track(Axis)
        case product
    }

    typealias Cell = ProposalCell

    init(
        own: ProposedViewSize, extra: [Axis: [CGFloat]] = [:], budget: LayoutBudget = .standard,
        avoided: AvoidedProposals = AvoidedProposals()
    ) {
        self.avoided = avoided
        if avoided.leavesOnlyOwn { phase = .own }
        self.own = own
        self.budget = budget
        self.extra = extra
    }

    /// The finite lengths along an axis at the scene's own other length, in points.
    func lengths(along axis: Axis) -> [CGFloat] { tracks[axis]?.lengths ?? [] }

    /// Whether lengths along an axis change anything, at the scene's own other length.
    func varies(along axis: Axis) -> Bool {
        let values = lengths(along: axis).compactMap { length in
            let proposal = ProposedViewSize(along: axis, length, cross: own[axis.cross])
            return cells[Cell(proposal)].map { layouts[$0].values + [CGFloat(layouts[$0].shape)] }
        }
        return Set(values).count > 1
    }

    /// Whether the last proposal is the scene's own.
    var isOwn: Bool { current == Cell(own) }

    /// The next proposal; nil at the end.
    mutating func next() -> ProposedViewSize? {
        while true {
            guard let proposal = candidate() else { return nil }
            current = Cell(proposal)
            if avoided.contains(current, own: own) {
                skip()
                continue
            }
            if let known = cells[current] {
                take(layouts[known], proposal)
                continue
            }
            return proposal
        }
    }

    mutating func add(_ layout: ComputedLayout) {
        cells[current] = layouts.count
        layouts.append(layout)
        take(layout, layout.proposal)
    }

    private mutating func candidate() -> ProposedViewSize? {
        switch phase {
        case .ideal: return .unspecified
        case .maximum(let axis): return ProposedViewSize(along: axis, .infinity, cross: own[axis.cross])
        case .own: return own
        case .track(let axis):
            if let length = tracks[axis]?.next() {
                return ProposedViewSize(along: axis, length, cross: own[axis.cross])
            }
            if axis == .vertical, avoided.leavesProducts(own) { product = products().reversed() }
            phase = axis == .horizontal ? .track(.vertical) : .product
            return candidate()
        case .product: return product.popLast()
        }
    }

    /// Goes on without a layout of the last proposal.
    private mutating func skip() {
        switch phase {
        case .ideal: phase = .maximum(.horizontal)
        case .maximum(let axis): phase = axis == .horizontal ? .maximum(.vertical) : .own
        case .own, .track, .product: break
        }
    }

    private mutating func take(_ layout: ComputedLayout, _ proposal: ProposedViewSize) {
        switch phase {
        case .ideal:
            ideal = layout.size
            phase = .maximum(.horizontal)
        case .maximum(let axis):
            maximum[axis] = layout.size[axis]
            phase = axis == .horizontal ? .maximum(.vertical) : .own
        case .own:
            if avoided.leavesOnlyOwn {
                phase = .product
                return
            }
            for axis in Axis.allCases {
                tracks[axis] = HandleTrack(
                    own: own[axis] ?? layout.size[axis], shown: shown(axis, taken: layout.size),
                    maxStops: budget.stops(along: axis, views: layout.views.count),
                    // Along heights little bends, but rows appear.
                    jumpShare: axis == .horizontal ? 2 / 3 : 1)
            }
            phase = .track(.horizontal)
        case .track(let axis): tracks[axis]?.add(proposal[axis], layout)
        case .product: break
        }
    }

    /// From 0 to beyond the ideal and the maximum; where these are far, to beyond the scene's own proposal.
    private func shown(_ axis: Axis, taken: CGSize) -> [CGFloat] {
        let extra = extra[axis, default: []]
        let near = ([own[axis], taken[axis]].compactMap(\.self) + extra).filter { $0.isFinite && $0 > 0 }.max() ?? 0
        let far = max(2.2 * near, 800)
        let reached = [ideal[axis], maximum[axis] ?? 0].filter { $0 <= far }
        let end = Self.round(1.12 * (reached + [near, 20]).reduce(0, max))
        let inner = ([own[axis]] + reached + extra.map(\.self)).compactMap(\.self)
        let all = [0, end] + inner.filter { $0.isFinite && $0 > 0 && $0 < end }
        let range = avoided.range(along: axis, own: own, length: own[axis] ?? taken[axis])
        return Array(Set(all.map { min(max($0, range.lowerBound), range.upperBound) }))
    }

    private static func round(_ length: CGFloat) -> CGFloat {
        let step: CGFloat = length > 400 ? 50 : length > 100 ? 20 : 10
        return (length / step).rounded(.up) * step
    }

    // MARK: Both axes

    private func products() -> [ProposedViewSize] {
        let views = layouts.map(\.views.count).max() ?? 1
        let most = budget.maxProducts(views: views)
        let heights = stops(along: .vertical)
        let rows = spread(heights, atMost: varies(along: .vertical) ? 14 : 8, keeping: own.height)
        let columns = spread(stops(along: .horizontal), atMost: max(8, most / max(1, rows.count)), keeping: own.width)
        return rows.flatMap { height in columns.map { ProposedViewSize(width: $0, height: height) } }
    }

    private func stops(along axis: Axis) -> [CGFloat?] {
        (tracks[axis]?.lengths ?? []).sorted().map(\.self) + [nil, .infinity]
    }

    /// Some of the stops, evenly: with both ends, nil, ∞, and the scene's own length.
    private func spread(_ stops: [CGFloat?], atMost count: Int, keeping own: CGFloat?) -> [CGFloat?] {
        let finite = stops.dropLast(2)
        let step = max(1, Double(finite.count - 1) / Double(max(1, count - 4)))
        var indices = Set(stride(from: 0, to: Double(finite.count), by: step).map { Int($0) })
        indices.insert(max(0, finite.count - 1))
        if let place = finite.firstIndex(where: { Hundredths.of($0) == Hundredths.of(own) }) { indices.insert(place) }
        return indices.sorted().filter(finite.indices.contains).map { finite[$0] } + [nil, .infinity]
    }
}

/// How many layouts a page holds.
package struct LayoutBudget: Sendable {
    /// The most stops of the width's handle and of the height's, and the most layouts where both are dragged.
    var widths: ClosedRange<Int>
    var heights: ClosedRange<Int>
    var products: ClosedRange<Int>

    /// Views times layouts along the track of widths; each view of each layout takes some bytes.
    private static let bytes = 18_000

    package init(widths: ClosedRange<Int>, heights: ClosedRange<Int>, products: ClosedRange<Int>) {
        (self.widths, self.heights, self.products) = (widths, heights, products)
    }

    /// Enough for smooth dragging.
    package static let standard = LayoutBudget(widths: 110...160, heights: 50...80, products: 60...320)

    func stops(along axis: Axis, views: Int) -> Int {
        axis == .horizontal ? share(1, views, widths) : share(0.4, views, heights)
    }

    func maxProducts(views: Int) -> Int { share(1, views, products) }

    private func share(_ share: Double, _ views: Int, _ range: ClosedRange<Int>) -> Int {
        min(max(Int(share * Double(Self.bytes)) / max(1, views), range.lowerBound), range.upperBound)
    }
}
