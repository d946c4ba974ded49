import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

/// As tall as the width it is proposed, with an explicit guide at half of that; logs each question.
private struct Square: Layout {
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.lines.append("size \(lengthText(proposal.width))")
        return CGSize(width: proposal.width ?? 0, height: proposal.width ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        log.lines.append("guide \(lengthText(proposal.width))")
        return bounds.height / 2
    }
}

/// Measures its only subview at every width up to `count`, up, down and up again, and logs wrong answers.
private struct Trying: Layout {
    let count: Int
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for width in Array(0..<count) + (0..<count).reversed() + (0..<count) {
            let answer = subviews[0].dimensions(in: ProposedViewSize(width: CGFloat(width), height: nil))
            if answer.height != CGFloat(width) || answer[.top] != CGFloat(width) / 2 {
                log.lines.append("\(width): \(answer.height), \(answer[.top])")
            }
        }
        return CGSize(width: 10, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 5, height: nil))
    }
}

@MainActor
@Suite("Remembered answers")
struct MeasureTests {
    @Test(
        "however many there are: each question is asked once, and each answer is its own",
        arguments: [20, 33, 34, 1000])
    func many(count: Int) {
        let (asked, wrong) = (Log(), Log())
        _ = layout(100, 100, options: LayoutOptions(verifies: false)) {
            Trying(count: count, log: wrong) { Square(log: asked) { block() } }
        }
        #expect(wrong.lines.isEmpty)
        for kind in ["size", "guide"] {
            let lines = asked.lines.filter { $0.hasPrefix(kind) }
            #expect(lines.count >= count && Set(lines).count == lines.count, "\(kind): \(lines.count)")
        }
    }
}
