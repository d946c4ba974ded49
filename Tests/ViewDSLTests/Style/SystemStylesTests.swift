import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@Suite("The system's styles")
@MainActor
struct SystemStylesTests {
    private func resolved(_ style: some ShapeStyle) -> _ResolvedStyle { style._resolve(in: EnvironmentValues()) }

    @Test("of fills, placeholders and selections are its colors")
    func styles() {
        #expect(resolved(.fill) == .color(Color.systemFill.resolved(.light)))
        #expect(resolved(.fill.tertiary) == .color(Color.tertiarySystemFill.resolved(.light)))
        #expect(resolved(.placeholder) == .color(Color.tertiaryLabel.resolved(.light)))
        #expect(resolved(.selection) == .color(Color.accentColor.resolved(.light)))
        #expect(resolved(.windowBackground) == .color(.white))
        #expect(resolved(.quinary) == .color(Color.quaternaryLabel.opacity(0.5).resolved(.light)))
    }

    @Test("of lower backgrounds are its colors, or levels of the background that was set")
    func backgrounds() {
        for scheme in [ColorScheme.light, .dark] {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            let secondary = AnyShapeStyle(.background.secondary)._resolve(in: environment)
            #expect(secondary == .color(RGBA(hex: scheme == .light ? 0xf2f2f7 : 0x1c1c1e)))
            let tertiary = AnyShapeStyle(.background.tertiary)._resolve(in: environment)
            #expect(tertiary == .color(RGBA(hex: scheme == .light ? 0xffffff : 0x2c2c2e)))
            environment.backgroundStyle = AnyShapeStyle(.red)
            let faint = AnyShapeStyle(.background.secondary)._resolve(in: environment)
            #expect(faint == Color.red.opacity(0.6)._resolve(in: environment))
        }
    }

    @Test("a mixed color is between two")
    func mixedColors() {
        let gray = Color.black.mix(with: .white, by: 0.5, in: .device).resolved(.light)
        #expect(gray.red == 0.5 && gray.alpha == 1)
        // The middle of Oklab's lightness is darker than that of sRGB.
        #expect(abs(Color.black.mix(with: .white, by: 0.5).resolved(.light).red - 0.3886) < 0.001)
        let red = Color.red.mix(with: .blue, by: 0).resolved(.light)
        #expect(abs(red.blue - Color.red.resolved(.light).blue) < 0.001)
    }

    @Test("a color is written by its name or its bytes")
    func descriptions() {
        #expect(Color.red.description == "red")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color("Brand").description == "NamedColor(name: \"Brand\", bundle: nil)")
    }

    @Test("a shader draws nothing, and a warning names it")
    func shaders() {
        let snapshot = layout(10, 10) { Color.red.colorEffect(ShaderLibrary.noise(.float(1))) }
        #expect(snapshot.issues.map(\.message) == ["drawn without its shader noise"])
        let off = layout(10, 10) { Color.red.colorEffect(ShaderLibrary.noise(), isEnabled: false) }
        #expect(off.issues.isEmpty)
    }

    @Test("a curve of time starts and ends slowly, and a spring ends at its target")
    func curves() {
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 0.001)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 0.001)
        #expect(UnitCurve.easeIn.value(at: 0.5) < 0.4 && UnitCurve.easeOut.value(at: 0.5) > 0.6)
        #expect(UnitCurve.easeIn.value(at: -1) == 0 && UnitCurve.easeIn.value(at: 2) == 1)
        #expect(Spring.bouncy.value(target: 2.0, time: 0.1) == 2)
        #expect(1.0.interpolated(towards: 3, amount: 0.5) == 2)
    }
}
