import Foundation
import LayoutEngine

/// The annotations of a figure for screen readers, `views: fact.` each: guides, gaps, flexibility, proposals and
/// reasons.
///
/// A fact that is true of several views is said once.
package struct AnnotationAltText: Sendable {
    private let scene: FigureScene
    private let names: AltTextNames

    /// The most sentences and characters: longer alt text is tedious to listen to.
    private static let (maxSentences, longestText) = (24, 2000)

    /// - Parameter annotations: The scene's annotations; single views may have more or fewer.
    package init(_ snapshot: LayoutSnapshot, annotations: Annotations) {
        scene = FigureScene(snapshot, annotations: annotations, style: .light)
        names = AltTextNames(scene)
    }

    package var all: [String] {
        let (before, after) = (
            [gaps, paddings, safeAreas, flexibilities, priorities], [excesses, proposals, candidates]
        )
        let sentences =
            GuideAltText(scene: scene, names: names).sentences + dimensions
            + before.flatMap { folded($0) } + folded(overflows, areVerbs: true) + after.flatMap { folded($0) }
        return sentences.map(Wording.capitalized)
    }

    /// The first of them, and how many are left out.
    package var sentences: [String] {
        let all = all
        var (sentences, length): ([String], Int) = ([], 0)
        for sentence in all.prefix(Self.maxSentences)
        where sentences.isEmpty || length + sentence.count <= Self.longestText {
            sentences.append(sentence)
            length += sentence.count
        }
        return sentences + Self.rest(all.count - sentences.count)
    }

    package static func rest(_ count: Int) -> [String] {
        count > 0 ? ["And \(Wording.count(count, "more annotation"))."] : []
    }

    private typealias Fact = (view: ShownView, text: String)

    /// - Parameter areVerbs: Whether the facts go on from the name of one view.
    private func folded(_ facts: [Fact], areVerbs: Bool = false) -> [String] {
        facts.grouped { $0.text }.map { text, facts in
            let colon = !areVerbs ? ":" : facts.count > 1 ? ": each" : ""
            return "\(names.names(facts.map(\.view)))\(colon) \(text)."
        }
    }

    // MARK: Proposals

    /// The proposals that are drawn or in the table, with the reasons and probes the table shows. The root's proposal
    /// is said with its size.
    private var proposals: [Fact] {
        let drawn = Set(ProposalsLayer().shownViews(in: scene).map(\.id))
        return scene.views.compactMap { view in
            var parts: [String] = []
            if view.annotations.contains(.why), let explanation = view.explanation {
                parts = [explanation.description]
            } else if drawn.contains(view.id) || !view.annotations.isDisjoint(with: [.ledger, .probes]),
                !isPassedOn(view)
            {
                if view.parent != nil { parts = ["proposed \(view.answeredProposal)"] }
            } else {
                return nil
            }
            if view.isListed, view.answeredProposal != view.proposal, view.parent != nil || !parts.isEmpty {
                parts.append("finally proposed \(view.proposal)")
            }
            let probes = view.probes.map { "\($0.proposal) takes \(sizeText($0.took))" }
            if !probes.isEmpty { parts.append("also asked: \(Wording.list(probes, atMost: 6))") }
            return parts.isEmpty ? nil : (view, parts.joined(separator: "; "))
        }
    }

    /// Whether its proposal and size equal its container's.
    private func isPassedOn(_ view: ShownView) -> Bool {
        guard let parent = view.parent.map({ scene.views[$0] }), parent.children.count == 1, view.probes.isEmpty,
            !view.asked.contains(.proposals)
        else { return false }
        return view.size == parent.size && view.sizingProposal == ProposedViewSize(parent.size)
    }

    /// The children that views measured and left out of the layout, as `ViewThatFits` does.
    private var candidates: [Fact] {
        scene.views.filter { !$0.leftOut.isEmpty }.map { view in
            let asked = view.leftOut.map {
                "\($0.title) with \($0.proposal), which \($0.answer(in: view.sizingProposal))"
            }
            let rest = asked.count > 6 ? ["\(asked.count - 6) more"] : []
            return (view, "also asked \((asked.prefix(6) + rest).joined(separator: "; "))")
        }
    }

    private var excesses: [Fact] {
        scene.views.compactMap { view in
            guard view.parent == nil, view.annotations.contains(.proposals) else { return nil }
            let parts = Axis.allCases.compactMap { axis -> String? in
                guard let proposed = view.proposal[axis], view.size[axis] - proposed >= 0.5 else { return nil }
                return "\(Wording.points(view.size[axis] - proposed)) \(axis == .horizontal ? "wider" : "taller")"
            }
            return parts.isEmpty ? nil : (view, "\(Wording.list(parts)) than proposed")
        }
    }

    // MARK: Room

    private var gaps: [Fact] {
        scene.views(with: .spacing).compactMap { view in
            if view.facts.stackAxis != nil { return spacing(view.gaps).map { (view, "spacing \($0)") } }
            let tracks = [(Axis.horizontal, "columns"), (.vertical, "rows")].compactMap { axis, name in
                spacing(view.gaps.filter { $0.axis == axis }).map { "\($0) between \(name)" }
            }
            return tracks.isEmpty ? nil : (view, "spacing \(Wording.list(tracks))")
        }
    }

    private func spacing(_ gaps: [LayoutGap]) -> String? {
        let parts = gaps.grouped { $0.source }.map { source, gaps in
            let lengths = gaps.grouped { gap in
                gap.isOverlap ? "an overlap of \(lengthText(-gap.length))" : lengthText(gap.length)
            }
            return "\(Wording.list(lengths.map(\.key))) \(words(source))"
        }
        return parts.isEmpty ? nil : Wording.list(parts)
    }

    private func words(_ source: SpacingSource) -> String {
        switch source {
        case .explicit: "as written"
        case .standard: "by default"
        case .text: "from the text’s font"
        case .view: "as a view asks"
        }
    }

    private var paddings: [Fact] {
        scene.views(with: .padding).compactMap { view in
            guard let paddings = view.paddings, view.children.count == 1, view.safeArea == nil else { return nil }
            let outside = words(EdgeLengths { -paddings[$0] }).map { "its view extends beyond it, \($0)" }
            let text = Wording.list([words(paddings), outside].compactMap(\.self))
            return text.isEmpty ? nil : (view, text + (view.facts.hasDefaultInsets ? " by default" : ""))
        }
    }

    private var safeAreas: [Fact] {
        scene.views(with: .safeArea).compactMap { view in
            view.safeArea.flatMap { words(EdgeLengths($0, isRightToLeft: view.isRightToLeft)) }
                .map { (view, "safe area insets \($0)") }
        }
    }

    /// The lengths that are positive; nil if there are none.
    private func words(_ lengths: EdgeLengths, from least: CGFloat = 0.01) -> String? {
        let isEven = PhysicalEdge.allCases.allSatisfy { lengths[$0].isNear(lengths.top) }
        if isEven, lengths.top > least {
            return "\(Wording.points(lengths.top)) \(PhysicalEdge.words(PhysicalEdge.allCases))"
        }
        return EdgeLengths { max(0, lengths[$0]) }.words(from: least) { lengthText($0) }
    }

    private var dimensions: [String] {
        let measured = DimensionsLayer().shown(in: scene)
        let rows = measured.filter(\.isRow).map {
            "dimension lines measure \(names.name($0.view)), each view in it, and the gaps between them."
        }
        let views = measured.filter { !$0.isRow }.map(\.view)
        return rows + (views.isEmpty ? [] : ["dimension lines measure the width and height of \(names.names(views))."])
    }

    // MARK: Views

    private var flexibilities: [Fact] {
        FlexibilityLayer().shown(in: scene).map { view, axis, range in
            let most = range.maximum.isFinite ? "maximum \(lengthText(range.maximum))" : "no maximum"
            return (
                view,
                "\(axis.lengthName) minimum \(lengthText(range.minimum)), ideal \(lengthText(range.ideal)), \(most); "
                    + "takes \(lengthText(view.frame.size[axis]))"
            )
        }
    }

    private var priorities: [Fact] {
        let layer = PriorityLayer()
        return layer.shown(in: scene).map { view in
            let hidden = layer.hiddenWords(view, in: scene).map { ", \($0)" } ?? ""
            return (view, "layout priority \(lengthText(CGFloat(view.priority)))\(hidden)")
        }
    }

    private var overflows: [Fact] {
        OverflowLayer().shown(in: scene).flatMap { view, parent in
            let reach = words(excess(of: view.seenFrame, outside: parent.frame), from: 0.5)
                .map { (view, "reaches out of \(place(view, in: parent)), \($0)") }
            return [reach].compactMap(\.self) + cut(view, parent)
        }
    }

    /// `its frame of 100 × 100` of a modifier around it, on a screen, where that has no name of its own.
    private func place(_ view: ShownView, in parent: ShownView) -> String {
        guard isAround(parent, view) else { return names.name(parent) }
        let size = WholeSize(parent.size)
        return parent.name == "position" ? "the \(size) that it is positioned in" : "its \(parent.name) of \(size)"
    }

    private func isAround(_ modifier: ShownView, _ view: ShownView) -> Bool {
        scene.structure != nil && modifier.kind == .modifier && modifier.label == nil
            && StructureUnit(from: modifier.id, scene.views, reach: .child).chain.contains(view.id)
    }

    /// How far it continues beyond the view that cuts it off, rarely its container. Overflow and invisible parts that
    /// it shares with its container are not repeated.
    private func cut(_ view: ShownView, _ parent: ShownView) -> [Fact] {
        guard let clipSource = view.clipSource, clipSource.view == parent.id || !isGone(parent) else { return [] }
        let known = excess(of: parent.frame, outside: clipSource.clipRect)
        let all = excess(of: view.frame, outside: clipSource.clipRect)
        let own = EdgeLengths { known[$0] >= 0.5 && known[$0] > all[$0] - 0.5 ? 0 : all[$0] }
        guard let length = words(own, from: 0.5) else { return [] }
        let around = scene.views[clipSource.view]
        // A shape may show less than the bounds it is cut to.
        let isWhole = clipSource.clipRect.encloses(around.frame, within: 0.5)
        let name = isAround(around, view) ? "its clip of \(WholeSize(around.size))" : names.name(around)
        let end = isWhole ? name : "what \(name) shows"
        return [(view, "\(isGone(view) ? "is" : "continues") out of sight beyond \(end), \(length)")]
    }

    private func isGone(_ view: ShownView) -> Bool {
        !view.frame.isEmpty && (view.seenFrame.isNull || view.seenFrame.isEmpty)
    }

    /// Negative where it ends inside.
    private func excess(of inner: CGRect, outside outer: CGRect) -> EdgeLengths {
        EdgeLengths { inner.isNull ? 0 : $0.reach(inner) - $0.reach(outer) }
    }
}
