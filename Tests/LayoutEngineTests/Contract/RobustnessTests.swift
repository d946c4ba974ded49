import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// Answers any size it is given, including invalid ones.
private struct Odd: Layout {
    let answer: @Sendable (ProposedViewSize) -> CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { answer(proposal) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private final class Counter: @unchecked Sendable {
    var count: CGFloat = 0
    func next() -> CGFloat {
        count += 1
        return count
    }
}

@MainActor @Suite("Invalid values")
struct RobustnessTests {
    @Test("an answer of NaN or below 0 counts as 0 and is reported")
    func invalidAnswers() {
        for bad in [CGFloat.nan, -5] {
            let snapshot = layout(100, 100) {
                HStack { Odd { _ in CGSize(width: bad, height: 10) }() { Color.red } }
            }
            #expect(snapshot.size == size(0, 10))
            #expect(snapshot.issues.contains { $0.rule == .invalidAnswer })
        }
    }

    @Test("a layout that changes its answer is reported, and its first answer holds")
    func unstable() {
        let counter = Counter()
        let snapshot = layout(100, 100, options: LayoutOptions(verifies: true)) {
            HStack {
                Odd { _ in CGSize(width: counter.next(), height: 10) }() { Color.red }
                Color.blue
            }
        }
        #expect(snapshot.issues.filter { $0.rule == .unstableAnswer }.count == 1)
    }

    @Test("an infinite view that nothing limits is reported")
    func infinite() {
        let snapshot = layout(.infinity, 100) { Color.red }
        #expect(snapshot.size.width == .infinity)
        #expect(snapshot.issues.map(\.rule) == [.infiniteSize])
    }

    @Test("10,000 nested views lay out or are refused, without a trap")
    func deep() {
        func nest(_ depth: Int) -> AnyView {
            var view = AnyView(Color.red.frame(width: 1, height: 1))
            for _ in 0..<depth { view = AnyView(view.padding(1)) }
            return view
        }
        let fair = layout(nil, nil, options: LayoutOptions(verifies: false)) { nest(300) }
        #expect(fair.size == size(601, 601))
        #expect(fair.issues.isEmpty)
        let absurd = layout(nil, nil, options: LayoutOptions(verifies: false)) { nest(10_000) }
        #expect(absurd.size == size(20_001, 20_001) || absurd.issues.contains { $0.rule == .tooDeep })
    }

    @Test("a subview placed twice is at its last place, and one not placed is centered")
    func placement() {
        struct Twice: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 100, height: 100)
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].place(at: .zero, proposal: .unspecified)
                subviews[0].place(at: CGPoint(x: 90, y: 90), anchor: .bottomTrailing, proposal: .unspecified)
            }
        }
        let snapshot = layout(nil, nil) {
            Twice {
                Color.red.layoutLabel("placed")
                Color.blue.frame(width: 20, height: 20).layoutLabel("left out")
            }
        }
        #expect(snapshot.frame("placed") == rect(80, 80, 10, 10))
        #expect(snapshot.frame("left out") == rect(40, 40, 20, 20))
    }
}
