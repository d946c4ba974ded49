import Drawing
import Foundation

/// What is painted where: leaders and stripes that would not be visible on it get a background of their own.
struct PaintedContent {
    /// In the coordinates of its group.
    private struct Area {
        /// Its bounding box in root coordinates, in points.
        var reach: CGRect
        var inverse: CGAffineTransform
        var outline: ChordBands
        /// In the coordinates of its group; nil is an image, or what effects change, which may have any color.
        var paint: PaintStyle?
        var around: Around
        var isEvenOdd = false
        var clips: [Clip] { around.clips }

        /// At a point in root coordinates; nil may be any.
        func color(at point: CGPoint) -> RGBA? {
            paint?.color(at: point.applying(inverse)).map(around.seen)
        }

        func contains(_ point: CGPoint) -> Bool {
            reach.covers(point) && outline.contains(point.applying(inverse), eoFill: isEvenOdd)
                && clips.allSatisfy { $0.contains(point) }
        }
    }

    private struct Clip {
        /// Its bounding box in root coordinates.
        var reach: CGRect
        var outline: ChordBands
        var isEvenOdd: Bool
        var inverse: CGAffineTransform

        func contains(_ point: CGPoint) -> Bool { outline.contains(point.applying(inverse), eoFill: isEvenOdd) }
    }

    /// Some places in a text, in root coordinates, with its colors and the content painted before it.
    private struct Words {
        var places: [CGPoint]
        var colors: [RGBA]
        var below: Int
        var text: String
    }

    private var areas: [Area] = []
    /// How many of the areas are the background of the whole picture.
    private var grounds = 0
    private var words: [Words] = []
    private let panel: RGBA

    init(_ content: [DisplayItem], on ground: SceneGround = .none, panel: RGBA) {
        self.panel = panel
        add(ground.items, Around())
        grounds = areas.count
        add(content, Around())
    }

    /// A canvas clips each of its drawings by the same paths.
    private var clipOutlines: [Path: ChordBands] = [:]

    private mutating func clipOutline(_ path: Path) -> ChordBands {
        if let known = clipOutlines[path] { return known }
        let outline = ChordBands(path)
        clipOutlines[path] = outline
        return outline
    }

    /// The groups around items.
    private struct Around {
        var transform = CGAffineTransform.identity
        var clips: [Clip] = []
        var opacity = 1.0
        var tint: RGBA?
        /// An effect makes other colors of those painted.
        var changesColors = false
        var isMasked = false

        func seen(_ color: RGBA) -> RGBA {
            (tint ?? color).opacity(tint == nil ? opacity : color.alpha * opacity)
        }
    }

    private mutating func add(_ items: [DisplayItem], _ around: Around) {
        func add(_ path: Path, _ paint: PaintStyle?, evenOdd: Bool = false) {
            if case .color(let color) = paint, around.seen(color).alpha == 0 { return }
            let transform = around.transform
            areas.append(
                Area(
                    reach: around.clips.reduce(path.boundingRect.applying(transform)) { $0.overlap(with: $1.reach) },
                    inverse: transform.inverted(), outline: ChordBands(path), paint: around.changesColors ? nil : paint,
                    around: around, isEvenOdd: evenOdd))
        }
        for item in items {
            switch item {
            case .fill(let path, let paint, let evenOdd):
                // A gradient in a mask is seen in parts of its path alone.
                let isPlain = if case .color = paint { true } else { !around.isMasked }
                add(path, isPlain ? paint : nil, evenOdd: evenOdd)
            case .image(_, let rect, _): add(Path(rect), nil)
            // No area: leaders keep off words anyway.
            case .text(let block, let start, let width):
                let size = block.runs.first?.font.size ?? 0
                let places = [0.25, 0.5, 0.75].map {
                    CGPoint(x: start.x + width * $0, y: start.y + size * 0.6).applying(around.transform)
                }
                .filter { place in around.clips.allSatisfy { $0.contains(place) } }
                if around.changesColors { continue }
                let colors = block.runs.map { around.seen($0.color) }
                let text = block.runs.map(\.string).joined()
                words.append(Words(places: places, colors: colors, below: areas.count, text: text))
            // Lines are thin.
            case .stroke: continue
            case .group(let items, let effect):
                var inner = around
                switch effect {
                case .opacity(let share): inner.opacity *= share
                case .clip(let path, let evenOdd):
                    inner.clips.append(
                        Clip(
                            reach: path.boundingRect.applying(around.transform), outline: clipOutline(path),
                            isEvenOdd: evenOdd, inverse: around.transform.inverted()))
                case .transform(let transform): inner.transform = transform.concatenating(around.transform)
                case .tint(let color): inner.tint = color
                case .colors, .blend: inner.changesColors = true
                case .mask: inner.isMasked = true
                case .shadow, .blur: break
                }
                self.add(items, inner)
            }
        }
    }

