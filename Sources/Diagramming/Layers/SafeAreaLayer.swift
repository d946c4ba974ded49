import Drawing
import Foundation
import LayoutEngine

/// The insets of the safe area: a hatched band at each edge, closed by a line, with its length.
///
/// Content may lie under them, of any color: what is drawn is light and dark side by side.
struct SafeAreaLayer: FigureLayer {
    var annotation: Annotations { .safeArea }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        let accent = sketch.style.neutral
        for view in scene.views(with: annotation) {
            guard let insets = view.safeArea else { continue }
            for band in bands(of: view, insets) where band.length > 0.01 {
                let rect = scene.grid.snap(band.rect)
                sketch.fill(Path(rect), .color(accent.tint(sketch.style.isPrint ? 0 : 0.18)))
                for stripes in sketch.style.hatches(accent.line, spacing: 9) { sketch.fill(Path(rect), stripes) }
                close(rect, band.side, on: &sketch)
                sketch.avoid(rect, weight: 3)
                sketch.use(.safeArea)
                let text = TextBlock(
                    "safe area \(lengthText(band.length))", font: sketch.style.type.value, color: accent.text)
                let short = TextBlock(lengthText(band.length), font: sketch.style.type.value, color: accent.text)
                sketch.label(
                    Label(
                        shapes: [text, short], look: .plain(accent), target: rect, preference: .inset, own: nil,
                        row: nil, rank: 13))
            }
        }
    }

    private enum Side { case top, bottom, left, right }

    private func bands(of view: ShownView, _ insets: EdgeInsets) -> [(side: Side, rect: CGRect, length: CGFloat)] {
        let frame = view.frame
        let (left, right) =
            view.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let middle = max(0, frame.height - insets.top - insets.bottom)
        return [
            (.top, CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: insets.top), insets.top),
            (
                .bottom,
                CGRect(x: frame.minX, y: frame.maxY - insets.bottom, width: frame.width, height: insets.bottom),
                insets.bottom
            ),
            (.left, CGRect(x: frame.minX, y: frame.minY + insets.top, width: left, height: middle), left),
            (.right, CGRect(x: frame.maxX - right, y: frame.minY + insets.top, width: right, height: middle), right),
        ]
    }

    /// The inner edge of the band.
    private func close(_ rect: CGRect, _ side: Side, on sketch: inout Sketch) {
        let pixel = sketch.grid.line(1)
        // A line of the panel's color sets it off from what lies under the band.
        for (order, color) in [sketch.style.neutral.line, sketch.style.panel].enumerated() {
            let away = CGFloat(order) * pixel
            let line =
                switch side {
                case .top: CGRect(x: rect.minX, y: rect.maxY - pixel - away, width: rect.width, height: pixel)
                case .bottom: CGRect(x: rect.minX, y: rect.minY + away, width: rect.width, height: pixel)
                case .left: CGRect(x: rect.maxX - pixel - away, y: rect.minY, width: pixel, height: rect.height)
                case .right: CGRect(x: rect.minX + away, y: rect.minY, width: pixel, height: rect.height)
                }
            sketch.fill(Path(line), .color(color))
            sketch.keepOff(line)
        }
    }
}
