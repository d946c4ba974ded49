import Drawing
import Foundation
import LayoutEngine

/// What views were offered: a dashed rectangle from the view's origin, and the difference to what it took shaded.
///
/// The root's is always shown. Of the others only those that say something of their own: not the container's bounds
/// again, and clear of every view that is not inside or around. Their numbers are in the ledger.
struct ProposalsLayer: FigureLayer {
    /// How far an open edge reaches beyond the view, in points.
    private let openReach: CGFloat = 28

    var annotation: Annotations { .proposals }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        guard let root = scene.views.first else { return }
        var drawn: [CGRect] = []
        for view in scene.views(with: annotation).dropFirst(root.annotations.contains(annotation) ? 1 : 0) {
            let ghost = self.ghost(of: view, scene)
            let isAsked = view.asked.contains(annotation)
            guard isAsked || isTelling(ghost, view, scene),
                isAsked || !drawn.contains(where: { $0.overlaps(ghost.rect) })
            else { continue }
            drawn.append(ghost.rect)
            if isAsked {
                shade(ghost, view, on: &sketch)
                name(ghost, view, "\(view.shortName) offered", on: &sketch)
            }
            outline(ghost, isRoot: false, on: &sketch)
        }
        guard root.annotations.contains(annotation) else { return }
        let ghost = ghost(of: root, scene)
        shade(ghost, root, on: &sketch)
        outline(ghost, isRoot: true, on: &sketch)
        name(ghost, root, "proposed", on: &sketch)
    }

    private func name(_ ghost: Ghost, _ view: ShownView, _ word: String, on sketch: inout Sketch) {
        let accent = sketch.style.proposal
        let block = TextBlock("\(word) \(view.proposal)", font: sketch.style.type.label, color: accent.chipText)
        sketch.label(
            Label(
                shapes: [block], look: .chip(accent), target: ghost.line, preference: .proposal, own: nil, row: nil,
                rank: 10))
    }

    /// A proposal as a rectangle on the pixel grid.
    private struct Ghost {
        enum End { case closed, faded, arrow }
        /// From the view's origin; open axes reach a token length beyond the view.
        var rect: CGRect
        /// The outer edge of the dashed line: outside the view's own border where the two would coincide.
        var line: CGRect
        var right: End
        var bottom: End
    }

    private func ghost(of view: ShownView, _ scene: FigureScene) -> Ghost {
        func end(_ length: CGFloat?) -> Ghost.End { length.map { $0.isFinite ? .closed : .arrow } ?? .faded }
        func length(_ offered: CGFloat?, _ taken: CGFloat) -> CGFloat {
            guard let offered, offered.isFinite else { return taken + openReach }
            return max(0, min(offered, 10_000))
        }
        let (frame, grid) = (view.frame, scene.grid)
        let size = CGSize(
            width: length(view.proposal.width, frame.width), height: length(view.proposal.height, frame.height))
        let rect = grid.snap(CGRect(origin: frame.origin, size: size))
        let own = scene.outlines[view.outline].rect
        // Left and top always coincide with the view's border; right and bottom where it took just what it was offered.
        let gap: CGFloat = 3
        let right = abs(rect.maxX - own.maxX) < gap ? own.maxX + gap : rect.maxX
        let bottom = abs(rect.maxY - own.maxY) < gap ? own.maxY + gap : rect.maxY
        let line = CGRect(
            x: rect.minX - gap, y: rect.minY - gap, width: right - rect.minX + gap, height: bottom - rect.minY + gap)
        return Ghost(
            rect: rect, line: line, right: end(view.proposal.width), bottom: end(view.proposal.height))
    }

    /// Whether an inner proposal leaves its view room, differs from the container and is clear of other views.
    private func isTelling(_ ghost: Ghost, _ view: ShownView, _ scene: FigureScene) -> Bool {
        guard ghost.right == .closed, ghost.bottom == .closed, let parent = view.parent else { return false }
        let own = scene.outlines[view.outline].rect
        let around = scene.outlines[scene.views[parent].outline].rect
        guard ghost.rect != around, around.contains(ghost.rect), ghost.rect.contains(own),
            max(ghost.rect.width - own.width, ghost.rect.height - own.height) >= 6
        else { return false }
        return scene.views.allSatisfy { other in
            scene.related(other.id, view.id) || !scene.outlines[other.outline].rect.overlaps(ghost.rect)
        }
    }

    // MARK: Drawing

    /// Shades what was offered and not taken, and what was taken beyond the offer.
    private func shade(_ ghost: Ghost, _ view: ShownView, on sketch: inout Sketch) {
        let own = sketch.grid.snap(view.frame)
        let accent = sketch.style.proposal
        // Where the offer is open there is nothing to compare.
        let offer = CGRect(
            x: own.minX, y: own.minY, width: ghost.right == .closed ? ghost.rect.width : own.width,
            height: ghost.bottom == .closed ? ghost.rect.height : own.height)
        let (unclaimed, excess) = (pieces(of: offer, outside: own), pieces(of: own, outside: offer))
        for piece in unclaimed {
            sketch.wash(piece, sketch.style.unclaimed(0.07))
            sketch.use(.unclaimed)
        }
        for piece in excess {
            sketch.fill(Path(piece), .hatch(accent.tint(0.3), width: 1, spacing: 6))
            sketch.use(.excess)
        }
    }

    /// The part of `rect` outside `other`, both from one origin: a strip at the right and one below.
    private func pieces(of rect: CGRect, outside other: CGRect) -> [CGRect] {
        var result: [CGRect] = []
        if rect.maxX > other.maxX {
            result.append(CGRect(x: other.maxX, y: rect.minY, width: rect.maxX - other.maxX, height: rect.height))
        }
        if rect.maxY > other.maxY {
            let width = min(rect.maxX, other.maxX) - rect.minX
            result.append(CGRect(x: rect.minX, y: other.maxY, width: width, height: rect.maxY - other.maxY))
        }
        return result
    }

    private func outline(_ ghost: Ghost, isRoot: Bool, on sketch: inout Sketch) {
        let color = sketch.style.proposal.line
        let width = sketch.grid.line(isRoot ? 1 : 0.75)
        let dash: [CGFloat] = isRoot ? [5, 3] : [2, 2]
        let stroke = StrokeStyle(lineWidth: width, dash: dash)
        let middle = ghost.line.insetBy(dx: width / 2, dy: width / 2)
        let (left, top, right, bottom) = (middle.minX, middle.minY, middle.maxX, middle.maxY)
        sketch.use(isRoot ? .proposal : .innerProposal)

        func edge(_ from: CGPoint, _ to: CGPoint, _ end: Ghost.End) {
            let path = Path { $0.addLines([from, to]) }
            if end == .faded {
                let stops = [
                    GradientStop(color: color, location: 0), GradientStop(color: color, location: 0.55),
                    GradientStop(color: color.opacity(0), location: 1),
                ]
                sketch.stroke(path, .linearGradient(stops: stops, from: from, to: to), stroke)
            } else {
                sketch.stroke(path, .color(color), stroke)
            }
            let rect = path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)
            sketch.keepOff(rect)
        }
        edge(CGPoint(x: left, y: top), CGPoint(x: right, y: top), ghost.right)
        edge(CGPoint(x: left, y: top), CGPoint(x: left, y: bottom), ghost.bottom)
        if ghost.bottom == .closed {
            edge(CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom), ghost.right)
        }
        if ghost.right == .closed {
            edge(CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), ghost.bottom)
        }
        if ghost.right == .arrow {
            arrow(to: CGPoint(x: ghost.line.maxX, y: ghost.line.midY), dx: 1, dy: 0, on: &sketch)
        }
        if ghost.bottom == .arrow {
            arrow(to: CGPoint(x: ghost.line.midX, y: ghost.line.maxY), dx: 0, dy: 1, on: &sketch)
        }
        if ghost.right == .faded || ghost.bottom == .faded { sketch.use(.openEdge) }
        if ghost.right == .arrow || ghost.bottom == .arrow { sketch.use(.endless) }
    }

    /// An arrow that points on where the offer has no end.
    private func arrow(to tip: CGPoint, dx: CGFloat, dy: CGFloat, on sketch: inout Sketch) {
        let width = sketch.grid.line(1.5)
        let tip = sketch.grid.snap(tip)
        // A point `along` back from the tip and `across` from the shaft.
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: tip.x - along * dx + across * dy, y: tip.y - along * dy + across * dx)
        }
        let (start, end) = (point(18, 0), point(6, 0))
        let shaft = sketch.grid.bar(
            alongX: dx != 0, at: dx != 0 ? tip.y : tip.x, from: dx != 0 ? start.x : start.y,
            to: dx != 0 ? end.x : end.y, width: width)
        let color = PaintStyle.color(sketch.style.proposal.line)
        sketch.fill(Path(shaft), color)
        let head = Path { path in
            path.addLines([tip, point(7, 4), point(7, -4)])
            path.closeSubpath()
        }
        sketch.fill(head, color)
        sketch.keepOff(shaft.joined(head.boundingRect))
    }
}
