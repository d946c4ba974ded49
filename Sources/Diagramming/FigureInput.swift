import Drawing
import Foundation
import LayoutEngine

/// All that goes into one picture figure, as values.
public struct FigureInput: Sendable {
    public var snapshot: LayoutSnapshot
    /// The scene as it is painted, in the root view's coordinates, in points.
    public var content: [DisplayItem]
    /// What the content covers, in the same coordinates; beyond the root's bounds it makes the canvas grow.
    public var contentBounds: CGRect
    public var annotations: Annotations
    public var title: String?
    /// A sentence or two under the title.
    public var caption: String?
    /// A small line under everything: the scene's name, proposal and scale.
    public var footer: String?

    public init(
        snapshot: LayoutSnapshot, content: [DisplayItem], contentBounds: CGRect, annotations: Annotations,
        title: String? = nil, caption: String? = nil, footer: String? = nil
    ) {
        self.snapshot = snapshot
        self.content = content
        self.contentBounds = contentBounds
        self.annotations = annotations
        self.title = title
        self.caption = caption
        self.footer = footer
    }
}
