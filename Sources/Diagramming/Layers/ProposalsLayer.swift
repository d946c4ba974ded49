import Drawing
import Foundation
import LayoutEngine

/// What views were offered: a dashed rectangle from the view's origin, which is at its top and leading edges, and the
/// difference to what it took shaded.
///
/// The root's is always shown. Of the others only those that say something of their own: not the container's bounds
/// again, and clear of every view that is not inside or around; and those of a few in a row, which show together how it
/// divides its room (`shared`). Each is named, but where more than two that are alike are offered the same: there the
/// first speaks for all.
struct ProposalsLayer: FigureLayer {
    var annotation: Annotations { .proposals }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        guard let root = scene.views.first else { return nothing(scene, on: &sketch) }
        let showsRoot = root.annotations.contains(annotation)
        let frame = ghost(of: root, scene)
        if showsRoot {
            shade(frame, taken: root.frame, on: &sketch)
            sketch.outline(frame)
        }
        let shown = inner(in: scene, where: { sketch.offerIsShown($0) })
        for (view, ghost) in shown {
            shade(ghost, taken: view.frame, on: &sketch)
            if let word = word(for: view, among: shown.map(\.view), scene) {
                name(ghost, view.offered, "\(word) offered", on: &sketch)
            }
            sketch.outline(ghost)
        }
        if showsRoot { name(frame, root.offered, "proposed", on: &sketch) }
    }

    /// What the picture calls a view whose offer is drawn: of many alike, told by the first, what they are; nil for the
    /// others. A view that asks for its offer has its own.
    private func word(for view: ShownView, among shown: [ShownView], _ scene: FigureScene) -> String? {
        let alike = shown.filter {
            !$0.asked.contains(annotation) && ($0.depth, $0.name, $0.offered) == (view.depth, view.name, view.offered)
        }
        let own = scene.pictureName(view)
        guard !view.asked.contains(annotation), alike.count > Self.mostAlike else { return own }
        guard alike[0].id == view.id else { return nil }
        return alike.allSatisfy { scene.pictureName($0) == own } ? own : view.name
    }

    private static let mostAlike = 2
    private static let mostShared = 3

    /// What a scene without a view was offered, and does not take.
    private func nothing(_ scene: FigureScene, on sketch: inout Sketch) {
        let ghost = Ghost(scene.proposal, of: .zero, isRoot: true, grid: scene.grid)
        shade(ghost, taken: .zero, on: &sketch)
        sketch.outline(ghost)
        name(ghost, scene.proposal, "proposed", on: &sketch)
    }

    /// The views inside the root whose offers are drawn.
    func telling(in scene: FigureScene) -> [ShownView] { inner(in: scene, where: { $0() }).map(\.view) }

    /// The views inside the root whose offers are drawn, and these; `choose` asks whether one is, or knows.
    private func inner(in scene: FigureScene, where choose: (() -> Bool) -> Bool) -> [(view: ShownView, ghost: Ghost)] {
        var drawn: [CGRect] = []
        let shared = shared(in: scene)
        return scene.views(with: annotation).compactMap { view in
            guard view.parent != nil else { return nil }
            let ghost = ghost(of: view, scene)
            guard choose({ shared.contains(view.id) || isShown(ghost, view, scene, drawn) }) else { return nil }
            drawn.append(ghost.rect)
            return (view, ghost)
        }
    }

    private func isShown(_ ghost: Ghost, _ view: ShownView, _ scene: FigureScene, _ drawn: [CGRect]) -> Bool {
        view.asked.contains(annotation)
            || isTelling(ghost, view, scene) && !drawn.contains { $0.overlaps(ghost.rect) }
    }

    private func name(_ ghost: Ghost, _ offered: ProposedViewSize, _ word: String, on sketch: inout Sketch) {
        let accent = sketch.style.proposal
        let block = TextBlock("\(word) \(offered)", font: sketch.style.type.label, color: accent.chipText)
        sketch.label(
            Label(
                shapes: [block], look: .chip(accent), target: ghost.line,
                preference: ghost.isRightToLeft ? Preference.proposal.mirrored : .proposal, own: nil, row: nil, rank: 10
            ))
    }

    private func ghost(of view: ShownView, _ scene: FigureScene) -> Ghost {
        let around = sequence(first: view) { $0.parent.map { scene.views[$0] } }.dropFirst()
            .compactMap { Self.border($0, scene) }
        return Ghost(
            view.offered, of: view.frame, own: Self.border(view, scene), around: around, isRoot: view.parent == nil,
            isRightToLeft: (view.parent.map { scene.views[$0] } ?? view).isRightToLeft, grid: scene.grid)
    }

    private static func border(_ view: ShownView, _ scene: FigureScene) -> Ghost.Border? {
        let outline = scene.outlines[view.outline]
        guard outline.isDrawn else { return nil }
        return Ghost.Border(bounds: outline.rect, line: outline.line, hollow: outline.hollow)
    }

    /// The views that left some of their offers in a row that is all there is, but for modifiers around it. These may lie
    /// over each other, for each has its name over or under its own end: where they are few, all lie in the root's, no
    /// table tells them and nobody asks for some of them only.
    private func shared(in scene: FigureScene) -> Set<Int> {
        guard let root = scene.views.first else { return [] }
        var row = root
        while row.children.count == 1 { row = scene.views[row.children[0]] }
        guard row.facts.stackAxis == .horizontal,
            !scene.views.contains(where: { $0.asked.contains(annotation) || $0.isListed })
        else { return [] }
        let leaving = row.children.map { scene.views[$0] }.filter { view in
            view.role != .spacer && view.annotations.contains(annotation) && view.offered != ProposedViewSize(view.size)
        }
        let around = ghost(of: root, scene).rect
        let isClear = leaving.allSatisfy { view in
            let ghost = ghost(of: view, scene)
            return ghost.right == .closed && ghost.bottom == .closed && around.contains(ghost.rect)
                && leavesRoom(ghost, view, scene)
        }
        return isClear && leaving.count <= Self.mostShared ? Set(leaving.map(\.id)) : []
    }

    /// Whether it is larger than its view by what can be seen.
    private func leavesRoom(_ ghost: Ghost, _ view: ShownView, _ scene: FigureScene) -> Bool {
        let own = scene.outlines[view.outline].rect
        return ghost.rect.contains(own) && max(ghost.rect.width - own.width, ghost.rect.height - own.height) >= 6
    }

    /// Whether an inner proposal leaves its view room, differs from the container and is clear of other views.
    private func isTelling(_ ghost: Ghost, _ view: ShownView, _ scene: FigureScene) -> Bool {
        guard ghost.right == .closed, ghost.bottom == .closed, let parent = view.parent else { return false }
        let around = scene.outlines[scene.views[parent].outline].rect
        guard ghost.rect != around, around.contains(ghost.rect), leavesRoom(ghost, view, scene) else { return false }
        return scene.views.allSatisfy { other in
            scene.related(other.id, view.id) || !scene.outlines[other.outline].rect.overlaps(ghost.rect)
        }
    }

    // MARK: Drawing

    /// Shades what was offered and not taken, and what was taken beyond the offer.
    private func shade(_ ghost: Ghost, taken frame: CGRect, on sketch: inout Sketch) {
        let own = sketch.grid.snap(frame)
        let accent = sketch.style.proposal
        // Where the offer is open there is nothing to compare.
        func closed(_ rect: CGRect) -> CGRect {
            let width = ghost.right == .closed ? rect.width : own.width
            return CGRect(
                x: ghost.isRightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width,
                height: ghost.bottom == .closed ? rect.height : own.height)
        }
        let offer = closed(ghost.rect)
        let excess = own.pieces(outside: offer)
        let isUnclaimed = !offer.pieces(outside: own).isEmpty
        // Up to the dashed line.
        for piece in isUnclaimed ? closed(ghost.hollow).pieces(outside: own) : [] {
            sketch.shade(piece)
        }
        for piece in excess {
            for stripes in sketch.style.hatches(accent.line, spacing: 6) { sketch.fill(Path(piece), stripes) }
            sketch.use(.excess)
        }
        sketch.uncoverWords(under: excess)
    }
}
