import Foundation
import LayoutEngine

/// A view that its container measured and then left out, as `ViewThatFits` does with children that do not fit.
struct LeftOutView: Sendable {
    var node: NodeID
    var title: String
    var proposal: ProposedViewSize
    var size: CGSize

    /// The axes on which its ideal length exceeds what its container was proposed: `too wide`.
    func excess(over container: ProposedViewSize) -> String? {
        let axes = Axis.allCases.filter { axis in
            proposal[axis] == nil && container[axis].map { size[axis] > $0 } ?? false
        }
        return axes.isEmpty ? nil : Wording.list(axes.map { $0 == .horizontal ? "too wide" : "too tall" })
    }

    /// `would take 150 × 20 and is left out: too wide`, said after `which`.
    func answer(in container: ProposedViewSize?) -> String {
        let reason = container.flatMap { excess(over: $0) }.map { ": \($0)" } ?? ""
        return "would take \(sizeText(size)) and is left out\(reason)"
    }
}

extension Negotiation {
    /// For each view, the children it measured and left out, each once, with their last answer.
    static func leftOut(_ scene: FigureScene, _ snapshot: LayoutSnapshot) -> [Int: [LeftOutView]] {
        let askers = Set(snapshot.trace.entries.filter { $0.record == nil && !$0.isPlacement }.compactMap(\.asker))
        var all: [Int: [LeftOutView]] = [:]
        for asker in askers.sorted() where scene.viewOfRecord.indices.contains(asker) {
            let view = scene.viewOfRecord[asker]
            var asked: [LeftOutView] = []
            for question in Negotiation(snapshot, scene, view).leftOut {
                asked.removeAll { $0.node == question.node }
                asked.append(question)
            }
            all[view] = asked
        }
        return all
    }
}
