import Foundation
import TestSupport
import Testing

@testable import LayoutEngine

/// A row of the user's: as wide as its subviews and the gaps between them, each of which gets its ideal size.
private struct Plain: Layout, AxisRuledLayout {
    var gap: CGFloat = 4
    var rules: AxisRules?
    let log: Log

    var axisRules: AxisRules? { rules }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.lines.append("asked")
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + gap * CGFloat(max(subviews.count - 1, 0)),
            height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for subview in subviews {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
            x += subview.sizeThatFits(proposal).width + gap
        }
    }
}

@Suite("Rules of a user's own layout")
struct OwnRulesTests {
    /// A row of three views of fixed sizes.
    private func arena(
        _ rules: AxisRules?, log: Log = Log(), verifies: Bool, traces: Bool = false, verifiesRules: Bool? = nil
    ) -> LayoutArena {
        var options = LayoutOptions(traces: traces, verifies: verifies)
        options.verifiesRules = verifiesRules ?? verifies
        let arena = LayoutArena(options: options)
        let views = [20, 30, 10].map {
            arena.add(FixedLayout(size: CGSize(width: $0, height: 12)), info: NodeInfo(name: "box"))
        }
        let row = arena.add(Plain(rules: rules, log: log), children: views, info: NodeInfo(name: "Plain"))
        let root = arena.add(
            PaddingLayout(insets: EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)), children: [row],
            info: NodeInfo(name: "padding"))
        arena.layOut(root, proposal: ProposedViewSize(width: 200, height: 50))
        return arena
    }

    private func frames(_ arena: LayoutArena) -> [CGRect] {
        (0..<5).map { arena.globalFrame(of: NodeID(raw: Int32($0))) }
    }

    private static let kept = AxisRules(horizontal: .along(spacing: 4), vertical: .across(on: .start))

    @Test("answer for it: it is not asked, and its frames are those it comes to itself")
    func right() {
        let log = Log()
        let ruled = arena(Self.kept, log: log, verifies: false)
        #expect(log.lines.isEmpty && ruled.measureCount == 0)
        #expect(frames(ruled) == frames(arena(nil, verifies: false)))
        #expect(arena(Self.kept, verifies: true).issues.isEmpty)
    }

    @Test("are not used where a trace is kept")
    func traced() {
        let log = Log()
        #expect(arena(Self.kept, log: log, verifies: false, traces: true).issues.isEmpty)
        #expect(!log.lines.isEmpty)
    }

    @Test("that it does not keep are a layout issue, which says who, and how far they are off")
    func wrong() {
        let size = arena(
            AxisRules(horizontal: .along(spacing: 8), vertical: .across(on: .start)), verifies: true)
        #expect(
            size.issues.map(\.message) == [
                "Plain is 76 × 12 by its rules, and answers 68 × 12 by its methods when offered 194 × 44: its rules hold,"
                    + " and its methods where a trace is kept; make them say the same"
            ])
        let arena = LayoutArena(options: LayoutOptions(verifies: true))
        let views = [10, 30].map {
            arena.add(FixedLayout(size: CGSize(width: 10, height: $0)), info: NodeInfo(name: "box \($0)"))
        }
        let rules = AxisRules(horizontal: .along(spacing: 4), vertical: .across(on: .middle))
        let root = arena.add(Plain(rules: rules, log: Log()), children: views, info: NodeInfo(name: "Plain"))
        arena.layOut(root, proposal: ProposedViewSize(width: 200, height: 50))
        #expect(
            arena.issues.map(\.message) == [
                "Plain puts box 10 at (0, 10) with 10 × 10 by its rules, and at (0, 0) with 10 × 10 by its methods when"
                    + " offered 200 × 50: its rules hold, and its methods where a trace is kept; make them say the same"
            ])
        #expect(arena.globalFrame(of: views[0]) == CGRect(x: 0, y: 10, width: 10, height: 10))
    }

    @Test("are compared where answers are not, as by whoever compares goldens", arguments: [false, true])
    func comparedAlone(traces: Bool) {
        let wrong = AxisRules(horizontal: .along(spacing: 8), vertical: .across(on: .start))
        #expect(arena(wrong, verifies: false, traces: traces).issues.isEmpty)
        #expect(arena(wrong, verifies: false, traces: traces, verifiesRules: true).issues.count == 1)
        #expect(arena(Self.kept, verifies: false, traces: traces, verifiesRules: true).issues.isEmpty)
    }

    /// A view that says it can be nothing at all, and takes 100 points at least.
    private struct Stubborn: AxisRuledLayout {
        var guide: CGFloat?

        var axisRules: AxisRules? { AxisRules { _ in .bounded(min: 0, ideal: nil, max: 160, on: .middle) } }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let most = CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
            let least: CGFloat = guide == nil ? 100 : 0
            return CGSize(width: min(max(most.width, least), 160), height: min(max(most.height, least), 160))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let place = CGPoint(x: bounds.midX, y: bounds.midY)
            subviews[0].place(at: place, anchor: .center, proposal: ProposedViewSize(bounds.size))
        }

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            guide == .leading ? self.guide : nil
        }
    }

    @Test("are compared at what was not proposed, too, by guides, and beside a trace", arguments: [false, true])
    func elsewhere(traces: Bool) {
        func messages(_ layout: Stubborn) -> [String] {
            let arena = LayoutArena(options: LayoutOptions(traces: traces, verifies: true))
            let child = arena.add(FillLayout(), info: NodeInfo(name: "Color"))
            let root = arena.add(layout, children: [child], info: NodeInfo(name: "Stubborn"))
            arena.layOut(root, proposal: ProposedViewSize(width: 120, height: 130))
            return arena.issues.map(\.message)
        }
        let rest = "its rules hold, and its methods where a trace is kept; make them say the same"
        #expect(
            messages(Stubborn()) == [
                "Stubborn is 0 × 0 by its rules, and answers 100 × 100 by its methods when offered 0 × 0: \(rest)"
            ])
        #expect(
            messages(Stubborn(guide: 7)) == [
                "Stubborn sets its guide .leading to 7, and has rules, which set none: \(rest)"
            ])
    }

    private static let strange: [AxisRules] = [
        AxisRules { _ in .along(spacing: 0) }, AxisRules { _ in .across(on: .start) },
        AxisRules(horizontal: .along(spacing: 0), vertical: .stacked(on: .start)),
        AxisRules(horizontal: .accompanied(on: .start), vertical: .across(on: .start)),
        AxisRules(horizontal: .stacked(on: .end), vertical: .pass()),
        AxisRules { _ in .fixed(20) }, AxisRules { _ in .fixed(-1) }, AxisRules { _ in .fixed(.nan) },
        AxisRules { _ in .fill(ideal: .infinity) }, AxisRules { _ in .atLeast(.nan) },
        AxisRules { _ in .own(.infinity, on: .middle) }, AxisRules { _ in .pass(offset: .nan) },
        AxisRules { _ in .padded(before: .infinity, after: -.infinity) },
    ]

    @Test("that do not go together, or not with its subviews, or have no length count as none", arguments: strange)
    func unsound(_ rules: AxisRules) {
        let log = Log()
        let found = arena(rules, log: log, verifies: true)
        #expect(!log.lines.isEmpty && found.issues.isEmpty)
        #expect(frames(found) == frames(arena(nil, verifies: false)))
    }
}
