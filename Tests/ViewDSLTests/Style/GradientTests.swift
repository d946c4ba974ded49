import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

private var light: EnvironmentValues { EnvironmentValues() }

private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
}

/// The display items of the root view.
@MainActor
private func drawn<V: View>(
    _ width: CGFloat, _ height: CGFloat, environment: EnvironmentValues = EnvironmentValues(),
    @ViewBuilder _ content: () -> V
) -> [DisplayItem] {
    SceneryPainter(layout(width, height, environment: environment, content), scale: 1).items()
}

@Suite("A gradient")
@MainActor
struct GradientTests {
    @Test("spreads its colors at equal distances")
    func stops() {
        #expect(Gradient(colors: [.red, .white, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test("takes its colors from the appearance")
    func appearance() {
        let style = LinearGradient(
            stops: [.init(color: .primary, location: 0.25), .init(color: .clear, location: 1)],
            startPoint: .leading, endPoint: .trailing)
        let (lightStop, darkStop) = (
            GradientStop(color: .black, location: 0.25), GradientStop(color: .white, location: 0.25)
        )
        let end = GradientStop(color: .clear, location: 1)
        #expect(style._resolve(in: light) == .linear([lightStop, end], start: .leading, end: .trailing))
        #expect(style._resolve(in: dark) == .linear([darkStop, end], start: .leading, end: .trailing))
    }

    @Test("of a color is lighter at the top and the color itself at the bottom")
    func ofColor() {
        guard case .linear(let stops, .top, .bottom) = Color.orange.gradient._resolve(in: light) else {
            Issue.record("not from top to bottom")
            return
        }
        #expect(stops[1].color == RGBA(hex: 0xff9500))
        #expect(stops[0].color.luminance > stops[1].color.luminance)
        #expect(
            Color.orange.gradient.opacity(0.5)._resolve(in: light)
                == .linear(
                    stops.map { GradientStop(color: $0.color.opacity(0.5), location: $0.location) }, start: .top,
                    end: .bottom))
    }

    @Test("is spread over the bounds")
    func spread() {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let items = drawn(40, 20) { LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .bottom) }
        let paint = PaintStyle.linearGradient(stops: stops, from: CGPoint(x: 0, y: 10), to: CGPoint(x: 20, y: 20))
        #expect(items == [.fill(Path(rect(0, 0, 40, 20)), paint)])
        let around = drawn(40, 20) { AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90)) }
        let turning = PaintStyle.angularGradient(
            stops: stops, center: CGPoint(x: 20, y: 10), startAngle: .pi / 2, endAngle: .pi * 2.5)
        #expect(around == [.fill(Path(rect(0, 0, 40, 20)), turning)])
    }

    @Test("that is elliptical is a circle stretched with the bounds")
    func elliptical() {
        let items = drawn(40, 20) { EllipticalGradient(colors: [.black, .white]) }
        guard case .group(let sheet, .mask) = items.first, case .group(let inner, .transform(let map)) = sheet.first,
            case .fill(_, .radialGradient(_, let center, 0, 0.5), _) = inner.first
        else {
            Issue.record("\(items)")
            return
        }
        #expect(center.applying(map) == CGPoint(x: 20, y: 10))
        #expect(CGPoint(x: 1, y: 0.5).applying(map) == CGPoint(x: 40, y: 10))
        #expect(CGPoint(x: 0.5, y: 1).applying(map) == CGPoint(x: 20, y: 20))
    }

    @Test("has a shorthand wherever a style is expected")
    func shortNames() {
        let styled = VStack(spacing: 0) {
            Rectangle().fill(.orange.gradient)
            Rectangle().fill(Color.cyan.gradient.opacity(0.5))
            Rectangle().fill(.yellow).border(.red)
            Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Rectangle().fill(.radialGradient(Gradient(colors: [.red]), center: .top, startRadius: 1, endRadius: 2))
            Rectangle().fill(.ellipticalGradient(Color.blue.gradient))
            Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
            Color.clear.background(.blue.gradient, in: RoundedRectangle(cornerRadius: 8))
            Color.clear.background(.regularMaterial, in: .rect(cornerRadius: 4)).foregroundColor(.red)
            Color.clear.overlay(.blue.opacity(0.5), in: .capsule).foregroundStyle(.red.gradient)
        }
        #expect(drawn(10, 100) { styled }.count == 14)
    }
}

@Suite("A color scheme")
@MainActor
struct ColorSchemeTests {
    @Test("applies to the view's descendants, however it is set")
    func holds() {
        let white = [DisplayItem.fill(Path(rect(0, 0, 5, 5)), .color(.white))]
        #expect(drawn(5, 5) { Color.primary.colorScheme(.dark) } == white)
        #expect(drawn(5, 5) { Color.primary.preferredColorScheme(.dark) } == white)
        #expect(drawn(5, 5) { Color.primary.environment(\.colorScheme, .dark) } == white)
        #expect(drawn(5, 5, environment: dark) { Color.primary.preferredColorScheme(nil) } == white)
    }
}

@Suite("Text in a gradient")
@MainActor
struct GradientTextTests {
    @Test("is painted with the gradient over its own bounds")
    func masked() {
        let items = drawn(100, 100) {
            Text("Hue").foregroundStyle(
                .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        }
        guard case .group(let sheet, .mask(let letters))? = items.first,
            case .fill(_, .linearGradient(_, let from, let to), _)? = sheet.first, case .text? = letters.first
        else {
            Issue.record("\(items)")
            return
        }
        #expect(from == CGPoint(x: 0, y: 5) && to == CGPoint(x: 30, y: 5))
    }

    @Test("of one color is plain text")
    func plain() {
        guard case .text? = drawn(100, 100, { Text("Hue").foregroundStyle(.red) }).first else {
            Issue.record("not plain text")
            return
        }
    }
}