    /// Whether `hidden` points or more of a line of this color would be invisible.
    ///
    /// - Parameter clear: The minimum contrast of a visible line.
    func hides(_ leader: LabelPlacer.Leader, _ color: RGBA, clear: Double = Self.clear) -> Bool {
        let near = areas.filter { $0.reach.insetBy(dx: -1, dy: -1).overlaps(leader.reach.insetBy(dx: -1, dy: -1)) }
        guard !near.isEmpty else { return false }
        var run: CGFloat = 0
        for part in leader.parts {
            let count = Int((part.length / Self.step).rounded(.up), in: 1...10_000)
            let steps = CGFloat(count)
            for step in 0..<count {
                let place = (CGFloat(step) + 0.5) / steps
                let point = CGPoint(
                    x: part.start.x + (part.end.x - part.start.x) * place,
                    y: part.start.y + (part.end.y - part.start.y) * place)
                run = hides(point, color, near, clear) ? run + part.length / steps : 0
                if run >= Self.hidden { return true }
            }
        }
        return false
    }

    /// The color that the longest part of a line is seen in, the first of several alike; nil if most of it is seen in none.
    func clearest(of colors: [RGBA], along line: LabelPlacer.Leader) -> RGBA? {
        let points = line.parts.flatMap { part in
            stride(from: 0.025, to: 1, by: 0.05).map { place in
                CGPoint(
                    x: part.start.x + (part.end.x - part.start.x) * place,
                    y: part.start.y + (part.end.y - part.start.y) * place)
            }
        }
        let hidden = colors.map { color in points.count { hides($0, color, areas, Self.clear) } }
        let best = zip(colors, hidden).min { $0.1 < $1.1 }
        return best.flatMap { $0.1 * 2 > points.count ? nil : $0.0 }
    }

    /// Whether most of some rectangles is painted, thinly or not, by more than the background of the whole picture.
    func isPainted(_ rects: [CGRect]) -> Bool {
        let scene = Array(areas.dropFirst(grounds))
        let painted = rects.reduce(0) { $0 + $1.area * share(of: $1, scene) { !paints(at: $0, $1).isEmpty } }
        return painted > Self.mostly * rects.reduce(0) { $0 + $1.area }
    }

    /// Whether something is painted there, be it the background of the whole picture.
    func covers(_ rect: CGRect) -> Bool { covers(rect, areas) }

    /// Whether a mark beneath the content would not be seen.
    func hides(beneath rect: CGRect) -> Bool { covers(rect, Array(areas.dropFirst(grounds))) }

    private func covers(_ rect: CGRect, _ areas: [Area]) -> Bool {
        share(of: rect, areas) { isCovered($0, $1) } >= 0.8
    }

    /// Whether the content along the edges of a rectangle mostly looks like a tint around it.
    func isLike(_ tint: RGBA, in band: CGRect, along rect: CGRect) -> Bool {
        guard tint.alpha > 0,
            let color = color(at: CGPoint(x: band.midX, y: band.midY), areas)?
                .mixed(with: tint.opacity(1 / tint.alpha), by: tint.alpha)
        else { return false }
        let inner = rect.insetBy(dx: 3, dy: 3)
        let points = [
            CGPoint(x: inner.midX, y: inner.minY), CGPoint(x: inner.midX, y: inner.maxY),
            CGPoint(x: inner.minX, y: inner.midY), CGPoint(x: inner.maxX, y: inner.midY),
        ]
        let alike = points.count { point in
            guard areas.contains(where: { $0.contains(point) }), let seen = self.color(at: point, areas) else {
                return false
            }
            let distances = [seen.red - color.red, seen.green - color.green, seen.blue - color.blue]
            return distances.allSatisfy { abs($0) < Self.like }
        }
        return alike >= points.count / 2
    }

