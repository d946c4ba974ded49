import Drawing
import Foundation

/// A bar as wide as proposed, filled from its leading end. With no width proposed it takes 150 points.
struct CapacityBar: View {
    /// 0…1.
    let fraction: Double
    /// In points.
    let height: CGFloat
    var color: Color?
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.tint) private var tint
    @Environment(\.gaugeGradient) private var gradient

    var body: some View {
        Capsule().fill(Color.systemFill)
            .overlay {
                FilledEnd(fraction: fraction, isMirrored: layoutDirection == .rightToLeft)
                    .fill(filling)
                    .clipShape(Capsule())
            }
            .frame(idealWidth: 150)
            .frame(height: height)
    }

    private var filling: AnyShapeStyle {
        guard color == nil, let gradient else { return AnyShapeStyle(color ?? tint ?? .accentColor) }
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }
}

private struct FilledEnd: Shape {
    let fraction: Double
    let isMirrored: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        // Round as the track, unless the track is hardly longer than it is high: then every fraction looks different.
        let width = min(max(rect.width * fraction, min(rect.height, rect.width / 8)), rect.width)
        return Capsule().path(
            in: CGRect(
                x: isMirrored ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height))
    }
}

/// The label of a control unless labels are hidden.
struct ControlLabel<Label: View> {
    let label: Label?
    @Environment(\.labelsVisibility) private var labelsVisibility

    nonisolated init(_ label: Label?) { self.label = label }

    @MainActor @ViewBuilder var body: some View {
        if labelsVisibility != .hidden { label }
    }
}

extension ControlLabel: View {}
