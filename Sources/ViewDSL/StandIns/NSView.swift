#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // Views, windows and services of AppKit. Their properties can be set, but change no figure.

    @MainActor @preconcurrency
    open class NSResponder {
        public init() {}
        public var nextResponder: NSResponder?
        open var acceptsFirstResponder: Bool { false }
        open func mouseDown(with event: NSEvent) {}
        open func mouseUp(with event: NSEvent) {}
        open func mouseDragged(with event: NSEvent) {}
        open func mouseEntered(with event: NSEvent) {}
        open func mouseExited(with event: NSEvent) {}
        open func mouseMoved(with event: NSEvent) {}
        open func scrollWheel(with event: NSEvent) {}
        open func keyDown(with event: NSEvent) {}
        open func keyUp(with event: NSEvent) {}
        open func flagsChanged(with event: NSEvent) {}
        open func rightMouseDown(with event: NSEvent) {}
    }

    public final class NSEvent: NSObject, Sendable {
        public struct EventTypeMask: OptionSet, Sendable {
            public let rawValue: UInt64
            public init(rawValue: UInt64) { self.rawValue = rawValue }
            public static let keyDown = EventTypeMask(rawValue: 1 << 10)
            public static let keyUp = EventTypeMask(rawValue: 1 << 11)
            public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
            public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
            public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
            public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
            public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
            public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
            public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
            public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
            public static let any = EventTypeMask(rawValue: .max)
        }
        public struct ModifierFlags: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let shift = ModifierFlags(rawValue: 1 << 17)
            public static let control = ModifierFlags(rawValue: 1 << 18)
            public static let option = ModifierFlags(rawValue: 1 << 19)
            public static let command = ModifierFlags(rawValue: 1 << 20)
            public static let capsLock = ModifierFlags(rawValue: 1 << 16)
            public static let function = ModifierFlags(rawValue: 1 << 23)
            public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
        }
        public let keyCode: UInt16 = 0
        public let modifierFlags: ModifierFlags = []
        public var characters: String? { nil }
        public var charactersIgnoringModifiers: String? { nil }
        public var window: NSWindow? { nil }
        public var deltaX: CGFloat { 0 }
        public var deltaY: CGFloat { 0 }
        public var scrollingDeltaX: CGFloat { 0 }
        public var scrollingDeltaY: CGFloat { 0 }
        public var locationInWindow: CGPoint { .zero }
        public var clickCount: Int { 0 }
        public static var modifierFlags: ModifierFlags { [] }
        public static var mouseLocation: CGPoint { .zero }
        /// Has no effect in a figure.
        @discardableResult
        public static func addLocalMonitorForEvents(
            matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
        ) -> Any? { nil }
        /// Has no effect in a figure.
        @discardableResult
        public static func addGlobalMonitorForEvents(
            matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
        ) -> Any? { nil }
        /// Has no effect in a figure.
        public static func removeMonitor(_ monitor: Any) {}
    }

    open class NSView: NSResponder {
        open var frame: CGRect
        open var bounds: CGRect
        public var isHidden = false
        public var alphaValue: CGFloat = 1
        public var wantsLayer = false
        public var layer: CALayer? = CALayer()
        public var autoresizingMask: AutoresizingMask = []
        public var translatesAutoresizingMaskIntoConstraints = true
        public private(set) var subviews: [NSView] = []
        public private(set) weak var superview: NSView?
        open var needsDisplay = false
        open var needsLayout = false

        public init(frame: CGRect) {
            (self.frame, bounds) = (frame, CGRect(origin: .zero, size: frame.size))
            super.init()
        }
        public required init?(coder: NSCoder) {
            (frame, bounds) = (.zero, .zero)
            super.init()
        }
        override public convenience init() { self.init(frame: .zero) }

        open var window: NSWindow? { nil }
        open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
        open var isFlipped: Bool { false }
        open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
        open func addSubview(_ view: NSView) {
            view.superview = self
            subviews.append(view)
        }
        open func removeFromSuperview() {
            superview?.subviews.removeAll { $0 === self }
            superview = nil
        }

        public private(set) var trackingAreas: [NSTrackingArea] = []
        public func addTrackingArea(_ area: NSTrackingArea) { trackingAreas.append(area) }
        public func removeTrackingArea(_ area: NSTrackingArea) { trackingAreas.removeAll { $0 === area } }

        // Subclasses override these. Nothing calls them.
        open func layout() {}
        open func draw(_ dirtyRect: CGRect) {}
        open func viewDidMoveToWindow() {}
        open func viewDidMoveToSuperview() {}
        open func updateTrackingAreas() {}
        open func updateLayer() {}
        open func hitTest(_ point: CGPoint) -> NSView? { nil }

        public struct AutoresizingMask: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let width = AutoresizingMask(rawValue: 2)
            public static let height = AutoresizingMask(rawValue: 16)
        }
    }

    extension NSView: LayoutAnchored {}

    /// An area that follows the pointer. There is none in a figure.
    public final class NSTrackingArea: NSObject {
        public struct Options: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let mouseEnteredAndExited = Options(rawValue: 1)
            public static let mouseMoved = Options(rawValue: 2)
            public static let cursorUpdate = Options(rawValue: 4)
            public static let activeWhenFirstResponder = Options(rawValue: 16)
            public static let activeInKeyWindow = Options(rawValue: 32)
            public static let activeInActiveApp = Options(rawValue: 64)
            public static let activeAlways = Options(rawValue: 128)
            public static let assumeInside = Options(rawValue: 256)
            public static let inVisibleRect = Options(rawValue: 512)
            public static let enabledDuringMouseDrag = Options(rawValue: 1024)
        }

        public let rect: CGRect
        public let options: Options

        public init(rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
            (self.rect, self.options) = (rect, options)
        }
    }

    open class NSViewController: NSResponder {
        open lazy var view = NSView()
        public var title: String?
        public init(nibName: String?, bundle: Bundle?) { super.init() }
        public required init?(coder: NSCoder) { super.init() }
        override public convenience init() { self.init(nibName: nil, bundle: nil) }
        open func loadView() {}
        open func viewDidLoad() {}
        open func viewWillAppear() {}
        open func viewDidAppear() {}
        open func viewWillDisappear() {}
        open func viewDidDisappear() {}
        open func viewDidLayout() {}
    }
#endif
