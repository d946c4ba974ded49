import Foundation

/// Keeps the dots of leaders off the borders of other views.
extension LabelPlacer {
    /// The border of the view, inset where another border lies beside it; nil if none is drawn.
    func rim(of request: Request, _ ground: State) -> CGRect? {
        guard let border = request.border, border.width > 0, border.height > 0 else { return nil }
        let words = ground.words.map(\.rect).filter { $0.overlaps(border) }
        return CGRect { edge in
            let reach = edge.reach(border)
            let along = borders.filter { edge.isAlong($0) && edge.isLevel($0, border) }
            let isBesideLine = along.contains { line in
                -0.01..<Self.dotRadius ~= -edge.opposite.reach(line) - reach
            }
            guard isBesideLine else { return reach }
            // Between two other borders, in the middle.
            let next = along.map { reach - edge.reach($0) }.filter { $0 > 0.01 }.min() ?? .infinity
            let room = words.map { reach - edge.reach($0) }.min() ?? .infinity
            let length = edge.isUpright ? border.width : border.height
            return reach - max(0, min(Self.dotRadius, next / 2, room, length / 2))
        }
    }

    private static let dotRadius: CGFloat = 1.5
}

extension PhysicalEdge {
    fileprivate func isAlong(_ line: CGRect) -> Bool { isUpright == (line.height > line.width) }
}
