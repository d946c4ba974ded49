import Foundation
import LayoutEngine

extension Negotiation {
    /// A question to a view that the container then left out of the picture.
    struct LeftOut {
        var node: NodeID
        var title: String
        var proposal: ProposedViewSize
        var size: CGSize

        /// How it went beyond what its container was offered, where it was asked for its ideal length: `too wide`.
        func excess(over offer: ProposedViewSize) -> String? {
            let words = Axis.allCases.filter { axis in
                proposal[axis] == nil && offer[axis].map { size[axis] > $0 } ?? false
            }
            .map { $0 == .horizontal ? "too wide" : "too high" }
            return words.isEmpty ? nil : words.joined(separator: " and ")
        }

        /// Its kind, with what it holds where that is in quotes.
        var name: String {
            guard let quote = title.firstIndex(of: "\""), quote != title.startIndex else { return title }
            let words = String(title[quote...])
            return title[..<quote] + quoted(words.count > 32 ? shortened(words, 28) + "\"" : words)
        }

        /// The same in a sentence.
        var spokenName: String { name.first?.isLowercase == true ? "the \(name)" : name }

        /// What it answered and why it is not there, said after `which`.
        func told(offered offer: ProposedViewSize?) -> String {
            let reason = offer.flatMap { excess(over: $0) }.map { ": it is \($0)" } ?? ""
            return "would take \(sizeText(size)) and is left out\(reason)"
        }
    }

    /// By view, what it asked and left out, each once, as it was asked last.
    static func leftOut(_ scene: FigureScene, _ snapshot: LayoutSnapshot) -> [Int: [LeftOut]] {
        let askers = Set(snapshot.trace.entries.filter { $0.record == nil && !$0.isPlacement }.compactMap(\.asker))
        var all: [Int: [LeftOut]] = [:]
        for asker in askers.sorted() where scene.viewOfRecord.indices.contains(asker) {
            let view = scene.viewOfRecord[asker]
            var asked: [LeftOut] = []
            for question in Negotiation(snapshot, scene, view).leftOut {
                asked.removeAll { $0.node == question.node }
                asked.append(question)
            }
            all[view] = asked
        }
        return all
    }
}
