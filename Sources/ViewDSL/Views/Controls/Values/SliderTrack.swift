import Drawing
import Foundation

/// The line and knob of a slider.
struct SliderTrack: View {
    /// 0…1.
    let fraction: Double
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.tint) private var tint

    private static let knob: CGFloat = 28

    var body: some View {
        let isMirrored = layoutDirection == .rightToLeft
        let knob = KnobShape(fraction: isMirrored ? 1 - fraction : fraction)
        Capsule().fill(Color.systemFill).frame(height: 4)
            .overlay {
                FractionShape(fraction: fraction, knob: Self.knob, isMirrored: isMirrored)
                    .fill(tint ?? .accentColor)
            }
            .frame(idealWidth: 150)
            .frame(height: Self.knob)
            .overlay {
                knob.fill(Color.white)
                    .shadow(color: .black.opacity(0.05), radius: 0.5, y: 0.5)
                    .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
            }
    }
}

/// The filled part of a bar, up to the middle of a knob.
private struct FractionShape: Shape {
    let fraction: Double
    let knob: CGFloat
    let isMirrored: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let width = min(knob / 2 + max(rect.width - knob, 0) * fraction, rect.width)
        let filled = CGRect(
            x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
        return Capsule().path(in: filled)
    }
}

/// A circle as high as its bounds, whose place in them is the fraction.
private struct KnobShape: Shape {
    let fraction: Double

    nonisolated func path(in rect: CGRect) -> Path {
        let place = CGRect(
            x: rect.minX + (rect.width - rect.height) * fraction, y: rect.minY, width: rect.height,
            height: rect.height)
        return Circle().path(in: place)
    }
}
