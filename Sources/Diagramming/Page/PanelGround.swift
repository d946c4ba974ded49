import Drawing
import Foundation

/// The background a picture lies on, with a rounded border.
struct PanelGround {
    let style: DiagramStyle
    let grid: PixelGrid

    func items(_ rect: CGRect) -> [DisplayItem] {
        let pixel = grid.line(1)
        let edge = rounded(rect.insetBy(dx: pixel / 2, dy: pixel / 2))
        return [
            .fill(rounded(rect), .color(style.panel)),
            .stroke(edge, .color(style.panelBorder), StrokeStyle(lineWidth: pixel)),
        ]
    }

    private func rounded(_ rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: style.lengths.panelRadius)
    }
}
