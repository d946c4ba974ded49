import Drawing
import Foundation
import LayoutEngine

extension NodeDrawing {
    /// What the view is drawn with, as far as words can say it: a font, a color, an opacity. Effects that have no words
    /// are there with a `~` and a number that stands for them.
    var settings: [LayoutSetting] {
        var settings = own.settings + effects.flatMap(\.settings)
        if isHidden { settings.append(LayoutSetting("hidden", "yes")) }
        if zIndex != 0 { settings.append(LayoutSetting("zIndex", CGFloat(zIndex))) }
        return settings
    }
}

extension NodeDrawing.Own {
    fileprivate var settings: [LayoutSetting] {
        switch self {
        case .text(let block): block.settings + [LayoutSetting("color", list(block.runs.map(\.color.words)))]
        case .styledText(let block, let style): block.settings + [LayoutSetting("color", style.words)]
        case .symbol(_, let styles, _): [LayoutSetting("color", list(styles.map(\.words)))]
        case .image(let drawing): drawing.template.map { [LayoutSetting("color", $0.words)] } ?? []
        case .shapes(let layers): layers.flatMap(\.settings)
        case .nothing, .missing, .items: []
        }
    }
}

extension NodeDrawing.ShapeLayer {
    fileprivate var settings: [LayoutSetting] {
        // A shape without settings has its name in the view's.
        let shape = outline.words.flatMap { $0.contains(" ") ? LayoutSetting("shape", $0) : nil }
        switch drawing {
        case .fill: return [LayoutSetting("color", style.words), shape].compactMap(\.self)
        case .stroke(let stroke):
            return [LayoutSetting("stroke", "\(style.words), \(lengthText(stroke.lineWidth)) wide"), shape].compactMap(
                \.self)
        }
    }
}

extension NodeDrawing.Effect {
    fileprivate var settings: [LayoutSetting] {
        switch self {
        case .border(let style, let width): [LayoutSetting("border", "\(style.words), \(lengthText(width)) wide")]
        case .opacity(let opacity): [LayoutSetting("opacity", lengthText(CGFloat(opacity)))]
        case .clip(let outline, _): [LayoutSetting("clip", outline.words ?? unnamed(outline.path(in: sample)))]
        case .shadow(let color, let radius, let offset):
            [
                LayoutSetting(
                    "shadow",
                    "\(color.words), radius \(lengthText(radius)), offset \(lengthText(offset.width)), \(lengthText(offset.height))"
                )
            ]
        case .blur(let radius): [LayoutSetting("blur", lengthText(radius))]
        case .transform(let map): [LayoutSetting("transform", unnamed(map.transform(in: sample)))]
        case .colors(let matrix): [LayoutSetting("color effect", unnamed(matrix))]
        case .blend(let mode): [LayoutSetting("blend mode", ".\(mode)")]
        }
    }
}

private let sample = CGRect(x: 0, y: 0, width: 120, height: 80)

extension TextBlock {
    fileprivate var settings: [LayoutSetting] {
        var settings = [LayoutSetting("font", list(runs.map(\.font.words)))]
        if let lineLimit { settings.append(LayoutSetting("lineLimit", "\(lineLimit)")) }
        if alignment != .leading { settings.append(LayoutSetting("multilineTextAlignment", ".\(alignment)")) }
        if truncation != .tail { settings.append(LayoutSetting("truncationMode", ".\(truncation)")) }
        let offsets = runs.map(\.baselineOffset)
        if offsets.contains(where: { $0 != 0 }) {
            settings.append(LayoutSetting("baselineOffset", list(offsets.map { lengthText(CGFloat($0)) })))
        }
        if lineSpacing != 0 { settings.append(LayoutSetting("lineSpacing", CGFloat(lineSpacing))) }
        if minimumScale < 1 { settings.append(LayoutSetting("minimumScaleFactor", CGFloat(minimumScale))) }
        return settings
    }
}

extension FontSpec {
    /// `17 semibold italic`.
    var words: String {
        let weights = [
            100: "ultraLight", 200: "thin", 300: "light", 400: "", 500: "medium", 600: "semibold", 700: "bold",
            800: "heavy", 900: "black",
        ]
        let parts = [
            lengthText(CGFloat(size)), weights[weight] ?? "weight \(weight)", italic ? "italic" : "",
            isMonospaced ? "monospaced" : "", tabularFigures ? "monospacedDigit" : "",
            smallCapitals.isEmpty ? "" : "smallCaps",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension RGBA {
    /// `#34c759`, `#34c759 20 %`.
    fileprivate var words: String {
        let hex = [red, green, blue].map { channel in
            let digits = String(Int((channel * 255).rounded()), radix: 16)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
        return "#\(hex)" + (alpha < 1 ? " \(lengthText(CGFloat(alpha * 100))) %" : "")
    }
}

extension _ResolvedStyle {
    fileprivate var words: String {
        switch self {
        case .color(let color): color.words
        case .linear(let stops, _, _): gradient("linear", stops)
        case .radial(let stops, _, _, _): gradient("radial", stops)
        case .elliptical(let stops, _, _, _): gradient("elliptical", stops)
        case .angular(let stops, _, _, _): gradient("angular", stops)
        case .mesh, .tiles, .shadowed: unnamed(self)
        }
    }

    /// `linear gradient #30b0c7, #5856d6`.
    private func gradient(_ kind: String, _ stops: [GradientStop]) -> String {
        "\(kind) gradient \(stops.map(\.color.words).joined(separator: ", "))"
    }
}

/// Those that several parts of a view have, once.
private func list(_ words: [String]) -> String { words.unique.joined(separator: ", ") }

/// Stands for a value without words, in every process the same.
private func unnamed(_ value: some Any) -> String {
    let hash = "\(value)".utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "~" + String(hash, radix: 16)
}
