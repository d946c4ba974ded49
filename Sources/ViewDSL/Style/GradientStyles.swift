import Drawing
import Foundation
import LayoutEngine

/// Where a gradient's colours come from.
enum GradientColors: Hashable, Sendable {
    case gradient(Gradient)
    case any(AnyGradient)

    func resolved(_ environment: EnvironmentValues) -> [GradientStop] {
        switch self {
        case .gradient(let gradient): gradient.resolved(environment)
        case .any(let gradient): gradient.resolved(environment)
        }
    }
}

/// Colours along a line between two points of the bounds.
public struct LinearGradient: ShapeStyle {
    let colors: GradientColors
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    nonisolated init(_ colors: GradientColors, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
        self.colors = colors
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Colours along a line between two points.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(.gradient(gradient), startPoint, endPoint)
    }

    /// Colours along a line between two points.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Colours along a line between two points.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .linear(colors.resolved(environment), start: startPoint, end: endPoint)
    }
}

/// Colours outwards from a point of the bounds, between two radii in points.
public struct RadialGradient: ShapeStyle {
    let colors: GradientColors
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    nonisolated init(_ colors: GradientColors, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat) {
        self.colors = colors
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Colours along a radius; radii in points.
    nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(.gradient(gradient), center, startRadius, endRadius)
    }

    /// Colours along a radius; radii in points.
    nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Colours along a radius; radii in points.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .radial(colors.resolved(environment), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

/// Colours outwards from a point, in ellipses of the bounds' proportions; radii are fractions of the bounds.
public struct EllipticalGradient: ShapeStyle {
    let colors: GradientColors
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    nonisolated init(_ colors: GradientColors, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
        self.colors = colors
        self.center = center
        startRadiusFraction = start
        endRadiusFraction = end
    }

    /// Colours along a radius that fills the shape; radii as fractions.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(.gradient(gradient), center, startRadiusFraction, endRadiusFraction)
    }

    /// Colours along a radius that fills the shape; radii as fractions.
    nonisolated public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(.gradient(Gradient(colors: colors)), center, startRadiusFraction, endRadiusFraction)
    }

    /// Colours along a radius that fills the shape; radii as fractions.
    nonisolated public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(.gradient(Gradient(stops: stops)), center, startRadiusFraction, endRadiusFraction)
    }

    nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .elliptical(
            colors.resolved(environment), center: center, startFraction: startRadiusFraction,
            endFraction: endRadiusFraction)
    }
}

/// Colours around a point of the bounds, clockwise from the start angle; 0 points right.
public struct AngularGradient: ShapeStyle {
    let colors: GradientColors
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    nonisolated init(_ colors: GradientColors, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle) {
        self.colors = colors
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Colours around a point.
    nonisolated public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(.gradient(gradient), center, startAngle, endAngle)
    }

    /// Colours around a point.
    nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(.gradient(Gradient(colors: colors)), center, startAngle, endAngle)
    }

    /// Colours around a point.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(.gradient(Gradient(stops: stops)), center, startAngle, endAngle)
    }

    /// Once around, starting at `angle`.
    nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(.gradient(gradient), center, angle, angle + .degrees(360))
    }

    /// Colours around a point.
    nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    /// Colours around a point.
    nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    nonisolated public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
        .angular(
            colors.resolved(environment), center: center, start: startAngle.radians, end: endAngle.radians)
    }
}

/// A gradient is also the view that fills its bounds with it.
protocol StyleAsView: PrimitiveView, ShapeStyle {
    static var viewName: String { get }
}

extension StyleAsView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {
        let style = _resolve(in: context.environment)
        list.append(context.leaf(FillLayout(), Self.viewName, role: .shape, drawing: Drawn(Drawn.fill(style))))
    }
}

extension LinearGradient: StyleAsView { static var viewName: String { "LinearGradient" } }
extension RadialGradient: StyleAsView { static var viewName: String { "RadialGradient" } }
extension EllipticalGradient: StyleAsView { static var viewName: String { "EllipticalGradient" } }
extension AngularGradient: StyleAsView { static var viewName: String { "AngularGradient" } }
