import Drawing
import Foundation
import LayoutEngine

/// Each view's bounds as one crisp line in its hue, a faint wash of it under views without others in them, and names.
///
/// The line lies inside the bounds. Where a view touches its container its line lies just inside the container's;
/// views with the same bounds share one line.
struct BordersLayer: FigureLayer {
    var annotation: Annotations { .borders }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        for (index, outline) in scene.outlines.enumerated() {
            let accent = sketch.style[outline.hue]
            if outline.kind == .leaf {
                sketch.wash(outline.rect, .color(accent.tint(0.08)))
            }
            // Words over another view would be taken for its own.
            if outline.views.contains(where: { scene.views[$0].kind == .leaf }) {
                sketch.avoid(outline.rect, weight: 60, as: .view)
            }
            sketch.fill(scene.grid.border(outline.line, width: outline.lineWidth), .color(accent.line), evenOdd: true)
            sketch.keepOff(border: outline.line, width: outline.lineWidth)
            sketch.use(outline.kind == .leaf ? .view : .container, outline.hue)
            sketch.tag(index, TagPart(text: name(outline, in: scene), isName: true))
        }
    }

    /// The names of the views that share the outline: the outermost, the innermost, and how many are between.
    private func name(_ outline: Outline, in scene: FigureScene) -> String {
        let names = outline.views.map { shortened(scene.views[$0].shortName, 24) }
        guard names.count > 2 else { return names.joined(separator: " · ") }
        return "\(names[0]) · \(names[names.count - 1]) +\(names.count - 2)"
    }
}
