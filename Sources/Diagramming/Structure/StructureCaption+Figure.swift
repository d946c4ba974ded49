import LayoutEngine

extension FigureScene {
    /// A caption for a figure whose author wrote none.
    ///
    /// - Parameter measured: What its picture says already.
    func structureCaption(_ measured: MeasuredSpaces = MeasuredSpaces()) -> String? {
        structure.map { StructureCaption(structure: $0, scene: self, measured: measured).shortText }
    }
}

extension ScreenStructure {
    /// How many views have no mark.
    var unmarkedWords: String? {
        unmarked == 0 ? nil : unmarked == 1 ? "1 more view is not marked" : "\(unmarked) more views are not marked"
    }
}

extension FigurePart {
    /// The sentences of a figure that shows the structure of this layout, for those who do not see it.
    package static func structureSentences(of snapshot: LayoutSnapshot, _ selection: FigureSelection) -> [String] {
        caption(of: snapshot, selection)?.sentences ?? []
    }

    /// The caption in such a figure, which has the proposal in the picture.
    package static func structureCaption(of snapshot: LayoutSnapshot, _ selection: FigureSelection) -> String? {
        caption(of: snapshot, selection)?.shortText
    }

    private static func caption(of snapshot: LayoutSnapshot, _ selection: FigureSelection) -> StructureCaption? {
        let scene = FigureScene(snapshot, annotations: .structure, style: .light, selection: selection)
        return scene.structure.map { StructureCaption(structure: $0, scene: scene) }
    }
}
