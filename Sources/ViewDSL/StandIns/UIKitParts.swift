#if !canImport(Darwin)
    import Drawing
    import Foundation
    import LayoutEngine

    /// A layer. Its properties can be set, but draw nothing.
    open class CALayer: NSObject {
        public var frame = CGRect.zero
        public var bounds = CGRect.zero
        public var position = CGPoint.zero
        public var cornerRadius: CGFloat = 0
        public var masksToBounds = false
        public var filters: [Any]?
        public var borderWidth: CGFloat = 0
        public var borderColor: CGColor?
        public var backgroundColor: CGColor?
        public var shadowColor: CGColor?
        public var shadowOpacity: Float = 0
        public var shadowRadius: CGFloat = 3
        public var shadowOffset = CGSize.zero
        public var shadowPath: CGPath?
        public var opacity: Float = 1
        public var isHidden = false
        public var zPosition: CGFloat = 0
        public var mask: CALayer?
        public var contents: Any?
        public var sublayers: [CALayer]?
        public var name: String?
        override public required init() {}
        open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
        public func insertSublayer(_ layer: CALayer, at index: UInt32) { addSublayer(layer) }
        public func removeFromSuperlayer() {}
        public func removeAllAnimations() {}
        public func setNeedsDisplay() {}
    }

    open class CAGradientLayer: CALayer {
        public var colors: [Any]?
        public var locations: [NSNumber]?
        public var startPoint = CGPoint(x: 0.5, y: 0)
        public var endPoint = CGPoint(x: 0.5, y: 1)
    }

    open class CAShapeLayer: CALayer {
        public var path: CGPath?
        public var fillColor: CGColor?
        public var strokeColor: CGColor?
        public var lineWidth: CGFloat = 1
        public var strokeStart: CGFloat = 0
        public var strokeEnd: CGFloat = 1
    }

    /// Core Graphics' color.
    public typealias CGColor = UIColor

    extension UIColor {
        public var cgColor: CGColor { self }
        public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
    }

    extension Color {
        public init(cgColor: CGColor) { self = cgColor.color }
        /// nil: the components depend on the appearance.
        public var cgColor: CGColor? { UIColor(self) }
    }

    public struct UILayoutPriority: Hashable, Sendable {
        public let rawValue: Float
        public init(_ rawValue: Float) { self.rawValue = rawValue }
        public init(rawValue: Float) { self.rawValue = rawValue }
        public static let required = UILayoutPriority(1_000)
        public static let defaultHigh = UILayoutPriority(750)
        public static let defaultLow = UILayoutPriority(250)
        public static let fittingSizeLevel = UILayoutPriority(50)
    }

    /// A constraint of Auto Layout, which nothing solves.
    @MainActor @preconcurrency
    public final class NSLayoutConstraint: NSObject {
        public enum Axis: Int, Sendable { case horizontal, vertical }
        public enum Attribute: Int, Sendable {
            case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
            case lastBaseline, firstBaseline
        }
        public enum Relation: Int, Sendable {
            case lessThanOrEqual = -1
            case equal, greaterThanOrEqual
        }

        override public init() {}
        public convenience init(
            item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
            attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
        ) {
            self.init()
            constant = c
        }
        public var isActive = false
        public var constant: CGFloat = 0
        public var priority = UILayoutPriority.required
        public static func activate(_ constraints: [NSLayoutConstraint]) {}
        public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
    }

    extension UIView {
        /// Has no effect in a figure.
        public func addConstraint(_ constraint: NSLayoutConstraint) {}
        /// Has no effect in a figure.
        public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
        /// Has no effect in a figure.
        public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
        public var constraints: [NSLayoutConstraint] { [] }
    }

    @MainActor @preconcurrency
    public final class NSLayoutAnchor<AnchorType>: NSObject {
        public func constraint(
            equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint() }
        public func constraint(
            equalTo anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint() }
        public func constraint(
            greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint() }
        public func constraint(
            lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
        ) -> NSLayoutConstraint { NSLayoutConstraint() }
        public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
        public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }
        public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
            NSLayoutConstraint()
        }
    }

    public enum NSLayoutXAxisAnchorKind {}
    public enum NSLayoutYAxisAnchorKind {}
    public enum NSLayoutDimensionKind {}

    /// The anchors of a view or a layout guide.
    @MainActor @preconcurrency
    public protocol LayoutAnchored {}

    extension LayoutAnchored {
        public var topAnchor: NSLayoutAnchor<NSLayoutYAxisAnchorKind> { NSLayoutAnchor() }
        public var bottomAnchor: NSLayoutAnchor<NSLayoutYAxisAnchorKind> { NSLayoutAnchor() }
        public var centerYAnchor: NSLayoutAnchor<NSLayoutYAxisAnchorKind> { NSLayoutAnchor() }
        public var leadingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchorKind> { NSLayoutAnchor() }
        public var trailingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchorKind> { NSLayoutAnchor() }
        public var leftAnchor: NSLayoutAnchor<NSLayoutXAxisAnchorKind> { NSLayoutAnchor() }
        public var rightAnchor: NSLayoutAnchor<NSLayoutXAxisAnchorKind> { NSLayoutAnchor() }
        public var centerXAnchor: NSLayoutAnchor<NSLayoutXAxisAnchorKind> { NSLayoutAnchor() }
        public var widthAnchor: NSLayoutAnchor<NSLayoutDimensionKind> { NSLayoutAnchor() }
        public var heightAnchor: NSLayoutAnchor<NSLayoutDimensionKind> { NSLayoutAnchor() }
    }

    extension UIView: LayoutAnchored {
        public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    }

    @MainActor @preconcurrency
    public final class UILayoutGuide: NSObject, LayoutAnchored {
        nonisolated override public init() {}
    }

    /// A gesture of UIKit. None is ever recognized.
    @MainActor @preconcurrency
    open class UIGestureRecognizer: NSObject {
        public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
        public var state = State.possible
        public weak var delegate: (any UIGestureRecognizerDelegate)?
        public var isEnabled = true
        public var cancelsTouchesInView = true
        public var delaysTouchesBegan = false
        public var delaysTouchesEnded = true
        public weak var view: UIView?
        public var name: String?
        public init(target: Any? = nil, action: Selector? = nil) {}
        public func location(in view: UIView?) -> CGPoint { .zero }
        public func require(toFail other: UIGestureRecognizer) {}
    }
    open class UITapGestureRecognizer: UIGestureRecognizer { public var numberOfTapsRequired = 1 }
    open class UILongPressGestureRecognizer: UIGestureRecognizer { public var minimumPressDuration = 0.5 }
    open class UIPanGestureRecognizer: UIGestureRecognizer {
        public func translation(in view: UIView?) -> CGPoint { .zero }
        public func velocity(in view: UIView?) -> CGPoint { .zero }
        public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    }
    open class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale: CGFloat = 1 }

    @MainActor @preconcurrency
    public protocol UIGestureRecognizerDelegate: AnyObject {}

    /// Whether the screen is scaled, drawn into, and so on: pictures of UIKit are empty.
    public final class UIGraphicsImageRenderer: NSObject {
        public let size: CGSize
        public init(size: CGSize) { self.size = size }
        public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
        public init(bounds: CGRect) { size = bounds.size }
        /// An empty picture of the size. The actions do not run.
        public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage(size: size) }
        public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
    }

    public final class UIGraphicsImageRendererFormat: NSObject {
        public var scale = DeviceStandIn.scale
        public var opaque = false
        public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    public final class UIGraphicsImageRendererContext: NSObject {
        public func fill(_ rect: CGRect) {}
    }
#endif
