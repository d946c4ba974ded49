import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Style")
struct DiagramStyleTests {
    static let styles = [DiagramStyle.light, .dark]

    private func accents(_ style: DiagramStyle) -> [DiagramStyle.Accent] {
        Hue.allCases.map { style[$0] } + [style.proposal, style.alignment, style.warning]
    }

    /// The backgrounds of words: the plain ones, and the panel with the shade of unused space.
    private func grounds(_ style: DiagramStyle) -> [RGBA] {
        guard case .color(let shade) = style.unclaimed else { return [style.canvas, style.panel] }
        return [style.canvas, style.panel, panel(style, under: shade)]
    }

    private func panel(_ style: DiagramStyle, under wash: RGBA) -> RGBA {
        wash.alpha > 0 ? style.panel.mixed(with: wash.opacity(1 / wash.alpha), by: wash.alpha) : style.panel
    }

    @Test("unused space is recognizable in the legend by more than its tint", arguments: styles)
    func unclaimed(style: DiagramStyle) {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))
        let swatch = LegendSwatch(style: style, setter: setter)
            .items(.unclaimed, hue: .green, in: CGRect(x: 0, y: 0, width: 26, height: 13))
        #expect(
            swatch.contains { item in
                guard case .stroke(_, .color(let color), _) = item else { return false }
                return color.contrast(with: style.canvas) >= 3
            })
    }

    @Test("the number of a row is round at its ends, a length has corners")
    func numbers() throws {
        let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 2))
        let painter = LabelPainter(style: .light, setter: setter)
        let rect = CGRect(x: 0, y: 0, width: 16, height: 10)
        /// How far from its left end the edge of each background becomes straight, from the back.
        func corners(_ look: FigureLabel.Look) -> [CGFloat] {
            painter.items(painter.badge(6), look, in: rect, onContent: true).compactMap { item in
                guard case .fill(let path, _, _) = item else { return nil }
                let bounds = path.boundingRect
                let tops = path.elements.compactMap { element -> CGFloat? in
                    switch element {
                    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
                        to.y == bounds.minY ? to.x - bounds.minX : nil
                    case .closeSubpath: nil
                    }
                }
                return tops.min()
            }
        }
        let accent = DiagramStyle.light[.teal]
        #expect(corners(.badge(accent)) == [5.5, 5])
        #expect(corners(.chip(accent)) == [3, 3])
    }

    @Test("words have a contrast of 4.5 to 1 or more with their background", arguments: styles + [.print])
    func contrast(style: DiagramStyle) {
        for ground in grounds(style) {
            for words in [style.ink, style.muted] + accents(style).map(\.text) {
                #expect(words.contrast(with: ground) >= 4.5)
            }
        }
        for accent in accents(style) + [style.neutral, style.emphasis] {
            #expect(accent.chipText.contrast(with: accent.chip) >= 4.5)
        }
    }

    @Test("words of a view have a contrast of 4.5 to 1 or more with the view's tint", arguments: styles + [.print])
    func seats(style: DiagramStyle) {
        for hue in Hue.allCases {
            #expect(style[hue].text.contrast(with: panel(style, under: style.faintFill(hue))) >= 4.5, "\(hue)")
        }
    }

    @Test("print has no color and no tint")
    func print() {
        let style = DiagramStyle.print
        let colors =
            accents(style).flatMap { [$0.line, $0.text, $0.chip, $0.chipText] } + [
                style.canvas, style.panel, style.ink, style.muted, style.rule, style.panelBorder,
            ]
        for color in colors { #expect(color.red == color.green && color.green == color.blue) }
        for hue in Hue.allCases { #expect(style.wash(hue, 0.5).alpha == 0) }
        #expect(!style.isDark && !DiagramStyle.light.isDark && DiagramStyle.dark.isDark)
    }

    @Test("a changed hue applies to its views")
    func changedHue() {
        let pink = RGBA(hex: 0xff66aa)
        var style = DiagramStyle.light
        style[.green] = DiagramStyle.Accent(line: pink, chipText: .black)
        func colors(_ style: DiagramStyle) -> [PaintStyle] {
            flattened(figure(heroes(), .borders, style: style).items).compactMap(\.paint)
        }
        #expect(colors(style).contains(.color(pink)) && !colors(.light).contains(.color(pink)))
    }

    @Test("lines that the figure is not about are paler, and still stand out by 3 to 1", arguments: styles + [.print])
    func quiet(style: DiagramStyle) {
        for line in accents(style).map(\.line) + [style.muted] {
            let quiet = style.quiet(line)
            #expect(panel(style, under: quiet).contrast(with: style.panel) >= 3)
            #expect(quiet.alpha <= 1)
        }
    }

    @Test("lines stand out from the panel by 3 to 1 or more", arguments: styles + [.print])
    func lines(style: DiagramStyle) {
        for accent in accents(style) { #expect(accent.line.contrast(with: style.panel) >= 3) }
    }

    @Test(
        "a chip's edge stands out from the panel by 3 to 1, by its own color or an outline",
        arguments: styles + [.print])
    func chipEdges(style: DiagramStyle) {
        for accent in accents(style) + [style.neutral, style.emphasis] {
            let edge = LabelPainter.edge(of: accent, on: style.panel) ?? accent.chip
            #expect(edge.contrast(with: style.panel) >= 3)
        }
    }

    @Test("a chip on content of its own color has a ring of the panel's around it", arguments: styles, Hue.allCases)
    func rings(style: DiagramStyle, hue: Hue) throws {
        let painter = LabelPainter(style: style, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 1)))
        let rect = CGRect(x: 10, y: 10, width: 40, height: 16)
        let block = TextBlock("aloof", font: style.type.label, color: style.ink)
        let items = painter.items(block, .chip(style[hue]), in: rect, onContent: true)
        guard case .fill(let ring, .color(style.panel), _) = items[0],
            case .fill(let chip, .color(let ground), _) = items[1]
        else {
            Issue.record("no ring under the chip")
            return
        }
        #expect(ring.boundingRect == rect.insetBy(dx: -1, dy: -1) && chip.boundingRect == rect)
        #expect(ground.contrast(with: style.panel) >= 3 && style[hue].chipText.contrast(with: ground) >= 4.5)
        // On the bare panel there is none.
        #expect(painter.items(block, .chip(style[hue]), in: rect).count == items.count - 1)
    }

    @Test("there is a color for every hue, and no two are alike", arguments: styles)
    func hues(style: DiagramStyle) {
        #expect(Set(accents(style).map(\.line)).count == Hue.allCases.count + 3)
    }

    /// Linear light as the eye without one kind of cone sees it (Machado 2009, full severity).
    private static let deficiencies: [[[Double]]] = [
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ]

    private func seen(_ color: RGBA, _ matrix: [[Double]]) -> [Double] {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        let light = [color.red, color.green, color.blue].map(linear)
        return matrix.map { row in
            let value = zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }
            return pow(min(max(value, 0), 1), 1 / 2.2)
        }
    }

    /// How far apart two colors look, 0…√3.
    private func distance(_ first: RGBA, _ second: RGBA, _ matrix: [[Double]]) -> Double {
        sqrt(zip(seen(first, matrix), seen(second, matrix)).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) })
    }

    @Test("lines that differ only by hue are distinguishable with red or green blindness", arguments: styles)
    func colorBlindness(style: DiagramStyle) {
        func hues(_ kinds: Set<ViewKind>) -> [RGBA] {
            let roles: [ViewRole] = [.container, .modifier, .text, .shape, .spacer, .image, .leaf]
            let hues = roles.filter { kinds.contains(ViewKind($0)) && $0 != .spacer }
                .flatMap { role in (0..<6).map { Hue.of(role, depth: $0) } }
            return Set(hues).map { style[$0].line }
        }
        // Thick lines: containers, modifiers, and the line they align on. Thin ones around a wash: views. Not part of a
        // view.
        let alike = [
            hues([.container, .modifier]) + [style.alignment.line], hues([.leaf]),
            [style.proposal.line, style.alignment.line, style.warning.line, style.ink],
        ]
        #expect(alike.map(\.count) == [6, 2, 4])
        #expect(style.lengths.viewLine < style.lengths.containerLine)
        for matrix in Self.deficiencies {
            for colors in alike {
                for (index, first) in colors.enumerated() {
                    for second in colors.dropFirst(index + 1) {
                        #expect(distance(first, second, matrix) >= 0.149, "\(first), \(second)")
                    }
                }
            }
        }
    }

    /// A mark without its hue: its shape, dashes, stripes and weights.
    private func shape(_ items: [DisplayItem]) -> [String] {
        func look(_ paint: PaintStyle) -> String {
            switch paint {
            case .color(let color): "color \(Int(color.alpha * 20))"
            case .hatch(_, let width, let spacing): "hatch \(width) \(spacing)"
            default: "gradient"
            }
        }
        return items.flatMap { item -> [String] in
            switch item {
            case .fill(let path, let paint, let evenOdd): ["fill \(path.elements) \(look(paint)) \(evenOdd)"]
            case .stroke(let path, let paint, let stroke):
                ["stroke \(path.elements) \(look(paint)) \(stroke.lineWidth) \(stroke.dash)"]
            case .text(let block, _, _): ["text \(block.string)"]
            case .image: ["image"]
            case .group(let items, _): shape(items)
            }
        }
    }

    @Test("no two marks of a legend differ by hue alone", arguments: styles + [.print])
    func marks(style: DiagramStyle) {
        let swatch = LegendSwatch(style: style, setter: Typesetter(text: fixedText, grid: PixelGrid(scale: 2)))
        let frame = CGRect(x: 0, y: 0, width: 26, height: 14)
        let marks = LegendRole.allCases.filter { !$0.speaksForItself }.map {
            ($0, swatch.items($0, hue: .green, in: frame))
        }
        for (index, first) in marks.enumerated() {
            for second in marks.dropFirst(index + 1) {
                // The parts of a bar differ in darkness.
                let bars: Set<LegendRole> = [.share, .unallotted]
                if bars.contains(first.0), bars.contains(second.0) { continue }
                #expect(shape(first.1) != shape(second.1), "\(first.0), \(second.0)")
            }
        }
        for hue in Hue.allCases { #expect(style[hue].line.contrast(with: style.rule) >= 1.5) }
    }
}
