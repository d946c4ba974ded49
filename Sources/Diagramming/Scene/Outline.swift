import Foundation

/// A rectangle drawn once for all views with these bounds.
struct Outline: Sendable {
    var views: [Int]
    /// The bounds of the first of the views, unrounded.
    var frame: CGRect
    /// The views' bounds on the pixel grid, in root coordinates. The line lies inside, its outer edge on them.
    var rect: CGRect
    /// How wide its style draws the line, in points.
    var weight: CGFloat
    /// How wide it is on the pixel grid, in points.
    var lineWidth: CGFloat
    var hue: Hue
    var kind: ViewKind
    var depth: Int
    /// Of the views whose borders are shown, each once.
    var inks: [Ink] = []
    /// The edges where something clips the views: there is no line.
    var openEdges: Set<PhysicalEdge> = []
    /// Where views of its group lie in front of it.
    var fronts: [CGRect] = []
    /// Whether the figure is about other views: its line is thin and pale.
    var isQuiet = false
    /// Where edges of equal strength coincide, only the edges of the lowest order are drawn.
    var order = 0

    struct Ink: Hashable {
        var hue: Hue
        var kind: ViewKind
    }

    /// The properties that make views look alike.
    struct Look: Hashable {
        var hue: Hue
        var depth: Int
    }

    var look: Look { Look(hue: hue, depth: depth) }

    init(_ view: ShownView, _ style: DiagramStyle) {
        (views, frame, hue, kind, depth) = ([view.id], view.frame, view.hue, view.kind, view.depth)
        (rect, weight, lineWidth) = (frame, 0, 0)
        takeLook(of: view, style)
    }

    /// Takes hue, kind and weight from the view it is named after.
    mutating func takeLook(of view: ShownView, _ style: DiagramStyle) {
        (hue, kind) = (view.hue, view.kind)
        weight = view.kind == .leaf ? style.lengths.viewLine : style.lengths.containerLine
        self = snapped(to: .points)
    }

    var isDrawn: Bool { !inks.isEmpty }

    /// A color of its own would have the reader look for its label.
    mutating func takeNeutralHue() {
        hue = .slate
        inks = inks.prefix(1).map { Ink(hue: .slate, kind: $0.kind) }
    }

    /// Lines of small views are finer, so that their insides stay visible.
    func snapped(to grid: PixelGrid) -> Outline {
        var outline = self
        outline.rect = grid.snap(frame)
        outline.lineWidth = grid.line(
            min(isQuiet ? min(weight, 1) : weight, max(0.5, min(frame.width, frame.height) / 8)))
        return outline
    }
}

extension [Outline] {
    /// Equal views have equal lines, though some of them are containers and others not.
    mutating func matchWeights(of views: [ShownView]) {
        let weight = views.map { self[$0.outline].weight }.max() ?? 0
        for index in views.map(\.outline) {
            self[index].weight = weight
            self[index] = self[index].snapped(to: .points)
        }
    }
    /// Equal views that mostly cover each other are read as cards: a part of an outline behind the next one is not drawn.
    mutating func layer(_ views: [ShownView]) {
        // Of those that share an outline, the last one is in front.
        let last = Dictionary(views.map { ($0.outline, $0.id) }) { _, later in later }
        let cards = views.filter { last[$0.outline] == $0.id }
        let frames = cards.map(\.seenFrame)
        let pairs = CGRect.overlaps(frames)
        for (index, card) in cards.enumerated() {
            self[card.outline].fronts = pairs[index].filter { $0 > index }.map { frames[$0] }.filter { front in
                !front.encloses(frames[index]) && front.overlap(with: frames[index]).area > frames[index].area / 2
            }
        }
    }
}
