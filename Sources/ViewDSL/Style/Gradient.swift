import Drawing
import Foundation
import LayoutEngine

/// Colours at places along a way, 0…1: what gradients run through.
public struct Gradient: Hashable, Sendable, ShapeStyle {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour there.
        public var color: Color
        /// 0…1.
        public var location: CGFloat

        /// A colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// Colours and their places, in order.
    public var stops: [Stop]

    /// A gradient through these stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// The colours at equal distances, the first at 0, the last at 1.
    public init(colors: [Color]) {
        let steps = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / steps) }
    }

    /// As a style of its own it runs from top to bottom.
    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .linear(resolved(environment), start: .top, end: .bottom)
    }

    func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
        stops.map {
            GradientStop(color: $0.color.resolved(environment.colorScheme), location: Double($0.location))
        }
    }
}

/// The gradient of a colour, or one of any kind; as a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable, ShapeStyle {
    private enum Base: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    private let base: Base

    /// A gradient as a style.
    public init(_ gradient: Gradient) { base = .gradient(gradient) }

    init(_ color: Color) { base = .color(color) }

    public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .linear(resolved(environment), start: .top, end: .bottom)
    }

    func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
        switch base {
        case .gradient(let gradient): return gradient.resolved(environment)
        case .color(let color):
            let color = color.resolved(environment.colorScheme)
            let light = RGBA.white.opacity(color.alpha)
            return [
                GradientStop(color: color.mixed(with: light, by: 0.25), location: 0),
                GradientStop(color: color, location: 1),
            ]
        }
    }
}

extension Color {
    /// The system's gradient of the colour: lighter at the top, the colour itself at the bottom.
    ///
    /// Approximate: a quarter of white stands for the system's lighter tone.
    public var gradient: AnyGradient { AnyGradient(self) }
}
