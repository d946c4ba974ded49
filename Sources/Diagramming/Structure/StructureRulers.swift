import Drawing
import Foundation
import LayoutEngine

/// Lines as long as the proposal beside the picture, above it and to its left; where a view takes another length, a second
/// one as long as that.
struct StructureRulers {
    let structure: ScreenStructure
    let scene: FigureScene
    let painter: LabelPainter

    private var style: DiagramStyle { painter.style }
    private static let distance: CGFloat = 14
    private static let tickLength: CGFloat = 5
    /// A proposal that goes on for longer beyond the picture is broken off, in points.
    private static let longestRuler: CGFloat = 160
    /// What is drawn of it.
    private static let rest: CGFloat = 40
    /// A length that differs by less has no line of its own, in points: the two would look alike.
    private static let minDifference: CGFloat = 2

    func draw(from edge: CGRect, on canvas: inout AnnotationCanvas) {
        for axis in Axis.allCases {
            var place = edge.range(axis.cross).lowerBound - Self.distance
            for ruler in rulers(axis) { place = draw(ruler, at: place, on: &canvas) - Self.distance + 2 }
        }
    }

    /// The nearest to the picture first.
    private func rulers(_ axis: Axis) -> [Ruler] {
        guard let length = structure.proposal(in: scene.views)[axis], length > 0 else { return [] }
        let frame = structure.proposedFrame(in: scene.views)
        let root = PixelGrid.points.snap(frame).range(axis)
        let taken = structure.measuredLength(axis, scene)
        let isTaken = abs(length - taken) < Self.minDifference
        let stretches = axis == .vertical ? scene.omittedStretches : OmittedStretches([])
        let breaks = stretches.breaks.filter(root.contains)
        if let inner = structure.tooLarge(for: axis, in: scene.views) {
            let frame = PixelGrid.points.snap(inner.frame)
            return [proposed(length, axis, root, breaks), takes(inner.size[axis], axis, frame.range(axis), breaks)]
        }
        let beyond = (length - taken) * scene.magnification
        let isBroken = length.isFinite && beyond > max(Self.longestRuler, (root.upperBound - root.lowerBound) / 4)
        let rest = length.isFinite ? isBroken ? Self.rest : beyond : 12
        let end =
            rest < 0
            ? max(root.lowerBound, stretches.place(length * scene.magnification, below: root.lowerBound))
            : root.upperBound + rest
        let cuts = breaks.filter { $0 < end } + (isBroken ? [end - Self.rest / 3] : [])
        let proposed = proposed(length, axis, root.lowerBound...end, cuts)
        return isTaken ? [proposed] : [takes(taken, axis, root, breaks), proposed]
    }

    private func takes(_ length: CGFloat, _ axis: Axis, _ range: ClosedRange<CGFloat>, _ breaks: [CGFloat]) -> Ruler {
        Ruler(
            axis: axis, range: range, words: ["takes", "\(WholePoints(length))"], accent: style.neutral, width: 1,
            breaks: breaks)
    }

    private func proposed(
        _ length: CGFloat, _ axis: Axis, _ range: ClosedRange<CGFloat>, _ breaks: [CGFloat]
    ) -> Ruler {
        Ruler(
            axis: axis, range: range, words: ["\(WholePoints(length))", "proposed"], accent: style.proposal, width: 1.5,
            isEndless: !length.isFinite, breaks: breaks)
    }

    private struct Ruler {
        var axis: Axis
        var range: ClosedRange<CGFloat>
        var words: [String]
        var accent: DiagramStyle.Accent
        var width: CGFloat
        var isEndless = false
        /// Where a part of it is left out.
        var breaks: [CGFloat] = []
    }

