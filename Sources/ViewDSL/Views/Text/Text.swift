import Drawing
import Foundation
import LayoutEngine

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
        var color: Color?
        var underline = false
        var strikethrough = false
    }

    struct Segment: Sendable {
        var string: String
        var attributes = Attributes()
        /// Takes precedence over the color.
        var style: AnyShapeStyle?

        func resolvedStyle(_ environment: EnvironmentValues) -> _ResolvedStyle {
            style?._resolve(in: environment) ?? attributes.color?._resolve(in: environment)
                ?? ForegroundStyle()._resolve(in: environment)
        }
    }

    var segments: [Segment]

    init(segments: [Segment]) { self.segments = segments }

    var string: String { segments.map(\.string).joined() }

    /// The characters without Markdown.
    public init(verbatim content: String) { segments = [Segment(string: content)] }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// A literal, which may hold values and *emphasis* in Markdown.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        segments = key.segments
    }

    private func changed(_ change: (inout Segment) -> Void) -> Text {
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
    /// Sets whether text is bold.
    public func bold() -> Text { fontWeight(.bold) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Sets whether text is italic.
    public func italic() -> Text { changed { $0.attributes.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// Sets the style of text and shapes.
    public func foregroundColor(_ color: Color?) -> Text {
        changed { $0.attributes.color = $0.attributes.color ?? color }
    }
    /// Sets the style of text and shapes.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// Underlines text.
    public func underline(_ isActive: Bool = true) -> Text { changed { $0.attributes.underline = isActive } }
    /// Strikes text through.
    public func strikethrough(_ isActive: Bool = true) -> Text { changed { $0.attributes.strikethrough = isActive } }
    /// Uses digits of equal width.
    public func monospacedDigit() -> Text {
        changed { $0.attributes.font = ($0.attributes.font ?? .body).monospacedDigit() }
    }

    private func applying(_ textCase: Case?) -> Text {
        guard let textCase else { return self }
        return changed { $0.string = textCase == .uppercase ? $0.string.uppercased() : $0.string.lowercased() }
    }

    /// Joins two texts.
    public static func + (a: Text, b: Text) -> Text { Text(segments: a.segments + b.segments) }
}

extension Text: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let environment = context.environment
        let segments = applying(environment.textCase).segments
        let string = segments.map(\.string).joined()
        let block = TextBlock(
            runs: runs(segments, environment),
            lineLimit: environment.lineLimit.map { max($0, 1) },
            minimumScale: Double(environment.minimumScaleFactor),
            alignment: environment.multilineTextAlignment, truncation: environment.truncationMode,
            lineSpacing: Double(environment.lineSpacing), rightToLeft: context.isRightToLeft)
        let natural = context.resolver.text.measure(block)
        let layout = TextLayout(
            block: block, natural: natural, text: context.resolver.text, pixel: environment.pixelLength,
            reservedLines: environment.reservedLines)
        let node = context.leaf(
            layout, "Text",
            words: string.utf8.contains(0x0A) ? string.replacingOccurrences(of: "\n", with: " ") : string,
            role: .text, drawing: NodeDrawing(drawing(of: block, environment)))
        if !natural.missing.isEmpty {
            let characters = natural.missing.map { "“\($0)”" }.joined(separator: ", ")
            context.arena.addIssue(.missingGlyph, at: node, "the fonts have no glyph for \(characters)")
        }
        // An inherited font's issue has been reported where it was set.
        if let issue = segments.lazy.compactMap(\.attributes.font?.issue).first {
            context.arena.addIssue(.invalidValue, at: node, issue)
        }
        list.append(node)
    }

    /// Text in one gradient is painted with it; text in several styles gets the first color of each.
    private func drawing(of block: TextBlock, _ environment: EnvironmentValues) -> NodeDrawing.Own {
        let styles = Set(segments.map { $0.resolvedStyle(environment) })
        guard styles.count == 1, let style = styles.first else { return .text(block) }
        if case .color = style { return .text(block) }
        return .styledText(block, style)
    }

    /// Joins equal neighbors into one run, so that ligatures, kerning and line breaks ignore segments.
    private func runs(_ segments: [Segment], _ environment: EnvironmentValues) -> [TextRun] {
        segments.reduce(into: []) { runs, segment in
            let run = run(segment, environment)
            if runs.last?.looks(like: run) == true {
                runs[runs.count - 1].string += run.string
            } else {
                runs.append(run)
            }
        }
    }

    private func run(_ segment: Segment, _ environment: EnvironmentValues) -> TextRun {
        let font = segment.attributes.font ?? environment.font ?? .body
        return TextRun(
            segment.string,
            font: font.spec(
                environment.dynamicTypeSize, weight: segment.attributes.weight ?? environment.fontWeight,
                italic: segment.attributes.isItalic || environment.isItalic),
            color: segment.resolvedStyle(environment).flat,
            underline: segment.attributes.underline || environment.isUnderlined,
            strikethrough: segment.attributes.strikethrough || environment.isStruckThrough)
    }
}
