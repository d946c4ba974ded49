import Drawing
import Foundation
import LayoutEngine

/// One annotation: what it adds to the picture of a scene.
protocol FigureLayer: Sendable {
    /// The annotation that turns the layer on.
    var annotation: Annotations { get }
    func draw(_ scene: FigureScene, on sketch: inout Sketch)
}

/// A picture in the making. Layers add to it; labels get their places when all lines are known.
///
/// Coordinates are the root view's, in points.
struct Sketch {
    let style: DiagramStyle
    let grid: PixelGrid
    /// What the scene paints.
    let backdrop: Backdrop
    /// Painted beneath the scene.
    private(set) var under: [DisplayItem] = []
    /// What was offered and not taken, of all views.
    private var shades: [CGRect] = []
    /// Painted over the scene.
    private(set) var over: [DisplayItem] = []
    private(set) var labels: [Label] = []
    /// What the label of each view says, in the order it was added, by view.
    private(set) var tags: [Int: [TagPart]] = [:]
    /// Lines labels keep off.
    private(set) var lines: [CGRect] = []
    /// Areas labels had better keep off.
    private(set) var soft: [LabelPlacer.Soft] = []
    /// The bounds of all views there is something to see of, with their borders.
    var seen: [CGRect] = []
    /// The offers that are drawn, and their dashes.
    var ghosts: [Ghost] = []
    var dashes: [Dashes] = []
    /// The shafts of guides.
    private(set) var ticks: [CGRect] = []
    /// The lines containers align on.
    private(set) var guides: [CGRect] = []
    /// The arrows of guides, and the lines they lead to.
    private(set) var marks: [CGRect] = []
    /// The bars of rulers.
    private(set) var rulers: [CGRect] = []
    /// Rulers that would be farther off than the picture is large.
    var unruled = 0
    /// Whether the offers that are drawn start at the right.
    var hasOffersFromRight: Bool { !ghosts.isEmpty && ghosts.allSatisfy(\.isRightToLeft) }
    /// What is covered so far.
    private(set) var extent = CGRect.null
    /// The scene's words, which no border may cut.
    var words = SceneWords()
    /// Words and symbols of the scene, in whole points: on a ground they might not be read.
    var kept: [CGRect] = []
    /// The roles in use, each with the hue it was first used in.
    private(set) var roles: [LegendRole: Hue] = [:]

    private var lanes = Lanes()
    private var lanePlaces = Choices<CGFloat>()
    private var rulerPlaces = Choices<CGFloat?>()
    private var sides = Choices<Lanes.Side>()
    private var tickPlaces = Choices<TickPlaces.Place>()
    private var shownOffers = Choices<Bool>()
    private var grounds = Choices<Bool>()
    private var veils = Choices<Bool>()

    /// - Parameters:
    ///   - backdrop: What the scene paints; nil is nothing.
    ///   - plan: What labels were planned on: places are chosen as there.
    init(style: DiagramStyle, grid: PixelGrid, on backdrop: Backdrop? = nil, following plan: Sketch? = nil) {
        self.style = style
        self.grid = grid
        self.backdrop = backdrop ?? Backdrop([], on: style.panel)
        guard let plan else { return }
        lanePlaces = plan.lanePlaces.toFollow
        rulerPlaces = plan.rulerPlaces.toFollow
        sides = plan.sides.toFollow
        tickPlaces = plan.tickPlaces.toFollow
        shownOffers = plan.shownOffers.toFollow
        grounds = plan.grounds.toFollow
        veils = plan.veils.toFollow
    }

    /// A role of the legend that is now in use.
    mutating func use(_ role: LegendRole, _ hue: Hue = .green) {
        if roles[role] == nil { roles[role] = hue }
    }

    mutating func cover(_ rect: CGRect) { extent = extent.joined(rect) }

