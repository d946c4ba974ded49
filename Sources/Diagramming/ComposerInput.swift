import Drawing
import Foundation
import LayoutEngine

/// One layout as a figure shows it: alone, as a panel, or as one of a sweep.
package struct FigurePart: Sendable {
    package var snapshot: LayoutSnapshot
    /// How many points of the figure one point of the layout takes.
    package var magnification: CGFloat
    /// The scene as it is painted, magnified, from the root view's origin, in points.
    var content: [DisplayItem]
    /// The area the content covers, in the same coordinates; the canvas grows to include it.
    package var contentBounds: CGRect
    /// The same on whole points at any scale, for annotated pictures; nil is `contentBounds`.
    var pointBounds: CGRect?
    /// Where the content has text, in the same coordinates: labels keep off it.
    var textRects: [CGRect]
    /// Where the content has images and shapes to look at, in the same coordinates: names keep off them.
    var pictures: [CGRect]
    var annotations: Annotations
    package var selection = FigureSelection()
    /// The code beside or above the picture; empty for none.
    package var code: [CodeSample] = []
    /// Title, caption and notes: the code's numbers that they name are bold, and of views with the same bounds those they
    /// are about are named.
    package var prose = ""
    /// In a comparison, the records that differ; all others are gray. Nil if nothing is compared.
    var differing: [Int]?
    /// What lies across the edge of a view it is drawn over: borders pass behind it.
    package var badges: [Badge] = []
    /// Some records of the scene as they are painted at their places, from the root view's origin, not magnified.
    package var painting: (@Sendable (Set<LayoutRecord.ID>, _ magnification: CGFloat) -> [DisplayItem])?
    var caption: String?
    /// How long a ruler may be before it is broken, in points; nil is the width of a figure.
    var rulerRoom: CGFloat?
    /// What the finite rulers of other panels reach, by axis.
    var otherRulers: [Axis: ClosedRange<CGFloat>] = [:]
    /// The axes on which its root has a ruler because the roots of other panels have one.
    var ruledAxes: Set<Axis> = []
    /// The hues that labeled views have in other panels.
    var hues: [FigureScene.Named: Hue] = [:]
    /// Where other panels have labels of the same words.
    var labelPlaces: [LabelName: LabelPlacer.Anchor] = [:]

    /// Whether it shows a screen's structure, with labels beside the picture.
    package static func isScreen(
        _ snapshot: LayoutSnapshot, _ annotations: Annotations, _ selection: FigureSelection
    ) -> Bool {
        annotations.contains(.structure)
            || FigureScene.canBeScreen(annotations, selection)
                && FigureScene(snapshot, annotations: annotations, style: .light, selection: selection).structure != nil
    }

    package init(
        snapshot: LayoutSnapshot, magnification: CGFloat = 1, content: [DisplayItem], contentBounds: CGRect,
        pointBounds: CGRect? = nil, textRects: [CGRect] = [], pictures: [CGRect] = [], annotations: Annotations,
        caption: String? = nil
    ) {
        self.snapshot = snapshot
        self.magnification = magnification
        self.content = content
        self.contentBounds = contentBounds
        self.pointBounds = pointBounds
        self.textRects = textRects
        self.pictures = pictures
        self.annotations = annotations
        self.caption = caption
    }

    package struct Badge: Sendable {
        var records: Set<LayoutRecord.ID>
        var content: [DisplayItem]

        package init(records: Set<LayoutRecord.ID>, content: [DisplayItem]) {
            (self.records, self.content) = (records, content)
        }
    }

    /// The deepest nesting that can be annotated: the time grows faster than the depth.
    package static let maxNestedViews = 500

    /// Whether nothing is drawn of a layout but what its views paint.
    package static func isBare(
        _ snapshot: LayoutSnapshot, _ annotations: Annotations, _ selection: FigureSelection = FigureSelection(),
        hasCode: Bool = false
    ) -> Bool {
        annotations.isEmpty && !hasCode && selection.notes.isEmpty && selection.focus.isEmpty
            && snapshot.records.indices.allSatisfy { snapshot.records[$0].annotationEdits.isEmpty }
    }
}

package struct ComposerInput: Sendable {
    package var part: FigurePart
    var words: PageWords
    /// What the panel has room for, in points of the figure from the view's corner; nil for what the picture covers.
    var reservedExtent: CGRect?

    package init(part: FigurePart, words: PageWords = PageWords(), reservedExtent: CGRect? = nil) {
        (self.part, self.words, self.reservedExtent) = (part, words, reservedExtent)
    }
}
