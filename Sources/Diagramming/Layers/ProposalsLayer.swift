import Drawing
import Foundation
import LayoutEngine

/// Proposals as dashed rectangles from the view's top and leading edges, with the difference to the size taken shaded.
///
/// The root's is always shown. Another is shown if it differs from the container's bounds and is clear of unrelated
/// views, or if its row has few views (`shared`). Of more than two equal proposals to similar views only the first has
/// a name.
struct ProposalsLayer: FigureLayer {
    var annotation: Annotations { .proposals }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        guard let root = scene.views.first else { return nothing(scene, on: &canvas) }
        let showsRoot = root.annotations.contains(annotation)
        let around = outline(of: root, scene)
        if showsRoot {
            shade(around, taken: root.frame, on: &canvas)
            canvas.outline(around)
        }
        let shown = inner(in: scene)
        for (view, proposed) in shown {
            shade(proposed, taken: view.frame, on: &canvas)
            if let word = word(for: view, among: shown.map(\.view), scene) {
                name(proposed, view.sizingProposal, word, on: &canvas)
            }
            canvas.outline(proposed)
        }
        guard showsRoot else { return }
        // A table has the proposal of a root it lists.
        if root.isListed { return }
        name(around, root.sizingProposal, nil, on: &canvas)
        canvas.say(.proposal)
    }

    /// The name at a view's proposal: of many alike only the first has one, which names all of them; nil for the
    /// others.
    private func word(for view: ShownView, among shown: [ShownView], _ scene: FigureScene) -> String? {
        let alike = shown.filter {
            !$0.asked.contains(annotation)
                && ($0.depth, $0.name, $0.sizingProposal) == (view.depth, view.name, view.sizingProposal)
        }
        let own = scene.pictureName(view)
        guard !view.asked.contains(annotation), alike.count > Self.mostAlike else { return own }
        guard alike[0].id == view.id else { return nil }
        return alike.allSatisfy { scene.pictureName($0) == own } ? own : view.name
    }

    private static let mostAlike = 2
    private static let mostShared = 3

    private func nothing(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let proposed = ProposalOutline(scene.drawn(scene.proposal), of: .zero, isRoot: true, longest: scene.longestSide)
        shade(proposed, taken: .zero, on: &canvas)
        canvas.outline(proposed)
        name(proposed, scene.proposal, nil, on: &canvas)
    }

    func shownViews(in scene: FigureScene) -> [ShownView] { inner(in: scene).map(\.view) }

    private func inner(in scene: FigureScene) -> [(view: ShownView, proposed: ProposalOutline)] {
        var drawn: [CGRect] = []
        let shared = shared(in: scene)
        return scene.views(with: annotation).compactMap { view in
            guard view.parent != nil, scene.isNamed(view.outline) else { return nil }
            let proposed = outline(of: view, scene)
            guard shared.contains(view.id) || isShown(proposed, view, scene, drawn) else { return nil }
            drawn.append(Self.rect(proposed))
            return (view, proposed)
        }
    }

    /// In whole points.
    private static func rect(_ proposed: ProposalOutline) -> CGRect { PixelGrid.points.snap(proposed.region) }

    private func isShown(_ proposed: ProposalOutline, _ view: ShownView, _ scene: FigureScene, _ drawn: [CGRect])
        -> Bool
    {
        view.asked.contains(annotation)
            || isInformative(proposed, view, scene) && !drawn.contains { $0.overlaps(Self.rect(proposed)) }
    }

    private func name(
        _ proposed: ProposalOutline, _ size: ProposedViewSize, _ word: String?, on canvas: inout AnnotationCanvas
    ) {
        let accent = canvas.style.proposal
        let words = word.map { "\(size) proposed to \($0)" } ?? "proposed \(size)"
        let block = TextBlock(words, font: canvas.style.type.label, color: accent.chipText)
        canvas.label(
            FigureLabel(
                shapes: [block], look: .chip(accent), target: proposed.shape(canvas.points).line,
                preference: proposed.isRightToLeft ? Preference.proposal.mirrored : .proposal, rank: 10))
    }

    private func outline(of view: ShownView, _ scene: FigureScene) -> ProposalOutline {
        ProposalOutline(
            scene.drawn(view.sizingProposal), of: view.frame, isRoot: view.parent == nil,
            isRightToLeft: (view.parent.map { scene.views[$0] } ?? view).isRightToLeft, longest: scene.longestSide)
    }

    /// The views that left some of their proposals, if the scene is one row of few views without a table. Their
    /// proposals may overlap.
    private func shared(in scene: FigureScene) -> Set<Int> {
        guard let root = scene.views.first else { return [] }
        var row = root
        while row.children.count == 1 { row = scene.views[row.children[0]] }
        guard row.facts.stackAxis == .horizontal,
            !scene.views.contains(where: { $0.asked.contains(annotation) || $0.isListed })
        else { return [] }
        let leaving = row.children.map { scene.views[$0] }.filter { view in
            view.role != .spacer && view.annotations.contains(annotation)
                && view.sizingProposal != ProposedViewSize(view.size)
        }
        let around = Self.rect(outline(of: root, scene))
        let isClear = leaving.allSatisfy { view in
            let proposed = outline(of: view, scene)
            return proposed.right == .closed && proposed.bottom == .closed && around.contains(Self.rect(proposed))
                && leavesRoom(proposed, view, scene)
        }
        return isClear && leaving.count <= Self.mostShared ? Set(leaving.map(\.id)) : []
    }

    private func leavesRoom(_ proposed: ProposalOutline, _ view: ShownView, _ scene: FigureScene) -> Bool {
        let (own, rect) = (scene.outlines[view.outline].rect, Self.rect(proposed))
        return rect.contains(own) && max(rect.width - own.width, rect.height - own.height) >= 6
    }

    private func isInformative(_ proposed: ProposalOutline, _ view: ShownView, _ scene: FigureScene) -> Bool {
        guard proposed.right == .closed, proposed.bottom == .closed, let parent = view.parent else { return false }
        let around = scene.outlines[scene.views[parent].outline].rect
        let rect = Self.rect(proposed)
        guard rect != around, around.contains(rect), leavesRoom(proposed, view, scene) else { return false }
        return scene.views.allSatisfy { other in
            scene.related(other.id, view.id) || !scene.outlines[other.outline].rect.overlaps(rect)
        }
    }

    /// Shades the unused part of the proposal, and the part of the view beyond it.
    private func shade(_ proposed: ProposalOutline, taken frame: CGRect, on canvas: inout AnnotationCanvas) {
        func own(_ pixels: FigurePixels) -> CGRect { pixels.grid.snap(frame) }
        func room(_ pixels: FigurePixels) -> CGRect {
            proposed.closed(pixels.grid.snap(proposed.region), taken: own(pixels))
        }
        let (points, style, words) = (canvas.points, canvas.style, canvas.words)
        if !room(points).pieces(outside: own(points)).isEmpty {
            // Up to the dashed line.
            canvas.shade { pixels in
                proposed.closed(proposed.shape(pixels).rect, taken: own(pixels)).pieces(outside: own(pixels))
            }
        }
        guard !own(points).pieces(outside: room(points)).isEmpty else { return }
        canvas.draw { pixels in
            let excess = own(pixels).pieces(outside: room(pixels))
            for piece in excess { pixels.fill(piece, style.excess) }
            pixels.uncover(words, under: excess)
        }
        canvas.use(.excess)
    }
}
