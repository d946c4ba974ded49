#if !canImport(Darwin)
    import Foundation

    // Taps, the clipboard, and settings of the reader: nothing happens, and nothing is set.

    @MainActor @preconcurrency
    open class UIFeedbackGenerator: NSObject {
        nonisolated override public init() {}
        public func prepare() {}
    }

    open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
        nonisolated override public init() {}
        nonisolated public init(style: FeedbackStyle) {}
        /// Has no effect in a figure.
        public func impactOccurred() {}
        /// Has no effect in a figure.
        public func impactOccurred(intensity: CGFloat) {}
    }

    open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
        public enum FeedbackType: Int, Sendable { case success, warning, error }
        /// Has no effect in a figure.
        public func notificationOccurred(_ type: FeedbackType) {}
    }

    open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
        /// Has no effect in a figure.
        public func selectionChanged() {}
    }

    /// The clipboard: empty.
    public final class UIPasteboard: NSObject, Sendable {
        public static let general = UIPasteboard()
        public var string: String? {
            get { nil }
            set {}
        }
        public var strings: [String]? {
            get { nil }
            set {}
        }
        public var url: URL? {
            get { nil }
            set {}
        }
        public var items: [[String: Any]] {
            get { [] }
            set {}
        }
        public var image: UIImage? {
            get { nil }
            set {}
        }
        public var hasStrings: Bool { false }
        public var hasImages: Bool { false }
        public func setValue(_ value: Any, forPasteboardType type: String) {}
    }

    /// The reader's settings: none is on.
    public enum UIAccessibility {
        public static let isReduceMotionEnabled = false
        public static let isVoiceOverRunning = false
        public static let isReduceTransparencyEnabled = false
        public static let isBoldTextEnabled = false
        public static let isSwitchControlRunning = false
        public static let isDarkerSystemColorsEnabled = false
        public static let prefersCrossFadeTransitions = false
        public struct Notification: Sendable {
            public static let announcement = Notification()
            public static let layoutChanged = Notification()
            public static let screenChanged = Notification()
        }
        /// Has no effect in a figure.
        public static func post(notification: Notification, argument: Any?) {}
        public static let reduceMotionStatusDidChangeNotification =
            Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChange")
        public static let voiceOverStatusDidChangeNotification =
            Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChange")
    }

    /// Has no effect in a figure.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ selector: Selector?, _ context: Any?)
    {}
#endif
