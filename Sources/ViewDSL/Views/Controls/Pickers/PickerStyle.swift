import Foundation
import LayoutEngine

/// The appearance of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
    func _body(_ picker: _PickerParts) -> AnyView
}

/// The parts of a picker that a style draws.
public struct _PickerParts {
    let label: _ControlPart
    let content: _ControlPart
    /// The selected values; several if the picker's sources differ.
    let selection: [AnyHashable]
    let currentValueLabel: _ControlPart?

    var settings: [LayoutSetting] { selection.flatMap { LayoutSetting.settings("selection", $0.base) } }
}

/// The style of pickers that have none: as ``MenuPickerStyle``.
public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init() {}
    public func _body(_ picker: _PickerParts) -> AnyView { AnyView(MenuPicker(picker: picker)) }
}

/// Shows a closed menu: the choice in the tint color with two arrows after it, 12 points from the sides and 7 from top
/// and bottom. In a row of a list it is gray, at the end, and the label is shown.
///
/// Approximate: as commonly published for iOS 15 to 18.
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init() {}
    public func _body(_ picker: _PickerParts) -> AnyView { AnyView(MenuPicker(picker: picker)) }
}

/// Shows all choices side by side, equally wide, the chosen one raised: 32 points high and as wide as proposed.
///
/// With no width proposed all are as wide as the widest and 10 points at each side.
///
/// Approximate: the height is UIKit’s, as published for iOS 13 to 18; the 10 points are assumed.
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init() {}
    public func _body(_ picker: _PickerParts) -> AnyView { AnyView(SegmentedPicker(picker: picker)) }
}

/// Shows the choices in a row: as ``SegmentedPickerStyle``.
public struct PalettePickerStyle: PickerStyle {
    nonisolated public init() {}
    public func _body(_ picker: _PickerParts) -> AnyView { AnyView(SegmentedPicker(picker: picker)) }
}

/// Shows the choices on a wheel: 216 points high and as wide as proposed, or 320.
///
/// Approximate: the size is UIKit’s, as published; the wheel’s radius, 120, and its rows, 32 points high, are assumed.
public struct WheelPickerStyle: PickerStyle {
    nonisolated public init() {}
    public func _body(_ picker: _PickerParts) -> AnyView { AnyView(WheelPicker(picker: picker)) }
}

/// Shows each choice as a row of its list, the chosen one with a check mark; as ``WheelPickerStyle`` outside lists.
public struct InlinePickerStyle: PickerStyle {
    nonisolated public init() {}
    public func _body(_ picker: _PickerParts) -> AnyView { AnyView(InlinePicker(picker: picker)) }
}

/// Shows the label, and at the end of the line the choice in gray with an arrow.
public struct NavigationLinkPickerStyle: PickerStyle {
    nonisolated public init() {}
    public func _body(_ picker: _PickerParts) -> AnyView { AnyView(NavigationLinkPicker(picker: picker)) }
}

/// Shows the choices in a column with a round button before each, as on a Mac.
public struct RadioGroupPickerStyle: PickerStyle {
    nonisolated public init() {}
    public func _body(_ picker: _PickerParts) -> AnyView { AnyView(RadioGroupPicker(picker: picker)) }
}

/// The older name of a menu.
public typealias PopUpButtonPickerStyle = MenuPickerStyle

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

nonisolated extension View {
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { addingStyle(style as any PickerStyle) }

    /// Has no effect in a figure.
    public func horizontalRadioGroupLayout() -> some View { self }

    /// Has no effect in a figure.
    public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
