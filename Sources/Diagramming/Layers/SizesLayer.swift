import LayoutEngine

/// The size each view took, in its label.
struct SizesLayer: FigureLayer {
    var annotation: Annotations { .sizes }

    func draw(_ scene: FigureScene, on sketch: inout Sketch) {
        let shown = scene.outlines.indices.filter { index in
            scene.outlines[index].views.contains { scene.views[$0].annotations.contains(annotation) }
        }
        let hasManyChips = shown.count { scene.outlines[$0].kind != .leaf } > 1
        for index in shown {
            let outline = scene.outlines[index]
            // Of several chips without borders nothing else says whose size each tells.
            let first = scene.views[outline.views[0]]
            if hasManyChips, outline.kind != .leaf, sketch.tags[index] == nil {
                sketch.tag(index, TagPart(text: scene.pictureName(first, atMost: 24), isName: true))
            }
            sketch.tag(index, TagPart(text: sizeText(first.size), isName: false))
            sketch.use(outline.kind == .leaf ? .wordedSize : .size, outline.hue)
        }
    }
}
