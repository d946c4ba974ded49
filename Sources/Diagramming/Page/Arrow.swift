import Drawing
import Foundation
import LayoutEngine

/// The heads of upright arrows, in points.
enum Arrow {
    static let length: CGFloat = 6
    private static let half: CGFloat = 3.5

    static func head(at tip: CGPoint, dx: CGFloat = 0, dy: CGFloat, _ color: RGBA) -> DisplayItem {
        let axis: Axis = dx != 0 ? .horizontal : .vertical
        let path = Path.arrowhead(
            axis, tip: tip[axis], cross: tip[axis.cross], length: length, half: half, direction: dx + dy)
        return .fill(path, .color(color))
    }

    static func neck(_ frame: CGRect, up: Bool) -> CGPoint {
        CGPoint(x: frame.midX, y: up ? frame.minY + length : frame.maxY - length)
    }

    static func head(_ frame: CGRect, up: Bool, _ color: RGBA) -> DisplayItem {
        head(at: CGPoint(x: frame.midX, y: up ? frame.minY : frame.maxY), dy: up ? -1 : 1, color)
    }
}

extension PaintStyle {
    /// Fades from `start` to clear at `end`, as what has no end.
    ///
    /// - Parameter share: The part of the way before it begins to fade.
    static func fading(_ color: RGBA, from start: CGPoint, to end: CGPoint, after share: Double = 0.55) -> PaintStyle {
        let stops = [
            GradientStop(color: color, location: 0), GradientStop(color: color, location: share),
            GradientStop(color: color.opacity(0), location: 1),
        ]
        return .linearGradient(stops: stops, from: start, to: end)
    }
}

extension Path {
    static func circle(_ center: CGPoint, radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func arrowhead(
        _ axis: Axis = .horizontal, tip: CGFloat, cross: CGFloat, length: CGFloat, half: CGFloat,
        direction: CGFloat = 1
    ) -> Path {
        Path { path in
            path.addLines([
                CGPoint(along: axis, tip, cross: cross),
                CGPoint(along: axis, tip - length * direction, cross: cross - half),
                CGPoint(along: axis, tip - length * direction, cross: cross + half),
            ])
            path.closeSubpath()
        }
    }
}
