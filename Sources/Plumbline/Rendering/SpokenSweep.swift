import Diagramming
import Foundation
import LayoutEngine

/// A sweep in plain sentences: the sizes, the curve, what is in the view at each step, and what is marked there.
///
/// Steps of which the same is said are told of together.
struct SpokenSweep {
    let axis: Axis
    let lengths: [CGFloat?]
    let parts: [SceneLayouts.Part]
    let samples: [SweepInput.Sample]

    /// More sentences of marks than this, or more characters, are nobody's help.
    private static let (most, longest) = (40, 3000)

    var sentences: [String] {
        let curve = SpokenCurve(axis: axis, samples: samples).sentence
        return ["It shows \(subject) under \(lengths.count) proposals, with the curve of its size over the \(side)."]
            + sizes + (curve.map { [$0] } ?? []) + contents + marks
    }

    // MARK: Sizes

    /// What each length led to, neighbours that led to the same together.
    private var sizes: [String] {
        var runs: [(size: String, steps: [Int])] = []
        for (index, part) in parts.enumerated() {
            let size = SpokenLayout(snapshot: part.snapshot).answer
            if runs.last?.size == size {
                runs[runs.count - 1].steps.append(index)
            } else {
                runs.append((size, [index]))
            }
        }
        return runs.map { run in
            let isPictured = run.steps.contains { pictured.contains($0) }
            return
                "Offered \(offers(run.steps)) it took \(run.size)\(isPictured ? "" : ": there is no picture of that")."
        }
    }

    /// The steps there are pictures of: what is without end has none. Where none has one, all, to be told of anyway.
    private var pictured: [Int] {
        let finite = parts.indices.filter {
            parts[$0].snapshot.size.width.isFinite && parts[$0].snapshot.size.height.isFinite
        }
        return finite.isEmpty ? Array(parts.indices) : finite
    }

    private var side: String { axis == .horizontal ? "width" : "height" }

    /// `a width of 80, 120 or ∞, or no width`
    private func offers(_ steps: [Int]) -> String {
        let known = steps.compactMap { lengths[$0] }.map { lengthText($0) }
        let isOpen = steps.contains { lengths[$0] == nil }
        guard let last = known.last else { return "no \(side)" }
        let numbers = known.count == 1 ? last : known.dropLast().joined(separator: ", ") + " or \(last)"
        return "a \(side) of \(numbers)" + (isOpen ? " or no \(side)" : "")
    }

    // MARK: Views

    /// The steps of each tree of views.
    private var trees: [(steps: [Int], layout: SpokenLayout)] {
        let snapshots = parts.map(\.snapshot)
        var groups: [[Int]] = []
        for index in pictured {
            if let known = groups.firstIndex(where: { snapshots[$0[0]].isOneTree(with: snapshots[index]) }) {
                groups[known].append(index)
            } else {
                groups.append([index])
            }
        }
        // Many trees are told of in fewer views each.
        let limit = min(14, max(3, 40 / max(groups.count, 1)))
        return groups.map { group in (group, SpokenLayout(steps: group.map { snapshots[$0] }, limit: limit)) }
    }

    /// What all steps are of.
    private var subject: String {
        let subjects = trees.map(\.layout.subject)
        guard let first = subjects.first, subjects.allSatisfy({ $0 == first }) else { return "one view" }
        return (first.first?.isLowercase == true ? "the \(first)" : first) + (first.contains(", filled by ") ? "," : "")
    }

    /// What is in the view, each tree of views by itself.
    private var contents: [String] {
        let trees = trees
        let isOne = trees.allSatisfy { $0.layout.subject == trees[0].layout.subject }
        let order = trees.contains { $0.layout.changes } ? ["What changes is told in the order of these offers."] : []
        return order
            + trees.flatMap { steps, layout in
                said((isOne ? [] : ["It is \(layout.subject)."]) + layout.contents, at: steps)
            }
    }

    // MARK: Marks

    /// Each mark once, with the steps that have it.
    private var marks: [String] {
        var facts: [(sentence: String, steps: [Int])] = []
        for (index, part) in parts.enumerated() {
            let marks =
                pictured.contains(index)
                ? SpokenAnnotations(part.snapshot, annotations: part.annotations).all : []
            for sentence in marks + SpokenLayout(snapshot: part.snapshot).issues {
                if let known = facts.firstIndex(where: { $0.sentence == sentence }) {
                    if facts[known].steps.last != index { facts[known].steps.append(index) }
                } else {
                    facts.append((sentence, [index]))
                }
            }
        }
        var groups: [(steps: [Int], sentences: [String])] = []
        for fact in facts {
            if let known = groups.firstIndex(where: { $0.steps == fact.steps }) {
                groups[known].sentences.append(fact.sentence)
            } else {
                groups.append((fact.steps, [fact.sentence]))
            }
        }
        // What is the same everywhere is heard before what is not.
        groups = groups.filter { areAll($0.steps) } + groups.filter { !areAll($0.steps) }
        var (told, count, length): ([String], Int, Int) = ([], 0, 0)
        for group in groups {
            let heard = group.sentences.prefix { sentence in
                guard count < Self.most, length + sentence.count <= Self.longest else { return false }
                (count, length) = (count + 1, length + sentence.count)
                return true
            }
            told += said(Array(heard), at: group.steps)
        }
        return told + SpokenAnnotations.rest(facts.count - count)
    }

    private func areAll(_ steps: [Int]) -> Bool { pictured.allSatisfy(steps.contains) }

    /// Sentences under the steps they are true of; in all pictures without a word.
    private func said(_ sentences: [String], at steps: [Int]) -> [String] {
        guard !sentences.isEmpty, !areAll(steps) else { return sentences }
        return ["Offered \(offers(steps)):"] + sentences
    }
}

extension LayoutSnapshot {
    /// Whether the same views are in the same views, written alike.
    fileprivate func isOneTree(with other: LayoutSnapshot) -> Bool {
        records.count == other.records.count
            && zip(records, other.records).allSatisfy { a, b in
                (a.name, a.detail, a.parent) == (b.name, b.detail, b.parent) && a.labels == b.labels
                    && a.children == b.children
            }
    }
}
