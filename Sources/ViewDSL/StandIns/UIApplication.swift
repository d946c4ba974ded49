#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// An object that may respond to events.
    @MainActor @preconcurrency
    open class UIResponder {
        public init() {}

        open var next: UIResponder? { nil }
        open var canBecomeFirstResponder: Bool { false }
        open var isFirstResponder: Bool { false }
        /// Has no effect in a figure.
        @discardableResult open func becomeFirstResponder() -> Bool { false }
        /// Has no effect in a figure.
        @discardableResult open func resignFirstResponder() -> Bool { false }
        /// Has no effect in a figure.
        open func reloadInputViews() {}
        open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
        open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

        nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
        nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
        nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
        nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
        nonisolated public static let keyboardWillChangeFrameNotification =
            Notification.Name("UIKeyboardWillChangeFrame")
        nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
        nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
        nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    }

    extension UIResponder: Hashable {
        nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
        nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// A finger on the screen. There are none.
    public final class UITouch: NSObject {
        @MainActor public func location(in view: UIView?) -> CGPoint { .zero }
    }

    /// Something the user did. There are none.
    public final class UIEvent: NSObject {
        public enum EventSubtype: Int, Sendable { case none, motionShake }
        public var allTouches: Set<UITouch>? { nil }
    }

    public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

    /// The app: active, with one window.
    @MainActor @preconcurrency
    open class UIApplication: UIResponder {
        private static var current: UIApplication?
        /// The same until the layout ends.
        public static var shared: UIApplication {
            let application = current ?? UIApplication()
            current = application
            return application
        }

        /// Called when a layout ends: the next view's code finds the app as it starts.
        static func reset() { current = nil }

        public var windows: [UIWindow] { [UIWindow.standIn] }
        public var keyWindow: UIWindow? { windows.first }
        public var connectedScenes: Set<UIScene> { [UIWindowScene.standIn] }
        public var openSessions: Set<UISceneSession> { [] }
        public var delegate: (any UIApplicationDelegate)?
        public let applicationState = State.active
        public let backgroundRefreshStatus = UIBackgroundRefreshStatus.available
        public var isIdleTimerDisabled = false
        public var applicationIconBadgeNumber = 0
        public var statusBarFrame: CGRect {
            CGRect(x: 0, y: 0, width: DeviceStandIn.size.width, height: DeviceStandIn.safeAreaInsets.top)
        }
        public var statusBarOrientation: UIInterfaceOrientation { DeviceStandIn.interfaceOrientation }
        public var preferredContentSizeCategory: UIContentSizeCategory { .large }
        public var supportsAlternateIcons: Bool { false }
        public var alternateIconName: String? { nil }
        public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

        /// Has no effect in a figure.
        public func open(
            _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
            completionHandler completion: ((Bool) -> Void)? = nil
        ) {}
        public func canOpenURL(_ url: URL) -> Bool { false }
        /// Has no effect in a figure.
        @discardableResult
        public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
            false
        }
        /// Has no effect in a figure.
        public func endEditing(_ force: Bool) {}
        /// Has no effect in a figure.
        public func registerForRemoteNotifications() {}
        /// Has no effect in a figure.
        public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}

        public enum State: Int, Sendable { case active, inactive, background }
        public struct LaunchOptionsKey: Hashable, Sendable { public let rawValue: String }
        public struct OpenURLOptionsKey: Hashable, Sendable { public let rawValue: String }
        public struct OpenExternalURLOptionsKey: Hashable, Sendable { public let rawValue: String }

        nonisolated public static let openSettingsURLString = "app-settings:"
        nonisolated public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
        nonisolated public static let willResignActiveNotification =
            Notification.Name("UIApplicationWillResignActive")
        nonisolated public static let didEnterBackgroundNotification =
            Notification.Name("UIApplicationDidEnterBackground")
        nonisolated public static let willEnterForegroundNotification =
            Notification.Name("UIApplicationWillEnterForeground")
        nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
        nonisolated public static let userDidTakeScreenshotNotification =
            Notification.Name("UIApplicationUserDidTakeScreenshot")
        nonisolated public static let didReceiveMemoryWarningNotification =
            Notification.Name("UIApplicationDidReceiveMemoryWarning")
    }

    /// Names an Objective-C method. There is no Objective-C here, so it is only a name.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
        let name: String
        public init(_ name: String) { self.name = name }
        public init(stringLiteral value: String) { name = value }
    }

    /// An activity of the user, for other devices. It is never sent.
    public final class NSUserActivity: NSObject {
        public let activityType: String
        public var title: String?
        public var userInfo: [AnyHashable: Any]?
        public var webpageURL: URL?
        public var isEligibleForSearch = false
        public var isEligibleForHandoff = true
        public var isEligibleForPrediction = false
        public var targetContentIdentifier: String?
        public init(activityType: String) { self.activityType = activityType }
        public func becomeCurrent() {}
        public func invalidate() {}
    }

    /// The order of an interface.
    public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

    /// The reader's text size, by UIKit's name.
    public struct UIContentSizeCategory: Hashable, Sendable {
        let size: DynamicTypeSize

        public static let extraSmall = UIContentSizeCategory(size: .xSmall)
        public static let small = UIContentSizeCategory(size: .small)
        public static let medium = UIContentSizeCategory(size: .medium)
        public static let large = UIContentSizeCategory(size: .large)
        public static let extraLarge = UIContentSizeCategory(size: .xLarge)
        public static let extraExtraLarge = UIContentSizeCategory(size: .xxLarge)
        public static let extraExtraExtraLarge = UIContentSizeCategory(size: .xxxLarge)
        public static let accessibilityMedium = UIContentSizeCategory(size: .accessibility1)
        public static let accessibilityLarge = UIContentSizeCategory(size: .accessibility2)
        public static let accessibilityExtraLarge = UIContentSizeCategory(size: .accessibility3)
        public static let accessibilityExtraExtraLarge = UIContentSizeCategory(size: .accessibility4)
        public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(size: .accessibility5)
        public var isAccessibilityCategory: Bool { size.isAccessibilitySize }
    }

    /// An app's delegate. Nothing calls it.
    @MainActor @preconcurrency
    public protocol UIApplicationDelegate: AnyObject {}

    /// A scene's delegate. Nothing calls it.
    @MainActor @preconcurrency
    public protocol UISceneDelegate: AnyObject {}

    /// A window scene's delegate. Nothing calls it.
    @MainActor @preconcurrency
    public protocol UIWindowSceneDelegate: UISceneDelegate {}

    /// One of the app's interfaces.
    @MainActor @preconcurrency
    open class UIScene: UIResponder {
        public enum ActivationState: Int, Sendable {
            case unattached = -1
            case foregroundActive, foregroundInactive, background
        }
        public final class ConnectionOptions: NSObject {
            public var urlContexts: Set<UIOpenURLContext> { [] }
            public var userActivities: Set<NSUserActivity> { [] }
        }
        public var activationState: ActivationState { .foregroundActive }
        public var delegate: (any UISceneDelegate)?
        public let session = UISceneSession()
    }

    /// A scene with windows.
    @MainActor @preconcurrency
    open class UIWindowScene: UIScene {
        static let standIn = UIWindowScene()

        public var windows: [UIWindow] { [UIWindow.standIn] }
        public var keyWindow: UIWindow? { UIWindow.standIn }
        public var screen: UIScreen { .main }
        public var interfaceOrientation: UIInterfaceOrientation { DeviceStandIn.interfaceOrientation }
        public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
        public var traitCollection: UITraitCollection { .current }
    }

    /// The status bar of the device.
    public final class UIStatusBarManager: NSObject {
        public var statusBarFrame: CGRect {
            CGRect(x: 0, y: 0, width: DeviceStandIn.size.width, height: DeviceStandIn.safeAreaInsets.top)
        }
        public var isStatusBarHidden: Bool { false }
    }

    public final class UISceneSession: NSObject, Sendable {
        public struct Role: Hashable, Sendable {
            public static let windowApplication = Role()
        }
        public let role = Role.windowApplication
        public let persistentIdentifier = ""
    }

    public final class UISceneConfiguration: NSObject {
        public var delegateClass: AnyClass?
        public init(name: String?, sessionRole: UISceneSession.Role) {}
    }

    public final class UIOpenURLContext: NSObject {
        public let url: URL
        init(url: URL) { self.url = url }
    }
#endif
