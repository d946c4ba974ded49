import Drawing
import Foundation
import LayoutEngine

public protocol EnvironmentKey: SendableMetatype {
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
}

/// The values that views inherit from their ancestors: SwiftUI's as stored properties, users' by key.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The axis of the enclosing stack, for spacers and dividers; nil outside stacks.
    var stackAxis: Axis?
    /// The list or tab view whose rows or tabs the views are; nil elsewhere, and inside rows and tabs.
    var place: ContainerPlace?
    public var layoutDirection: LayoutDirection = .leftToRight
    public var colorScheme: ColorScheme = .light
    public var displayScale: CGFloat = 1
    public var font: Font?
    public var dynamicTypeSize: DynamicTypeSize = .large
    /// The maximum number of lines; nil means any number.
    public var lineLimit: Int?
    /// The fewest lines a text takes room for.
    var reservedLines = 0
    /// Uppercase or lowercase for all text; nil leaves it unchanged.
    public var textCase: Text.Case?
    /// Extra space between lines, in points.
    public var lineSpacing: CGFloat = 0
    /// The alignment of lines shorter than the longest.
    public var multilineTextAlignment: TextAlignment {
        get { textAlignment ?? defaultTextAlignment }
        set { textAlignment = newValue }
    }
    private var textAlignment: TextAlignment?
    /// The alignment that a control has where no view sets one.
    var defaultTextAlignment = TextAlignment.leading
    /// The end of a truncated line that loses its characters.
    public var truncationMode: Text.TruncationMode = .tail
    /// The smallest scale text may shrink to before it is truncated, 0…1.
    public var minimumScaleFactor: CGFloat = 1
    var fontWeight: Font.Weight?
    var fontDesign: Font.Design?
    var isItalic = false
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// Space after each character, in points; tracking takes precedence.
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var textScale = Text.Scale.default
    /// What a view sets.
    var foreground: AnyShapeStyle?
    /// The color that a control or a header has where no view sets one. A control inside has its own.
    var defaultForeground: AnyShapeStyle?
    /// Explicit `.secondary` and `.tertiary` styles; otherwise these are fainter foregrounds.
    var lowerForegrounds: [AnyShapeStyle] = []
    /// The style of `.background`; nil means white or black.
    public var backgroundStyle: AnyShapeStyle?
    var tint: Color?
    /// The accent color that a view sets. It is no accent color itself.
    var accent: Color?
    /// The scene's safe area insets, in points.
    package var sceneSafeArea = EdgeInsets()
    /// The safe area of a screen that is not drawn: what is proposed is less by it.
    package var hiddenSafeArea = EdgeInsets()
    /// Whether an ancestor has a safe area.
    var hasSafeArea = false
    /// Whether scroll views draw outside their bounds.
    var isScrollClipDisabled = false
    /// The room on each axis. Regular by default, as on a Mac.
    public var horizontalSizeClass: UserInterfaceSizeClass? = .regular
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular
    public var isEnabled = true
    public var symbolVariants = SymbolVariants.none
    public var imageScale = Image.Scale.medium
    public var symbolRenderingMode: SymbolRenderingMode?
    public var scenePhase = ScenePhase.active
    public var controlActiveState = ControlActiveState.key
    /// Whether lists are edited; nil means there is nothing to edit.
    public var editMode: Binding<EditMode>?
    public var isScrollEnabled = true
    public var isHoverEffectEnabled = true
    public var isFocusEffectEnabled = true
    public var isLuminanceReduced = false
    public var backgroundProminence = BackgroundProminence.standard
    public var allowsTightening = false
    public var autocorrectionDisabled = false
    public var legibilityWeight: LegibilityWeight?
    /// Whether figures show the views that controls are made of.
    var unfoldsControls = false
    package var images: any ImageLoading = NoImages()
    /// Collects the names of colors that the assets lack; nil outside figures.
    var missingColors: MissingColors?
    /// Collects the names of fonts that figures do not have.
    var missingFonts: MissingFonts?
    /// Whether a style is that of text or a symbol, which must be seen on what is behind it.
    var paintsInk = false

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Replaces the foreground by one that no view has set.
    mutating func setDefaultForeground(_ color: Color?) {
        foreground = nil
        lowerForegrounds = []
        defaultForeground = color.map { AnyShapeStyle($0) }
    }

    /// The style of text; nil means the primary one.
    var inheritedForeground: AnyShapeStyle? { foreground ?? defaultForeground }

    /// The length of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark
}

/// The room on an axis: compact, as on a phone, or regular.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// The source of named images and colors.
package protocol ImageLoading: Sendable {
    /// The best picture for `scale` pixels per point.
    func image(named name: String, scale: Int, isDark: Bool) throws(MissingImage) -> LoadedImage
    /// Similar names, best first, for messages.
    func names(like name: String) -> [String]
    /// The picture in a PNG file; nil if it cannot be read.
    func image(in file: Data) -> ImageSource?
    /// A color by name; nil if there is none.
    func color(named name: String, isDark: Bool) -> RGBA?
    /// Similar names of colors, best first, for messages.
    func colors(like name: String) -> [String]
    /// The user's own symbol, on a canvas of 24 × 24 units; nil if there is none of that name.
    func symbol(named name: String) -> Path?
    /// A face of the font files: the one of this PostScript name, else the nearest of the family.
    ///
    /// - Parameter weight: OpenType weight; nil for the name's own, in a family for the regular one.
    func font(named name: String, weight: Int?, isItalic: Bool) -> OwnFont?
    /// Similar names of fonts, best first, for messages.
    func fonts(like name: String) -> [String]
    /// A more specific reason for a missing font, such as an unreadable file.
    func reasonForMissingFont(_ name: String) -> String?
    /// What is doubtful about a font that there is; nil if nothing is.
    func doubt(aboutFont font: OwnFont) -> String?
}

/// There is no image of the name, or its file cannot be used for this reason.
package struct MissingImage: Error, Equatable {
    package var reason: String?

    package init(reason: String? = nil) { self.reason = reason }
}

/// A picture of a name.
package struct LoadedImage: Sendable {
    package var source: ImageSource
    /// In pixels per point.
    package var scale: Int
    /// Whether its asset catalog says that only its opacity is used, which code can change.
    package var isTemplate = false

    package init(source: ImageSource, scale: Int, isTemplate: Bool = false) {
        (self.source, self.scale, self.isTemplate) = (source, scale, isTemplate)
    }
}

extension ImageLoading {
    package func image(in file: Data) -> ImageSource? { nil }
    package func color(named name: String, isDark: Bool) -> RGBA? { nil }
    package func colors(like name: String) -> [String] { [] }
    package func symbol(named name: String) -> Path? { nil }
    package func font(named name: String, weight: Int?, isItalic: Bool) -> OwnFont? { nil }
    package func fonts(like name: String) -> [String] { [] }
    package func reasonForMissingFont(_ name: String) -> String? { nil }
    package func doubt(aboutFont font: OwnFont) -> String? { nil }
}

struct NoImages: ImageLoading {
    func image(named name: String, scale: Int, isDark: Bool) throws(MissingImage) -> LoadedImage {
        throw MissingImage()
    }
    func names(like name: String) -> [String] { [] }
}

nonisolated extension View {
    /// Sets an environment value for the view and its descendants.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes an environment value for the view and its descendants.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
