import Drawing
import Foundation
import LayoutEngine
import Testing
import ViewDSL

/// A layout measured on SwiftUI, or worked out from a documented rule.
struct OracleCase: Sendable, CustomTestStringConvertible {
    let id: String
    let confidence: String
    /// Where it was published: `github:OWNER/NAME FILE, CASE`, or an address; empty for some that were not measured.
    let source: String
    let tags: [String]
    let proposal: ProposedViewSize
    /// In points; a nil part is not asserted.
    let size: [CGFloat?]?
    /// x, y, width, height in the root's coordinates, by label; a nil part is not asserted.
    let frames: [String: [CGFloat?]]
    let layOut: @MainActor @Sendable (ProposedViewSize) -> LayoutSnapshot

    init<V: View>(
        _ id: String, _ confidence: String, from source: String, tags: [String], proposal: ProposedViewSize,
        size: [CGFloat?]?,
        frames: [String: [CGFloat?]], @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        self.id = id
        self.confidence = confidence
        self.source = source
        self.tags = tags
        self.proposal = proposal
        self.size = size
        self.frames = frames
        layOut = { proposal in
            LayoutSnapshot(
                proposal: proposal, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2), content: view)
        }
    }

    var testDescription: String { id }
}

/// Cases the engine differs on, each explained in docs/Fidelity.md.
let explained: Set<String> = []

@MainActor @Suite("Agrees with measurements of SwiftUI")
struct OracleTests {
    @Test("gives the measured size and frames", arguments: oracleCases)
    func agrees(_ oracle: OracleCase) {
        let problems = differences(oracle)
        if explained.contains(oracle.id) {
            #expect(!problems.isEmpty, "\(oracle.id) agrees now: take it off the list of explained differences")
        } else {
            #expect(problems.isEmpty, "\(oracle.id): \(problems.joined(separator: "; "))")
        }
    }

    private func differences(_ oracle: OracleCase) -> [String] {
        let snapshot = oracle.layOut(oracle.proposal)
        var problems: [String] = []
        if let size = oracle.size, !agree(size, [snapshot.size.width, snapshot.size.height]) {
            problems.append("size \(sizeText(snapshot.size)), measured \(text(size))")
        }
        for (label, expected) in oracle.frames.sorted(by: { $0.key < $1.key }) {
            guard let frame = snapshot[label]?.frame else {
                problems.append("no view “\(label)”")
                continue
            }
            let actual = [frame.minX, frame.minY, frame.width, frame.height]
            if !agree(expected, actual) { problems.append("\(label) at \(text(actual)), measured \(text(expected))") }
        }
        return problems
    }

    private func agree(_ expected: [CGFloat?], _ actual: [CGFloat]) -> Bool {
        zip(expected, actual).allSatisfy { expected, actual in
            guard let expected else { return true }
            return expected == actual || abs(expected - actual) <= 0.01
        }
    }

    private func text(_ values: [CGFloat?]) -> String { values.map { lengthText($0) }.joined(separator: " ") }
}
