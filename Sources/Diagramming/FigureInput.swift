import Drawing
import Foundation
import LayoutEngine

/// One layout as a figure shows it: alone, as a panel, or as one of a sweep.
public struct FigurePart: Sendable {
    /// The layout.
    public var snapshot: LayoutSnapshot
    /// The scene as it is painted, in the root view's coordinates, in points.
    public var content: [DisplayItem]
    /// What the content covers, in the same coordinates; beyond the root's bounds it makes the canvas grow.
    public var contentBounds: CGRect
    /// The same with everything on whole points, whatever the scale: what an annotated picture grows by. nil is
    /// `contentBounds`.
    public var pointBounds: CGRect?
    /// Where the content has words, in the same coordinates: labels keep off them.
    public var words: [CGRect]
    /// Where the content has images and shapes to look at, in the same coordinates: names keep off them.
    public var pictures: [CGRect]
    /// What is drawn besides the scene.
    public var annotations: Annotations
    /// What a panel is called.
    public var caption: String?

    /// All that the figure is made of.
    public init(
        snapshot: LayoutSnapshot, content: [DisplayItem], contentBounds: CGRect, pointBounds: CGRect? = nil,
        words: [CGRect] = [], pictures: [CGRect] = [], annotations: Annotations, caption: String? = nil
    ) {
        self.snapshot = snapshot
        self.content = content
        self.contentBounds = contentBounds
        self.pointBounds = pointBounds
        self.words = words
        self.pictures = pictures
        self.annotations = annotations
        self.caption = caption
    }

    /// The most views in views that annotations can be drawn of: what each has to say to those around it and to the other
    /// labels takes time that grows faster than their number.
    public static let mostNestedViews = 500

    /// Whether nothing is drawn of a layout but what its views paint.
    public static func isBare(_ snapshot: LayoutSnapshot, _ annotations: Annotations) -> Bool {
        annotations.isEmpty && snapshot.records.indices.allSatisfy { snapshot.records[$0].annotationEdits.isEmpty }
    }
}

/// All that goes into one picture figure, as values.
public struct FigureInput: Sendable {
    /// The picture the figure is of.
    public var part: FigurePart
    /// The heading.
    public var title: String?
    /// A sentence or two under the title.
    public var caption: String?
    /// A small line under everything: the scene's name, proposal and scale.
    public var footer: String?

    /// All that the figure is made of.
    public init(part: FigurePart, title: String? = nil, caption: String? = nil, footer: String? = nil) {
        self.part = part
        self.title = title
        self.caption = caption
        self.footer = footer
    }

    /// All that the figure is made of.
    public init(
        snapshot: LayoutSnapshot, content: [DisplayItem], contentBounds: CGRect, annotations: Annotations,
        title: String? = nil, caption: String? = nil, footer: String? = nil
    ) {
        self.init(
            part: FigurePart(
                snapshot: snapshot, content: content, contentBounds: contentBounds, annotations: annotations),
            title: title, caption: caption, footer: footer)
    }

    /// The layout.
    public var snapshot: LayoutSnapshot { part.snapshot }
    /// What the views draw.
    public var content: [DisplayItem] { part.content }
    /// Where the views draw, in the root view's points.
    public var contentBounds: CGRect { part.contentBounds }
    /// What is drawn besides the scene.
    public var annotations: Annotations { part.annotations }
}
