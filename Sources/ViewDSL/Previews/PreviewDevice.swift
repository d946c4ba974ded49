import Foundation
import LayoutEngine

/// A device that previews are shown on, by the name Xcode gives it.
///
/// Sizes in points and safe areas are the devices' own. An unknown device is a phone of the usual size.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(rawValue: value) }
    public init(_ name: String) { self.init(rawValue: name) }

    static let standard = PreviewDevice("iPhone 16")
}

extension PreviewDevice {
    /// A device's screen.
    package struct Screen: Equatable, Sendable {
        /// In portrait, in points.
        var size: CGSize
        /// Its edges in portrait, in points.
        var safeArea: EdgeInsets
        var isPhone = true

        fileprivate static func phone(_ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 34) -> Screen
        {
            Screen(
                size: CGSize(width: width, height: height),
                safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
        }

        fileprivate static func tablet(_ width: CGFloat, _ height: CGFloat, bottom: CGFloat = 20) -> Screen {
            Screen(
                size: CGSize(width: width, height: height),
                safeArea: EdgeInsets(top: 24, leading: 0, bottom: bottom, trailing: 0), isPhone: false)
        }
    }

    package var screen: Screen {
        let name = rawValue.lowercased()
        // Longer names first: “iPhone 14 Pro Max” also begins like “iPhone 14”.
        return Self.screens.first { name.hasPrefix($0.name) }?.screen ?? Self.standardScreen
    }

    private static let standardScreen = Screen.phone(393, 852, top: 59)

    private static let screens: [(name: String, screen: Screen)] = [
        (["iphone 17 pro max", "iphone 16 pro max"], Screen.phone(440, 956, top: 62)),
        (["iphone 17 pro", "iphone 17", "iphone 16 pro"], .phone(402, 874, top: 62)),
        (["iphone air"], .phone(420, 912, top: 68)),
        (["iphone 16 plus", "iphone 15 pro max", "iphone 15 plus", "iphone 14 pro max"], .phone(430, 932, top: 59)),
        (["iphone 16e"], .phone(390, 844, top: 47)),
        (["iphone 16", "iphone 15 pro", "iphone 15", "iphone 14 pro"], .phone(393, 852, top: 59)),
        (["iphone 14 plus", "iphone 13 pro max", "iphone 12 pro max"], .phone(428, 926, top: 47)),
        (["iphone 13 mini", "iphone 12 mini"], .phone(375, 812, top: 50)),
        (["iphone 14", "iphone 13 pro", "iphone 13", "iphone 12 pro", "iphone 12"], .phone(390, 844, top: 47)),
        (["iphone 11 pro max", "iphone xs max"], .phone(414, 896, top: 44)),
        (["iphone 11 pro", "iphone xs", "iphone x"], .phone(375, 812, top: 44)),
        (["iphone 11", "iphone xr", "iphone xʀ"], .phone(414, 896, top: 48)),
        (["iphone se (1st generation)", "iphone 5s"], .phone(320, 568, top: 20, bottom: 0)),
        (["iphone 8 plus", "iphone 7 plus", "iphone 6s plus"], .phone(414, 736, top: 20, bottom: 0)),
        (["iphone se", "iphone 8", "iphone 7", "iphone 6s"], .phone(375, 667, top: 20, bottom: 0)),
        (["ipad pro 13-inch", "ipad pro (13"], .tablet(1032, 1376)),
        (["ipad pro (12.9", "ipad air 13-inch"], .tablet(1024, 1366)),
        (["ipad pro 11-inch"], .tablet(834, 1210)),
        (["ipad pro (11"], .tablet(834, 1194)),
        (["ipad pro (10.5", "ipad air (3rd"], .tablet(834, 1112, bottom: 0)),
        (["ipad pro (9.7"], .tablet(768, 1024, bottom: 0)),
        (["ipad air"], .tablet(820, 1180)),
        (["ipad mini (6", "ipad mini (a17"], .tablet(744, 1133)),
        (["ipad mini"], .tablet(768, 1024, bottom: 0)),
        (["ipad (10", "ipad (a16"], .tablet(820, 1180)),
        (["ipad (5", "ipad (6"], .tablet(768, 1024, bottom: 0)),
        (["ipad"], .tablet(810, 1080, bottom: 0)),
    ].flatMap { names, screen in names.map { ($0, screen) } }
}

extension PreviewSettings {
    /// The screen's size in its orientation, in points.
    package var screenSize: CGSize {
        let size = device.screen.size
        return orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// The screen's safe area in its orientation, in points, on the axes whose length is the screen's.
    package var safeArea: EdgeInsets {
        var insets = screenInsets
        if sizedAxes.contains(.horizontal) { (insets.leading, insets.trailing) = (0, 0) }
        if sizedAxes.contains(.vertical) { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    private var screenInsets: EdgeInsets {
        let screen = device.screen
        guard orientation.isLandscape, screen.isPhone else { return screen.safeArea }
        // A phone with a home button has no edges then; one without has its camera beside the screen.
        guard screen.safeArea.bottom > 0 else { return EdgeInsets() }
        let side = screen.safeArea.top
        return EdgeInsets(top: 0, leading: side, bottom: 21, trailing: side)
    }

    /// The room on each axis.
    var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
        let screen = device.screen
        guard screen.isPhone else { return (.regular, .regular) }
        guard orientation.isLandscape else { return (.compact, .regular) }
        return (screen.size.width >= 414 ? .regular : .compact, .compact)
    }
}
