import Foundation
import SwiftUI

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// On a screen of 393 by 852 points, in points, as Apple publishes it; the largest on an iPad.
    var size: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 715, height: 337)
        case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }
}

/// How a widget is colored. A figure shows full colors.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension EnvironmentValues {
    @Entry public var widgetFamily: WidgetFamily = .systemMedium
    @Entry public var widgetRenderingMode: WidgetRenderingMode = .fullColor
    @Entry public var showsWidgetContainerBackground: Bool = true
    @Entry public var showsWidgetLabel: Bool = false
    @Entry public var widgetContentMargins: EdgeInsets = EdgeInsets()
}
