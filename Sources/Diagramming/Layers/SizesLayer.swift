import LayoutEngine

/// The size each view took, in its label.
struct SizesLayer: FigureLayer {
    var annotation: Annotations { .sizes }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        for (index, outline) in scene.outlines.enumerated()
        where outline.views.contains(where: { scene.views[$0].annotations.contains(annotation) }) {
            // Without borders nothing else says whose size a chip tells.
            let first = scene.views[outline.views[0]]
            if outline.kind != .leaf, sketch.tags[index] == nil {
                sketch.tag(index, TagPart(text: shortened(scene.pictureName(first), 24), isName: true))
            }
            sketch.tag(index, TagPart(text: sizeText(first.size), isName: false))
            sketch.use(.size, outline.hue)
        }
    }
}
