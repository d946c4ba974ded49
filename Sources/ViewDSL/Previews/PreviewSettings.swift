import Foundation
import LayoutEngine

/// How a preview is shown.
package struct PreviewSettings: Sendable {
    package var name: String?
    package var layout: PreviewLayout = .sizeThatFits
    /// The share of the screen's height from which a view is drawn on the screen, whatever the layout; nil if never. A
    /// figure of a row is no figure of an empty phone.
    package var screenShare: CGFloat? = 0.5
    package var device = PreviewDevice.standard
    package var orientation = InterfaceOrientation.portrait
    /// The size that is proposed instead of the device's, in points; nil if none is.
    package var proposedSize: CGSize?
    /// The axes on which somebody chose the length that is proposed: the screen takes nothing off it there.
    package var sizedAxes: Axis.Set = []
    /// Nil leaves the choice to the figure.
    package var colorScheme: ColorScheme?
    /// Modifiers around the view, the innermost first.
    var modifiers: [@MainActor @Sendable (any View) -> any View] = []

    package init() {}

    /// - Parameter share: The share of the screen's height from which the screen is drawn anyway; nil if never.
    mutating func choose(_ layout: PreviewLayout, screenFrom share: CGFloat? = nil) {
        (self.layout, screenShare) = (layout, share)
    }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device. It is chosen for a view that takes at least half of the height, if nothing else is.
    case device
    /// The size the view takes when it is proposed the size of the device.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
