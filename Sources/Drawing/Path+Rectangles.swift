import Foundation

/// The style of rounded corners.
///
/// Approximate: both are drawn as quarter ellipses; SwiftUI's continuous corners ease into their sides.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// The corner radii of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    /// A rectangle with a radius for each corner, in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension Path {
    public init(ellipseIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
    }

    /// Adds a rectangle, clockwise from the top left.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse, clockwise from the right, as trimming a circle shows.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(
            in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), transform: transform)
    }

    /// Adds a rectangle with corners of at most half its size, clockwise from the middle of the right side. Round corners
    /// stay round: if they are as wide as high, they are at most half the shorter side.
    ///
    /// Approximate: where SwiftUI starts, which only trimming shows, is not documented.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let isRound = cornerSize.width == cornerSize.height
        let shorter = min(rect.width, rect.height)
        let size = CGSize(
            width: min(max(cornerSize.width, 0), (isRound ? shorter : rect.width) / 2),
            height: min(max(cornerSize.height, 0), (isRound ? shorter : rect.height) / 2))
        guard size.width > 0, size.height > 0 else { return addRect(rect, transform: transform) }
        addRoundedRect(in: rect, corners: [size, size, size, size], transform: transform)
    }

    /// Adds a rectangle with corner radii. Radii that do not fit shrink together.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        var radii = [
            cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
        ]
        // Two must have a finite sum.
        .map { min(max(0, $0), .greatestFiniteMagnitude / 2) }
        // Neighbors share a side: bottom, left, top, right.
        let sides = [rect.width, rect.height, rect.width, rect.height]
        let factor = (0..<4).reduce(CGFloat(1)) { factor, i in
            let sum = radii[i] + radii[(i + 1) % 4]
            return sum > sides[i] ? min(factor, sides[i] / sum) : factor
        }
        radii = radii.map { $0 * factor }
        guard radii.contains(where: { $0 > 0 }) else { return addRect(rect, transform: transform) }
        addRoundedRect(in: rect, corners: radii.map { CGSize(width: $0, height: $0) }, transform: transform)
    }

    /// - Parameter corners: Clockwise from the bottom right.
    private mutating func addRoundedRect(in rect: CGRect, corners: [CGSize], transform: CGAffineTransform) {
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
        let places: [(corner: CGPoint, before: CGVector, after: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
        ]
        for (place, size) in zip(places, corners) {
            func point(_ way: CGVector, _ fraction: CGFloat) -> CGPoint {
                CGPoint(
                    x: place.corner.x + way.dx * size.width * fraction,
                    y: place.corner.y + way.dy * size.height * fraction)
            }
            let start = point(place.before, 1)
            // A side without length would add a joint without direction.
            if path.currentPoint.map({ $0.distance(to: start) > 1e-9 }) ?? true { path.addLine(to: start) }
            guard size.width > 0, size.height > 0 else { continue }
            path.addCurve(
                to: point(place.after, 1), control1: point(place.before, 1 - Path.quarter),
                control2: point(place.after, 1 - Path.quarter))
        }
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// The distance of a quarter circle's control points from its ends, in radii; less than 0.03 % off.
    static let quarter: CGFloat = 0.552_284_749_830_793_6
}
