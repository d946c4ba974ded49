import Drawing
import Foundation

/// A small sign that the system draws in its controls, such as the arrows of a menu.
///
/// It is stroked in a square of the size given, in the foreground style.
struct ControlGlyph {
    enum Sign {
        case plus, minus, forward, backward, upDown, checkmark
    }

    let sign: Sign
    /// In points at the Large text size.
    var size: CGFloat = 14
    var lineWidth: CGFloat = 1.7
    @Environment(\.layoutDirection) private var layoutDirection

    nonisolated init(_ sign: Sign, size: CGFloat = 14, lineWidth: CGFloat = 1.7) {
        self.sign = sign
        self.size = size
        self.lineWidth = lineWidth
    }

    @MainActor var body: some View {
        let isMirrored = layoutDirection == .rightToLeft && (sign == .forward || sign == .backward)
        return SignShape(lines: isMirrored ? sign.lines.map { $0.map { CGPoint(x: 1 - $0.x, y: $0.y) } } : sign.lines)
            .stroke(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            .frame(width: size * sign.width, height: size)
    }
}

extension ControlGlyph: View {}

extension ControlGlyph.Sign {
    /// As a part of the height.
    fileprivate var width: CGFloat {
        switch self {
        case .forward, .backward, .upDown: 0.6
        default: 1
        }
    }

    /// In parts of the frame.
    fileprivate var lines: [[CGPoint]] {
        func line(_ points: (CGFloat, CGFloat)...) -> [CGPoint] { points.map { CGPoint(x: $0.0, y: $0.1) } }
        return switch self {
        case .plus: [line((0.5, 0), (0.5, 1)), line((0, 0.5), (1, 0.5))]
        case .minus: [line((0, 0.5), (1, 0.5))]
        case .forward: [line((0, 0), (1, 0.5), (0, 1))]
        case .backward: [line((1, 0), (0, 0.5), (1, 1))]
        case .upDown: [line((0, 0.35), (0.5, 0), (1, 0.35)), line((0, 0.65), (0.5, 1), (1, 0.65))]
        case .checkmark: [line((0.05, 0.55), (0.37, 0.95), (0.95, 0.05))]
        }
    }
}

private struct SignShape: Shape {
    let lines: [[CGPoint]]

    nonisolated func path(in rect: CGRect) -> Path {
        Path { path in
            for line in lines {
                path.addLines(
                    line.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
            }
        }
    }
}
