import Drawing
import Foundation
import LayoutEngine

extension AnnotationCanvas {
    /// Text at a place of its own, which no label covers.
    mutating func write(
        _ block: TextBlock, _ look: FigureLabel.Look, in rect: CGRect, alignment: TextAlignment = .center,
        onContent: Bool = false, _ painter: LabelPainter
    ) {
        let items = painter.items(block, look, in: rect, alignment: alignment, onContent: onContent)
        draw { pixels in for item in items { pixels.text(item) } }
        growExtent(rect)
        blockLabels(rect)
        written.append(rect)
    }

    /// Draws the proposals beside the marks drawn so far, inner ones first. One that is clear of everything just above its
    /// view, or left of it, is there.
    mutating func drawProposals(_ painter: LabelPainter) {
        let edge = extent
        for index in proposed.indices where proposed[index].isOpen {
            let axis = proposed[index].axis
            proposed[index].others = [finiteRulers(axis), otherRulers[axis]].compactMap(\.self).joined
        }
        var taken: [CGRect] = []
        for ruler in proposed.sorted(by: { $0.name != nil && $1.name == nil }) {
            let cross = ruler.axis.cross
            let outer = edge.isNull ? ruler.frame : edge
            // In a sweep, words may stand as far out as the rulers of other rows.
            let width = otherRulers[.horizontal].map { [outer.range(.horizontal), $0].joined ?? $0 }
            let own = PixelGrid.points.snap(ruler.frame)
            let others = seen.filter { !$0.encloses(own) && !own.encloses($0) }
            func placed(_ ruler: ProposalRuler, at line: CGFloat) -> ProposalRuler.Place {
                ruler.place(line: line, painter, among: others, within: width ?? outer.range(.horizontal))
            }
            // Just above its view, or above a sibling's that is there.
            let near = [0, Self.rulerLevel].compactMap { level -> (ProposalRuler, ProposalRuler.Place)? in
                let line = ruler.frame.origin[cross] - Self.rulerDistance - level
                let near = ruler.named(at: line)
                guard ruler.name != nil, level == 0 || near.name == nil else { return nil }
                let place = placed(near, at: line)
                return isClear(place.area(near), ruler.axis) ? (near, place) : nil
            }.first
            if let (near, place) = near {
                taken.append(place.area(near))
                near.draw(at: place, on: &self, painter)
                continue
            }
            var place = placed(ruler, at: min(outer.origin[cross], ruler.frame.origin[cross]) - 14)
            while let other = taken.first(where: { $0.overlaps(place.area(ruler).insetBy(dx: -6, dy: -2)) }) {
                place = placed(ruler, at: min(place.line - 1, other.origin[cross] - 10))
            }
            taken.append(place.area(ruler))
            ruler.draw(at: place, on: &self, painter)
        }
    }

    /// What the rulers of finite proposals reach along an axis, in root coordinates.
    func finiteRulers(_ axis: Axis) -> ClosedRange<CGFloat>? {
        proposed.filter { $0.axis == axis && !$0.isOpen }.map(\.span).joined
    }

    private static let rulerDistance: CGFloat = 9
    private static let rulerLevel: CGFloat = 16

    /// Its ends may touch the edges of the view that proposes.
    private func isClear(_ area: CGRect, _ axis: Axis) -> Bool {
        let (along, across): (CGFloat, CGFloat) = axis == .horizontal ? (3, -2) : (-2, 3)
        let room = area.insetBy(dx: along, dy: across)
        return !lines.contains { $0.overlaps(room) } && !penalties.contains { $0.rect.overlaps(room) }
    }
}
