import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Progress views and gauges")
struct IndicatorTests {
    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                if let fraction = configuration.fractionCompleted {
                    Text("\(Int(fraction * 100))")
                } else {
                    Text("?")
                }
                configuration.label
            }
        }
    }

    private struct Fraction: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.red.frame(width: 100 * configuration.value, height: 1)
        }
    }

    @Test("each value of a bar is a look of its own, by which a golden names what changed")
    func looks() {
        let looks = [0.2, 0.4, 0.42].map { value in
            layout(200, nil) { ProgressView(value: value) }.records.compactMap { SceneryPainter.look(of: $0)?.items }
        }
        #expect(looks[0] != looks[1] && looks[1] != looks[2])
    }

    @Test("a bar is 4 points high, between its label and its value, and fills the width proposed")
    func bar() {
        #expect(layout(200, nil) { ProgressView(value: 0.5) }.size == size(200, 4))
        #expect(layout(nil, nil) { ProgressView(value: 0.5) }.size == size(150, 4))
        let labeled = layout(200, nil) {
            ProgressView(value: 1, total: 2) {
                Text("ab")
            } currentValueLabel: {
                Text("c")
            }
        }
        #expect(labeled.size == size(200, 10 + 4 + 4 + 4 + 10))
        #expect(layout(200, nil) { ProgressView("ab", value: 1).labelsHidden() }.size == size(200, 4))
    }

    @Test("a bar is filled as far as the task has come, at least its own height, and never more than whole")
    func filling() {
        func filled(_ value: Double) -> CGRect? {
            ControlLook { ProgressView(value: value, total: 10) }.fills(of: .blue).first
        }
        #expect(filled(5) == rect(0, 0, 100, 4))
        #expect(filled(0.01) == rect(0, 0, 4, 4))
        #expect(filled(20) == rect(0, 0, 200, 4))
        #expect(filled(0) == nil || filled(0)?.isNull == true)
        #expect(filled(.nan) == nil || filled(.nan)?.isNull == true)
        let mirrored = ControlLook { ProgressView(value: 0.25).environment(\.layoutDirection, .rightToLeft) }
        #expect(mirrored.fills(of: .blue) == [rect(150, 0, 50, 4)])
    }

    @Test("a wheel is 20 points in size, 37 if large, with its label 8 points below")
    func wheel() {
        #expect(layout(200, 200) { ProgressView() }.size == size(20, 20))
        #expect(layout(200, 200) { ProgressView().controlSize(.large) }.size == size(37, 37))
        #expect(layout(200, 200) { ProgressView("abc") }.size == size(30, 38))
        #expect(layout(200, 200) { ProgressView(value: 0.5).progressViewStyle(.circular) }.size == size(20, 20))
        #expect(layout(200, 200) { ProgressView(value: nil as Double?) }.size == size(20, 20))
    }

    @Test("a timer is drawn as it begins")
    func timer() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func texts(_ seconds: TimeInterval) -> [String] {
            ControlLook { ProgressView(timerInterval: start...start.addingTimeInterval(seconds)) }.texts
        }
        #expect(texts(65) == ["1:05"])
        #expect(texts(3_605) == ["1:00:05"])
        #expect(
            ControlLook { ProgressView(timerInterval: start...(start + 9), countsDown: false) }.texts == ["0:00"])
    }

    @Test("a progress view's style knows the fraction")
    func progressStyle() {
        #expect(
            ControlLook { ProgressView("a", value: 1, total: 4).progressViewStyle(Percent()) }.texts == ["25", "a"])
        #expect(ControlLook { ProgressView().progressViewStyle(Percent()) }.texts == ["?"])
    }

    @Test("a gauge is a bar with labels around it")
    func gauge() {
        let gauge = layout(200, nil) {
            Gauge(value: 5, in: 0...10) {
                Text("ab")
            } currentValueLabel: {
                Text("5")
            } minimumValueLabel: {
                Text("0").layoutLabel("minimum")
            } maximumValueLabel: {
                Text("10").layoutLabel("maximum")
            }
        }
        #expect(gauge.size == size(200, 10 + 4 + 10 + 4 + 10))
        #expect(gauge.frame("maximum")?.minX == 180)
    }

    @Test("a gauge does not show the labels of marked values")
    func markedValues() {
        let look = ControlLook {
            Gauge(value: 0.5) {
                Text("ab")
            } currentValueLabel: {
                Text("5")
            } markedValueLabels: {
                Text("marked")
            }
        }
        #expect(look.texts == ["ab", "5"])
    }

    @Test("a circular gauge is 58 points in size")
    func circular() {
        func gauge<S: GaugeStyle>(_ style: S) -> CGSize {
            layout(200, 200) { Gauge(value: 0.5) { Text("a") }.gaugeStyle(style) }.size
        }
        #expect(gauge(.accessoryCircular) == size(58, 58))
        #expect(gauge(.accessoryCircularCapacity) == size(58, 58))
    }

    @Test("an accessory gauge's bar is 6 points high")
    func accessory() {
        func gauge<S: GaugeStyle>(_ style: S) -> CGSize {
            layout(200, nil) { Gauge(value: 0.5) { Text("a") }.labelsHidden().gaugeStyle(style) }.size
        }
        #expect(gauge(.accessoryLinear) == size(200, 6))
        #expect(gauge(.accessoryLinearCapacity) == size(200, 6))
    }

    @Test("a gauge's style knows the place of the value between the bounds")
    func gaugeStyle() {
        func width(_ value: Double, _ bounds: ClosedRange<Double>) -> CGFloat {
            layout(200, 200) { Gauge(value: value, in: bounds) { Text("a") }.gaugeStyle(Fraction()) }.size.width
        }
        #expect(width(15, 10...20) == 50)
        #expect(width(99, 10...20) == 100)
        #expect(width(.nan, 10...20) == 0)
    }

    @Test("a gradient runs along a gauge; other controls have its first color")
    func gradient() {
        let gradient = Gradient(colors: [.red, .blue])
        #expect(ControlLook { ProgressView(value: 1).tint(Color.red.gradient) }.fills(of: .blue).isEmpty)
        #expect(ControlLook { Button("a") {}.tint(gradient) }.color(of: "a") == Color.red.resolved(.light))
        #expect(ControlLook { Gauge(value: 1) { Text("a") }.tint(gradient) }.fills(of: .blue).isEmpty)
    }
}
