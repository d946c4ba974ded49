import Drawing
import Foundation

/// Words for the picture: what they say, how they look, what they are about. The placer finds where they go.
struct Label: Sendable {
    enum Look: Hashable, Sendable {
        /// Words on a filled ground.
        case chip(DiagramStyle.Accent)
        /// Words on the panel's colour with an outline, dashed or not.
        case outlined(DiagramStyle.Accent, dashed: Bool)
        /// A filled chip in a second outline.
        case doubled(DiagramStyle.Accent)
        /// Coloured words; over content the panel's colour under them keeps them readable.
        case plain(DiagramStyle.Accent)
        /// A row's number, as small as can be read.
        case badge(DiagramStyle.Accent)
    }

    /// Ways to set it, the best first.
    var shapes: [TextBlock]
    var look: Look
    /// In root coordinates, points.
    var target: CGRect
    var preference: Preference
    /// The area of the view itself, which it may lie on.
    var own: CGRect?
    /// The view's border, if one is drawn: where others lie around it, further in than its bounds.
    var border: CGRect?
    /// The area of the view's container.
    var home: CGRect?
    /// Whether it had better not lie outside its container.
    var staysHome = false
    /// What the list says where a number stands for it; nil is its words.
    var listed: String?
    /// Whether it says how many views of the same bounds it does not name: `padding · Text +1`.
    var countsOthers = false
    /// The ledger row whose number may stand for it.
    var row: Int?
    /// The last of several rows the number stands for.
    var lastRow: Int?
    /// What the labels of the other views that share its number would say.
    var shared: [SharedRow] = []
    /// Only the number is shown, whatever room there is.
    var isNumber = false
    /// A leader ties it to its target wherever a line is between.
    var isTied = false
    /// The arrow whose number it is, and the line that leads to.
    var marks: [CGRect] = []
    /// Left out where there is no good place near.
    var isOptional = false
    /// Left out where there is no place near: what it says is in the table, too.
    var isNear = false
    /// The parts of its target a leader may lead to; none where it may lead to any.
    var ends: [CGRect] = []
    /// The bounds of other views in the same hue, which a label near them might be taken for.
    var rivals: [CGRect] = []
    /// The bounds of all other views with a border but for those around it: nearer to one of them its number would be
    /// taken for that one's.
    var others: [CGRect] = []
    /// The bounds of all views with a border and no others in them, its own among them.
    var leaves: [CGRect] = []
    /// Whether its words are those of no rival.
    var isUnique = true
    /// Whether it names a view.
    var isName = false
    /// The ledger row its words refer to.
    var mention: Int?
    /// Whether what it names has no area: without a leader it is taken for the name of what is beside that.
    var isHollow = false
    /// Whether what it names is a plain view in rows and columns (`PlainCells`).
    var isCell = false
    /// Whether there are so many views that numbers are the rule.
    var isInCrowd = false
    /// Whether it tells a length that can be seen besides.
    var isLength = false
    /// Whether it tells how far a view reaches out of its container.
    var isOverflow = false
    /// Other gaps or paddings that are told with it, being of the same length and its own view's.
    var alike: [CGRect] = []
    /// What keeps the gap or padding whose length it tells: the stack or grid, or the padded view.
    var keeper: CGRect?
    /// Labels of lower rank choose their places first.
    var rank: Int
}

/// What is said of a view whose number is part of another's.
struct SharedRow: Sendable {
    var row: Int
    var text: String
    var accent: DiagramStyle.Accent
}

extension Label.Look {
    /// Whether it is that of the number of a row.
    var isNumber: Bool { if case .badge = self { true } else { false } }

    var accent: DiagramStyle.Accent {
        switch self {
        case .chip(let accent), .outlined(let accent, _), .doubled(let accent), .plain(let accent),
            .badge(let accent):
            accent
        }
    }

    /// The colour words have on this ground.
    var textColor: RGBA {
        switch self {
        case .chip(let accent), .doubled(let accent), .badge(let accent): accent.chipText
        case .outlined(let accent, _), .plain(let accent): accent.text
        }
    }

    /// Around the words' ink, in points.
    var padding: CGSize {
        switch self {
        case .chip, .outlined: CGSize(width: 5, height: 4)
        case .doubled: CGSize(width: 6.5, height: 5.5)
        case .plain: CGSize(width: 2, height: 2)
        case .badge: CGSize(width: 2.5, height: 2.5)
        }
    }
}

/// Draws labels where the placer put them.
struct LabelPainter {
    let style: DiagramStyle
    let setter: Typesetter

