import Drawing
import Foundation
import LayoutEngine
import Testing

import let TestSupport.trialScales

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// Positions and lengths in display lists, compared with the layout.
@MainActor @Suite("Geometry")
struct GeometryTests {
    private static let scenes = Gallery.own + (0..<100).map { RandomScene.scene($0) }

    private func each(
        _ scale: Int, _ body: (String, FigureComposer.Drawn, FigurePixels) throws -> Void
    ) async throws {
        for scene in Self.scenes {
            for drawn in try await Made.drawn(scene, scale) {
                try body(scene.name, drawn, drawn.canvas.painted(on: PixelGrid(scale: scale)))
            }
        }
    }

    @Test("every outline lies inside its view's bounds, with its outer edge on them", arguments: trialScales)
    func outlines(scale: Int) async throws {
        var (count, shared) = (0, 0)
        try await each(scale) { name, drawn, pixels in
            for outline in pixels.outlines {
                #expect(outline.rect == pixels.grid.snap(outline.frame), "\(name)")
                #expect(drawn.scene.views[outline.views[0]].frame == outline.frame, "\(name)")
            }
            // On colors a line may have a ground, which is wider.
            let lines = pixels.outlineLines.filter { $0.color.opaque != drawn.canvas.style.panel }
            for line in lines {
                let isOnBounds = pixels.outlines.contains { outline in
                    outline.isDrawn && PhysicalEdge.allCases.contains { line.lies(on: $0, of: outline.rect) }
                }
                #expect(isOnBounds, "\(name): \(line.rect)")
                count += 1
                if line.isDashed { shared += 1 }
            }
        }
        #expect(count > 2000 && shared > 300)
    }

    @Test("every view with a border has its four edges, in its hue or that of a stronger view", arguments: trialScales)
    func edges(scale: Int) async throws {
        var count = 0
        try await each(scale) { name, drawn, pixels in
            let lines = pixels.outlineLines
            for view in drawn.scene.views(with: .borders) {
                let rect = pixels.outlines[view.outline].rect
                guard rect.width > 0, rect.height > 0 else { continue }
                for edge in PhysicalEdge.allCases {
                    count += 1
                    let axis: Axis = edge.isUpright ? .vertical : .horizontal
                    let own = lines.filter { line in
                        guard line.lies(on: edge, of: rect) else { return false }
                        // The line of an emphasized view also stands for views that are not, and that of a part for its
                        // container.
                        let own = pixels.outlines[view.outline]
                        let isOthers = pixels.outlines.contains { other in
                            (other.isQuiet ? 1 : 0, other.order) < (own.isQuiet ? 1 : 0, own.order)
                                && line.lies(on: edge, of: other.rect)
                                && other.inks.contains { drawn.canvas.style[$0.hue].line == line.color.opaque }
                        }
                        return isOthers || line.color.opaque == drawn.canvas.style[view.hue].line
                    }
                    let ranges = own.map { $0.rect.range(axis) }.sorted { $0.lowerBound < $1.lowerBound }
                    let end = ranges.reduce(rect.origin[axis]) { end, range in
                        range.lowerBound <= end + 1e-6 ? max(end, range.upperBound) : end
                    }
                    #expect(end >= rect.origin[axis] + rect.size[axis] - 1e-6, "\(name): \(edge) of \(view.name)")
                }
            }
        }
        #expect(count > 4000)
    }

    @Test("no two outlines lie on each other: where edges coincide there is one line", arguments: trialScales)
    func once(scale: Int) async throws {
        try await each(scale) { name, _, pixels in
            let lines = EdgeLines(pixels.outlines, pixels.grid).lines
            for edge in PhysicalEdge.allCases {
                let groups = Dictionary(grouping: lines.filter { $0.edge == edge }) {
                    (edge.reach($0.rect) * 1000).rounded()
                }
                for group in groups.values {
                    let ranges = group.map { $0.rect.range($0.axis) }.sorted { $0.lowerBound < $1.lowerBound }
                    for (one, next) in zip(ranges, ranges.dropFirst()) {
                        #expect(one.upperBound <= next.lowerBound + 1e-6, "\(name)")
                    }
                }
            }
        }
    }

