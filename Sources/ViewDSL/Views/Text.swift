import Drawing
import Foundation
import LayoutEngine

/// Lines of text. It is never larger than its lines, which wrap and are truncated to what is offered.
public struct Text: Sendable {
    /// Where text is cut when it does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At the start.
        case head
        /// In the middle.
        case middle
        /// At the end.
        case tail
    }

    /// Which letters text is shown in.
    public enum Case: Hashable, Sendable {
        /// Capitals only.
        case uppercase
        /// No capitals.
        case lowercase
    }

    struct Looks: Hashable, Sendable {
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var color: Color?
        var underline = false
        var strikethrough = false
    }

    struct Segment: Sendable {
        var string: String
        var looks = Looks()
        /// A style that is not one colour.
        var style: AnyShapeStyle?
    }

    var segments: [Segment]

    init(segments: [Segment]) { self.segments = segments }

    /// The characters as they are.
    public init(verbatim content: String) { segments = [Segment(string: content)] }

    /// A text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// A literal, which may hold values and *emphasis* in Markdown.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        segments = key.segments
    }

    var string: String { segments.map(\.string).joined() }

    private func changed(_ change: (inout Segment) -> Void) -> Text {
        Text(
            segments: segments.map { segment in
                var segment = segment
                change(&segment)
                return segment
            })
    }

    // Where two modifiers say different things, the one applied first, nearer the text, holds.
    /// The font; nil takes that of the surroundings.
    public func font(_ font: Font?) -> Text { changed { $0.looks.font = $0.looks.font ?? font } }
    /// The weight of the font; nil takes the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.looks.weight = $0.looks.weight ?? weight } }
    /// Bold, or not.
    public func bold() -> Text { fontWeight(.bold) }
    /// Bold, or not.
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    /// Italic, or not.
    public func italic() -> Text { changed { $0.looks.isItalic = true } }
    /// Italic, or not.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// What words and shapes are painted with.
    public func foregroundColor(_ color: Color?) -> Text { changed { $0.looks.color = $0.looks.color ?? color } }
    /// What words and shapes are painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        changed { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// A line under it, or none.
    public func underline(_ isActive: Bool = true) -> Text { changed { $0.looks.underline = isActive } }
    /// A line through it, or none.
    public func strikethrough(_ isActive: Bool = true) -> Text { changed { $0.looks.strikethrough = isActive } }
    /// Figures of one width.
    public func monospacedDigit() -> Text { changed { $0.looks.font = ($0.looks.font ?? .body).monospacedDigit() } }

    private func cased(_ textCase: Case?) -> Text {
        guard let textCase else { return self }
        return changed { $0.string = textCase == .uppercase ? $0.string.uppercased() : $0.string.lowercased() }
    }

    /// Two texts as one.
    public static func + (a: Text, b: Text) -> Text { Text(segments: a.segments + b.segments) }
}

extension Text: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let environment = context.environment
        let segments = cased(environment.textCase).segments
        let string = segments.map(\.string).joined()
        let block = TextBlock(
            runs: runs(segments, environment),
            lineLimit: environment.lineLimit.map { max($0, 1) },
            minimumScale: Double(environment.minimumScaleFactor),
            alignment: environment.multilineTextAlignment.drawn, truncation: environment.truncationMode.drawn,
            lineSpacing: Double(environment.lineSpacing), rightToLeft: context.isRightToLeft)
        let natural = context.resolver.text.measure(block)
        let layout = TextLayout(
            block: block, natural: natural, text: context.resolver.text, pixel: environment.pixelLength,
            reservedLines: environment.reservedLines)
        let quoted = string.count > 40 ? "“\(string.prefix(39))…”" : "“\(string)”"
        let node = context.leaf(
            layout, "Text",
            quoted.utf8.contains(0x0A) ? quoted.replacingOccurrences(of: "\n", with: " ") : quoted,
            role: .text, drawing: Drawn(drawing(of: block, environment)))
        if !natural.missing.isEmpty {
            let characters = natural.missing.map { "“\($0)”" }.joined(separator: ", ")
            context.arena.addIssue(.missingGlyph, at: node, "the fonts have no glyph for \(characters)")
        }
        // A font of the views around has been reported where it was set.
        if let fault = segments.lazy.compactMap(\.looks.font?.fault).first {
            context.arena.addIssue(.invalidValue, at: node, fault)
        }
        list.append(node)
    }

    /// Text of one style that is not one colour is painted through its letters; of several, each in its first colour.
    private func drawing(of block: TextBlock, _ environment: EnvironmentValues) -> Drawn.Own {
        let styles = Set(
            segments.map { segment in
                segment.style?._resolve(in: environment) ?? segment.looks.color?._resolve(in: environment)
                    ?? ForegroundStyle()._resolve(in: environment)
            })
        guard styles.count == 1, let style = styles.first else { return .text(block) }
        if case .color = style { return .text(block) }
        return .styledText(block, style)
    }

    /// Neighbours that look alike are one run: letters join, kern and break across where they were put together.
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
        let font = segment.looks.font ?? environment.font ?? .body
        let style =
            segment.style?._resolve(in: environment) ?? segment.looks.color?._resolve(in: environment)
            ?? ForegroundStyle()._resolve(in: environment)
        return TextRun(
            segment.string,
            font: font.spec(
                environment.dynamicTypeSize, weight: segment.looks.weight ?? environment.fontWeight,
                italic: segment.looks.isItalic || environment.isItalic),
            color: style.flat, underline: segment.looks.underline || environment.isUnderlined,
            strikethrough: segment.looks.strikethrough || environment.isStruckThrough)
    }
}

extension TextAlignment {
    var drawn: TextBlock.Alignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

extension Text.TruncationMode {
    var drawn: TextBlock.Truncation {
        switch self {
        case .head: .head
        case .middle: .middle
        case .tail: .tail
        }
    }
}
