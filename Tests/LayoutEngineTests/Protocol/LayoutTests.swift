import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

private enum Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }

/// Divides its width by the shares of its subviews, in the order of their priorities.
private struct Shares: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        log.lines = subviews.map { "\($0[Share.self]) \($0.priority)" }
        let total = subviews.map { $0[Share.self] }.reduce(0, +)
        var x = bounds.minX
        for subview in subviews.sorted(by: { $0.priority > $1.priority }) {
            let width = bounds.width * subview[Share.self] / total
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

/// A column with its own guide or spacing.
private struct Column: Layout {
    var guide: CGFloat?
    var room: ViewSpacing?
    var axis: Axis?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        plainSize(subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        placePlainly(subviews, in: bounds)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .center ? self.guide : nil
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { room ?? ViewSpacing() }
}

/// A stack except for one guide, which it sets itself.
private struct Marked: Layout {
    private let stack = VStackLayout(spacing: 0)

    func makeCache(subviews: Subviews) -> VStackLayout.Cache { stack.makeCache(subviews: subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
        stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache
    ) {
        stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout VStackLayout.Cache
    ) -> CGFloat? {
        guide == .center
            ? 3 : stack.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

/// Lays out like a column, and declares a stack orientation.
private protocol Oriented: Layout {}

extension Oriented {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    fileprivate static func along(_ axis: Axis?) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

private struct Row: Oriented { static var layoutProperties: LayoutProperties { along(.horizontal) } }
private struct Pile: Oriented { static var layoutProperties: LayoutProperties { along(.vertical) } }
private struct Loose: Oriented {}

@MainActor @Suite("A user's own layout")
struct LayoutTests {
    @Test("reads layout values and priorities of its subviews")
    func values() {
        let log = Log()
        let snapshot = layout(100, 20) {
            Shares(log: log) {
                Color.red.layoutLabel("plain")
                Color.blue.layoutValue(key: Share.self, value: 3).layoutPriority(2).layoutLabel("large")
            }
        }
        #expect(log.lines == ["1.0 0.0", "3.0 2.0"])
        #expect(snapshot["large"]?.frame == CGRect(x: 0, y: 0, width: 75, height: 20))
        #expect(snapshot["plain"]?.frame == CGRect(x: 75, y: 0, width: 25, height: 20))
    }

    @Test("is aligned on the guide it sets", arguments: [(nil, 5), (2, 8)] as [(CGFloat?, CGFloat)])
    func guide(guide: CGFloat?, top: CGFloat) {
        let snapshot = layout(nil, nil) {
            HStack(spacing: 0) {
                block(10, 20)
                Column(guide: guide) { block() }.layoutLabel("column")
            }
        }
        #expect(snapshot["column"]?.frame.minY == top)
    }

    @Test("can set one guide and forward another to a stack that has none")
    func forwarded() {
        let snapshot = layout(nil, nil) {
            HStack(spacing: 0) {
                block(10, 20)
                Marked { block() }
                    .layoutLabel("marked")
                    .alignmentGuide(VerticalAlignment.center) {
                        ($0[explicit: .top] ?? 0) + $0[VerticalAlignment.center]
                    }
            }
        }
        #expect(snapshot["marked"]?.frame.minY == 7)
    }

    @Test("keeps the distance it prefers")
    func spacing() {
        func gap(_ room: ViewSpacing?) -> CGFloat? {
            let snapshot = layout(nil, nil) {
                HStack {
                    Column(room: room) { block() }
                    Column(room: room) { block() }.layoutLabel("second")
                }
            }
            return snapshot["second"].map { $0.frame.minX - 20 }
        }
        #expect(gap(ViewSpacing()) == 8)
        #expect(gap(.zero) == 0)
    }

    @Test("gives spacers and dividers its stack orientation, if it has one")
    func orientation() {
        #expect(layout(100, 80) { Row { Spacer() } }.size == CGSize(width: 100, height: 0))
        #expect(layout(100, 80) { Pile { Spacer() } }.size == CGSize(width: 0, height: 80))
        #expect(layout(100, 80) { Loose { Spacer() } }.size == CGSize(width: 100, height: 80))
        let lines = [layout(100, 80) { Row { Divider() } }.size, layout(100, 80) { Pile { Divider() } }.size]
        #expect(lines[0].height == 80 && lines[0].width < 2)
        #expect(lines[1].width == 100 && lines[1].height < 2)
    }

    @Test("that often answers NaN is reported once, and its invalid guide separately")
    func reportedOnce() {
        struct Wrong: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.nan, height: 10)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let snapshot = layout(100, 100) {
            HStack {
                Wrong { Color.red }
                Wrong { Color.red }.alignmentGuide(VerticalAlignment.center) { _ in CGFloat.nan }
                Color.blue
            }
        }
        #expect(snapshot.issues.filter { $0.message.hasPrefix("Wrong answered NaN × 10") }.count == 2)
        let guides = snapshot.issues.filter { $0.message.hasPrefix("guide ") }.map(\.message)
        #expect(guides == ["guide .center of alignmentGuide .center is NaN: its default is used"])
        #expect(snapshot.issues.count == 3)
    }

    @Test("may keep its subviews; after layout they have no size")
    func keptSubviews() throws {
        final class Shelf: @unchecked Sendable { var kept: [(views: LayoutSubviews, dimensions: ViewDimensions)] = [] }
        struct Keeper: Layout {
            let shelf: Shelf
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                shelf.kept.append((subviews, subviews[0].dimensions(in: .unspecified)))
                return subviews[0].sizeThatFits(.unspecified)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for old in shelf.kept.dropLast() { old.views[0].place(at: .zero, proposal: .zero) }
            }
        }
        let shelf = Shelf()
        for _ in 0..<20 {
            let snapshot = layout(100, 100) { Keeper(shelf: shelf) { block().alignmentGuide(.top) { _ in 5 } } }
            #expect(snapshot.size == CGSize(width: 20, height: 10))
        }
        let old = try #require(shelf.kept.first)
        #expect(old.views.count == 1)
        #expect(old.views[0].sizeThatFits(ProposedViewSize(width: 50, height: 50)) == .zero)
        #expect(old.views[0].priority == 0)
        #expect(old.views[0].inContainer(.zero).spacing == ViewSpacing())
        #expect(old.views.containerSize == .unspecified)
        #expect(old.dimensions.height == 10 && old.dimensions[VerticalAlignment.top] == 0)
        #expect(old.views != shelf.kept[shelf.kept.count - 1].views)
    }
}
