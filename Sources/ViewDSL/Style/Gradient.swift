import Drawing
import Foundation

/// Colors at locations from 0 to 1.
public struct Gradient: Hashable, Sendable, ShapeStyle {
    /// A color at a location.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Where colors are mixed. Figures mix them in sRGB.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String

        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Colors at equal distances from 0 to 1.
    public init(colors: [Color]) {
        let steps = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / steps) }
    }

    /// As a style it runs from top to bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .linear(resolved(environment), start: .top, end: .bottom)
    }

    /// Has no effect in a figure, which mixes colors in sRGB.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
        stops.map {
            GradientStop(color: $0.color.resolved(in: environment), location: Double($0.location))
        }
    }
}

/// The gradient of a color, or any other. As a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    private enum Base: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    private let base: Base

    public init(_ gradient: Gradient) { base = .gradient(gradient) }

    init(_ color: Color) { base = .color(color) }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .linear(resolved(environment), start: .top, end: .bottom)
    }

    func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
        switch base {
        case .gradient(let gradient): return gradient.resolved(environment)
        case .color(let color):
            let color = color.resolved(in: environment)
            let light = RGBA.white.opacity(color.alpha)
            return [
                GradientStop(color: color.mixed(with: light, by: 0.25), location: 0),
                GradientStop(color: color, location: 1),
            ]
        }
    }
}

extension Color {
    /// The color's gradient: lighter at the top, the color itself at the bottom.
    ///
    /// Approximate: the lighter color is mixed with a quarter of white.
    public var gradient: AnyGradient { AnyGradient(self) }
}