    @Test("the arrow of a guide is as long as the guide's value", arguments: trialScales)
    func arrows(scale: Int) async throws {
        var count = 0
        try await each(scale) { name, drawn, pixels in
            let layer = AlignmentLinesLayer()
            guard drawn.scene.annotations.contains(.alignmentLines) else { return }
            let lines = layer.shownContainers(in: drawn.scene).flatMap { AlignedLine.all(of: $0, in: drawn.scene) }
            let marks = pixels.items(of: .alignmentLines)
            let shafts = marks.compactMap(\.bar)
            for head in marks.compactMap(\.triangle) {
                for axis in Axis.allCases where head.axis == axis {
                    let ends = shafts.filter { head.continues($0) }.map { $0.joined(head.rect) } + [head.rect]
                    let lengths = ends.map { $0.size[axis] }
                    let values = lines.filter { $0.key.axis == axis && abs($0.position - head.tip) <= 0.51 }
                        .flatMap { line in line.children.map { abs($0.guide.value) } }
                    count += 1
                    let isTrue = values.contains { value in
                        abs((lengths.max() ?? 0) - value) <= 1 / CGFloat(scale) + 1e-6
                    }
                    #expect(isTrue, "\(name): \(lengths), not one of \(values)")
                }
            }
        }
        #expect(count > 40)
    }

    @Test("alignment lines lie beneath the content, and cross no words in full strength", arguments: trialScales)
    func beneath(scale: Int) async throws {
        var count = 0
        try await each(scale) { name, drawn, pixels in
            let style = drawn.canvas.style
            for item in pixels.under {
                if case .fill(_, .color(style.alignment.line), _) = item { count += 1 }
            }
            // Guides above the content show where it would hide them.
            let guides = drawn.canvas.guides
            for bar in pixels.items(of: .alignmentLines).filter(\.isOpaque).compactMap(\.bar)
            where guides.contains(where: { $0.insetBy(dx: -1, dy: -1).contains(bar) }) {
                let struck = drawn.words.filter { $0.insetBy(dx: 1, dy: 1).overlaps(bar) }
                #expect(struck.isEmpty, "\(name): \(bar) over \(struck)")
            }
        }
        #expect(count > 60)
    }

