import Drawing
import Foundation

/// Sizes and draws labels: text, chips, badges.
struct LabelPainter {
    let style: DiagramStyle
    let setter: Typesetter

    /// The size of a label in a shape, in whole points: the same at every scale.
    func size(of block: TextBlock, _ look: FigureLabel.Look) -> CGSize {
        let set = setter.set(fitted(block))
        return CGSize(
            width: (set.size.width + 2 * look.padding.width).roundedUp,
            height: (set.inkHeight + 2 * look.padding.height - Self.fontTolerance).roundedUp)
    }

    /// In points: the capitals of one version of a font are that much higher than those of the next, and labels should
    /// not be a point higher for it.
    private static let fontTolerance: CGFloat = 0.01

    private func fitted(_ block: TextBlock) -> TextBlock {
        guard let limit = block.width else { return block }
        var fitted = block
        fitted.width = Double(CGFloat(min(setter.set(block).size.width, limit)).roundedUp)
        return fitted
    }

    /// The number of a row of the table, counted from 1.
    func badge(_ row: Int) -> TextBlock { TextBlock("\(row + 1)", font: style.type.badge, color: style.ink) }

    func request(_ label: FigureLabel) -> LabelPlacer.Request {
        var request = label.request
        request.sizes = request.isNumber ? [] : label.shapes.map { size(of: $0, label.look) }
        request.badge = label.row.map { size(of: badge($0), .badge(label.look.accent)) }
        return request
    }

    /// - Parameter onContent: Whether more than the panel lies under the label.
    func items(
        _ block: TextBlock, _ look: FigureLabel.Look, in rect: CGRect, alignment: TextAlignment = .center,
        onContent: Bool = false
    ) -> [DisplayItem] {
        var colored = fitted(block)
        for index in colored.runs.indices { colored.runs[index].color = look.textColor }
        colored.alignment = alignment
        let set = setter.set(colored)
        let width = colored.width.map { CGFloat($0) } ?? set.size.width
        let word = setter.item(set, x: rect.midX - width / 2, middle: rect.midY)
        if case .plain = look, !onContent { return [word] }
        return (onContent ? [ring(look, rect)] : []) + ground(look, rect) + [word]
    }

    /// Sets a label off from content of a similar color.
    private func ring(_ look: FigureLabel.Look, _ rect: CGRect) -> DisplayItem {
        let width = setter.grid.line(look.isNumber ? 0.5 : 1)
        let around = rounded(rect.insetBy(dx: -width, dy: -width), isNumber: look.isNumber)
        return .fill(around, .color(style.panel))
    }

    private func ground(_ look: FigureLabel.Look, _ rect: CGRect) -> [DisplayItem] {
        let accent = look.accent
        let pixel = setter.grid.line(1)
        func filled(_ color: RGBA, insetBy width: CGFloat = 0) -> DisplayItem {
            let shape = rounded(rect.insetBy(dx: width, dy: width), isNumber: look.isNumber)
            return .fill(shape, .color(color))
        }
        func edge(_ color: RGBA, dash: [CGFloat] = []) -> DisplayItem {
            let line = rounded(rect.insetBy(dx: pixel / 2, dy: pixel / 2), isNumber: look.isNumber)
            return .stroke(line, .color(color), StrokeStyle(lineWidth: pixel, dash: dash))
        }
        let panel = filled(style.panel)
        switch look {
        case .chip, .badge:
            return [filled(accent.chip)] + (Self.edge(of: accent, on: style.panel).map { [edge($0)] } ?? [])
        case .plain: return [panel]
        case .outlined(_, let dashed): return [panel, edge(accent.line, dash: dashed ? [2, 1.5] : [])]
        case .doubled: return [panel, edge(accent.line), filled(accent.chip, insetBy: 2 * pixel)]
        }
    }

    /// The color of the outline of a chip that needs one to be seen; nil if it needs none.
    static func edge(of accent: DiagramStyle.Accent, on ground: RGBA) -> RGBA? {
        accent.isOutlined || accent.chip.contrast(with: ground) < 3 ? accent.line : nil
    }

    /// Row numbers are round, so that they differ from lengths.
    private func rounded(_ rect: CGRect, isNumber: Bool) -> Path {
        let radius = min(isNumber ? .infinity : style.lengths.chipRadius, rect.width / 2, rect.height / 2)
        return Path(roundedRect: rect, cornerRadius: radius)
    }
}

extension CGFloat {
    /// Up to the next whole point.
    var roundedUp: CGFloat { (self - 1e-6).rounded(.up) }
}
