import Drawing
import Foundation
import LayoutEngine

/// One annotation: the marks it adds to the picture of a scene.
protocol FigureLayer: Sendable {
    var annotation: Annotations { get }
    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas)
    /// What the scene has none of, if there is nothing to draw: `no padding`.
    func absence(in scene: FigureScene) -> String?
    /// What it leaves out by choice: `2 more alignments without a line`.
    func omission(in scene: FigureScene) -> String?
}

extension FigureLayer {
    func absence(in scene: FigureScene) -> String? { nil }
    func omission(in scene: FigureScene) -> String? { nil }
}

/// The picture being drawn, in points and the root view's coordinates.
///
/// Layers run once, on whole points, whatever the scale of the figure. Their decisions, the obstacles of labels and the
/// targets of labels are in points. Each mark is a function of the pixels it is drawn on, so that its edges lie on the
/// pixels of the figure's scale.
struct AnnotationCanvas {
    typealias Mark = (inout FigurePixels) -> Void

    let style: DiagramStyle
    private let scene: FigureScene?
    let content: PaintedContent
    private var marks: [Mark] = []
    /// The annotation drawn now.
    var layer = Annotations.none
    /// The marks on whole points.
    private(set) var points: FigurePixels
    private(set) var labels: [FigureLabel] = []
    private(set) var tags: [Int: [TagPart]] = [:]
    /// Lines labels keep off.
    private(set) var lines: [CGRect] = []
    private(set) var penalties: [LabelPlacer.PenaltyRegion] = []
    /// The borders of all views that can be seen.
    var seen: [CGRect] = []
    /// Rulers, which are drawn beside everything else.
    var proposed: [ProposalRuler] = []
    /// How far the finite rulers of other panels reach, by axis.
    var otherRulers: [Axis: ClosedRange<CGFloat>] = [:]
    /// The axes on which the root is ruled in any case.
    var ruledAxes: Set<Axis> = []
    /// Where other panels have labels of the same words.
    var labelPlaces: [LabelName: LabelPlacer.Anchor] = [:]
    /// The areas of a storyboard's proposals.
    var proposals: [ProposalOutline] = []
    private(set) var ticks: [CGRect] = []
    private(set) var guides: [CGRect] = []
    /// The arrows of guides, and the lines they lead to.
    private(set) var guideMarks: [CGRect] = []
    private(set) var rulers: [CGRect] = []
    private(set) var brackets: [CGRect] = []
    /// The number of rulers that would lie farther off than the picture is large.
    var unruled = 0
    private(set) var extent = CGRect.null
    /// The scene's text, which no border may cut.
    var sceneText = SceneText()
    /// What borders pass behind.
    var badges: [FigurePart.Badge] = []
    /// Words and symbols of the scene, in whole points: no background is painted on them.
    var kept: [CGRect] = []
    /// Words that have been written, in points.
    var written: [CGRect] = []
    /// What the caption of a screen need not repeat.
    var measured = MeasuredSpaces()

    /// Rulers with their words.
    private var rulerAreas: [CGRect] = []

    /// Whether a number would lie on none of the scene's words and symbols, nor on a ruler.
    func isFree(_ rect: CGRect) -> Bool {
        let core = rect.insetBy(dx: 0, dy: 2)
        return ![kept, written, rulerAreas].contains { $0.contains { $0.overlaps(core) } }
    }

    private(set) var roles: [LegendRole: Hue] = [:]
    var tracks = DimensionTracks()

    init(style: DiagramStyle, of scene: FigureScene? = nil, on content: PaintedContent? = nil) {
        (self.style, self.scene) = (style, scene)
        self.content = content ?? PaintedContent([], panel: style.panel)
        points = FigurePixels(grid: .points, outlines: scene?.outlines ?? [])
    }

    var hasProposalsFromRight: Bool { !proposals.isEmpty && proposals.allSatisfy(\.isRightToLeft) }

    // MARK: Marks

