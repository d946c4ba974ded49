import Drawing
import Foundation
import LayoutEngine

extension Text: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let environment = context.environment
        let segments = written(in: environment).applying(environment.textCase).segments
        let string = segments.map(\.words).joined()
        var issues: [LayoutIssue] = []
        let block = TextBlock(
            runs: runs(segments, context, &issues),
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
            role: .text,
            drawing: NodeDrawing(
                environment.showsPlaceholders
                    ? Placeholder.bars(
                        for: block, ForegroundStyle()._resolve(in: environment), measuring: context.resolver.text)
                    : drawing(of: block, environment)))
        if !natural.missing.isEmpty {
            let characters = natural.missing.map { "“\($0)”" }.joined(separator: ", ")
            context.arena.addIssue(.missingGlyph, at: node, "the fonts have no glyph for \(characters)")
        }
        for issue in issues { context.arena.addIssue(issue.rule, at: node, issue.message, source: issue.source) }
        // An inherited font's issue has been reported where it was set.
        if let issue = segments.lazy.compactMap(\.attributes.font?.issue).first {
            context.arena.addIssue(.invalidValue, at: node, issue)
        }
        if environment.reservedLines > 0 {
            context.arena.updateInfo(of: node) { info in
                info.settings.append(LayoutSetting("reserved lines", "\(environment.reservedLines)"))
            }
        }
        list.append(node)
    }

    public func _subviews(_ context: _ViewContext) -> [_Subview] {
        var subview = _Subview(self, context)
        subview.values.isText = true
        return [subview]
    }

    /// Text in one gradient is painted with it; text in several styles gets the first color of each.
    private func drawing(of block: TextBlock, _ environment: EnvironmentValues) -> NodeDrawing.Own {
        let styles = Set(segments.map { $0.resolvedStyle(environment) })
        guard styles.count == 1, let style = styles.first else { return .text(block) }
        if case .color = style { return .text(block) }
        return .styledText(block, style)
    }

    /// Joins equal neighbors into one run, so that ligatures, kerning and line breaks ignore segments.
    ///
    /// Approximate: an empty text takes no room, as views in use that keep a line's room by a space tell; not documented.
    @MainActor private func runs(_ segments: [Segment], _ context: _ViewContext, _ issues: inout [LayoutIssue])
        -> [TextRun]
    {
        var runs: [TextRun] = []
        for segment in segments where !segment.string.isEmpty || segment.image != nil {
            var run = run(segment, context.environment)
            if let image = segment.image {
                let font = segment.font(context.environment)
                let inline = image.inline(
                    font: segment.weight(context.environment).map(font.weight) ?? font, style: segment.ownStyle, context
                )
                run.picture = inline.picture
                issues += inline.issues
            }
            if runs.last?.looks(like: run) == true {
                runs[runs.count - 1].string += run.string
            } else {
                runs.append(run)
            }
        }
        // Lines that are reserved have the font's height.
        if runs.isEmpty, context.environment.reservedLines > 0 {
            runs = [run(Segment(string: ""), context.environment)]
        }
        return runs
    }

    private func run(_ segment: Segment, _ environment: EnvironmentValues) -> TextRun {
        let attributes = segment.attributes
        let underline = attributes.underline ?? environment.underline
        let strikethrough = attributes.strikethrough ?? environment.strikethrough
        let asked = segment.font(environment)
        var font = asked.spec(
            in: environment, weight: segment.weight(environment), italic: attributes.isItalic || environment.isItalic)
        if let name = asked.customName { environment.missingFonts?.note(name, font.own) }
        if attributes.hasTabularFigures { font.tabularFigures = true }
        font.size *= (attributes.scale ?? environment.textScale).factor
        var run = TextRun(
            segment.string, font: font, color: segment.resolvedStyle(environment).flat, underline: underline != nil,
            strikethrough: strikethrough != nil)
        if let underline { run.underlineRule = underline.rule(environment) }
        if let strikethrough { run.strikethroughRule = strikethrough.rule(environment) }
        let tracking = attributes.tracking ?? environment.tracking
        run.kerning = Double(tracking != 0 ? tracking : attributes.kerning ?? environment.kerning)
        run.baselineOffset = Double(attributes.baselineOffset ?? environment.baselineOffset)
        return run
    }
}

extension Text.Segment {
    fileprivate func font(_ environment: EnvironmentValues) -> Font {
        var font = attributes.font ?? environment.font ?? .body
        font.design = attributes.design ?? font.design ?? environment.fontDesign
        return font
    }

    fileprivate func weight(_ environment: EnvironmentValues) -> Font.Weight? {
        attributes.weight ?? environment.fontWeight
    }
}
