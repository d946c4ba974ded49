import Diagramming
import Foundation
import LayoutEngine

/// A layout that the engine computed, reduced to what a page shows.
struct ComputedLayout {
    /// The views and drawings it has, by number.
    var shape: Int
    var proposal: ProposedViewSize
    var size: CGSize
    var views: [ComputedView]
    var drawings: [PlacedDrawing]
    /// Of the containers that were wanted, if the layout was traced.
    var steps: [ComputedSteps] = []
}

/// A view in one layout.
struct ComputedView {
    /// In root coordinates, points.
    var frame: CGRect
    var proposal: ProposedViewSize
    var title: String
    /// A text, or the name of an image, that the title quotes; nil for other views.
    var words: String?
    /// Why it was proposed what it was, and why it takes its size.
    var proposalReason: String
    var sizeReason: String
    var hiddenReason: String
    /// For texts: the number of lines, negative if it is truncated.
    var lines: Int
}

/// What a view draws in one layout, and where.
struct PlacedDrawing {
    /// From the top left corner of the drawing around it, in points.
    var origin: CGPoint
    /// In the page's list of drawings.
    var drawing: Int
}

/// What stays the same from layout to layout: which views there are, and how they are nested.
struct LayoutShape: Hashable {
    struct View: Hashable {
        /// In the page's list of views.
        var identity: Int
        /// In this shape; -1 for the root.
        var parent: Int
    }

    struct Drawing: Hashable {
        /// In this shape; -1 for the outermost.
        var parent: Int
        /// The view it belongs to, in this shape.
        var view: Int
        /// Whether it masks its parent.
        var isMask: Bool
    }

    var views: [View] = []
    var drawings: [Drawing] = []
}

/// A view that the page knows, whatever layouts it is in.
struct ViewIdentity: Hashable {
    /// Where it is in the tree: kinds and places among siblings of that kind.
    var path: String
    var depth: Int
    var name: String
    var label: String?
    var isStack: Bool
    var hue: Hue
    var kind: ListedKind
    var isStrong: Bool
    /// Which view of a `ViewThatFits` it is, from 0; nil for others.
    var branch: Int?
    /// The line it was written in; nil if unknown.
    var source: SourceLocation?
}

/// A list of values, each once.
struct Table<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
