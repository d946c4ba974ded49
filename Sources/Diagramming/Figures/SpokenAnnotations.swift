import Drawing
import Foundation
import LayoutEngine

/// What the annotations of a figure show, in plain sentences: lines and guides, gaps, how far views reach and stretch,
/// offers and why.
///
/// What is the same of several views is said once.
package struct SpokenAnnotations: Sendable {
    private let scene: FigureScene
    private let subjects: SpokenSubjects

    /// More sentences than this, or more characters, are nobody's help.
    private static let (most, longest) = (24, 2000)

    /// Of a layout with these annotations, and what its views ask for besides.
    package init(_ snapshot: LayoutSnapshot, annotations: Annotations) {
        scene = FigureScene(snapshot, annotations: annotations, style: .light)
        subjects = SpokenSubjects(scene)
    }

    /// Every mark, empty where the picture shows nothing that sizes and places do not say.
    package var all: [String] {
        let parts = [
            SpokenLines(scene, subjects).sentences, gaps, paddings, safeAreas, dimensions, stretches, priorities,
            overflows, excesses, offers, reasons, SpokenAlternatives(scene, subjects).sentences,
        ]
        return parts.flatMap { $0 }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }

    /// As many of them as anyone would listen to.
    package var sentences: [String] {
        let all = all
        var told: [String] = []
        var length = 0
        for sentence in all.prefix(Self.most) where told.isEmpty || length + sentence.count <= Self.longest {
            told.append(sentence)
            length += sentence.count
        }
        return told + Self.rest(all.count - told.count)
    }

    /// How many marks are left untold.
    package static func rest(_ count: Int) -> [String] {
        count > 0 ? ["\(count) more \(count == 1 ? "mark is" : "marks are") not told of here."] : []
    }

    /// What is said of views, once for all of whom it is said.
    private func folded(_ facts: [(view: ShownView, of: (_ isOne: Bool) -> String)]) -> [String] {
        var groups: [(said: String, views: [ShownView], of: (Bool) -> String)] = []
        for fact in facts {
            let said = fact.of(true)
            if let known = groups.firstIndex(where: { $0.said == said }) {
                groups[known].views.append(fact.view)
            } else {
                groups.append((said, [fact.view], fact.of))
            }
        }
        return groups.map { "\(subjects.names($0.views))\($0.of($0.views.count == 1))." }
    }

    private func points(_ length: CGFloat) -> String { SpokenNames.points(length) }

    private func name(_ view: ShownView) -> String { subjects.name(view) }

    private func list(_ parts: [String]) -> String { SpokenNames.list(parts) }

    // MARK: Offers

    /// What is drawn or in the table. The root's own offer is told with its size.
    private var offers: [String] {
        let drawn = Set(ProposalsLayer().telling(in: scene).map(\.id))
        return folded(
            scene.views.compactMap { view in
                let isShown = drawn.contains(view.id) || !view.annotations.isDisjoint(with: [.ledger, .probes])
                guard isShown, !isReasoned(view), !isPassedOn(view) else { return nil }
                let probes = probes(view)
                if view.parent == nil {
                    return probes.isEmpty ? nil : (view, { "\($0 ? " was" : " were each") also asked about \(probes)" })
                }
                let also = probes.isEmpty ? "" : "; it was also asked about \(probes)"
                return (
                    view, { "\($0 ? " was" : " were each") offered \(view.offered.spoken)\(placed(view))\(also)" }
                )
            })
    }

    /// The rule and the sum behind each offer and each answer.
    private var reasons: [String] {
        folded(
            scene.views.compactMap { view in
                guard isReasoned(view), let explanation = view.explanation else { return nil }
                let probes = probes(view)
                return (
                    view,
                    { _ in
                        ": \(explanation.spoken)\(placed(view))"
                            + (probes.isEmpty ? "" : "; it was also asked about \(probes)")
                    }
                )
            })
    }

    /// What the table says it was placed with, where that is something else.
    private func placed(_ view: ShownView) -> String {
        let isTold = !view.annotations.isDisjoint(with: [.ledger, .probes, .why])
        return isTold && view.isPlacedWithOther ? "; placed with \(view.proposal.spoken)" : ""
    }

    private func isReasoned(_ view: ShownView) -> Bool {
        view.annotations.contains(.why) && view.explanation != nil
    }

    /// Whether it was offered, and took, just what is around it: nothing of its own.
    private func isPassedOn(_ view: ShownView) -> Bool {
        guard let parent = view.parent.map({ scene.views[$0] }), parent.children.count == 1, view.probes.isEmpty,
            !view.asked.contains(.proposals)
        else { return false }
        return view.size == parent.size && view.offered == ProposedViewSize(parent.size)
    }

    private func probes(_ view: ShownView) -> String {
        let told = view.probes.prefix(6).map { "\($0.offered.spoken), for which it would take \(sizeText($0.took))" }
        let left = view.probes.count - told.count
        return list(told + (left > 0 ? ["\(left) more size\(left == 1 ? "" : "s")"] : []))
    }

    /// How far views go beyond their offers.
    private var excesses: [String] {
        scene.views.compactMap { view in
            guard view.parent == nil, view.annotations.contains(.proposals) else { return nil }
            let parts = Axis.allCases.compactMap { axis -> String? in
                guard let offered = view.proposal[axis], view.size[axis] - offered >= 0.5 else { return nil }
                return "\(points(view.size[axis] - offered)) \(axis == .horizontal ? "wider" : "higher")"
            }
            return parts.isEmpty ? nil : "\(name(view)) is \(list(parts)) than it was offered."
        }
    }

    // MARK: Room

    private var gaps: [String] {
        folded(
            scene.views(with: .spacing).compactMap { view in
                if view.facts.stackAxis != nil {
                    guard let told = told(view.gaps) else { return nil }
                    return (view, { " \($0 ? "keeps" : "each keep") \(told) between \($0 ? "its" : "their") views" })
                }
                let tracks = [(Axis.horizontal, "columns"), (.vertical, "rows")].compactMap { axis, name in
                    told(view.gaps.filter { $0.axis == axis }).map { "\($0) between \(name)" }
                }
                guard !tracks.isEmpty else { return nil }
                return (view, { " \($0 ? "keeps" : "each keep") \(list(tracks))" })
            })
    }

    /// The lengths of the gaps by where they come from; nil where there are none.
    private func told(_ gaps: [LayoutGap]) -> String? {
        var parts: [(source: SpacingSource, lengths: [String])] = []
        for gap in gaps {
            let length = gap.isOverlap ? "an overlap of \(lengthText(-gap.length))" : lengthText(gap.length)
            if let known = parts.firstIndex(where: { $0.source == gap.source }) {
                if !parts[known].lengths.contains(length) { parts[known].lengths.append(length) }
            } else {
                parts.append((gap.source, [length]))
            }
        }
        guard !parts.isEmpty else { return nil }
        return list(
            parts.map { "\(list($0.lengths)) point\($0.lengths == ["1"] ? "" : "s") \(words($0.source))" })
    }

    private func words(_ source: SpacingSource) -> String {
        switch source {
        case .explicit: "as written"
        case .standard: "by default"
        case .text: "as an edge of text asks"
        case .view: "as a view asks"
        }
    }

    private var paddings: [String] {
        folded(
            scene.views(with: .padding).compactMap { view in
                guard let paddings = view.paddings, view.children.count == 1, view.safeArea == nil else { return nil }
                let lengths = [paddings.top, paddings.bottom, paddings.left, paddings.right]
                let (room, reach) = (edges(lengths), edges(lengths.map { -$0 }))
                let note = view.facts.hasDefaultInsets ? " by default" : ""
                guard room != nil || reach != nil else { return nil }
                return (
                    view,
                    { isOne in
                        let kept = room.map { "\(isOne ? "keeps" : "each keep") \($0) free" }
                        let out = reach.map { "\(isOne ? "lets its view" : "let their views") reach out \($0)" }
                        return " \(list([kept, out].compactMap(\.self)))\(note)"
                    }
                )
            })
    }

    private var safeAreas: [String] {
        scene.views(with: .safeArea).compactMap { view in
            guard let insets = view.safeArea else { return nil }
            let sides = view.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
            return edges([insets.top, insets.bottom, sides.0, sides.1]).map { room in
                "inside \(name(view)) the safe area keeps \(room) free."
            }
        }
    }

    /// Lengths above, below, left and right; nil where there are none.
    private func edges(_ lengths: [CGFloat]) -> String? {
        if lengths.allSatisfy({ abs($0 - lengths[0]) < 0.005 }), lengths[0] > 0.01 {
            return "\(points(lengths[0])) on every side"
        }
        let parts = zip(lengths, ["above", "below", "on the left", "on the right"])
            .filter { $0.0 > 0.01 }.map { "\(lengthText($0.0)) \($0.1)" }
        return parts.isEmpty ? nil : list(parts)
    }

    /// Whose lengths have lines; the lengths are told with the views.
    private var dimensions: [String] {
        let measured = DimensionsLayer().shown(in: scene)
        let rows = measured.filter(\.isRow).map {
            "dimension lines measure \(name($0.view)), each view in it, and the gaps between them."
        }
        let views = measured.filter { !$0.isRow }.map(\.view)
        guard !views.isEmpty else { return rows }
        return rows + ["dimension lines measure the width and height of \(subjects.names(views))."]
    }

    // MARK: Views

    private var stretches: [String] {
        folded(
            FlexibilityLayer().shown(in: scene).map { view, axis, range in
                let side = axis == .horizontal ? "wide" : "high"
                let least = lengthText(range.least)
                let reach =
                    range.most.isFinite
                    ? "\(least) to \(lengthText(range.most)) points \(side)" : "\(least) points \(side) or more"
                let (ideal, taken) = (lengthText(range.ideal), lengthText(view.frame.size[axis]))
                return (
                    view,
                    { "\($0 ? " can" : " can each") be \(reach), ideally \(ideal), and \($0 ? "is" : "are") \(taken)" }
                )
            })
    }

    private var priorities: [String] {
        let layer = PriorityLayer()
        return folded(
            layer.shown(in: scene).map { view in
                let hidden = layer.hider(of: view, in: scene).map { ", hidden by \($0.name)" } ?? ""
                return (
                    view,
                    { " \($0 ? "has" : "have") the layout priority \(lengthText(CGFloat(view.priority)))\(hidden)" }
                )
            })
    }

    private var overflows: [String] {
        OverflowLayer().shown(in: scene).flatMap { view, parent in
            let seen = excess(of: view.seenFrame, outside: parent.frame)
            let reach = seen.isEmpty ? [] : ["\(name(view)) reaches out of \(name(parent)): \(words(seen))."]
            return reach + cut(view, parent)
        }
    }

    /// How far it goes on where the view that cuts it off, rarely its container, ends. What the container does too, or is
    /// out of sight with it, is not told again.
    private func cut(_ view: ShownView, _ parent: ShownView) -> [String] {
        guard let clipSource = view.clipSource, clipSource.view == parent.id || !isGone(parent) else { return [] }
        let known = excess(of: parent.frame, outside: clipSource.window)
        let all = excess(of: view.frame, outside: clipSource.window).filter { own in
            !known.contains { $0.side == own.side && $0.length > own.length - 0.5 }
        }
        guard !all.isEmpty else { return [] }
        let around = scene.views[clipSource.view]
        // A shape may show less than the bounds it is cut to.
        let isWhole = excess(of: around.frame, outside: clipSource.window).isEmpty
        let end = isWhole ? name(around) : "what \(name(around)) shows"
        return ["\(name(view)) \(isGone(view) ? "is" : "goes on") out of sight, beyond \(end): \(words(all))."]
    }

    private func isGone(_ view: ShownView) -> Bool {
        !view.frame.isEmpty && (view.seenFrame.isNull || view.seenFrame.isEmpty)
    }

    private func words(_ excess: [(side: String, length: CGFloat)]) -> String {
        list(excess.map { "\(lengthText($0.length)) \($0.side)" })
    }

    private func excess(of inner: CGRect, outside outer: CGRect) -> [(side: String, length: CGFloat)] {
        guard !inner.isNull else { return [] }
        let lengths = [
            outer.minY - inner.minY, inner.maxY - outer.maxY, outer.minX - inner.minX, inner.maxX - outer.maxX,
        ]
        return zip(["above", "below", "on the left", "on the right"], lengths).filter { $1 >= 0.5 }
            .map { (side: $0, length: $1) }
    }
}
