import LayoutEngine

/// The size each view took, in its label.
struct SizesLayer: FigureLayer {
    var annotation: Annotations { .sizes }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        // A table has the sizes of the views it lists.
        let shown = scene.outlines.indices.filter { index in
            scene.isNamed(index) && !scene.views[scene.outlines[index].views[0]].isListed
                && scene.outlines[index].views.contains { scene.views[$0].annotations.contains(annotation) }
        }
        let cells = CrowdedAreas(scene).outlines
        /// Whether the size is a chip; the size of a plain cell is colored text.
        func isChip(_ index: Int) -> Bool {
            let outline = scene.outlines[index]
            return outline.kind != .leaf && (outline.isDrawn || !cells.contains(index))
        }
        let hasManyChips = shown.count { isChip($0) } > 1
        for index in shown {
            let outline = scene.outlines[index]
            // Without borders, several chips need names.
            let first = scene.views[outline.views[0]]
            if hasManyChips, isChip(index), canvas.tags[index] == nil {
                canvas.tag(index, TagPart(text: scene.pictureName(first, atMost: 24), isName: true))
            }
            canvas.tag(index, TagPart(text: sizeText(first.size), isName: false))
            canvas.use(.size, outline.hue)
        }
    }
}
