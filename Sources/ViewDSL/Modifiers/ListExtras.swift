import Foundation
import LayoutEngine

/// Details of rows and bars of newer systems. None of them changes a figure.
nonisolated extension View {
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    public func listRowPlatterColor(_ color: Color?) -> some View { self }
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    public func sectionIndexLabel(_ label: Text?) -> some View { self }
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
    public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
    public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}

/// Whether a button is as wide as its label.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    public static let automatic = ButtonSizing(name: "automatic")
    public static let fitted = ButtonSizing(name: "fitted")
    public static let flexible = ButtonSizing(name: "flexible")
}

/// How a palette marks its selection.
public struct PaletteSelectionEffect: Equatable, Sendable {
    private let name: String

    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { .automatic }
}

/// How a search field is shown in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// How a symbol's layers are colored.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// When a material looks active.
public struct MaterialActiveAppearance: Hashable, Sendable {
    private let name: String

    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// Whether every other row of a list has a background of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