    @Test(
        "a proposal’s ruler is as long as the proposal, a bracket as long as the views it stands for",
        arguments: trialScales)
    func rulers(scale: Int) async throws {
        var (rulers, brackets) = (0, 0)
        for scene in Gallery.scenes where scene.name.hasPrefix("everyday/") {
            for drawn in try await Made.drawn(scene, scale) {
                let (pixels, own) = (drawn.canvas.painted(on: PixelGrid(scale: scale)), drawn.scene)
                let structure = try #require(own.structure)
                // The ends are on whole points at every scale.
                let tolerance = max(0.5, 1 / CGFloat(scale)) + 1e-6
                let bars = pixels.items(of: .none).compactMap { item in item.bar.map { (rect: $0, color: item.color) } }
                let proposed = bars.filter { $0.color == drawn.canvas.style.proposal.line }.map(\.rect)
                for axis in Axis.allCases {
                    guard let length = structure.proposal(in: own.views)[axis] else { continue }
                    let along = proposed.filter { $0.size[axis] > 20 }
                    let (start, end) = (
                        along.map { $0.range(axis).lowerBound }.min(), along.map { $0.range(axis).upperBound }.max()
                    )
                    #expect(
                        abs((end ?? 0) - (start ?? 0) - length * own.magnification) <= tolerance,
                        "\(scene.name) \(axis)")
                    #expect(along.allSatisfy { !$0.overlaps(own.bounds) }, "\(scene.name): a proposal has no place")
                    rulers += 1
                }
                for group in structure.labeled.map({ structure.groups[$0] }) {
                    let rect = group.boxes.reduce(CGRect.null) {
                        $0.joined(pixels.outlines[own.views[$1].outline].rect)
                    }
                    let isHeld = Axis.allCases.contains { axis in
                        bars.contains { bar in
                            let (one, other) = (bar.rect.range(axis), rect.range(axis))
                            return !bar.rect.overlaps(own.bounds)
                                && abs(one.lowerBound - other.lowerBound) <= 1 + tolerance
                                && abs(one.upperBound - other.upperBound) <= 1 + tolerance
                        }
                    }
                    #expect(isHeld, "\(scene.name): \(group.name)")
                    brackets += 1
                }
            }
        }
        #expect(rulers >= 20 && brackets >= 20)
    }

    @Test("panels share one scale, and an edge with a neighbor")
    func panels() async throws {
        var count = 0
        for scene in Gallery.scenes {
            guard case .panels = scene.kind else { continue }
            let origins = try await scene.figure(scale: 1, assets: Gallery.assets).displayList.origins.compactMap(
                \.self)
            for (index, origin) in origins.enumerated() where origins.count > 1 {
                let others = origins.enumerated().filter { $0.offset != index }.map(\.element)
                #expect(others.contains { $0.x == origin.x || $0.y == origin.y }, "\(scene.name)")
                count += 1
            }
            let drawn = try await Made.drawn(scene, 1)
            #expect(Set(drawn.map(\.scene.magnification)).count == 1, "\(scene.name)")
        }
        #expect(count > 20)
    }

    @Test("leaders are gray lines without heads, guides are not gray")
    func leaders() async throws {
        var count = 0
        try await each(1) { name, drawn, _ in
            let style = drawn.canvas.style
            let leaders = drawn.picture.placements.compactMap { $0?.leader }
            count += leaders.count
            let guides = drawn.canvas.points.items(of: .alignmentLines).compactMap(\.color)
            #expect(!guides.contains { $0.opaque == style.muted }, "\(name)")
        }
        #expect(count > 50)
    }
}

/// One line of an outline, in root coordinates.
private struct OutlineLine {
    var rect: CGRect
    var color: RGBA
    var isDashed: Bool

    /// Whether it is inside the rectangle, its outer edge on the rectangle's.
    func lies(on edge: PhysicalEdge, of other: CGRect) -> Bool {
        let sides = PhysicalEdge.allCases.filter { $0.isUpright != edge.isUpright } + [edge.opposite]
        return abs(edge.reach(rect) - edge.reach(other)) < 1e-6
            && sides.allSatisfy { $0.reach(rect) <= $0.reach(other) + 1e-6 }
    }
}

/// A head of an arrow.
private struct Triangle {
    var axis: Axis
    var tip: CGFloat
    var rect: CGRect

    /// Whether the bar begins where the head ends.
    func continues(_ bar: CGRect) -> Bool {
        let (along, across) = (bar.range(axis), bar.range(axis.cross))
        let (own, middle) = (rect.range(axis), rect.range(axis.cross))
        let touches = abs(along.upperBound - own.lowerBound) < 0.01 || abs(along.lowerBound - own.upperBound) < 0.01
        let isAhead = abs(along.upperBound - tip) < 0.01 || abs(along.lowerBound - tip) < 0.01
        return touches && !isAhead && across.lowerBound >= middle.lowerBound - 0.01
            && across.upperBound <= middle.upperBound + 0.01
    }
}

extension FigurePixels {
    fileprivate func items(of annotation: Annotations) -> [DisplayItem] {
        zip(over, layers).filter { $1 == annotation }.map(\.0)
    }

    fileprivate var outlineLines: [OutlineLine] {
        items(of: .borders).flatMap { item -> [OutlineLine] in
            switch item {
            case .fill(let path, .color(let color), _):
                path.pieces.map { OutlineLine(rect: $0.boundingRect, color: color, isDashed: false) }
            case .stroke(_, .color(let color), _):
                item.bar.map { [OutlineLine(rect: $0, color: color, isDashed: true)] } ?? []
            default: []
            }
        }
    }
}

