import LayoutEngine

/// The size each view took, in its label.
struct SizesLayer: FigureLayer {
    var annotation: Annotations { .sizes }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        for (index, outline) in scene.outlines.enumerated()
        where outline.views.contains(where: { scene.views[$0].annotations.contains(annotation) }) {
            sketch.tag(index, TagPart(text: sizeText(scene.views[outline.views[0]].size), isName: false))
            sketch.use(.size, outline.hue)
        }
    }
}
