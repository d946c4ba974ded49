#if !canImport(Darwin)
    import Drawing
    import Foundation
    import LayoutEngine

    /// UIKit's view. Its properties can be set, but draw nothing.
    @MainActor @preconcurrency
    open class UIView: UIResponder {
        public var frame: CGRect
        public var bounds: CGRect
        public var center = CGPoint.zero
        public var transform = CGAffineTransform.identity
        open var backgroundColor: UIColor?
        public var tintColor: UIColor! {
            get { ownTint ?? .systemBlue }
            set { ownTint = newValue }
        }
        /// The tint that a view's code has set.
        private(set) var ownTint: UIColor?
        public var alpha: CGFloat = 1
        public var isHidden = false
        public var isOpaque = true
        public var clipsToBounds = false
        public var isUserInteractionEnabled = true
        public var tag = 0
        public var contentMode = ContentMode.scaleToFill
        public var autoresizingMask: AutoresizingMask = []
        public var translatesAutoresizingMaskIntoConstraints = true
        public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        public var preservesSuperviewLayoutMargins = false
        public var insetsLayoutMarginsFromSafeArea = true
        public var accessibilityIdentifier: String?
        public var accessibilityLabel: String?
        public var accessibilityValue: String?
        public var accessibilityHint: String?
        public var isAccessibilityElement = false
        public private(set) var subviews: [UIView] = []
        public private(set) weak var superview: UIView?
        public let layer = CALayer()
        public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []

        public init(frame: CGRect) {
            self.frame = frame
            bounds = CGRect(origin: .zero, size: frame.size)
            super.init()
        }

        public required init?(coder: NSCoder) {
            (frame, bounds) = (.zero, .zero)
            super.init()
        }

        override public convenience init() { self.init(frame: .zero) }

        open var window: UIWindow? { nil }
        public var traitCollection: UITraitCollection { .current }
        public var safeAreaInsets: UIEdgeInsets { .zero }
        open class var layerClass: AnyClass { CALayer.self }
        open var intrinsicContentSize: CGSize {
            CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        nonisolated public static let noIntrinsicMetric: CGFloat = -1
        nonisolated public static let layoutFittingCompressedSize = CGSize.zero
        nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

        open func addSubview(_ view: UIView) {
            view.removeFromSuperview()
            view.superview = self
            subviews.append(view)
        }
        public func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
        public func bringSubviewToFront(_ view: UIView) {}
        public func sendSubviewToBack(_ view: UIView) {}
        public func removeFromSuperview() {
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }
        public func isDescendant(of view: UIView) -> Bool {
            var next: UIView? = self
            while let current = next {
                if current === view { return true }
                next = current.superview
            }
            return false
        }
        public func viewWithTag(_ tag: Int) -> UIView? {
            self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
        }
        public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { gestureRecognizers?.append(recognizer) }
        public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
            gestureRecognizers?.removeAll { $0 === recognizer }
        }

        // Subclasses override these. Nothing calls them.
        open func layoutSubviews() {}
        open func layoutMarginsDidChange() {}
        open func safeAreaInsetsDidChange() {}
        open func draw(_ rect: CGRect) {}
        open func didMoveToWindow() {}
        open func didMoveToSuperview() {}
        open func willMove(toWindow newWindow: UIWindow?) {}
        open func willMove(toSuperview newSuperview: UIView?) {}
        open func updateConstraints() {}
        open func tintColorDidChange() {}
        open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
        open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.covers(point) }
        open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
        open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }

        public func sizeToFit() {}
        public func setNeedsLayout() {}
        public func layoutIfNeeded() {}
        public func setNeedsDisplay() {}
        public func setNeedsUpdateConstraints() {}
        public func invalidateIntrinsicContentSize() {}
        @discardableResult public func endEditing(_ force: Bool) -> Bool { false }
        public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
        public func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {}
        public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
        public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
        public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
        public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }

        /// Makes the changes at once.
        public class func animate(withDuration duration: TimeInterval, animations: () -> Void) { animations() }
        public class func animate(
            withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
        ) {
            animations()
            completion?(true)
        }
        public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
        public class func setAnimationsEnabled(_ enabled: Bool) {}

        public enum ContentMode: Int, Sendable {
            case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        }
        public struct AutoresizingMask: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let flexibleWidth = AutoresizingMask(rawValue: 2)
            public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        }
    }

    extension UIView {
        /// An object that takes a look for all views of its kind, until the layout ends.
        ///
        /// Only those of bars, segmented controls, switches and page controls have an effect in a figure.
        public static func appearance() -> Self {
            AppearanceProxies.uses += 1
            if let proxy = AppearanceProxies.current[ObjectIdentifier(Self.self)] as? Self { return proxy }
            guard let proxy = Self(coder: NSCoder()) else { fatalError("\(Self.self) cannot be decoded") }
            AppearanceProxies.current[ObjectIdentifier(Self.self)] = proxy
            return proxy
        }

        public static func appearance(whenContainedInInstancesOf types: [AnyObject.Type]) -> Self { appearance() }
    }

    /// The looks that a view's code has set for all views of a kind.
    @MainActor
    enum AppearanceProxies {
        fileprivate static var current: [ObjectIdentifier: UIView] = [:]

        fileprivate(set) static var uses = 0

        static func of<View: UIView>(_ kind: View.Type) -> View? { current[ObjectIdentifier(kind)] as? View }

        /// Called when a layout ends: the next view's code finds none.
        static func reset() { current = [:] }
    }

    /// A window of the screen's size.
    @MainActor @preconcurrency
    open class UIWindow: UIView {
        private static var shared: UIWindow?

        /// The same until the layout ends.
        static var standIn: UIWindow {
            let window = shared ?? UIWindow()
            shared = window
            (window.frame, window.bounds) = (UIScreen.main.bounds, UIScreen.main.bounds)
            return window
        }

        static func reset() { shared = nil }

        open var rootViewController: UIViewController?
        public var windowScene: UIWindowScene?
        public var windowLevel = Level.normal
        public var isKeyWindow: Bool { true }
        override public var safeAreaInsets: UIEdgeInsets { DeviceStandIn.safeAreaInsets }
        public convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }
        public func makeKeyAndVisible() {}
        public func makeKey() {}

        public struct Level: Hashable, Sendable {
            public let rawValue: CGFloat
            public static let normal = Level(rawValue: 0)
            public static let statusBar = Level(rawValue: 1_000)
            public static let alert = Level(rawValue: 2_000)
        }
    }
#endif
