import Drawing
import Foundation

/// The heads of upright arrows, in points.
enum Arrow {
    static let length: CGFloat = 6
    private static let half: CGFloat = 3.5

    /// A head with its tip at `tip`.
    static func head(at tip: CGPoint, dx: CGFloat = 0, dy: CGFloat, _ color: RGBA) -> DisplayItem {
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: tip.x - along * dx + across * dy, y: tip.y - along * dy + across * dx)
        }
        let path = Path { path in
            path.addLines([tip, point(length, half), point(length, -half)])
            path.closeSubpath()
        }
        return .fill(path, .color(color))
    }

    /// Where the shaft of an arrow through the middle of `frame` ends and its head begins.
    static func neck(_ frame: CGRect, up: Bool) -> CGPoint {
        CGPoint(x: frame.midX, y: up ? frame.minY + length : frame.maxY - length)
    }

    /// The head of an arrow through the middle of `frame`.
    static func head(_ frame: CGRect, up: Bool, _ color: RGBA) -> DisplayItem {
        head(at: CGPoint(x: frame.midX, y: up ? frame.minY : frame.maxY), dy: up ? -1 : 1, color)
    }
}
