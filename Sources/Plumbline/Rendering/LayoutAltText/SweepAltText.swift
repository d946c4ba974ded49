import Diagramming
import Foundation
import LayoutEngine

/// A sweep for screen readers: the sizes, the curve, the views at each step, and their annotations.
///
/// Steps with equal descriptions are described together.
struct SweepAltText {
    private let axis: Axis
    /// The length proposed along the axis at each step.
    private let lengths: [CGFloat?]
    private let steps: [SceneLayouts.Part]
    private let samples: [SweepInput.Sample]
    /// The steps with pictures: infinite sizes have none. Where none has one, all.
    private let pictured: [Int]

    /// Beyond these, in sentences of annotations and characters, an alt text is too long to listen to.
    private static let (maxSentences, longestText) = (40, 3000)

    init(axis: Axis, lengths: [CGFloat?], _ layouts: SceneLayouts) {
        (self.axis, self.lengths) = (axis, lengths)
        (steps, samples) = (layouts.parts, layouts.samples)
        let steps = steps
        let finite = steps.indices.filter {
            steps[$0].snapshot.size.width.isFinite && steps[$0].snapshot.size.height.isFinite
        }
        pictured = finite.isEmpty ? Array(steps.indices) : finite
    }

    var sentences: [String] {
        let trees = trees
        let subjects = Set(trees.map(\.layout.subject))
        let subject = subjects.count == 1 ? Wording.withArticle(trees[0].layout.subject) : "one view"
        let curve = CurveAltText(axis: axis, samples: samples).sentence
        return [
            "It shows \(subject), under \(steps.count) proposals"
                + (samples.isEmpty ? "." : ", with the curve of its \(axis.lengthName).")
        ]
            + sizes + (curve.map { [$0] } ?? []) + contents(trees, isOne: subjects.count == 1) + marks
    }

    /// `proposed a width of 80, 120 or ∞, or no width`
    private func proposals(_ indices: [Int]) -> String {
        let known = indices.compactMap { lengths[$0] }.map { lengthText($0) }
        let hasNil = indices.contains { lengths[$0] == nil }
        if known.isEmpty { return "Proposed no \(axis.lengthName)" }
        return "Proposed a \(axis.lengthName) of \(Wording.list(known, joint: "or"))"
            + (hasNil ? " or no \(axis.lengthName)" : "")
    }

    /// The view's size at each length.
    private var sizes: [String] {
        steps.indices.grouped { LayoutAltText(steps[$0].snapshot).answer }.map { size, steps in
            let isPictured = steps.contains(where: pictured.contains)
            return "\(proposals(steps)) it takes \(size)\(isPictured ? "" : ": there is no picture of that")."
        }
    }

    // MARK: Views

    private typealias Tree = (steps: [Int], layout: LayoutAltText)

    /// The steps of each tree of views.
    private var trees: [Tree] {
        let groups = pictured.grouped(by: { steps[$0].snapshot }, { $0.hasSameStructure(with: $1) })
        // Many trees are described in fewer views each.
        let limit = min(14, max(3, 40 / max(groups.count, 1)))
        return groups.map { group in
            (group.elements, LayoutAltText(steps: group.elements.map { steps[$0].snapshot }, limit: limit))
        }
    }

    private func contents(_ trees: [Tree], isOne: Bool) -> [String] {
        let order =
            trees.contains { $0.layout.changes } ? ["What changes is listed in the order of these proposals."] : []
        return order
            + trees.flatMap {
                prefixed((isOne ? [] : ["It is \($0.layout.subject)."]) + $0.layout.contents, at: $0.steps)
            }
    }

    // MARK: Annotations

    /// Each annotation and issue once, with the steps that have it.
    private var marks: [String] {
        let all = steps.enumerated().flatMap { index, step in
            let marks =
                pictured.contains(index) ? AnnotationAltText(step.snapshot, annotations: step.annotations).all : []
            return (marks + LayoutAltText(step.snapshot).issues).map { (sentence: $0, step: index) }
        }
        let facts = all.grouped { $0.sentence }.map { (sentence: $0, steps: Set($1.map(\.step)).sorted()) }
        let groups = facts.grouped { $0.steps }
        var (sentences, count, length): ([String], Int, Int) = ([], 0, 0)
        // Statements about all steps come first.
        for group in groups.filter({ areAll($0.key) }) + groups.filter({ !areAll($0.key) }) {
            let included = group.elements.map(\.sentence).prefix { sentence in
                guard count < Self.maxSentences, length + sentence.count <= Self.longestText else { return false }
                (count, length) = (count + 1, length + sentence.count)
                return true
            }
            sentences += prefixed(Array(included), at: group.key)
        }
        return sentences + AnnotationAltText.rest(facts.count - count)
    }

    private func areAll(_ steps: [Int]) -> Bool { pictured.allSatisfy(steps.contains) }

    /// Sentences after the steps they are true of, where these are not all pictures.
    private func prefixed(_ sentences: [String], at steps: [Int]) -> [String] {
        guard !sentences.isEmpty, !areAll(steps) else { return sentences }
        return ["\(proposals(steps)):"] + sentences
    }
}

extension LayoutSnapshot {
    /// Whether the same views are in the same views, written alike.
    fileprivate func hasSameStructure(with other: LayoutSnapshot) -> Bool {
        records.count == other.records.count
            && zip(records, other.records).allSatisfy { a, b in
                (a.name, a.detail, a.parent) == (b.name, b.detail, b.parent) && a.labels == b.labels
                    && a.children == b.children
            }
    }
}
