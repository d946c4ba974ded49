import Drawing
import Foundation

/// A ring of 270 degrees, open at the bottom, with a mark at the value.
struct OpenRing: View {
    /// The filled fraction, 0…1.
    let fraction: Double
    @Environment(\.tint) private var tint
    @Environment(\.gaugeGradient) private var gradient

    var body: some View {
        let color = gradient == nil ? tint ?? .primary : .primary
        ZStack {
            ArcShape(from: 135, to: 405).stroke(ring, style: .ring)
            // The mark stands out by a gap around it.
            MarkShape(degrees: 135 + 270 * fraction, diameter: 10).fill(BackgroundStyle())
            MarkShape(degrees: 135 + 270 * fraction, diameter: 6).fill(color)
        }
        .frame(width: 58, height: 58)
    }

    private var ring: AnyShapeStyle {
        guard let gradient else { return AnyShapeStyle((tint ?? .primary).opacity(tint == nil ? 0.3 : 1)) }
        return AnyShapeStyle(
            AngularGradient(gradient: gradient, center: .center, startAngle: .degrees(135), endAngle: .degrees(405)))
    }
}

/// A ring filled clockwise from the top.
struct ClosedRing: View {
    /// 0…1.
    let fraction: Double
    @Environment(\.tint) private var tint

    var body: some View {
        let color = tint ?? .primary
        ZStack {
            ArcShape(from: -90, to: 270).stroke(color.opacity(0.3), style: .ring)
            if fraction > 0 { ArcShape(from: -90, to: -90 + 360 * fraction).stroke(color, style: .ring) }
        }
        .frame(width: 58, height: 58)
    }
}

/// A bar with a mark at the value.
struct MarkedBar: View {
    /// 0…1.
    let fraction: Double
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.tint) private var tint
    @Environment(\.gaugeGradient) private var gradient

    var body: some View {
        let color = gradient == nil ? tint ?? .primary : .primary
        let place = layoutDirection == .rightToLeft ? 1 - fraction : fraction
        Capsule().fill(bar).frame(height: 6)
            .overlay {
                BarMarkShape(fraction: place, diameter: 10).fill(BackgroundStyle())
                BarMarkShape(fraction: place, diameter: 6).fill(color)
            }
            .frame(idealWidth: 150)
    }

    private var bar: AnyShapeStyle {
        guard let gradient else { return AnyShapeStyle((tint ?? .primary).opacity(tint == nil ? 0.3 : 1)) }
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }
}

private struct GaugeGradientKey: EnvironmentKey {
    static var defaultValue: Gradient? { nil }
}

extension EnvironmentValues {
    /// The tint of gauges if it is a gradient.
    var gaugeGradient: Gradient? {
        get { self[GaugeGradientKey.self] }
        set { self[GaugeGradientKey.self] = newValue }
    }
}

extension StrokeStyle {
    fileprivate static let ring = StrokeStyle(lineWidth: 6, lineCap: .round)
}

/// An arc 3 points inside its frame, clockwise, in degrees from the right.
private struct ArcShape: Shape {
    let from: Double
    let to: Double

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: max(rect.width / 2 - 3, 0),
                startAngle: .degrees(from), endAngle: .degrees(to), clockwise: false)
        }
    }
}

private struct MarkShape: Shape {
    let degrees: Double
    let diameter: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let (angle, radius) = (CGFloat(degrees) * .pi / 180, rect.width / 2 - 3)
        return Circle().path(
            in: CGRect(
                x: rect.midX + cos(angle) * radius - diameter / 2, y: rect.midY + sin(angle) * radius - diameter / 2,
                width: diameter, height: diameter))
    }
}

private struct BarMarkShape: Shape {
    let fraction: Double
    let diameter: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.height / 2 + max(rect.width - rect.height, 0) * fraction
        return Circle().path(
            in: CGRect(x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }
}
