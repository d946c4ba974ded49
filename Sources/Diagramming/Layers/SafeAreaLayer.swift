import Drawing
import Foundation
import LayoutEngine

/// The insets content keeps clear of: a tinted band at each edge, closed by a dashed line, with its length.
struct SafeAreaLayer: FigureLayer {
    var annotation: Annotations { .safeArea }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        let accent = sketch.style.neutral
        for view in scene.views(with: annotation) {
            guard let insets = view.safeArea else { continue }
            for band in bands(of: view, insets) where band.length > 0.01 {
                let rect = scene.grid.snap(band.rect)
                sketch.fill(Path(rect), .color(accent.tint(sketch.style.isPrint ? 0 : 0.18)))
                dashed(rect, band.side, on: &sketch)
                sketch.avoid(rect, weight: 3)
                sketch.use(.safeArea)
                let text = TextBlock(
                    "safe area \(lengthText(band.length))", font: sketch.style.type.value, color: accent.text)
                let short = TextBlock(lengthText(band.length), font: sketch.style.type.value, color: accent.text)
                sketch.label(
                    Label(
                        shapes: [text, short], look: .plain(accent), target: rect, preference: .band, own: nil,
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

    /// The edge of the band that content keeps to.
    private func dashed(_ rect: CGRect, _ side: Side, on sketch: inout Sketch) {
        let pixel = sketch.grid.line(1)
        let inner = rect.insetBy(dx: pixel / 2, dy: pixel / 2)
        let (from, to): (CGPoint, CGPoint) =
            switch side {
            case .top: (CGPoint(x: rect.minX, y: inner.maxY), CGPoint(x: rect.maxX, y: inner.maxY))
            case .bottom: (CGPoint(x: rect.minX, y: inner.minY), CGPoint(x: rect.maxX, y: inner.minY))
            case .left: (CGPoint(x: inner.maxX, y: rect.minY), CGPoint(x: inner.maxX, y: rect.maxY))
            case .right: (CGPoint(x: inner.minX, y: rect.minY), CGPoint(x: inner.minX, y: rect.maxY))
            }
        let path = Path { $0.addLines([from, to]) }
        sketch.stroke(
            path, .color(sketch.style.neutral.line), StrokeStyle(lineWidth: pixel, dash: [6, 2, 1, 2]))
        sketch.keepOff(path.boundingRect.insetBy(dx: -pixel / 2, dy: -pixel / 2))
    }
}
