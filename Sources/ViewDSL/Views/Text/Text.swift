import Drawing
import Foundation

#if canImport(Combine)
    import Combine
#endif

/// Lines of text, wrapped and truncated to the proposed size. It is never larger than its lines.
public struct Text: Sendable {
    /// The end of a truncated line that loses its characters.
    public typealias TruncationMode = TextBlock.Truncation

    /// The letter case of text.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    struct Attributes: Hashable, Sendable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var hasTabularFigures = false
        var design: Font.Design?
        var color: Color?
        var underline: LineStyle?
        var strikethrough: LineStyle?
        /// Space after each character, in points.
        var kerning: CGFloat?
        /// The same; takes precedence.
        var tracking: CGFloat?
        var baselineOffset: CGFloat?
        var scale: Scale?
    }

    struct Segment: Sendable {
        var string: String
        var attributes = Attributes()
        /// Takes precedence over the color.
        var style: AnyShapeStyle?
        /// Its text has the tint's color, whatever the style.
        var link: URL?
        /// Drawn in place of the string, which is one character.
        var image: Image?
        /// The string in an environment, where it depends on the moment or the locale.
        var written: (@Sendable (EnvironmentValues) -> String)?

        /// nil for the inherited style.
        var ownStyle: AnyShapeStyle? {
            link == nil ? style ?? attributes.color.map { AnyShapeStyle($0) } : AnyShapeStyle(TintShapeStyle())
        }

        func resolvedStyle(_ environment: EnvironmentValues) -> _ResolvedStyle {
            var environment = environment
            environment.paintsInk = true
            return ownStyle?._resolve(in: environment) ?? ForegroundStyle()._resolve(in: environment)
        }
    }

    var segments: [Segment]

    init(segments: [Segment]) { self.segments = segments }

    /// With the names of pictures.
    var string: String { segments.map(\.words).joined() }

    /// The characters without Markdown.
    public init(verbatim content: String) { segments = [Segment(string: content)] }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// A literal, which may hold values and *emphasis*, `code` and links in Markdown. The bundle has no effect.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { segments = key.segments(in: tableName) }

    /// A text of a strings table, which may hold Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        segments = Markdown.segments([.characters(String(localized: resource))])
    }

    /// - Parameter words: The text in an environment.
    init(words: @escaping @Sendable (EnvironmentValues) -> String) {
        var segment = Segment(string: words(EnvironmentValues()))
        segment.written = words
        self.init(segments: [segment])
    }

    func written(in environment: EnvironmentValues) -> Text {
        changed { $0.string = $0.written?(environment) ?? $0.string }
    }

    func changed(_ change: (inout Segment) -> Void) -> Text {
        Text(
            segments: segments.map { segment in
                var segment = segment
                change(&segment)
                return segment
            })
    }

    // Of two modifiers, the one nearer the text wins.
    /// Sets the font; nil means the inherited one.
    public func font(_ font: Font?) -> Text { changed { $0.attributes.font = $0.attributes.font ?? font } }
    /// Sets the font weight; nil means the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        changed { $0.attributes.weight = $0.attributes.weight ?? weight }
    }
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { changed { $0.attributes.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// Sets the style of text and shapes.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.attributes.color = $0.attributes.color ?? color }
    }
    /// Sets the style of text and shapes. A part that has a color of its own keeps it.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed { if $0.ownStyle == nil { $0.style = AnyShapeStyle(style) } }
    }

    func applying(_ textCase: Case?) -> Text {
        guard let textCase else { return self }
        return changed { $0.string = textCase == .uppercase ? $0.string.uppercased() : $0.string.lowercased() }
    }

    /// Joins two texts.
    public static func + (a: Text, b: Text) -> Text { Text(segments: a.segments + b.segments) }
}
