#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // The app and its services, as AppKit has them. They change no figure.

    /// The app: active, with one window.
    open class NSApplication: NSResponder {
        private static var current: NSApplication?
        /// The same until the layout ends.
        public static var shared: NSApplication {
            let application = current ?? NSApplication()
            current = application
            return application
        }

        /// Called when a layout ends: the next view's code finds the app as it starts.
        static func reset() { current = nil }

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
        nonisolated public static let didResignActiveNotification =
            Notification.Name("NSApplicationDidResignActiveNotification")
        nonisolated public static let didChangeScreenParametersNotification =
            Notification.Name("NSApplicationDidChangeScreenParametersNotification")
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
            public static let vibrantLight = Name(name: "vibrantLight")
            public static let vibrantDark = Name(name: "vibrantDark")
        }
        public let name: Name
        init(name: Name) { self.name = name }
        override public convenience init() { self.init(name: .aqua) }
        public convenience init?(named name: Name) { self.init(name: name) }
        public func bestMatch(from names: [Name]) -> Name? { names.contains(name) ? name : names.first }
        public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
    }

    public final class NSWorkspace: NSObject, Sendable {
        public static let shared = NSWorkspace()
        /// Has no effect in a figure.
        @discardableResult public func open(_ url: URL) -> Bool { false }
        /// Has no effect in a figure.
        public func activateFileViewerSelecting(_ urls: [URL]) {}
        public func icon(forFile path: String) -> NSImage { NSImage(size: CGSize(width: 32, height: 32)) }
        public func urlForApplication(withBundleIdentifier identifier: String) -> URL? { nil }
        public func urlForApplication(toOpen url: URL) -> URL? { nil }
        /// Has no effect in a figure.
        @discardableResult public func selectFile(_ path: String?, inFileViewerRootedAtPath root: String) -> Bool {
            false
        }
        public var notificationCenter: NotificationCenter { .default }
        public var runningApplications: [NSRunningApplication] { [] }
        public var frontmostApplication: NSRunningApplication? { nil }

        public static let activeSpaceDidChangeNotification =
            Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
        public static let didActivateApplicationNotification =
            Notification.Name("NSWorkspaceDidActivateApplicationNotification")
        public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
        public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    }

    /// Another app. None is running.
    public final class NSRunningApplication: NSObject, Sendable {
        public var localizedName: String? { nil }
        public var bundleIdentifier: String? { nil }
        public var bundleURL: URL? { nil }
        public var processIdentifier: Int32 { -1 }
        public var icon: NSImage? { nil }
        public var isActive: Bool { false }
        /// Has no effect in a figure.
        @discardableResult public func terminate() -> Bool { false }
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

    /// Asks for a color of the screen. Nobody chooses one.
    open class NSColorSampler: NSObject {
        public func show(selectionHandler: @escaping (NSColor?) -> Void) { selectionHandler(nil) }
        public func sample() async -> NSColor? { nil }
    }

    extension NSImage {
        public static let applicationIconName = "NSApplicationIcon"
        public static let cautionName = "NSCaution"
        public static let infoName = "NSInfo"
        public static let folderName = "NSFolder"
        public static let computerName = "NSComputer"
        public static let userName = "NSUser"
        public static let networkName = "NSNetwork"
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
#endif
