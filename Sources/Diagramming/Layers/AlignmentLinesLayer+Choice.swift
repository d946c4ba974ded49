import Foundation
import LayoutEngine

/// Selects the containers whose lines are shown: the outermost containers with a custom guide; if there is none, with a child that
/// sets its guide; then with a built-in guide other than the center, and the stacks in these; then of the outermost container.
extension AlignmentLinesLayer {
    /// The containers whose lines are shown. Only the first of several similar ones is shown.
    func shownContainers(in scene: FigureScene) -> [ShownView] {
        let chosen = chosen(in: scene)
        return chosen.containers.filter { view in
            chosen.areAsked || alike(view, chosen.containers).first?.id == view.id
                || alike(view, chosen.containers).count <= maxAlike
        }
    }

    /// How many containers align like a shown one and have no lines of their own.
    func unshown(like view: ShownView, in scene: FigureScene) -> Int {
        let chosen = chosen(in: scene)
        let count = alike(view, chosen.containers).count
        return chosen.areAsked || count <= maxAlike ? 0 : count - 1
    }

    private func alike(_ view: ShownView, _ containers: [ShownView]) -> [ShownView] {
        containers.filter {
            ($0.name, $0.detail, $0.depth) == (view.name, view.detail, view.depth) && $0.facts == view.facts
                && $0.alignmentKeys == view.alignmentKeys
        }
    }

    private func chosen(in scene: FigureScene) -> (containers: [ShownView], areAsked: Bool) {
        var containers = scene.views(with: annotation).filter {
            $0.children.count >= 2 && !AlignedLine.all(of: $0, in: scene).isEmpty
        }
        let asked = containers.filter { $0.asked.contains(annotation) }
        if !asked.isEmpty { return (asked, true) }
        // Views with the same frame, such as a background, would align with any guide.
        containers.removeAll { hasOneFrame($0, scene) }
        let criteria: [(ShownView) -> Bool] = [
            { $0.alignmentKeys.contains { !$0.isBuiltIn } },
            { container in container.alignmentKeys.contains { container.hasSetGuide($0, in: scene) } },
            { $0.alignmentKeys.contains { !$0.isCenter } },
        ]
        let ranks = criteria.map { containers.filter($0) }
        guard let rank = ranks.firstIndex(where: { !$0.isEmpty }) else { return (Array(containers.prefix(1)), false) }
        let outermost = ranks[rank].filter { view in
            !ranks[rank].contains { $0.id != view.id && scene.isAncestor($0.id, of: view.id) }
        }
        let nested = rank == criteria.count - 1 ? nested(in: outermost, ranks[rank]) : []
        return (outermost.count + nested.count <= Self.maxNested ? outermost + nested : outermost, false)
    }

    /// Up to so many lines, stacks inside stacks show theirs, too.
    private static let maxNested = 3

    /// The stacks with built-in guides inside others. Where guides are set, the figure is about these.
    private func nested(in outermost: [ShownView], _ all: [ShownView]) -> [ShownView] {
        all.filter { view in view.facts.stackAxis != nil && !outermost.contains { $0.id == view.id } }
    }

    func omission(in scene: FigureScene) -> String? {
        let (shown, areAsked) = chosen(in: scene)
        let isBuiltIn = shown.allSatisfy { view in
            !view.alignmentKeys.contains { view.aligns(on: $0, in: scene) }
        }
        guard !areAsked, isBuiltIn, !shown.isEmpty else { return nil }
        let stacks = scene.views(with: annotation).filter { view in
            view.facts.stackAxis != nil && view.children.count >= 2 && view.alignmentKeys.contains { !$0.isCenter }
                && !hasOneFrame(view, scene) && !AlignedLine.all(of: view, in: scene).isEmpty
        }
        let omitted = nested(in: shown, stacks)
        return omitted.isEmpty ? nil : "\(Wording.count(omitted.count, "more alignment")) without a line"
    }

    private func hasOneFrame(_ container: ShownView, _ scene: FigureScene) -> Bool {
        Set(container.children.map { scene.views[$0].outline }).count == 1
            && !container.alignmentKeys.contains { container.hasSetGuide($0, in: scene) }
    }

}

extension ShownView {
    /// Whether a guide decides where its children are that its author made, or a child sets.
    func aligns(on key: AlignmentKey, in scene: FigureScene) -> Bool {
        children.count > 1 && (!key.isBuiltIn || hasSetGuide(key, in: scene))
    }

    fileprivate func hasSetGuide(_ key: AlignmentKey, in scene: FigureScene) -> Bool {
        children.map { scene.views[$0] }.contains { child in
            child.guides.contains { $0.key == key && child.sets($0, in: scene) }
        }
    }

    /// Whether somebody set a guide of its: not a default, nor the baseline of a text.
    func sets(_ guide: GuideRecord, in scene: FigureScene) -> Bool {
        guard guide.provenance != .standard else { return false }
        guard guide.key.isBaseline else { return true }
        let setters = AlignmentLinesLayer.setters(of: guide, scene).map { $0.compactMap { $0 } } ?? [id]
        return setters.contains { scene.views[$0].setGuides.contains(guide.key) }
    }
}

extension AlignmentKey {
    var isCenter: Bool { [HorizontalAlignment.center.key, VerticalAlignment.center.key].contains(self) }

    var isBaseline: Bool {
        [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key].contains(self)
    }
}
