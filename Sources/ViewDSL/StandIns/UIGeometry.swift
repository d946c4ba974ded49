#if !canImport(Darwin)
    import Drawing
    import Foundation
    import LayoutEngine

    /// Insets from a rectangle's edges, in points.
    public struct UIEdgeInsets: Hashable, Sendable {
        public var top: CGFloat
        public var left: CGFloat
        public var bottom: CGFloat
        public var right: CGFloat
        public static let zero = UIEdgeInsets()

        public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    /// AppKit's insets.
    public typealias NSEdgeInsets = UIEdgeInsets

    /// Insets from a rectangle's edges in reading direction, in points.
    public struct NSDirectionalEdgeInsets: Hashable, Sendable {
        public var top: CGFloat
        public var leading: CGFloat
        public var bottom: CGFloat
        public var trailing: CGFloat
        public static let zero = NSDirectionalEdgeInsets()

        public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
            (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
        }
    }

    extension EdgeInsets {
        public init(_ insets: NSDirectionalEdgeInsets) {
            self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
    }

    extension CGRect {
        /// The rectangle without the insets.
        public func inset(by insets: UIEdgeInsets) -> CGRect {
            CGRect(
                x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
                height: height - insets.top - insets.bottom)
        }
    }

    /// Corners of a rectangle.
    public struct UIRectCorner: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let topLeft = UIRectCorner(rawValue: 1)
        public static let topRight = UIRectCorner(rawValue: 2)
        public static let bottomLeft = UIRectCorner(rawValue: 4)
        public static let bottomRight = UIRectCorner(rawValue: 8)
        public static let allCorners = UIRectCorner(rawValue: .max)
    }

    /// Edges of a rectangle.
    public struct UIRectEdge: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let top = UIRectEdge(rawValue: 1)
        public static let left = UIRectEdge(rawValue: 2)
        public static let bottom = UIRectEdge(rawValue: 4)
        public static let right = UIRectEdge(rawValue: 8)
        public static let all: UIRectEdge = [.top, .left, .bottom, .right]
    }

    /// UIKit's path, for `Path(bezier.cgPath)`.
    public final class UIBezierPath: NSObject {
        private var path: Path
        public var lineWidth: CGFloat = 1

        override public init() { path = Path() }
        public init(rect: CGRect) { path = Path(rect) }
        public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
        public init(cgPath: CGPath) { path = cgPath }
        public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
            path = Path(roundedRect: rect, cornerRadius: cornerRadius)
        }

        /// A rectangle with some corners rounded by circular arcs.
        public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
            func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
            path = Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                    bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)), style: .circular)
        }

        /// Angles in radians.
        public init(
            arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            path = Path()
            super.init()
            addArc(
                withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }

        public var cgPath: CGPath { path }
        public var bounds: CGRect { path.boundingRect }
        public var currentPoint: CGPoint { path.currentPoint ?? .zero }
        public var isEmpty: Bool { path.isEmpty }

        public func move(to point: CGPoint) { path.move(to: point) }
        public func addLine(to point: CGPoint) { path.addLine(to: point) }
        public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
            path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
        }
        public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
            path.addQuadCurve(to: point, control: controlPoint)
        }
        public func addArc(
            withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
        ) {
            // Core Graphics names directions for a y axis that points up.
            path.addArc(
                center: center, radius: radius, startAngle: .radians(Double(startAngle)),
                endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
        }
        public func append(_ other: UIBezierPath) { path.addPath(other.path) }
        public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
        public func close() { path.closeSubpath() }
        /// Has no effect in a figure.
        public func fill() {}
        /// Has no effect in a figure.
        public func stroke() {}
    }

    /// Core Graphics' path.
    public typealias CGPath = Path

    extension Path {
        public init(_ path: CGPath) { self = path }
        public init(_ path: UIBezierPath) { self = path.cgPath }
        public var cgPath: CGPath { self }
        public var boundingBox: CGRect { boundingRect }
        public var boundingBoxOfPath: CGRect { boundingRect }
    }
#endif
