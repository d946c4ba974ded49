import Drawing
import Foundation

/// Colors around a center, for which Cairo has no pattern.
///
/// Each pixel is the mean of the arc it covers, so that hard edges and the center are smooth.
struct AngularGradient {
    /// Per circle.
    private static let steps = 4096
    private let startAngle: Double
    /// `sums[i]` is the sum of the first i steps' colors, multiplied by alpha, from the start angle on.
    private let sums: [SIMD4<Double>]

    /// Angles in radians, clockwise from the positive x axis. Beyond the ends, the nearer end's color continues.
    init(stops: [GradientStop], startAngle: Double, endAngle: Double) {
        let circle = 2 * Double.pi
        let start = startAngle.isFinite ? startAngle : 0
        // A negative span is a positive one with reversed stops.
        let span = endAngle.isFinite ? endAngle - start : circle
        let stops =
            span < 0 ? stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : stops
        // Of more than one turn, the last is visible.
        let total = max(abs(span), 1e-9)
        let length = min(total, circle)
        self.startAngle = min(start, start + span) + total - length
        var sums = [SIMD4<Double>(repeating: 0)]
        sums.reserveCapacity(Self.steps + 1)
        for step in 0..<Self.steps {
            var angle = (Double(step) + 0.5) / Double(Self.steps) * circle
            // The rest of the circle is split between end and start.
            if angle > length { angle = angle < (length + circle) / 2 ? length : 0 }
            sums.append(sums[step] + Self.color(at: (total - length + angle) / total, in: stops))
        }
        self.sums = sums
    }

    /// Multiplied by alpha.
    private static func color(at location: Double, in stops: [GradientStop]) -> SIMD4<Double> {
        func multiplied(_ color: RGBA) -> SIMD4<Double> {
            SIMD4(color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
        }
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return multiplied(stops[stops.count - 1].color)
        }
        guard next > 0 else { return multiplied(stops[0].color) }
        let (a, b) = (stops[next - 1], stops[next])
        let fraction = (location - a.location) / (b.location - a.location)
        return multiplied(a.color) * (1 - fraction) + multiplied(b.color) * fraction
    }

    /// Fills a layer. `toPoints` maps the canvas's pixels to the coordinates of `center`.
    func paint(on layer: Layer, center: CGPoint, toPoints: CGAffineTransform) {
        let pixel = abs(toPoints.a * toPoints.d - toPoints.b * toPoints.c).squareRoot()
        let circle = 2 * Double.pi
        layer.surface.withPixels { pixels, stride in
            for y in 0..<layer.surface.height {
                for x in 0..<layer.surface.width {
                    let place = CGPoint(x: layer.x + Double(x) + 0.5, y: layer.y + Double(y) + 0.5).applying(toPoints)
                    let (dx, dy) = (Double(place.x - center.x), Double(place.y - center.y))
                    var turn = (atan2(dy, dx) - startAngle) / circle
                    turn -= turn.rounded(.down)
                    let arc = pixel / max((dx * dx + dy * dy).squareRoot(), pixel / circle) / circle
                    pixels[y * stride + x] = cairoPixel(mean(from: turn - arc / 2, to: turn + arc / 2))
                }
            }
        }
    }

    /// The mean color between two angles, in turns, at most one turn apart.
    private func mean(from: Double, to: Double) -> SIMD4<Double> {
        (sum(to: to) - sum(to: from)) / ((to - from) * Double(Self.steps))
    }

    /// The sum of all steps from the start angle to an angle, in turns of any number.
    private func sum(to turn: Double) -> SIMD4<Double> {
        let rounds = turn.rounded(.down)
        let place = (turn - rounds) * Double(Self.steps)
        let step = Int(place, in: 0...(Self.steps - 1))
        return sums[Self.steps] * rounds + sums[step] + (sums[step + 1] - sums[step]) * (place - Double(step))
    }
}

/// A premultiplied color in Cairo's format.
private func cairoPixel(_ color: SIMD4<Double>) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(UInt8(component: value)) }
    let alpha = byte(color.w)
    return alpha << 24 | min(byte(color.x), alpha) << 16 | min(byte(color.y), alpha) << 8 | min(byte(color.z), alpha)
}
