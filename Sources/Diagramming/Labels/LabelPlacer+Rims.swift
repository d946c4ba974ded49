import Foundation
import LayoutEngine

/// Keeps the ends of leaders off the borders of other views.
extension LabelPlacer {
    /// The border of the view, inset where another border lies on it or beside it; nil if none is drawn.
    func rim(of request: Request, _ ground: State) -> CGRect? {
        guard let border = request.border, border.width > 0, border.height > 0 else { return nil }
        let words = ground.words.map(\.rect).filter { $0.overlaps(border) }
        return CGRect { edge in
            let reach = edge.reach(border)
            let along = borders.filter { line in
                edge.isAlong(line) && edge.isLevel(line, border)
                    && !(edge.reach(line) == reach && line.size[edge.axis] == border.size[edge.axis])
            }
            let isBesideLine = along.contains { line in
                edge.reach(line) > reach - 0.01 && -edge.opposite.reach(line) - reach < Self.air
            }
            guard isBesideLine else { return reach }
            // Between two other borders, in the middle.
            let next = along.map { reach - edge.reach($0) }.filter { $0 > 0.01 }.min() ?? .infinity
            let room = words.map { reach - edge.reach($0) }.min() ?? .infinity
            let length = edge.isUpright ? border.width : border.height
            return reach - max(0, min(Self.air, next / 2, room, length / 2))
        }
    }

    /// In points: past the lines of both.
    private static let air: CGFloat = 3
}

extension PhysicalEdge {
    /// The direction in which it runs.
    fileprivate var axis: Axis { isUpright ? .vertical : .horizontal }

    fileprivate func isAlong(_ line: CGRect) -> Bool { isUpright == (line.height > line.width) }
}
