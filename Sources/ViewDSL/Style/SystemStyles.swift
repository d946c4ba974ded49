/// The style of selected content: the tint.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> TintShapeStyle { TintShapeStyle() }
}

/// The style of the text in empty fields.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { .tertiaryLabel }
}

/// The fill of controls and other small parts, which lets the background through.
public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { .systemFill }

    // The fainter fills are colors of their own.
    public var secondary: some ShapeStyle { Color.secondarySystemFill }
    public var tertiary: some ShapeStyle { Color.tertiarySystemFill }
    public var quaternary: some ShapeStyle { Color.quaternarySystemFill }
}

public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { .systemBackground }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
