import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Stripes on the scene's content")
struct HatchingTests {
    private let box = CGRect(x: 0, y: 0, width: 60, height: 40)

    private func backdrop(_ color: RGBA, _ rect: CGRect? = nil, _ style: DiagramStyle = .light) -> PaintedContent {
        PaintedContent([.fill(Path(rect ?? box), .color(color))], on: style.panel)
    }

    /// The stripes of all hatched regions on content.
    private func stripes(_ style: DiagramStyle) -> [RGBA] {
        Hue.allCases.flatMap { hue in
            [style.padding(hue, isDefault: true), style.gap(.standard, hue)].map { paints in
                guard case .hatch(let color, _, _) = paints[0] else { return RGBA.clear }
                return color
            }
        }
    }

    @Test(
        "are visible on content of any color, by themselves or on their own background",
        arguments: DiagramStyleTests.styles)
    func contrast(style: DiagramStyle) {
        var count = 0
        for hex in [0x007aff, 0x34c759, 0xff9500, 0xff3b30, 0xffcc00, 0x8e8e93, 0x000000, 0xffffff] as [UInt32] {
            let content = RGBA(hex: hex)
            for stripe in stripes(style) {
                let hasGround = backdrop(content, nil, style).drowns(stripe, in: box)
                count += hasGround ? 1 : 0
                let under = hasGround ? content.mixed(with: style.panel, by: AnnotationCanvas.ground) : content
                let seen = under.mixed(with: stripe.opacity(1 / stripe.alpha), by: stripe.alpha)
                #expect(seen.contrast(with: under) >= 1.4, "\(hex)")
            }
        }
        #expect(count > 0)
    }

    @Test("are hard to see where at least half of a region has a similar color")
    func half() {
        let (blue, stripe) = (RGBA(hex: 0x007aff), DiagramStyle.light[.olive].tint(0.35))
        #expect(backdrop(blue).drowns(stripe, in: box))
        #expect(backdrop(blue, CGRect(x: 0, y: 0, width: 32, height: 40)).drowns(stripe, in: box))
        #expect(!backdrop(blue, CGRect(x: 0, y: 0, width: 20, height: 40)).drowns(stripe, in: box))
        #expect(!backdrop(blue.opacity(0.2)).drowns(stripe, in: box))
        #expect(!backdrop(blue, box.offsetBy(dx: 60, dy: 0)).drowns(stripe, in: box))
        #expect(!PaintedContent([], on: .white).drowns(stripe, in: box))
    }

    /// Whether paddings of 10 points, or gaps, have grounds.
    private func grounds(_ layer: any FigureLayer, on content: RGBA?) -> Bool {
        let builder = Builder()
        let row = builder.row([builder.image("a", 20, 20), builder.image("b", 20, 20)], spacing: 12)
        let snapshot = builder.layOut(builder.padding(EdgeInsets(.all, 10), row), 100, 60)
        let all = CGRect(origin: .zero, size: CGSize(width: 100, height: 60))
        var canvas = AnnotationCanvas(style: .light, of: scene(snapshot), on: content.map { backdrop($0, all) })
        layer.draw(scene(snapshot), on: &canvas)
        return canvas.points.over.contains { item in
            guard case .fill(_, .color(let color), _) = item else { return false }
            return color == DiagramStyle.light.panel.opacity(AnnotationCanvas.ground)
        }
    }

    @Test("of paddings and gaps have a background on a strong color, and none on the panel or a pale color")
    func layers() {
        for layer in [PaddingLayer(), SpacingLayer()] as [any FigureLayer] {
            #expect(grounds(layer, on: RGBA(hex: 0x007aff)))
            #expect(!grounds(layer, on: nil))
            #expect(!grounds(layer, on: RGBA(hex: 0xffcc00).opacity(0.3)))
        }
    }

    @Test("unused space is shaded above content that would hide all of it, else beneath")
    func shade() {
        let veil = DiagramStyle.light.unclaimed
        func isOver(_ content: CGRect, _ color: RGBA) -> Bool? {
            var canvas = AnnotationCanvas(style: .light, on: backdrop(color, content))
            canvas.shade { _ in [box] }
            func hasVeil(_ items: [DisplayItem]) -> Bool {
                items.contains { if case .fill(_, veil, _) = $0 { true } else { false } }
            }
            return hasVeil(canvas.points.under) == hasVeil(canvas.points.over) ? nil : hasVeil(canvas.points.over)
        }
        let blue = RGBA(hex: 0x007aff)
        #expect(isOver(box, blue) == true)
        #expect(isOver(box, blue.opacity(0.5)) == false)
        #expect(isOver(CGRect(x: 0, y: 0, width: 40, height: 40), blue) == false)
        #expect(isOver(box.offsetBy(dx: 100, dy: 0), blue) == false)
    }

    @Test("neither a shade above content nor a background of stripes covers words")
    func words() {
        let word = CGRect(x: 10, y: 10, width: 20, height: 12)
        var canvas = AnnotationCanvas(style: .light, on: backdrop(RGBA(hex: 0x007aff)))
        canvas.kept = [word]
        canvas.shade { _ in [box] }
        canvas.fill(DiagramStyle.light.padding(.olive, isDefault: true), isGrounded: false) { _ in [box] }
        let fills = canvas.points.over.compactMap { item -> CGRect? in
            if case .fill(let path, .color, _) = item { path.boundingRect } else { nil }
        }
        // The ground and the tint of the shade, and the ground of the stripes: 60 × 40 without 20 × 12 each.
        let area = fills.reduce(0) { $0 + $1.width * $1.height }
        #expect(area == 6480)
        #expect(!fills.contains { $0.overlaps(word) })
    }
}