    /// Returns where the ruler and its words end.
    private func draw(_ ruler: Ruler, at place: CGFloat, on canvas: inout AnnotationCanvas) -> CGFloat {
        let (axis, start, end) = (ruler.axis, ruler.range.lowerBound, ruler.range.upperBound)
        let words = ruler.words.joined(separator: axis == .horizontal ? " " : "\n")
        let block = TextBlock(words, font: style.type.label, color: ruler.accent.text)
        let look = FigureLabel.Look.plain(ruler.accent)
        let size = painter.size(of: block, look)
        let middle = (start + end) / 2
        // The number interrupts a long line above the picture, and stands beside any other.
        let isWithin = axis == .horizontal && end - start > size.width + 24
        let gap = isWithin ? size.width / 2 + 4 : 0
        let color = PaintStyle.color(ruler.accent.line)
        canvas.draw { pixels in
            let (grid, line) = (pixels.grid, pixels.grid.line(ruler.width))
            func bar(_ from: CGFloat, _ to: CGFloat) {
                pixels.fill(grid.bar(alongX: axis == .horizontal, at: place, from: from, to: to, width: line), color)
            }
            func tick(_ at: CGFloat) {
                let (span, reach) = (grid.snap(at)...grid.snap(at) + line, Self.tickLength)
                pixels.fill(
                    CGRect(along: axis, span, cross: grid.snap(place - reach)...grid.snap(place + reach)), color)
            }
            bar(start, middle - gap)
            bar(middle + gap, end)
            tick(start)
            for cut in ruler.breaks {
                pixels.breakLine(axis, at: cut, cross: place, ruler.accent.line, ground: style.panel)
            }
            guard ruler.isEndless else { return tick(grid.snap(end) - line) }
            let head = Path.arrowhead(
                axis, tip: end, cross: grid.snap(place - line / 2) + line / 2, length: 7, half: 3, direction: 1)
            pixels.fill(head, color)
        }
        let room = place - Self.tickLength...place + Self.tickLength
        canvas.blockLabels(
            bracket: CGRect(along: axis, start...end, cross: place...place + ruler.width),
            CGRect(along: axis, start...end, cross: room))
        let cross = isWithin ? place - size.height / 2 : place - 7 - size[axis.cross]
        let rect = CGRect(
            origin: CGPoint(along: axis, (middle - size[axis] / 2).rounded(), cross: cross.rounded()), size: size)
        canvas.write(block, look, in: rect, onContent: canvas.content.covers(rect), painter)
        return min(place - Self.tickLength, rect.origin[axis.cross])
    }
}

extension ScreenStructure {
    /// What the rulers measure: the focus, on a screen its safe area, in points of the layout.
    fileprivate func measuredLength(_ axis: Axis, _ scene: FigureScene) -> CGFloat {
        let view = scene.views[focus.outer]
        let inset = view.frame.size[axis] - proposedFrame(in: scene.views).size[axis]
        return view.size[axis] - inset / scene.magnification
    }

    /// Whether the rulers have the size of the content.
    func isMeasured(in scene: FigureScene) -> Bool {
        let proposal = proposal(in: scene.views)
        guard proposal.width != nil, proposal.height != nil else { return false }
        let measured = CGSize(width: measuredLength(.horizontal, scene), height: measuredLength(.vertical, scene))
        return WholeSize(scene.views.claimedSize(focus.core)) == WholeSize(measured)
            && Axis.allCases.allSatisfy { tooLarge(for: $0, in: scene.views) == nil }
    }

    /// The proposal of the focus; on a screen, its safe area.
    func proposal(in views: [ShownView]) -> ProposedViewSize {
        let inner = safeView(in: views).flatMap { views[$0].children.first }
        return views[inner ?? focus.outer].sizingProposal
    }

    /// Whether the content is as large as the rulers of the picture.
    func fillsProposal(_ views: [ShownView]) -> Bool {
        let proposal = proposal(in: views)
        guard let width = proposal.width, let height = proposal.height else { return false }
        return WholeSize(views.claimedSize(focus.core)) == WholeSize(CGSize(width: width, height: height))
    }

    /// The content of a screen, if it reaches out of its safe area.
    func tooLarge(for axis: Axis, in views: [ShownView]) -> ShownView? {
        guard let safe = safeView(in: views), let inner = views[safe].children.first.map({ views[$0] })
        else { return nil }
        return proposal(in: views)[axis].map { inner.size[axis] > $0 + 0.5 } == true ? inner : nil
    }

    /// The focus, or the safe area of its screen.
    func proposedFrame(in views: [ShownView]) -> CGRect {
        safeView(in: views).flatMap { views[$0].safeFrame } ?? views[focus.outer].frame
    }

    /// What keeps the content of a screen or a sheet out of the safe area.
    private func safeView(in views: [ShownView]) -> Int? {
        let view = views[focus.outer]
        return [.screen, .sheet].contains(view.systemPart) && view.safeFrame != nil ? view.id : nil
    }
}
