import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Toggles, sliders, steppers")
struct ValueControlTests {
    private struct Leading: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Color.red.frame(width: configuration.isMixed ? 7 : configuration.isOn ? 5 : 3, height: 5)
                configuration.label
            }
        }
    }

    private struct Again: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
    }

    private struct Item {
        var isOn: Binding<Bool>
    }

    @Test("a toggle fills the width proposed, and needs its label, 8 points and a switch of 51 × 31")
    func toggle() {
        func toggle(_ width: CGFloat?) -> CGSize { layout(width, nil) { Toggle("ab", isOn: .constant(true)) }.size }
        #expect(toggle(200) == size(200, 31))
        #expect(toggle(nil) == size(20 + 8 + 51, 31))
        #expect(toggle(.infinity).width == .infinity)
        #expect(layout(200, nil) { Toggle("ab", isOn: .constant(true)).labelsHidden() }.size == size(51, 31))
    }

    @Test("a switch is at the end of the line, green or in its tint if it is on")
    func switchLook() {
        func track(_ color: Color, @ViewBuilder _ view: () -> some View) -> [CGRect] {
            ControlLook(200, nil, view).fills(of: color)
        }
        #expect(track(.green) { Toggle("ab", isOn: .constant(true)) } == [rect(149, 0, 51, 31)])
        #expect(track(.red) { Toggle("ab", isOn: .constant(true)).tint(.red) }.count == 1)
        #expect(
            track(.red) { Toggle("a", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)) }.count == 1)
        #expect(track(.green) { Toggle("ab", isOn: .constant(false)) }.isEmpty)
        #expect(track(.white) { Toggle("ab", isOn: .constant(true)) } == [rect(171, 2, 27, 27)])
        #expect(track(.white) { Toggle("ab", isOn: .constant(false)) } == [rect(151, 2, 27, 27)])
        let mirrored = ControlLook {
            Toggle("ab", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(mirrored.fills(of: .white) == [rect(2, 2, 27, 27)])
    }

    @Test("a toggle in a bar is a button, filled if it is on")
    func barToggle() {
        func look(_ isOn: Bool) -> ControlLook {
            ControlLook(390, 800) {
                NavigationStack { Color.red.toolbar { Toggle("ab", isOn: .constant(isOn)) } }
            }
        }
        #expect(look(true).fills(of: .blue).count == 1)
        #expect(look(true).color(of: "ab") == Color.white.resolved(.light))
        #expect(look(false).fills(of: .blue).isEmpty)
        #expect(look(false).color(of: "ab") == Color.blue.resolved(.light))
        #expect(look(true).fills(of: .green).isEmpty)
    }

    @Test("a toggle's style knows whether it is on, off or mixed, and its own toggle has the style further out")
    func toggleStyle() {
        func width(_ values: Bool...) -> CGFloat {
            let items = values.map { Item(isOn: .constant($0)) }
            return layout(200, 100) { Toggle("a", sources: items, isOn: \.isOn).toggleStyle(Leading()) }.size.width
        }
        #expect(width(true, true) == 15)
        #expect(width(false) == 13)
        #expect(width() == 13)
        #expect(width(true, false) == 17)
        let nested = layout(200, 100) {
            Toggle("a", isOn: .constant(true)).toggleStyle(Again()).toggleStyle(Leading())
        }
        #expect(nested.size == size(35, 30))
    }

    @Test("a figure shows a toggle as one view, unless it is unfolded")
    func folding() {
        let folded = layout(200, 100) { Toggle("ab", isOn: .constant(true)) }
        #expect(folded.records[0].name == "Toggle")
        #expect(folded.records[0].role == .control)
        let unfolded = layout(200, 100) { Toggle("ab", isOn: .constant(true)).unfoldsControls() }
        #expect(unfolded.records[0].role == .container)
        #expect(unfolded.size == folded.size)
    }

    @Test("a slider is 28 points high and fills the width proposed; with none it takes 150")
    func slider() {
        #expect(layout(200, 100) { Slider(value: .constant(0.5)) }.size == size(200, 28))
        #expect(layout(nil, nil) { Slider(value: .constant(0.5)) }.size == size(150, 28))
        let labeled = layout(200, 100) {
            Slider(value: .constant(5), in: 0...10) {
                Text("hidden")
            } minimumValueLabel: {
                Text("a").layoutLabel("minimum")
            } maximumValueLabel: {
                Text("b").layoutLabel("maximum")
            }
        }
        #expect(labeled.size == size(200, 28))
        #expect(labeled.frame("maximum")?.minX == 190)
        #expect(!labeled.records.contains { $0.detail == "“hidden”" })
    }

    @Test("a slider's knob is where its value is, and at the start where there is none")
    func knob() {
        func knob(_ value: Double, in bounds: ClosedRange<Double> = 0...1) -> CGFloat? {
            ControlLook { Slider(value: .constant(value), in: bounds) }.fills(of: .white).first?.minX
        }
        #expect(knob(0) == 0)
        #expect(knob(0.5) == 86)
        #expect(knob(20, in: 10...20) == 172)
        #expect(knob(-7) == 0)
        #expect(knob(.nan) == 0)
        #expect(knob(1, in: 1...1) == 0)
    }

    @Test("a stepper has buttons of 94 × 32 at the end of the line; what would leave the bounds is gray")
    func stepper() {
        func stepper(_ width: CGFloat?) -> CGSize { layout(width, nil) { Stepper("ab", value: .constant(1)) }.size }
        #expect(stepper(200) == size(200, 32))
        #expect(stepper(nil) == size(20 + 8 + 94, 32))
        #expect(layout(200, nil) { Stepper("ab", value: .constant(1)).labelsHidden() }.size == size(94, 32))
        func gray(_ value: Int) -> Int {
            ControlLook { Stepper("ab", value: .constant(value), in: 0...2) }.strokes(of: .tertiaryLabel)
        }
        #expect(gray(1) == 0)
        #expect(gray(0) == 1)
        #expect(gray(2) == 1)
        #expect(ControlLook { Stepper("a", onIncrement: {}, onDecrement: nil) }.strokes(of: .tertiaryLabel) == 1)
        #expect(ControlLook { Stepper("a", value: .constant(1)).disabled(true) }.strokes(of: .tertiaryLabel) == 2)
    }

    @Test("a color picker has a ring of 28 points at the end of the line around the color")
    func colorPicker() {
        #expect(layout(200, nil) { ColorPicker("ab", selection: .constant(.red)) }.size == size(200, 28))
        #expect(
            ControlLook { ColorPicker("ab", selection: .constant(.red)) }.fills(of: .red) == [rect(177, 5, 18, 18)])
    }
}
