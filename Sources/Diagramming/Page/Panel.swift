import Drawing
import Foundation

/// The ground a picture lies on: a rounded border and a faint grid of dots.
struct Panel {
    let style: DiagramStyle
    let grid: PixelGrid
    /// Panels of storyboards have no dots.
    var isDotted = true

    func items(_ rect: CGRect) -> [DisplayItem] {
        let pixel = grid.line(1)
        let edge = rounded(rect.insetBy(dx: pixel / 2, dy: pixel / 2))
        let ground = isDotted ? [DisplayItem.fill(dots(in: rect), .color(style.dots))] : []
        return [.fill(rounded(rect), .color(style.panel))] + ground
            + [.stroke(edge, .color(style.panelBorder), StrokeStyle(lineWidth: pixel))]
    }

    private func rounded(_ rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: style.lengths.panelRadius)
    }

    /// One dot a step both ways, the same distance from opposite edges; wider apart on huge panels.
    private func dots(in rect: CGRect) -> Path {
        guard rect.width.isFinite, rect.height.isFinite else { return Path() }
        var step = style.lengths.dotSpacing
        while max(rect.width / step, 1) * max(rect.height / step, 1) > 4000 { step *= 2 }
        func places(_ low: CGFloat, _ length: CGFloat) -> [CGFloat] {
            let count = Int((length - step) / step, in: 0...4000)
            let first = low + ((length - CGFloat(count) * step) / 2).rounded()
            return (0...count).map { first + CGFloat($0) * step }
        }
        let columns = places(rect.minX, rect.width)
        return Path { path in
            for y in places(rect.minY, rect.height) {
                for x in columns { path.addRect(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
    }
}
