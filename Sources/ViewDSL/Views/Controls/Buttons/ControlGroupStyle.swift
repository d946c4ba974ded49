import Foundation

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    /// The properties of a control group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Makes the group's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
    public typealias Content = _ControlPart
    public typealias Label = _ControlPart

    public let content: Content
    public let label: Label
}

extension ControlGroupStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// Shows the controls in a row on one gray background with round corners, with lines between them; in a bar as
/// ``NavigationControlGroupStyle``.
///
/// Approximate: the padding, that of bordered buttons, is assumed.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    @Environment(\.isInBar) private var isInBar

    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if isInBar {
            NavigationControlGroupStyle().makeBody(configuration: configuration)
        } else {
            HStack(spacing: 0) {
                Group(subviews: configuration.content) { controls in
                    ForEach(controls) { control in
                        if control.id != controls.first?.id {
                            Color.separator.frame(width: 1).frame(idealHeight: 0).padding(.vertical, 8)
                                .named("separator", .chrome)
                        }
                        control.padding(.vertical, 7).padding(.horizontal, 12)
                    }
                }
            }
            .fixedSize(horizontal: false, vertical: true).named("fixedSize", .page)
            .background(Color.tertiarySystemFill, in: .rect(cornerRadius: 8))
        }
    }
}

/// Shows the controls in a row, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
    }
}

/// Shows the controls in a row, as a menu does.
public typealias PaletteControlGroupStyle = NavigationControlGroupStyle

/// Shows the label, which opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// Shows the label, which opens a menu that has the controls in one row.
public typealias CompactMenuControlGroupStyle = MenuControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

nonisolated extension View {
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        addingStyle(style as any ControlGroupStyle)
    }
}
