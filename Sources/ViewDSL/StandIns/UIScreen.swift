#if !canImport(Darwin)
    import Foundation
    import LayoutEngine

    /// The device that stand-ins of UIKit and AppKit describe: a phone of 393 × 852 points at 3×, on every machine.
    enum DeviceStandIn {
        static let size = CGSize(width: 393, height: 852)
        static let scale: CGFloat = 3
        static let systemVersion = "18.0"
        /// The status bar and the home indicator, in points.
        static let safeAreaInsets = UIEdgeInsets(top: 59, bottom: 34)
    }

    /// The screen: a phone's, whatever the size of the figure.
    public final class UIScreen: NSObject, Sendable {
        public static let main = UIScreen()
        public static var screens: [UIScreen] { [main] }

        public let bounds = CGRect(origin: .zero, size: DeviceStandIn.size)
        public let scale = DeviceStandIn.scale
        /// In pixels.
        public let nativeBounds = CGRect(
            origin: .zero,
            size: CGSize(
                width: DeviceStandIn.size.width * DeviceStandIn.scale,
                height: DeviceStandIn.size.height * DeviceStandIn.scale))
        public let nativeScale = DeviceStandIn.scale
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

    /// The device: a phone held upright.
    public final class UIDevice: NSObject, Sendable {
        public static let current = UIDevice()

        public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
        public let name = "iPhone"
        public let model = "iPhone"
        public let localizedModel = "iPhone"
        public let systemName = "iOS"
        public let systemVersion = DeviceStandIn.systemVersion
        public let orientation = UIDeviceOrientation.portrait
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
