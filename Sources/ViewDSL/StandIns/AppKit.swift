#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // Views, windows and services of AppKit. They keep what they are given and change no figure.

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
        }
        public let keyCode: UInt16 = 0
        public let modifierFlags: ModifierFlags = []
        public var characters: String? { nil }
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

    open class NSWindow: NSResponder {
        public struct StyleMask: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let borderless: StyleMask = []
            public static let titled = StyleMask(rawValue: 1)
            public static let closable = StyleMask(rawValue: 2)
            public static let miniaturizable = StyleMask(rawValue: 4)
            public static let resizable = StyleMask(rawValue: 8)
            public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
            public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        }
        public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
        public struct Level: Hashable, Sendable {
            public static let normal = Level()
            public static let floating = Level()
        }
        public var title = ""
        public var styleMask: StyleMask = []
        public var isOpaque = true
        public var backgroundColor: NSColor? = .windowBackgroundColor
        public var level = Level.normal
        public var contentView: NSView?
        public var contentViewController: NSViewController?
        public var titlebarAppearsTransparent = false
        public var isMovableByWindowBackground = false
        public var isReleasedWhenClosed = true
        public var frame: CGRect { UIScreen.main.bounds }
        public var isKeyWindow: Bool { true }
        public convenience init(
            contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool
        ) { self.init() }
        public func center() {}
        public func setFrameAutosaveName(_ name: String) {}
        public func makeKeyAndOrderFront(_ sender: Any?) {}
        public func orderOut(_ sender: Any?) {}
        public func close() {}
        public func toggleFullScreen(_ sender: Any?) {}
        @discardableResult public func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
    }

    open class NSPanel: NSWindow {}

    /// The app: active, with one window.
    open class NSApplication: NSResponder {
        public static let shared = NSApplication()
        public struct ActivationPolicy: Hashable, Sendable {
            public static let regular = ActivationPolicy()
            public static let accessory = ActivationPolicy()
            public static let prohibited = ActivationPolicy()
        }
        public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
        public struct ModalResponse: Hashable, Sendable {
            let value: Int
            // swift-format-ignore: AlwaysUseLowerCamelCase
            public static let OK = ModalResponse(value: 1)
            public static let cancel = ModalResponse(value: 0)
            public static let alertFirstButtonReturn = ModalResponse(value: 1_000)
            public static let alertSecondButtonReturn = ModalResponse(value: 1_001)
        }
        public var windows: [NSWindow] { [] }
        public var keyWindow: NSWindow? { nil }
        public var mainWindow: NSWindow? { nil }
        public var isActive: Bool { true }
        public var delegate: (any NSApplicationDelegate)?
        public var appearance: NSAppearance?
        public var effectiveAppearance: NSAppearance { NSAppearance() }
        public var applicationIconImage: NSImage! = NSImage()
        /// Has no effect in a figure.
        public func terminate(_ sender: Any?) {}
        /// Has no effect in a figure.
        public func activate(ignoringOtherApps flag: Bool = true) {}
        /// Has no effect in a figure.
        public func hide(_ sender: Any?) {}
        /// Has no effect in a figure.
        @discardableResult public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
        /// Has no effect in a figure.
        @discardableResult
        public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
        /// Has no effect in a figure.
        public func orderFrontStandardAboutPanel(_ sender: Any?) {}
        /// Has no effect in a figure.
        public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {}
        public struct AboutPanelOptionKey: Hashable, Sendable {
            public static let credits = AboutPanelOptionKey()
            public init(rawValue: String = "") {}
        }

        nonisolated public static let didBecomeActiveNotification =
            Notification.Name("NSApplicationDidBecomeActiveNotification")
        nonisolated public static let willTerminateNotification =
            Notification.Name("NSApplicationWillTerminateNotification")
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    @MainActor public var NSApp: NSApplication! { NSApplication.shared }

    /// An app's delegate. Nothing calls it.
    @MainActor @preconcurrency
    public protocol NSApplicationDelegate: AnyObject {}

    public final class NSAppearance: NSObject, Sendable {
        public struct Name: Hashable, Sendable {
            let name: String
            public static let aqua = Name(name: "aqua")
            public static let darkAqua = Name(name: "darkAqua")
        }
        public let name = Name.aqua
        override public init() {}
        public convenience init?(named name: Name) { self.init() }
        public func bestMatch(from names: [Name]) -> Name? { names.first }
    }

    public final class NSWorkspace: NSObject, Sendable {
        public static let shared = NSWorkspace()
        /// Has no effect in a figure.
        @discardableResult public func open(_ url: URL) -> Bool { false }
        /// Has no effect in a figure.
        public func activateFileViewerSelecting(_ urls: [URL]) {}
        public func icon(forFile path: String) -> NSImage { NSImage(size: CGSize(width: 32, height: 32)) }
        public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
    }

    /// The clipboard: empty.
    public final class NSPasteboard: NSObject, Sendable {
        public struct PasteboardType: Hashable, Sendable {
            public let rawValue: String
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let string = PasteboardType("string")
            public static let fileURL = PasteboardType("fileURL")
            // swift-format-ignore: AlwaysUseLowerCamelCase
            public static let URL = PasteboardType("URL")
            public static let png = PasteboardType("png")
            public static let tiff = PasteboardType("tiff")
        }
        public static let general = NSPasteboard()
        @discardableResult public func clearContents() -> Int { 0 }
        @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool { false }
        @discardableResult public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }
        @discardableResult public func writeObjects(_ objects: [Any]) -> Bool { false }
        public func string(forType type: PasteboardType) -> String? { nil }
    }

    public final class NSScreen: NSObject, Sendable {
        public static var main: NSScreen? { NSScreen() }
        public static var screens: [NSScreen] { [NSScreen()] }
        public var frame: CGRect { UIScreen.main.bounds }
        public var visibleFrame: CGRect { UIScreen.main.bounds }
        public var backingScaleFactor: CGFloat { UIScreen.main.scale }
    }

    public final class NSCursor: NSObject, Sendable {
        public static let arrow = NSCursor()
        public static let pointingHand = NSCursor()
        public static let iBeam = NSCursor()
        public static let resizeLeftRight = NSCursor()
        public static let resizeUpDown = NSCursor()
        public static let openHand = NSCursor()
        public static let closedHand = NSCursor()
        public static let crosshair = NSCursor()
        public func push() {}
        public func pop() {}
        public func set() {}
        public static func pop() {}
        public static func hide() {}
        public static func unhide() {}
    }

    open class NSVisualEffectView: NSView {
        public enum Material: Int, Sendable {
            case titlebar = 3
            case selection, menu, popover, sidebar
            case headerView = 10
            case sheet, windowBackground, hudWindow
            case fullScreenUI = 15
            case toolTip = 17
            case contentBackground
            case underWindowBackground = 21
            case underPageBackground
        }
        public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
        public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
        public var material = Material.windowBackground
        public var blendingMode = BlendingMode.behindWindow
        public var state = State.followsWindowActiveState
        public var isEmphasized = false
    }

    open class NSControl: NSView {
        public var stringValue = ""
        public var isEnabled = true
        public var target: AnyObject?
        public var action: Selector?
        public var font: NSFont?
    }

    open class NSTextField: NSControl {
        public var placeholderString: String?
        public var isBordered = true
        public var isEditable = true
        public var isSelectable = true
        public var isBezeled = true
        public var drawsBackground = true
        public var backgroundColor: NSColor?
        public var textColor: NSColor?
        public weak var delegate: (any NSTextFieldDelegate)?
    }

    @MainActor @preconcurrency
    public protocol NSTextFieldDelegate: AnyObject {}

    open class NSSearchField: NSTextField {}
    open class NSButton: NSControl { public var title = "" }
    open class NSImageView: NSControl { public var image: NSImage? }
    open class NSProgressIndicator: NSView {}
    open class NSScrollView: NSView {
        public var documentView: NSView?
        public var hasVerticalScroller = false
        public var hasHorizontalScroller = false
        public var drawsBackground = true
        public var borderType = 0
    }
    open class NSTextView: NSView {
        public var string = ""
        public var isEditable = true
        public var isSelectable = true
        public var isRichText = true
        public var font: NSFont?
        public var textColor: NSColor?
        public var drawsBackground = true
    }

    open class NSAlert: NSObject {
        public enum Style: UInt, Sendable { case warning, informational, critical }
        public var messageText = ""
        public var informativeText = ""
        public var alertStyle = Style.warning
        override public init() {}
        public func addButton(withTitle title: String) {}
        @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
    }

    open class NSOpenPanel: NSObject {
        public var canChooseFiles = true
        public var canChooseDirectories = false
        public var allowsMultipleSelection = false
        public var title: String? = ""
        public var prompt: String? = ""
        public var message: String? = ""
        public var url: URL? { nil }
        public var urls: [URL] { [] }
        override public init() {}
        @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
        public func begin(completionHandler handler: (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    }

    open class NSSavePanel: NSOpenPanel {
        public var nameFieldStringValue = ""
        public var canCreateDirectories = true
    }
#endif
