#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    // Controls and panels of AppKit. Their properties can be set, but change no figure.

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
    open class NSButton: NSControl {
        public enum BezelStyle: UInt, Sendable {
            case automatic = 0
            case push, flexiblePush, disclosure
            case circular = 7
            case helpButton = 9
            case toolbar = 11
            case accessoryBarAction
            case accessoryBar
            case badge = 15
        }
        public var title = ""
        public var image: NSImage?
        public var bezelStyle = BezelStyle.push
        public var isHighlighted = false
    }
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
        public convenience init(error: any Error) {
            self.init()
            messageText = error.localizedDescription
        }
        public func addButton(withTitle title: String) {}
        @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
    }

    open class NSOpenPanel: NSObject {
        public var canChooseFiles = true
        public var canChooseDirectories = false
        public var allowsMultipleSelection = false
        public var title: String? = ""
        public var prompt: String? = ""
        public var canCreateDirectories = true
        public var allowedContentTypes: [UTType] = []
        public var allowedFileTypes: [String]?
        public var directoryURL: URL?
        public var message: String? = ""
        public var url: URL? { nil }
        public var urls: [URL] { [] }
        override public init() {}
        @discardableResult public func runModal() -> NSApplication.ModalResponse { .cancel }
        public func begin(completionHandler handler: (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    }

    open class NSSavePanel: NSOpenPanel {
        public var nameFieldStringValue = ""
        public var isExtensionHidden = false
    }
#endif
