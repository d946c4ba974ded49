import Drawing
import Foundation
import Testing

@testable import Diagramming

@Suite("Style")
struct StyleTests {
    static let styles = [DiagramStyle.light, .dark]

    private func accents(_ style: DiagramStyle) -> [DiagramStyle.Accent] {
        Hue.allCases.map { style[$0] } + [style.proposal, style.alignment, style.warning]
    }

    /// What words lie on: the bare grounds, and the panel under the wash of an offer.
    private func grounds(_ style: DiagramStyle) -> [RGBA] {
        var wash = style.proposal.line
        wash.alpha = 1
        return [style.canvas, style.panel, style.panel.mixed(with: wash, by: 0.07)]
    }

    @Test("words have a contrast of 4.5 to 1 or more with what they lie on", arguments: styles + [.print])
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

    @Test("print has no colour and no tint")
    func print() {
        let style = DiagramStyle.print
        let colors =
            accents(style).flatMap { [$0.line, $0.text, $0.chip, $0.chipText] } + [
                style.canvas, style.panel, style.ink, style.muted, style.rule, style.panelBorder,
            ]
        for color in colors { #expect(color.red == color.green && color.green == color.blue) }
        for hue in Hue.allCases { #expect(style.wash(hue, 0.5).alpha == 0) }
        #expect(style.dots.alpha == 0)
        #expect(!style.isDark && !DiagramStyle.light.isDark && DiagramStyle.dark.isDark)
    }

    @Test("a hue that is changed is what its views are drawn in")
    func changedHue() {
        let pink = RGBA(hex: 0xff66aa)
        var style = DiagramStyle.light
        style[.green] = DiagramStyle.Accent(line: pink, chipText: .black)
        func colors(_ style: DiagramStyle) -> [PaintStyle] {
            flattened(figure(heroes(), .borders, style: style).items).compactMap(\.paint)
        }
        #expect(colors(style).contains(.color(pink)) && !colors(.light).contains(.color(pink)))
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

    @Test("there is a colour for every hue, and no two are alike", arguments: styles)
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

    @Test("offers, guides and containers are told apart under red and green blindness", arguments: styles)
    func colourBlindness(style: DiagramStyle) {
        let roles = [style.proposal.line, style.alignment.line, style[.green].line]
        for matrix in Self.deficiencies {
            for (index, first) in roles.enumerated() {
                for second in roles.dropFirst(index + 1) {
                    let (a, b) = (seen(first, matrix), seen(second, matrix))
                    let distance = sqrt(zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) })
                    #expect(distance > 0.15)
                }
            }
        }
    }
}