    /// An area beneath the scene.
    mutating func wash(_ rect: CGRect, _ paint: PaintStyle) {
        guard rect.width > 0, rect.height > 0 else { return }
        under.append(.fill(Path(rect), paint))
        cover(rect)
    }

    /// What was offered and not taken, beneath the scene, or, where that would hide it, over it, but for its words: once
    /// where offers lie in each other, for all to be one shade.
    mutating func shade(_ rect: CGRect) {
        let backdrop = backdrop
        let isHidden = veils.next { backdrop.covers(rect) }
        let pieces = shades.reduce([rect]) { $1.outside($0) }
        shades.append(rect)
        if isHidden {
            let veiled = kept.reduce(pieces) { $1.outside($0) }
            for paint in [.color(style.panel.opacity(Self.ground)), style.unclaimed] {
                for piece in veiled { fill(Path(piece), paint) }
            }
            if veiled.isEmpty { return }
        } else {
            for piece in pieces { wash(piece, style.unclaimed) }
        }
        use(.unclaimed)
    }

    /// A shape over the scene.
    mutating func fill(_ path: Path, _ paint: PaintStyle, evenOdd: Bool = false) {
        over.append(.fill(path, paint, evenOdd: evenOdd))
        cover(path.boundingRect)
    }

    /// An outline over the scene, covering half its width around the path.
    mutating func stroke(_ path: Path, _ paint: PaintStyle, _ stroke: StrokeStyle) {
        over.append(.stroke(path, paint, stroke))
        cover(path.boundingRect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2))
    }

    /// A row under or over the picture, or a column beside it, that is free along `axis` from `from` to `to`.
    mutating func lane(
        beside axis: Axis, _ side: Lanes.Side = .after, from: CGFloat, to: CGFloat, thickness: CGFloat
    ) -> CGFloat {
        let edge = edge(beside: axis, side)
        var lanes = lanes
        defer { self.lanes = lanes }
        return lanePlaces.next {
            lanes.lane(beside: axis, side, beyond: edge, from: from, to: to, thickness: thickness)
        }
    }

    /// A row under the picture, or a column beside it, that is free, and no farther off than `limit`.
    mutating func lane(
        beside axis: Axis, from: CGFloat, to: CGFloat, thickness: CGFloat, upTo limit: CGFloat
    ) -> CGFloat? {
        let edge = edge(beside: axis, .after)
        var lanes = lanes
        defer { self.lanes = lanes }
        return rulerPlaces.next {
            lanes.lane(beside: axis, beyond: edge, from: from, to: to, thickness: thickness, upTo: limit)
        }
    }

    /// The side a dimension lies at, with the fewest of the obstacles in the way.
    mutating func side(of frame: CGRect, _ axis: Axis, _ obstacles: Obstacles) -> Lanes.Side {
        let sketch = self
        return sides.next { obstacles.bestSide(frame, axis, sketch) }
    }

    /// Where across a child its guide is drawn.
    mutating func tickPlace(_ best: () -> TickPlaces.Place) -> TickPlaces.Place { tickPlaces.next(best) }

    /// Whether a view's offer is drawn: where its label was planned, at every scale.
    mutating func offerIsShown(_ choose: () -> Bool) -> Bool { shownOffers.next(choose) }

    /// Where what is drawn so far ends.
    func edge(beside axis: Axis, _ side: Lanes.Side) -> CGFloat {
        switch side {
        case .after: axis == .horizontal ? extent.maxY : extent.maxX
        case .before: axis == .horizontal ? extent.minY : extent.minX
        }
    }

    /// Whether no line of a dimension was drawn to this lane at this place before.
    mutating func isNewExtension(_ axis: Axis, at place: CGFloat, to lane: CGFloat) -> Bool {
        lanes.isNewExtension(axis, at: place, to: lane)
    }

    /// Whether no dimension of just this place was drawn before.
    mutating func isNewDimension(_ axis: Axis, from: CGFloat, to: CGFloat) -> Bool {
        lanes.isNew(axis, from: from, to: to)
    }

    mutating func keepOff(_ line: CGRect) { lines.append(line) }

    /// The shaft of a guide, which labels keep off, too.
    mutating func keepOff(tick: CGRect) {
        keepOff(mark: tick)
        ticks.append(tick)
    }

    /// A part of a guide's arrow, which the numbers of other guides keep clear of.
    mutating func keepOff(mark: CGRect) {
        lines.append(mark)
        marks.append(mark)
    }

    /// The line a container aligns on, which no leader may lengthen.
    mutating func keepOff(guide bar: CGRect) {
        keepOff(mark: bar)
        guides.append(bar)
    }

    /// The bar of a ruler, which leaders had better not lie on, and all that is drawn on it.
    mutating func keepOff(ruler bar: CGRect, _ extent: CGRect) {
        lines += [extent, bar]
        rulers.append(bar)
    }

    /// Keeps labels off the four lines of a border.
    mutating func keepOff(border rect: CGRect, width: CGFloat) { lines += rect.edges(width) }

    /// Paints the words under these lines once more, over them.
    mutating func uncoverWords(under lines: [CGRect]) {
        if let item = words.items(on: lines) { over.append(item) }
    }

    /// How much of what is painted a ground covers.
    static let ground = 0.75

    /// Fills a region that lies in pieces, over the scene: on a ground of its own where that is asked for, or where its
    /// stripes would not be seen.
    mutating func fill(_ pieces: [CGRect], _ paints: [PaintStyle], isGrounded: Bool) {
        let pieces = pieces.filter { !$0.isEmpty }
        let stripes = paints.lazy.compactMap { if case .hatch(let color, _, _) = $0 { color } else { nil } }.first
        let backdrop = backdrop
        let hasGround =
            isGrounded
            || grounds.next { pieces.contains { piece in stripes.map { backdrop.drowns($0, in: piece) } ?? false } }
        for piece in hasGround ? kept.reduce(pieces, { $1.outside($0) }) : [] {
            fill(Path(piece), .color(style.panel.opacity(Self.ground)))
        }
        for paint in paints { for piece in pieces { fill(Path(piece), paint) } }
        if hasGround { uncoverWords(under: pieces) }
    }

    mutating func avoid(_ rect: CGRect, weight: CGFloat, as kind: LabelPlacer.Soft.Kind = .area) {
        soft.append(LabelPlacer.Soft(rect: rect, weight: weight, kind: kind))
    }

    mutating func label(_ label: Label) { labels.append(label) }

    /// Adds to what the label of a view's outline says.
    mutating func tag(_ outline: Int, _ part: TagPart) { tags[outline, default: []].append(part) }
}

/// A piece of a view's label.
struct TagPart: Hashable, Sendable {
    var text: String
    /// The view's name is set heavier than its numbers.
    var isName: Bool
    /// Whether it ends in the number of views that it does not name: `padding · Text +1`.
    var countsOthers = false
}

extension CGRect {
    /// The four lines inside its edges.
    func edges(_ width: CGFloat) -> [CGRect] {
        [
            CGRect(x: minX, y: minY, width: self.width, height: width),
            CGRect(x: minX, y: maxY - width, width: self.width, height: width),
            CGRect(x: minX, y: minY, width: width, height: height),
            CGRect(x: maxX - width, y: minY, width: width, height: height),
        ]
    }

    /// The four lines between its edges and those of a rectangle in it, as far as there are any.
    func edges(around inner: CGRect) -> [CGRect] {
        guard inner.width > 0, inner.height > 0 else { return [self] }
        return [
            CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
            CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
            CGRect(x: minX, y: minY, width: inner.minX - minX, height: height),
            CGRect(x: inner.maxX, y: minY, width: maxX - inner.maxX, height: height),
        ].filter { $0.width > 0 && $0.height > 0 }
    }
}