    mutating func draw(_ mark: @escaping Mark) {
        let (under, over, layer) = (points.under.count, points.over.count, layer)
        points.layer = layer
        mark(&points)
        for item in points.under[under...] + points.over[over...] {
            switch item {
            case .fill(let path, _, _): growExtent(path.boundingRect)
            case .stroke(let path, _, let stroke):
                growExtent(path.boundingRect.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2))
            case .text, .image, .group: continue
            }
        }
        marks.append { pixels in
            pixels.layer = layer
            mark(&pixels)
        }
    }

    func painted(on grid: PixelGrid) -> FigurePixels {
        guard grid != .points else { return points }
        var pixels = FigurePixels(grid: grid, outlines: scene?.outlines(on: grid) ?? [])
        for mark in marks { mark(&pixels) }
        return pixels
    }

    /// Fills a rectangle, and returns it in whole points.
    @discardableResult
    mutating func fill(_ color: RGBA, _ rect: @escaping (FigurePixels) -> CGRect) -> CGRect {
        draw { $0.fill(rect($0), .color(color)) }
        return rect(points)
    }

    /// The opacity of a background behind an annotation.
    static let ground = 0.75

    /// Fills a region in pieces over the scene, with a background if requested.
    mutating func fill(
        _ paint: PaintStyle, isGrounded: Bool, _ pieces: @escaping (FigurePixels) -> [CGRect]
    ) {
        let (ground, kept, text) = (style.panel.opacity(Self.ground), kept, sceneText)
        draw { pixels in
            let pieces = pieces(pixels).filter { !$0.isEmpty }
            for piece in isGrounded ? kept.reduce(pieces, { $1.outside($0) }) : [] {
                pixels.fill(piece, .color(ground))
            }
            for piece in pieces { pixels.fill(piece, paint) }
            if isGrounded { pixels.uncover(text, under: pieces) }
        }
    }

    /// Tints a padding or a gap, and says what the tint is; on what the scene paints its bounds are dashed.
    ///
    /// - Parameters:
    ///   - target: In whole points.
    ///   - isOverlap: Whether it lies on content of any color.
    ///   - isBordered: Whether the borders of views are its bounds.
    mutating func tintGap(
        _ hue: Hue, _ target: CGRect, isOverlap: Bool, isBordered: Bool = false,
        _ pieces: @escaping (FigurePixels) -> [CGRect]
    ) {
        if isOverlap {
            fill(style.gapTint(hue), isGrounded: true, pieces)
        } else if !tint(style.gapTint(hue), [target], pieces) {
            guard !isBordered else { return }
            dash(hue, pieces)
        }
        use(.spacing, hue)
    }

    /// Tints a region that is no content, beneath the scene.
    ///
    /// - Parameter targets: Its parts, in whole points.
    /// - Returns: Whether there is a tint. On what the scene paints it would look like another background.
    @discardableResult
    mutating func tint(
        _ tint: PaintStyle, _ targets: [CGRect], _ pieces: @escaping (FigurePixels) -> [CGRect]
    ) -> Bool {
        guard !content.isPainted(targets) else { return false }
        draw { pixels in for piece in pieces(pixels) { pixels.wash(piece, tint) } }
        return true
    }

    /// Dashes the bounds of regions, beneath the scene's words.
    mutating func dash(_ hue: Hue, _ regions: @escaping (FigurePixels) -> [CGRect]) {
        let (style, text) = (style, sceneText)
        draw { pixels in
            let regions = regions(pixels)
            for region in regions { pixels.dash(region, style[hue].line, ground: style.panel) }
            pixels.uncover(text, under: regions.flatMap { $0.edges(pixels.grid.line(1)) })
        }
    }

    /// Shades unused proposed space: beneath the scene, or, if the scene would cover the shade, above it except for
    /// text.
    mutating func shade(_ pieces: @escaping (FigurePixels) -> [CGRect]) {
        let (style, content, kept) = (style, content, kept)
        let count = points.under.count + points.over.count
        draw { pixels in
            for piece in pieces(pixels) {
                let rest = pixels.shades.reduce([piece]) { $1.outside($0) }
                pixels.shades.append(piece)
                guard content.hides(beneath: piece) else {
                    for part in rest { pixels.wash(part, style.unclaimed) }
                    continue
                }
                let veiled = kept.reduce(rest) { $1.outside($0) }
                for paint in [.color(style.panel.opacity(Self.ground)), style.unclaimed] {
                    for part in veiled { pixels.fill(part, paint) }
                }
            }
        }
        if points.under.count + points.over.count > count { use(.unclaimed) }
    }

    // MARK: Beside the picture

    func edge(beside axis: Axis, _ side: DimensionTracks.Side) -> CGFloat {
        let across = extent.range(axis.cross)
        return side == .after ? across.upperBound : across.lowerBound
    }

    // MARK: What is occupied

    // The picture reaches as far as `growExtent` says; on lines that `blockLabels` has, no label lies; areas that
    // `discourageLabels` has make a place worse, but do not exclude it.

    /// Marks without a place, such as infinite ranges, do not enlarge the picture.
    mutating func growExtent(_ rect: CGRect) {
        if rect.isSomewhere { extent = extent.joined(rect) }
    }

    mutating func blockLabels(_ line: CGRect) { lines.append(line) }

    mutating func blockLabels(tick: CGRect) {
        blockLabels(mark: tick)
        ticks.append(tick)
    }

    /// A part of a guide's arrow, which the numbers of other guides keep clear of.
    mutating func blockLabels(mark: CGRect) {
        lines.append(mark)
        guideMarks.append(mark)
    }

    /// The line a container aligns on, which no leader may lengthen.
    mutating func blockLabels(guide bar: CGRect) {
        blockLabels(mark: bar)
        guides.append(bar)
    }

    /// The bar of a ruler with its marks, which leaders should avoid.
    mutating func blockLabels(ruler bar: CGRect, _ extent: CGRect) {
        lines += [extent, bar]
        rulers.append(bar)
        rulerAreas.append(extent)
    }

    /// The bar of a bracket or a ruler beside a screen, and the bar with its ticks.
    mutating func blockLabels(bracket bar: CGRect, _ extent: CGRect) {
        lines += [extent, bar]
        brackets.append(bar)
    }

    mutating func blockLabels(border rect: CGRect, width: CGFloat) { lines += rect.edges(width) }

    mutating func discourageLabels(_ rect: CGRect, weight: CGFloat, as kind: LabelPlacer.PenaltyRegion.Kind = .area) {
        penalties.append(LabelPlacer.PenaltyRegion(rect: rect, weight: weight, kind: kind))
    }

    // MARK: Words

    mutating func label(_ label: FigureLabel) { labels.append(label) }

    mutating func tag(_ outline: Int, _ part: TagPart) { tags[outline, default: []].append(part) }

    mutating func use(_ role: LegendRole, _ hue: Hue = .green) {
        if roles[role] == nil { roles[role] = hue }
    }
}

/// A piece of a view's label.
struct TagPart: Hashable, Sendable {
    var text: String
    /// Whether it is the view's name, which is set heavier than its numbers.
    var isName: Bool
    /// Whether it ends in the number of views that it does not name: `padding · Text +1`.
    var countsOthers = false
}
