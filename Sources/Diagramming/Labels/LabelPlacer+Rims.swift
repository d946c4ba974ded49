import Foundation

/// Where the dots of leaders stand: on the border of the view they are about or inside it, and on no other's.
extension LabelPlacer {
    /// The border of the request's view, and at sides where another border lies beside it so much less that the dot keeps
    /// off that, short of words. nil where none is drawn.
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
            // Between two others it is in the middle of its own.
            let next = along.map { reach - edge.reach($0) }.filter { $0 > 0.01 }.min() ?? .infinity
            let room = words.map { reach - edge.reach($0) }.min() ?? .infinity
            let length = edge.isUpright ? border.width : border.height
            return reach - max(0, min(Self.dotRadius, next / 2, room, length / 2))
        }
    }

    /// Of a leader's dot, in points.
    private static let dotRadius: CGFloat = 1.5
}

extension Edge {
    /// Whether it runs up and down.
    fileprivate var isUpright: Bool { self == .left || self == .right }

    /// Whether a line runs the same way.
    fileprivate func isAlong(_ line: CGRect) -> Bool { isUpright == (line.height > line.width) }
}