    /// The size of a label in a shape, in whole points: the same at every scale.
    func size(of block: TextBlock, _ look: Label.Look) -> CGSize {
        let set = setter.set(fitted(block))
        let scale = PixelGrid.points.scale
        return CGSize(
            width: (set.size.width + 2 * look.padding.width).roundedUp(scale),
            height: (set.inkHeight + 2 * look.padding.height).roundedUp(scale))
    }

    /// A text that wraps, no wider than its longest line.
    private func fitted(_ block: TextBlock) -> TextBlock {
        guard let limit = block.width else { return block }
        var fitted = block
        fitted.width = Double(CGFloat(min(setter.set(block).size.width, limit)).roundedUp(PixelGrid.points.scale))
        return fitted
    }

    /// The number of a ledger row, counted from 1, or of the first and last of several.
    func badge(_ row: Int, to last: Int? = nil) -> TextBlock {
        let rest = last.flatMap { $0 > row ? "–\($0 + 1)" : nil } ?? ""
        return TextBlock("\(row + 1)\(rest)", font: style.type.badge, color: style.ink)
    }

    /// The size of the number that may stand for a label.
    func numberSize(of label: Label) -> CGSize? {
        label.row.map { size(of: badge($0, to: label.lastRow), .badge(label.look.accent)) }
    }

    /// `onContent` says whether there is more than the panel under the label.
    func items(_ block: TextBlock, _ look: Label.Look, in rect: CGRect, onContent: Bool = false) -> [DisplayItem] {
        var coloured = fitted(block)
        for index in coloured.runs.indices { coloured.runs[index].color = look.textColor }
        coloured.alignment = .center
        let set = setter.set(coloured)
        let width = coloured.width.map { CGFloat($0) } ?? set.size.width
        let word = setter.item(set, x: rect.midX - width / 2, middle: rect.midY)
        if case .plain = look, !onContent { return [word] }
        return (onContent ? [ring(look, rect)] : []) + ground(look, rect) + [word]
    }

    /// The panel's color around a label on content, which may be of the label's own color.
    private func ring(_ look: Label.Look, _ rect: CGRect) -> DisplayItem {
        let width = setter.grid.line(look.isNumber ? 0.5 : 1)
        let around = rounded(rect.insetBy(dx: -width, dy: -width), isNumber: look.isNumber)
        return .fill(around, .color(style.panel))
    }

    private func ground(_ look: Label.Look, _ rect: CGRect) -> [DisplayItem] {
        let accent = look.accent
        let pixel = setter.grid.line(1)
        func rounded(_ rect: CGRect) -> Path { self.rounded(rect, isNumber: look.isNumber) }
        switch look {
        case .chip, .badge:
            let chip = DisplayItem.fill(rounded(rect), .color(accent.chip))
            guard let color = Self.edge(of: accent, on: style.panel) else { return [chip] }
            let edge = rounded(rect.insetBy(dx: pixel / 2, dy: pixel / 2))
            return [chip, .stroke(edge, .color(color), StrokeStyle(lineWidth: pixel))]
        case .plain: return [.fill(rounded(rect), .color(style.panel))]
        case .outlined(_, let dashed):
            let edge = rounded(rect.insetBy(dx: pixel / 2, dy: pixel / 2))
            return [
                .fill(rounded(rect), .color(style.panel)),
                .stroke(edge, .color(accent.line), StrokeStyle(lineWidth: pixel, dash: dashed ? [2, 1.5] : [])),
            ]
        case .doubled:
            let edge = rounded(rect.insetBy(dx: pixel / 2, dy: pixel / 2))
            return [
                .fill(rounded(rect), .color(style.panel)),
                .stroke(edge, .color(accent.line), StrokeStyle(lineWidth: pixel)),
                .fill(rounded(rect.insetBy(dx: 2 * pixel, dy: 2 * pixel)), .color(accent.chip)),
            ]
        }
    }

    /// The outline of a chip that is not seen against its ground; nil where it is.
    static func edge(of accent: DiagramStyle.Accent, on ground: RGBA) -> RGBA? {
        accent.isOutlined || accent.chip.contrast(with: ground) < 3 ? accent.line : nil
    }

    /// A number is round, as those of a storyboard's steps are: lengths have corners.
    private func rounded(_ rect: CGRect, isNumber: Bool) -> Path {
        let radius = min(isNumber ? .infinity : style.lengths.chipRadius, rect.width / 2, rect.height / 2)
        return Path { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius)) }
    }
}

extension CGFloat {
    /// Up to the next whole pixel of `scale` to a point.
    func roundedUp(_ scale: CGFloat) -> CGFloat { (self * scale - 1e-6).rounded(.up) / scale }
}
