import Drawing
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor
@Suite("What a view is drawn with")
struct LookSettingsTests {
    private func settings(_ view: some View) -> Set<String> {
        let looks = layout(200, 200) { view }.records.compactMap { SceneryPainter.look(of: $0) }
        return Set(looks.flatMap(\.settings).map { "\($0.name) \($0.value)" })
    }

    @Test("has words for the kerning and the lines of a text")
    func texts() {
        #expect(settings(Text("a").kerning(1.5)).contains("kerning 1.5"))
        #expect(settings(Text("a").underline()).contains("underline yes"))
        #expect(settings(Text("a").underline(true, pattern: .dash)).contains("underline .dash"))
        #expect(settings(Text("a").strikethrough(color: .black)).contains("strikethrough #000000"))
        let plain = settings(Text("a"))
        #expect(!plain.contains { $0.hasPrefix("kerning") || $0.hasPrefix("underline") || $0.hasPrefix("strike") })
    }

    @Test("has words for the dashes, ends and corners of a stroke")
    func strokes() {
        let dashed = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
        #expect(
            settings(Circle().stroke(.black, style: dashed))
                .contains("stroke #000000, 2 wide, dash 4, 2, dash phase 1, .round cap, .bevel join"))
        #expect(settings(Circle().stroke(.black, lineWidth: 2)).contains("stroke #000000, 2 wide"))
    }

    @Test("has words for the places of a gradient")
    func gradients() {
        let colors = [Color.black, .white]
        func linear(_ start: UnitPoint, _ end: UnitPoint) -> Set<String> {
            settings(LinearGradient(colors: colors, startPoint: start, endPoint: end))
        }
        #expect(linear(.top, .bottom).contains("color linear gradient #000000, #ffffff"))
        #expect(
            linear(.leading, UnitPoint(x: 0.5, y: 2))
                .contains("color linear gradient #000000, #ffffff from .leading to (0.5, 2)"))
        #expect(
            settings(RadialGradient(colors: colors, center: .top, startRadius: 0, endRadius: 9))
                .contains("color radial gradient #000000, #ffffff at .top from 0 to 9"))
        #expect(
            settings(AngularGradient(colors: colors, center: .center, angle: .degrees(90)))
                .contains { $0.hasPrefix("color angular gradient #000000, #ffffff from 90") })
    }

    @Test("has words for a rotation and a scale, and a number for other transforms")
    func transforms() {
        #expect(settings(Color.red.rotationEffect(.degrees(30))).contains("rotation 30°"))
        #expect(settings(Color.red.rotationEffect(.zero)) == settings(Color.red))
        #expect(settings(Color.red.scaleEffect(1.5)).contains("scale 1.5"))
        #expect(settings(Color.red.scaleEffect(x: 0.5, y: 2)).contains("scale 0.5 × 2"))
        let moved = settings(Color.red.transformEffect(CGAffineTransform(translationX: 3, y: 0)))
        #expect(moved.contains { $0.hasPrefix("transform ~") })
    }

    @Test("has words for color effects, for the part of an outline and for the rule that fills it")
    func effects() {
        #expect(settings(Color.red.grayscale(0.4)).contains("grayscale 0.4"))
        #expect(settings(Color.red.hueRotation(.degrees(30))).contains("hueRotation 30°"))
        #expect(settings(Color.red.colorInvert()).contains("colorInvert yes"))
        #expect(settings(Circle().trim(from: 0, to: 0.6).stroke(.red)).contains("shape trim 0 0.6"))
        #expect(settings(Circle().fill(.red, style: FillStyle(eoFill: true))).contains("eoFill yes"))
        #expect(!settings(Circle().fill(.red)).contains("eoFill yes"))
    }
}
