import Drawing
import Foundation

/// How figures look: a color for every role, type sizes and lengths. Lengths in points.
public struct DiagramStyle: Hashable, Sendable {
    /// The colors of one role.
    public struct Accent: Hashable, Sendable {
        /// Lines and shapes.
        public var line: RGBA
        /// Words on the panel or the canvas.
        public var text: RGBA
        /// The background of a chip.
        public var chip: RGBA
        /// Words on a chip.
        public var chipText: RGBA
        /// Whether a chip has an outline in the line's color; one that could not be seen on its background always has.
        public var isOutlined: Bool

        /// The colors of a role; words and chips take the line's unless they have their own.
        public init(line: RGBA, text: RGBA? = nil, chip: RGBA? = nil, chipText: RGBA, isOutlined: Bool = false) {
            self.line = line
            self.text = text ?? line
            self.chip = chip ?? line
            self.chipText = chipText
            self.isOutlined = isOutlined
        }

        /// A faint wash of the role's color.
        public func tint(_ strength: Double) -> RGBA { line.opacity(strength) }
    }

    /// The background of the whole figure.
    public var canvas: RGBA
    /// The background the picture lies on.
    public var panel: RGBA
    /// The line around the panel.
    public var panelBorder: RGBA
    /// Titles, names, sizes taken.
    public var ink: RGBA
    /// Captions, legends, table heads.
    public var muted: RGBA
    /// Lines between the rows of a table.
    public var rule: RGBA
    public var proposal: Accent
    /// Guides and the lines they meet on.
    public var alignment: Accent
    /// Overflow and issues.
    public var warning: Accent
    /// By `Hue.rawValue`.
    var hues: [Accent]
    /// For paper: no tints; dashes and outlines in place of colors.
    public var isPrint = false
    /// Whether the figure is opaque.
    package var hasGround = true
    /// The sizes of type.
    public var type = TypeScale()
    /// Radii, gaps and the weights of lines.
    public var lengths = Lengths()

    /// Whether its background is dark.
    public var isDark: Bool { canvas.contrast(with: .white) > 4.5 }

    /// Dimensions, safe areas, priorities.
    public var neutral: Accent { Accent(line: muted, chip: panel, chipText: ink) }

    func wash(_ hue: Hue, _ strength: Double) -> RGBA { self[hue].tint(isPrint ? 0 : strength) }

    /// The shade of unused room: a tint on which words of any hue are readable; in print, stripes.
    var unclaimed: PaintStyle {
        .color(isPrint ? muted.opacity(0.1) : proposal.tint(isDark ? 0.13 : 0.1))
    }

    func faintFill(_ hue: Hue) -> RGBA { wash(hue, 0.08) }

    /// Of the view whose turn it is.
    func currentFill(_ hue: Hue) -> RGBA { wash(hue, 0.28) }

    /// The dashes of the proposals of inner views, in points.
    var innerDash: [CGFloat] { isPrint ? [5, 2, 1, 2] : [2, 2] }

    /// Differences.
    public var emphasis: Accent { self[.magenta] }

    /// The colors of a view's hue.
    public subscript(hue: Hue) -> Accent {
        get { hues[hue.rawValue] }
        set { hues[hue.rawValue] = newValue }
    }

    /// The fonts of a figure.
    public struct TypeScale: Hashable, Sendable {
        public var title = FontSpec(size: 18, weight: 600)
        public var caption = FontSpec(size: 12)
        /// The headings of tables and legends.
        public var heading = FontSpec(size: 12, weight: 600)
        /// The rows of tables.
        public var row = FontSpec(size: 11.5, tabularFigures: true)
        /// The rows of long tables.
        public var denseRow = FontSpec(size: 11, tabularFigures: true)
        public var columnHead = FontSpec(size: 11)
        /// The text of legends.
        public var legend = FontSpec(size: 11)
        /// The names in labels.
        public var label = FontSpec(size: 11, weight: 600)
        /// The sizes in labels.
        public var labelDetail = FontSpec(size: 11, weight: 400)
        /// The numbers of guides, gaps and paddings.
        public var value = FontSpec(size: 11, weight: 600)
        /// The size of code, in points.
        public var code: CGFloat = 11.5
        /// The author's notes.
        public var note = FontSpec(size: 11, weight: 500)
        /// The numbers of dimensions.
        public var dimension = FontSpec(size: 11, weight: 500, tabularFigures: true)
        /// Row numbers.
        public var badge = FontSpec(size: 11, weight: 600, tabularFigures: true)
        public var footer = FontSpec(size: 11)
    }

