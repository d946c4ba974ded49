#if !canImport(Darwin)
    import Foundation
    import LayoutEngine
    import Synchronization

    /// The device that stand-ins of UIKit and AppKit describe: the one a preview is shown on, and elsewhere a phone of
    /// 393 × 852 points at 3×, on every machine.
    package enum DeviceStandIn {
        private static let shown = Mutex(PreviewSettings())

        /// Called before a preview's views are made.
        package static func show(_ settings: PreviewSettings) { shown.withLock { $0 = settings } }

        /// Called when a layout ends: the next view's code finds the usual phone.
        static func reset() { show(PreviewSettings()) }

        private static var settings: PreviewSettings { shown.withLock { $0 } }

        static var size: CGSize { settings.proposedSize ?? settings.screenSize }
        static var isPhone: Bool { settings.device.screen.isPhone }
        static var isLandscape: Bool { settings.orientation.isLandscape }
        static var interfaceOrientation: UIInterfaceOrientation {
            switch settings.orientation {
            case .landscapeLeft: .landscapeLeft
            case .landscapeRight: .landscapeRight
            case .portraitUpsideDown: .portraitUpsideDown
            default: .portrait
            }
        }
        /// A device turned to the left shows its interface turned to the right.
        static var deviceOrientation: UIDeviceOrientation {
            switch interfaceOrientation {
            case .landscapeLeft: .landscapeRight
            case .landscapeRight: .landscapeLeft
            case .portraitUpsideDown: .portraitUpsideDown
            default: .portrait
            }
        }
        static var scale: CGFloat { isPhone ? 3 : 2 }
        static let systemVersion = "18.0"
        /// The status bar and the home indicator, in points.
        static var safeAreaInsets: UIEdgeInsets {
            let insets = settings.safeArea
            return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }
        static var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
            let classes = settings.sizeClasses
            return (
                classes.horizontal == .compact ? .compact : .regular,
                classes.vertical == .compact ? .compact : .regular
            )
        }
    }

    /// The screen of the device.
    public final class UIScreen: NSObject, Sendable {
        public static let main = UIScreen()
        public static var screens: [UIScreen] { [main] }

        public var bounds: CGRect { CGRect(origin: .zero, size: DeviceStandIn.size) }
        public var scale: CGFloat { DeviceStandIn.scale }
        /// In pixels, held upright.
        public var nativeBounds: CGRect {
            let size = DeviceStandIn.size
            let (width, height) = DeviceStandIn.isLandscape ? (size.height, size.width) : (size.width, size.height)
            return CGRect(x: 0, y: 0, width: width * scale, height: height * scale)
        }
        public var nativeScale: CGFloat { scale }
        public let maximumFramesPerSecond = 60
        public var brightness: CGFloat {
            get { 1 }
            set {}
        }
        public var traitCollection: UITraitCollection { .current }
    }

    /// The kind of device.
    public enum UIUserInterfaceIdiom: Int, Sendable {
        case unspecified = -1
        case phone, pad, tv, carPlay
        case mac = 5
        case vision
    }

    /// The way a device is held.
    public enum UIDeviceOrientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        public var isFlat: Bool { self == .faceUp || self == .faceDown }
        public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
    }

    /// The way an interface is turned.
    public enum UIInterfaceOrientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight

        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    }

    /// The ways an interface may turn.
    public struct UIInterfaceOrientationMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
        public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
        public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
        public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
        public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
        public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
        public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    }

    /// The device a preview is shown on, and elsewhere a phone held upright.
    public final class UIDevice: NSObject, Sendable {
        public static let current = UIDevice()

        public var userInterfaceIdiom: UIUserInterfaceIdiom { DeviceStandIn.isPhone ? .phone : .pad }
        public var name: String { model }
        public var model: String { DeviceStandIn.isPhone ? "iPhone" : "iPad" }
        public var localizedModel: String { model }
        public var systemName: String { DeviceStandIn.isPhone ? "iOS" : "iPadOS" }
        public let systemVersion = DeviceStandIn.systemVersion
        public var orientation: UIDeviceOrientation { DeviceStandIn.deviceOrientation }
        public let identifierForVendor: UUID? = nil
        public let batteryLevel: Float = 1
        public let isMultitaskingSupported = true
        public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
        public let batteryState = BatteryState.full
        public var isBatteryMonitoringEnabled: Bool {
            get { false }
            set {}
        }

        /// Has no effect in a figure.
        public func beginGeneratingDeviceOrientationNotifications() {}
        /// Has no effect in a figure.
        public func endGeneratingDeviceOrientationNotifications() {}
        /// Has no effect in a figure.
        public func setValue(_ value: Any?, forKey key: String) {}

        public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
        public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChange")
        public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChange")
    }
#endif
