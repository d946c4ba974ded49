#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // Windows of AppKit. Their properties can be set, but change no figure.

    open class NSWindow: NSResponder {
        public struct StyleMask: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let borderless: StyleMask = []
            public static let titled = StyleMask(rawValue: 1)
            public static let closable = StyleMask(rawValue: 2)
            public static let miniaturizable = StyleMask(rawValue: 4)
            public static let resizable = StyleMask(rawValue: 8)
            public static let utilityWindow = StyleMask(rawValue: 16)
            public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
            public static let hudWindow = StyleMask(rawValue: 1 << 13)
            public static let fullScreen = StyleMask(rawValue: 1 << 14)
            public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
        }
        public struct CollectionBehavior: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
            public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
            public static let managed = CollectionBehavior(rawValue: 4)
            public static let transient = CollectionBehavior(rawValue: 8)
            public static let stationary = CollectionBehavior(rawValue: 16)
            public static let ignoresCycle = CollectionBehavior(rawValue: 64)
            public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
            public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
            public static let fullScreenNone = CollectionBehavior(rawValue: 512)
        }
        public enum BackingStoreType: UInt, Sendable { case retained, nonretained, buffered }
        public enum TitleVisibility: Int, Sendable { case visible, hidden }
        public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton }
        public struct Level: Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let normal = Level(rawValue: 0)
            public static let floating = Level(rawValue: 3)
            public static let modalPanel = Level(rawValue: 8)
            public static let mainMenu = Level(rawValue: 24)
            public static let statusBar = Level(rawValue: 25)
            public static let popUpMenu = Level(rawValue: 101)
            public static let screenSaver = Level(rawValue: 1000)
        }
        public var title = ""
        public var subtitle = ""
        public var identifier: NSUserInterfaceItemIdentifier?
        public var styleMask: StyleMask = []
        public var collectionBehavior: CollectionBehavior = []
        public var isOpaque = true
        public var alphaValue: CGFloat = 1
        public var hasShadow = true
        public var appearance: NSAppearance?
        public var backgroundColor: NSColor? = .windowBackgroundColor
        public var level = Level.normal
        public var contentView: NSView?
        public var contentViewController: NSViewController?
        public var titleVisibility = TitleVisibility.visible
        public var titlebarAppearsTransparent = false
        public var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
        public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] = []
        public var isMovable = true
        public var isMovableByWindowBackground = false
        public var isReleasedWhenClosed = true
        public var ignoresMouseEvents = false
        public var minSize = CGSize.zero
        public var maxSize = CGSize(width: 100_000, height: 100_000)
        public weak var delegate: (any NSWindowDelegate)?
        public var frame: CGRect { UIScreen.main.bounds }
        public var frameAutosaveName: String { "" }
        public var screen: NSScreen? { .main }
        public var isKeyWindow: Bool { true }
        public var isMainWindow: Bool { true }
        public var isVisible: Bool { true }
        public var isZoomed: Bool { false }
        public var effectiveAppearance: NSAppearance { appearance ?? NSAppearance() }
        open var canBecomeKey: Bool { true }
        open var canBecomeMain: Bool { true }

        override public init() {}
        public init(contentRect: CGRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {
            self.styleMask = styleMask
            super.init()
        }
        public convenience init(contentViewController: NSViewController) {
            self.init()
            self.contentViewController = contentViewController
        }

        // None of these has an effect in a figure.
        public func standardWindowButton(_ button: ButtonType) -> NSButton? { nil }
        public func addTitlebarAccessoryViewController(_ controller: NSTitlebarAccessoryViewController) {
            titlebarAccessoryViewControllers.append(controller)
        }
        public func center() {}
        @discardableResult public func setFrameAutosaveName(_ name: String) -> Bool { false }
        @discardableResult public func setFrameUsingName(_ name: String, force: Bool = false) -> Bool { false }
        public func setContentSize(_ size: CGSize) {}
        public func setFrame(_ frame: CGRect, display: Bool, animate: Bool = false) {}
        public func setFrameOrigin(_ point: CGPoint) {}
        public func makeKeyAndOrderFront(_ sender: Any?) {}
        public func makeKey() {}
        public func orderFront(_ sender: Any?) {}
        public func orderFrontRegardless() {}
        public func orderOut(_ sender: Any?) {}
        open func close() {}
        public func performClose(_ sender: Any?) {}
        public func performDrag(with event: NSEvent) {}
        public func zoom(_ sender: Any?) {}
        public func miniaturize(_ sender: Any?) {}
        public func toggleFullScreen(_ sender: Any?) {}
        @discardableResult public func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }

        nonisolated public static let didBecomeKeyNotification =
            Notification.Name("NSWindowDidBecomeKeyNotification")
        nonisolated public static let didResignKeyNotification =
            Notification.Name("NSWindowDidResignKeyNotification")
        nonisolated public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
        nonisolated public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    }

    open class NSPanel: NSWindow {
        public var isFloatingPanel = false
        public var becomesKeyOnlyIfNeeded = false
    }

    /// A window's delegate. Nothing calls it.
    @MainActor @preconcurrency
    public protocol NSWindowDelegate: AnyObject {}

    public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }

    open class NSTitlebarAccessoryViewController: NSViewController {
        public var layoutAttribute = NSLayoutConstraint.Attribute.bottom
        public var fullScreenMinHeight: CGFloat = 0
    }

    public struct NSUserInterfaceItemIdentifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
#endif