extension Path {
    /// Its subpaths.
    fileprivate var pieces: [Path] {
        var pieces: [Path] = []
        for element in elements {
            switch element {
            case .move(let to):
                pieces.append(Path())
                pieces[pieces.count - 1].move(to: to)
            case .line(let to): pieces[pieces.count - 1].addLine(to: to)
            default: continue
            }
        }
        return pieces
    }
}

extension DisplayItem {
    fileprivate var corners: [CGPoint] {
        guard case .fill(let path, _, _) = self else { return [] }
        return path.elements.compactMap { element in
            switch element {
            case .move(let to), .line(let to): to
            default: nil
            }
        }
    }

    /// A line, filled or stroked.
    fileprivate var bar: CGRect? {
        switch self {
        case .fill(let path, .color, _): return corners.count >= 4 ? path.boundingRect : nil
        case .stroke(let path, _, let stroke):
            let (rect, half) = (path.boundingRect, -stroke.lineWidth / 2)
            guard rect.width == 0 || rect.height == 0 else { return nil }
            return rect.insetBy(dx: rect.width == 0 ? half : 0, dy: rect.height == 0 ? half : 0)
        default: return nil
        }
    }

    fileprivate var color: RGBA? {
        switch self {
        case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
        default: nil
        }
    }

    fileprivate var isOpaque: Bool {
        switch self {
        case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color.alpha == 1
        default: false
        }
    }

    fileprivate var triangle: Triangle? {
        let corners = corners
        guard corners.count == 3 else { return nil }
        let axis: Axis = corners[1].x == corners[2].x ? .horizontal : .vertical
        guard case .fill(let path, _, _) = self else { return nil }
        return Triangle(axis: axis, tip: corners[0][axis], rect: path.boundingRect)
    }
}

/// Scenes of views drawn by lot.
@MainActor
private struct RandomScene {
    private var random: SystemIndependentGenerator

    static func scene(_ number: Int) -> Scene {
        var maker = RandomScene(random: SystemIndependentGenerator(seed: UInt64(number)))
        let view = maker.view(3)
        return Scene("random/\(number)", proposal: ProposedViewSize(width: 200, height: 160)) { view }
            .annotations(number.isMultiple(of: 2) ? .all : [.borders, .alignmentLines])
    }

    private mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    private mutating func view(_ depth: Int) -> AnyView {
        guard depth > 0 else {
            switch random.next() % 3 {
            case 0: return AnyView(Text("word \(random.next() % 100)"))
            case 1: return AnyView(Color.blue.frame(width: length(4...60), height: length(4...40)))
            default:
                let guide = length(0...20)
                return AnyView(
                    Color.teal.frame(width: length(10...40), height: length(10...40)).alignmentGuide(.top) { _ in guide
                    })
            }
        }
        switch random.next() % 5 {
        case 0:
            let (one, two) = (view(depth - 1), view(depth - 1))
            let spacing = length(0...9)
            return AnyView(
                HStack(alignment: .top, spacing: spacing) {
                    one
                    two
                })
        case 1:
            let (one, two) = (view(depth - 1), view(depth - 1))
            return AnyView(
                VStack(alignment: .leading, spacing: 0) {
                    one
                    two
                })
        case 2:
            let (one, two) = (view(depth - 1), view(depth - 1))
            return AnyView(
                ZStack(alignment: .bottomTrailing) {
                    one
                    two
                })
        case 3: return AnyView(view(depth - 1).padding(length(0...9)))
        default: return AnyView(view(depth - 1).frame(width: length(20...90), alignment: .leading))
        }
    }
}

private struct SystemIndependentGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) ^ (state << 31)
    }
}

extension RGBA {
    fileprivate var opaque: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 1) }
}