    /// Of each component: a smaller difference is not seen between large areas.
    private static let like = 0.03

    /// The texts whose color is too close to what is behind them.
    var blendedTexts: [String] {
        words.filter { words in
            let below = Array(areas.prefix(words.below))
            return !words.places.isEmpty
                && words.colors.allSatisfy { color in
                    color.alpha > Self.hint
                        && words.places.allSatisfy { hides($0, color, below, Self.blended, isKnown: true) }
                }
        }.map(\.text)
    }

    /// Whether words of this color can be read everywhere on it.
    func isReadable(_ words: RGBA, on rect: CGRect) -> Bool {
        share(of: rect, areas) { point, areas in
            color(at: point, areas).map { $0.contrast(with: words) >= 4.8 } ?? false
        }
            == 1
    }

    private func isCovered(_ point: CGPoint, _ areas: [Area]) -> Bool {
        paints(at: point, areas).reduce(1) { seen, paint in seen * (1 - (paint?.alpha ?? 1)) } < Self.hint
    }

    private func share(of rect: CGRect, _ areas: [Area], where holds: (CGPoint, [Area]) -> Bool) -> Double {
        let near = areas.filter { $0.reach.overlaps(rect) }
        guard !near.isEmpty else { return 0 }
        func places(_ start: CGFloat, _ end: CGFloat) -> [CGFloat] {
            let count = Int(((end - start) / Self.step).rounded(.up), in: 1...Int(Self.maxSamples))
            return (0..<count).map { start + (end - start) * (CGFloat($0) + 0.5) / CGFloat(count) }
        }
        let (xs, ys) = (places(rect.minX, rect.maxX), places(rect.minY, rect.maxY))
        let count = xs.reduce(0) { count, x in count + ys.count { holds(CGPoint(x: x, y: $0), near) } }
        return Double(count) / Double(xs.count * ys.count)
    }

    /// - Parameter isKnown: Whether an unknown background counts as readable.
    private func hides(
        _ point: CGPoint, _ color: RGBA, _ areas: [Area], _ clear: Double, isKnown: Bool = false
    ) -> Bool {
        self.color(at: point, areas).map { ground in
            let line = color.alpha < 1 ? ground.mixed(with: color.opacity(1 / color.alpha), by: color.alpha) : color
            return ground.contrast(with: line) < clear
        } ?? !isKnown
    }

    /// The visible color; nil where it may be any.
    private func color(at point: CGPoint, _ areas: [Area]) -> RGBA? {
        paints(at: point, areas).reversed().reduce(panel) { under, paint in
            guard let paint else { return nil }
            return paint.alpha >= 1 ? paint : under?.mixed(with: paint.opacity(1 / paint.alpha), by: paint.alpha)
        }
    }

    /// The paints that are seen there, the uppermost first: nothing is seen through an opaque one, nor known of what is
    /// beneath an unknown one.
    private func paints(at point: CGPoint, _ areas: [Area]) -> [RGBA?] {
        var paints: [RGBA?] = []
        for area in areas.reversed() where area.contains(point) {
            let color = area.color(at: point)
            paints.append(color)
            if color.map({ $0.alpha >= 1 }) ?? true { break }
        }
        return paints
    }

    func paints(at point: CGPoint) -> [RGBA?] { paints(at: point, areas) }

    private static let step: CGFloat = 1.5
    /// Less of a leader may be invisible, in points.
    private static let hidden: CGFloat = 4
    /// The minimum contrast of a visible line.
    static let clear = 2.5
    /// A text of less contrast is not seen.
    private static let blended = 1.05
    /// The share of a padding around a capsule that is painted is larger, that of a frame around a circle too.
    private static let mostly = 0.6
    /// The minimum visible share of a tint beneath the scene.
    private static let hint = 0.2
    /// The most samples along a side of a rectangle.
    private static let maxSamples: CGFloat = 12
}
