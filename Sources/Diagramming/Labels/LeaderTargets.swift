import Foundation
import LayoutEngine

/// The areas at whose edges the leader of a label may end.
///
/// A leader ends at the border of its view. Where other views or borders are near, it ends inside, so that it seems to
/// meet no other; in a gap or a padding it always does.
struct LeaderTargets {
    private(set) var areas: [CGRect] = []

    private let request: LabelPlacer.Request
    private let borders: [CGRect]
    private let words: [CGRect]

    /// How far inside, in points.
    private static let depth: CGFloat = 4.5
    /// At this distance from another view the end of a leader is unambiguous, in points.
    private static let clear: CGFloat = 10
    /// A line beside a border closer than this seems to be a part of it, in points.
    private static let air: CGFloat = 3
    /// A leader to a thin view ends this far from its ends, in points.
    private static let offEnds: CGFloat = 16

    init(_ request: LabelPlacer.Request, _ borders: [CGRect], _ words: [CGRect]) {
        (self.request, self.borders) = (request, borders)
        let target = request.border ?? request.target
        self.words = words.filter { $0.overlaps(target) }
        let own = request.ownParts.isEmpty ? [request.target] : request.ownParts
        if request.kind == .length || request.kind == .overflow {
            areas = own.map { $0.narrowed(by: 4) }
        } else if request.kind == .name || request.border != nil {
            areas = [offEnds(CGRect { $0.reach(target) - inset($0, of: target) })]
        } else {
            areas = own
        }
    }

    private func inset(_ edge: PhysicalEdge, of part: CGRect) -> CGFloat {
        let reach = edge.reach(part)
        let along = borders.filter { line in
            edge.isAlong(line) && edge.isLevel(line, part)
                && !(edge.reach(line) == reach && line.size[edge.axis] == part.size[edge.axis])
        }
        let isBesideLine = along.contains { line in
            edge.reach(line) > reach - 0.01 && -edge.opposite.reach(line) - reach < Self.air
        }
        let isBesideView = request.others.contains { other in
            let way = -edge.opposite.reach(other) - reach
            return edge.isLevel(other, part) && way > -2 && way <= Self.clear
        }
        guard isBesideLine || isBesideView else { return 0 }
        // Between two borders, in the middle.
        let inner = along + request.others.filter { request.target.encloses($0) && edge.isLevel($0, part) }
        let next = inner.map { reach - edge.reach($0) }.filter { $0 > 0.01 }.min() ?? .infinity
        let room = words.map { reach - edge.reach($0) }.min() ?? .infinity
        let length = edge.isUpright ? part.width : part.height
        return max(0, min(Self.depth, next / 2, room, length / 2))
    }

    private func offEnds(_ part: CGRect) -> CGRect {
        let (w, h) = (part.width, part.height)
        if min(w, h) > LabelPlacer.Leader.thinnest { return part }
        let (dx, dy) = w > h ? (min(Self.offEnds, w / 2), 0) : (0, min(Self.offEnds, h / 2))
        return CGRect(x: part.minX + dx, y: part.minY + dy, width: w - 2 * dx, height: h - 2 * dy)
    }
}

extension PhysicalEdge {
    fileprivate func isAlong(_ line: CGRect) -> Bool { isUpright == (line.height > line.width) }
}