    /// The measures of a figure, in points.
    public struct Lengths: Hashable, Sendable {
        /// How wide a figure gets, unless its picture alone is wider.
        public var figureWidth: CGFloat = 720
        /// Around the figure.
        public var margin: CGFloat = 20
        /// Between the panel's border and what lies on it.
        public var panelPadding: CGFloat = 16
        /// The radius of the panel's corners, in points.
        public var panelRadius: CGFloat = 8
        /// The line around a view without children, in points.
        public var viewLine: CGFloat = 1
        /// The line around a container, in points.
        public var containerLine: CGFloat = 1.5
        /// The line of a guide, in points.
        public var guideLine: CGFloat = 1.5
        /// The radius of a chip's corners, in points.
        public var chipRadius: CGFloat = 3
        /// How far lines extend beyond the views they belong to.
        public var reach: CGFloat = 8

        /// How far the ruler of a proposal of nil or ∞ extends beyond the view and the other rulers.
        package static let openRuler: CGFloat = 28

        /// Between the margins.
        var bodyWidth: CGFloat { max(figureWidth - 2 * margin, 120) }

        /// What a panel has room for where that many are side by side.
        package func panelRoom(columns: Int) -> CGFloat {
            let gaps = CGFloat(columns - 1) * CardGrid.gap
            return (bodyWidth - gaps) / CGFloat(columns) - 2 * panelPadding
        }
    }
}

extension DiagramStyle {
    /// The style of light figures.
    public static let light = DiagramStyle(
        canvas: .white, panel: RGBA(hex: 0xfbfcfe), panelBorder: RGBA(hex: 0xd0d7e2),
        ink: RGBA(hex: 0x172033), muted: RGBA(hex: 0x5b6678), rule: RGBA(hex: 0xe4e8ef),
        proposal: Accent(line: RGBA(hex: 0x2f5fdd), chipText: .white),
        alignment: Accent(
            line: RGBA(hex: 0xc27d00), text: RGBA(hex: 0x8a5600), chip: RGBA(hex: 0xf6b73c),
            chipText: RGBA(hex: 0x2b1c00), isOutlined: true),
        warning: Accent(line: RGBA(hex: 0xb3001b), chipText: .white),
        hues: [0x137838, 0x7c3aed, 0x0e7490, 0x526069, 0x626a04, 0xb8216f, 0x924008]
            .map { Accent(line: RGBA(hex: $0), chipText: .white) })

    /// For paper, gray for gray: white backgrounds, black lines, chips outlined, kinds of views distinguished by dashes.
    public static let print: DiagramStyle = {
        let black = RGBA(hex: 0x000000)
        let outlined = Accent(line: black, chip: .white, chipText: black)
        var style = DiagramStyle(
            canvas: .white, panel: .white, panelBorder: RGBA(hex: 0x8c8c8c), ink: black,
            muted: RGBA(hex: 0x4a4a4a), rule: RGBA(hex: 0xcccccc), proposal: outlined, alignment: outlined,
            warning: Accent(line: black, chipText: .white),
            hues: [0x000000, 0x3a3a3a, 0x5a5a5a, 0x5c5c5c, 0x4a4a4a, 0x2a2a2a, 0x585858]
                .map { Accent(line: RGBA(hex: $0), chip: .white, chipText: black) })
        style.isPrint = true
        return style
    }()

    /// The style of dark figures.
    public static let dark = DiagramStyle(
        canvas: RGBA(hex: 0x0d1117), panel: RGBA(hex: 0x141a23), panelBorder: RGBA(hex: 0x303a48),
        ink: RGBA(hex: 0xe8edf4), muted: RGBA(hex: 0x9ba8b9), rule: RGBA(hex: 0x262f3b),
        proposal: Accent(line: RGBA(hex: 0x7aa7ff), chipText: RGBA(hex: 0x0b1424)),
        alignment: Accent(line: RGBA(hex: 0xffc24b), chipText: RGBA(hex: 0x251900), isOutlined: true),
        warning: Accent(line: RGBA(hex: 0xff6b6b), chipText: RGBA(hex: 0x240004)),
        hues: [0x4fd37f, 0xb69cff, 0x4ccbe0, 0xa9b6bc, 0xb6b254, 0xff8cc4, 0xd6935a]
            .map { Accent(line: RGBA(hex: $0), chipText: RGBA(hex: 0x0d1117)) })
}
