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
        case .fill(let evenOdd):
            let rule = evenOdd ? LayoutSetting("eoFill", "yes") : nil
            return [LayoutSetting("color", style.words), shape, rule].compactMap(\.self)
        case .stroke(let stroke):
            return [LayoutSetting("stroke", "\(style.words), \(stroke.words)"), shape].compactMap(
                \.self)
        }
    }
}

extension NodeDrawing.Effect {
    fileprivate var settings: [LayoutSetting] {
        switch self {
        case .border(let style, let width): [LayoutSetting("border", "\(style.words), \(lengthText(width)) wide")]
        case .opacity(let opacity): [LayoutSetting("opacity", lengthText(CGFloat(opacity)))]
        case .clip(let outline, let evenOdd):
            [LayoutSetting("clip", outline.words ?? unnamed(outline.path(in: sample)))]
                + (evenOdd ? [LayoutSetting("eoFill", "yes")] : [])
        case .shadow(let color, let radius, let offset):
            [
                LayoutSetting(
                    "shadow",
                    "\(color.words), radius \(lengthText(radius)), offset \(lengthText(offset.width)), \(lengthText(offset.height))"
                )
            ]
        case .blur(let radius): [LayoutSetting("blur", lengthText(radius))]
        case .transform(let map): [map.transform(in: sample).setting].compactMap(\.self)
        case .colors(let matrix, let words): [words ?? LayoutSetting("color effect", unnamed(matrix))]
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
        let kerning = runs.map(\.kerning)
        if kerning.contains(where: { $0 != 0 }) {
            settings.append(LayoutSetting("kerning", list(kerning.map { lengthText(CGFloat($0)) })))
        }
        let lines = [("underline", runs.map(\.underlineWords)), ("strikethrough", runs.map(\.strikethroughWords))]
        for (name, words) in lines where words.contains(where: { $0 != nil }) {
            settings.append(LayoutSetting(name, list(words.map { $0 ?? "none" })))
        }
        if lineSpacing != 0 { settings.append(LayoutSetting("lineSpacing", CGFloat(lineSpacing))) }
        if minimumScale < 1 { settings.append(LayoutSetting("minimumScaleFactor", CGFloat(minimumScale))) }
        return settings
    }
}

extension TextRun {
    fileprivate var underlineWords: String? { underline ? underlineRule.words : nil }
    fileprivate var strikethroughWords: String? { strikethrough ? strikethroughRule.words : nil }
}

extension TextRule {
    /// `yes`, or its pattern and color: `.dot #ff3b30`.
    fileprivate var words: String {
        let parts = [pattern == .solid ? nil : ".\(pattern)", color?.words].compactMap(\.self)
        return parts.isEmpty ? "yes" : parts.joined(separator: " ")
    }
}

extension StrokeStyle {
    /// `2 wide, dash 4, 2, .round cap`.
    fileprivate var words: String {
        var parts = ["\(lengthText(lineWidth)) wide"]
        if !dash.isEmpty { parts.append("dash \(dash.map { lengthText($0) }.joined(separator: ", "))") }
        if dashPhase != 0 { parts.append("dash phase \(lengthText(dashPhase))") }
        if lineCap != .butt { parts.append(".\(lineCap) cap") }
        if lineJoin != .miter { parts.append(".\(lineJoin) join") }
        return parts.joined(separator: ", ")
    }
}

extension CGAffineTransform {
    /// As a rotation in degrees or as a scale, if it is only one of them; else a number stands for it. Nil if it changes nothing.
    fileprivate var setting: LayoutSetting? {
        if isIdentity { return nil }
        func isAlmost(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
        if isAlmost(b, 0), isAlmost(c, 0), a > 0, d > 0, a != 1 || d != 1 {
            return LayoutSetting("scale", a == d ? lengthText(a) : "\(lengthText(a)) × \(lengthText(d))")
        }
        if b != 0, isAlmost(a, d), isAlmost(b, -c), isAlmost(a * a + b * b, 1) {
            return LayoutSetting("rotation", "\(lengthText(atan2(b, a) * 180 / .pi))°")
        }
        return LayoutSetting("transform", unnamed(self))
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
        case .linear(let stops, let start, let end):
            gradient("linear", stops) + (start == .top && end == .bottom ? "" : " from \(start.words) to \(end.words)")
        case .radial(let stops, let center, let start, let end):
            gradient("radial", stops) + place(center) + " from \(lengthText(start)) to \(lengthText(end))"
        case .elliptical(let stops, let center, let start, let end):
            gradient("elliptical", stops) + place(center) + " from \(lengthText(start)) to \(lengthText(end))"
        case .angular(let stops, let center, let start, let end):
            gradient("angular", stops) + place(center) + " from \(degrees(start)) to \(degrees(end))"
        case .mesh, .tiles, .shadowed: unnamed(self)
        }
    }

    private func place(_ center: UnitPoint) -> String { center == .center ? "" : " at \(center.words)" }

    private func degrees(_ radians: Double) -> String { "\(lengthText(CGFloat(radians * 180 / .pi)))°" }

    /// `linear gradient #30b0c7, #5856d6`.
    private func gradient(_ kind: String, _ stops: [GradientStop]) -> String {
        "\(kind) gradient \(stops.map(\.color.words).joined(separator: ", "))"
    }
}

extension UnitPoint {
    /// `.topLeading`, or both its coordinates.
    fileprivate var words: String {
        let names: [UnitPoint: String] = [
            .topLeading: ".topLeading", .top: ".top", .topTrailing: ".topTrailing", .leading: ".leading",
            .center: ".center", .trailing: ".trailing", .bottomLeading: ".bottomLeading", .bottom: ".bottom",
            .bottomTrailing: ".bottomTrailing",
        ]
        return names[self] ?? "(\(lengthText(x)), \(lengthText(y)))"
    }
}

/// Those that several parts of a view have, once.
private func list(_ words: [String]) -> String { words.unique.joined(separator: ", ") }

/// Stands for a value without words, in every process the same.
private func unnamed(_ value: some Any) -> String {
    let hash = "\(value)".utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "~" + String(hash, radix: 16)
}
