import Drawing
import Foundation
import LayoutEngine

/// The length a view was proposed, as a line beside the view with a tick at each end.
/// nil fades out, ∞ ends in an arrow.
struct ProposalRuler {
    let axis: Axis
    /// In points of the layout, not magnified.
    let length: CGFloat?
    /// In whole points on a screen's structure, as all lengths there.
    let lengthWords: String
    /// The ruler's length in the picture, in points; nil if the proposal has no finite length.
    private let drawn: CGFloat?
    /// The view it was proposed to, in root coordinates, points.
    let frame: CGRect
    /// Whether it starts at the right edge.
    let isMirrored: Bool
    /// Whether it ends where its view does, as from the other edge it would leave the view that proposes.
    private let endsAtView: Bool
    /// The view's name, where it is not the root and the ruler is not right above it.
    private(set) var name: String?
    /// What it says beside its line.
    private let wording: Words
    /// Whether it is drawn shorter than the proposal, with a break.
    let isBroken: Bool

    /// The parts of `94.67 proposed to text` that are not said elsewhere.
    enum Words {
        case all
        /// The view's other ruler says what it is.
        case number
        case none
    }

    /// Where it has a place of its own: the part of the view that proposes between its insets and other children.
    private let room: ClosedRange<CGFloat>?
    /// The view that proposes: inside it, above its view, the ruler can be no other view's.
    private let container: CGRect?
    /// The finite rulers of its axis, which an open one reaches beyond.
    var others: ClosedRange<CGFloat>?

    /// The ruler's minimum length for a view without size.
    private static let shortest: CGFloat = 120
    /// A broken ruler's length, as a multiple of its view or of the picture.
    private static let longest: CGFloat = 2
    /// How far one in a screen may reach beyond the picture.
    private static let beyond: CGFloat = 20
    private static let tick: CGFloat = 5

    init(
        _ axis: Axis, _ proposal: ProposedViewSize, of frame: CGRect, in scene: FigureScene, name: String? = nil,
        isMirrored: Bool = false, words: Words = .all, room: ClosedRange<CGFloat>? = nil,
        container: CGRect? = nil
    ) {
        (self.wording, self.room, self.container) = (words, room, container)
        (self.axis, self.frame, self.name) = (axis, frame, name)
        self.isMirrored = isMirrored && axis == .horizontal
        length = proposal[axis]
        lengthWords = length.map { scene.structure == nil ? lengthText($0) : "\(WholePoints($0))" } ?? lengthText(nil)
        // A proposal larger than any canvas looks infinite; its number gives the length.
        let whole = scene.drawn(proposal)[axis].flatMap { $0 < scene.longestSide ? max(0, $0) : nil }
        let longest =
            scene.structure == nil
            ? max(Self.longest * scene.bounds.size[axis], Self.longest * frame.size[axis], Self.shortest)
            // The ruler of the whole, which is proposed more, is longer.
            : scene.bounds.range(axis).upperBound - frame.origin[axis] + Self.beyond
        let room = axis == .horizontal && scene.structure == nil ? scene.rulerRoom : 0
        let (own, around) = (frame.range(axis), container?.range(axis))
        endsAtView =
            if let whole, let around, scene.structure != nil, !self.isMirrored {
                own.lowerBound + whole > around.upperBound + 0.5 && own.upperBound - whole > around.lowerBound - 0.5
            } else {
                false
            }
        let isBroken = !endsAtView && whole.map { $0 > max(longest, room) } ?? false
        self.isBroken = isBroken
        drawn = whole.map { isBroken ? longest : $0 }
    }

    var isOpen: Bool { drawn == nil }

    func named(_ name: String?) -> ProposalRuler {
        var ruler = self
        ruler.name = name
        return ruler
    }

    /// Without its name, if there it can be no other view's.
    func named(at line: CGFloat) -> ProposalRuler {
        guard let container, line - 2 * Self.tick > container.origin[axis.cross] else { return self }
        return named(nil)
    }

    /// From the view's leading edge, unless it lies inside the view that proposes only from another place; as long as the
    /// proposal, unrounded, unless it is broken.
    var span: ClosedRange<CGFloat> {
        let start = frame.origin[axis]
        let reach = others.map { isMirrored ? frame.maxX - $0.lowerBound : $0.upperBound - start } ?? 0
        let length = max(0, drawn ?? max(frame.size[axis], reach) + DiagramStyle.Lengths.openRuler)
        if endsAtView { return (frame.range(axis).upperBound - length)...frame.range(axis).upperBound }
        let own = isMirrored ? (frame.maxX - length)...frame.maxX : start...(start + length)
        return drawn == nil ? own : own.moved(into: room)
    }

    private var words: String {
        switch wording {
        case .all:
            let parts = [lengthWords, "proposed", name.map { "to \($0)" }].compactMap(\.self)
            return parts.joined(separator: axis == .horizontal ? " " : "\n")
        case .number: return lengthWords
        case .none: return ""
        }
    }

    // MARK: Placing

    /// What it takes up: its line and its words.
    struct Place {
        /// Across its axis, in the middle of the line.
        var line: CGFloat
        /// The words; null where there are none.
        var words: CGRect

        func area(_ ruler: ProposalRuler) -> CGRect {
            let tick = ProposalRuler.tick
            return CGRect(along: ruler.axis, ruler.span, cross: (line - tick)...(line + tick)).joined(words)
        }
    }

    /// The words stand in the middle of a long line above the picture, beside another where that covers no `others` and
    /// stays inside the `edge`, else above it.
    func place(
        line: CGFloat, _ painter: LabelPainter, among others: [CGRect], within edge: ClosedRange<CGFloat>
    ) -> Place {
        guard !words.isEmpty else { return Place(line: line, words: .null) }
        let size = painter.size(of: block(painter.style), .plain(painter.style.proposal))
        let middle = (span.lowerBound + span.upperBound) / 2
        guard axis == .horizontal else {
            let origin = CGPoint(x: line - Self.tick - 2 - size.width, y: middle - size.height / 2)
            return Place(line: line, words: CGRect(origin: origin.rounded, size: size))
        }
        func rect(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(origin: CGPoint(x: x, y: y - size.height / 2).rounded, size: size)
        }
        if span.upperBound - span.lowerBound > size.width + Self.minLine {
            return Place(line: line, words: rect(middle - size.width / 2, line))
        }
        let beside = [span.upperBound + 4, span.lowerBound - 4 - size.width]
        let free = (isMirrored ? beside.reversed() : beside).first { x in
            x > edge.lowerBound - Self.overhang && x + size.width < edge.upperBound + Self.overhang
                && !others.contains { $0.minX < x + size.width && x < $0.maxX }
        }
        if let free { return Place(line: line, words: rect(free, line)) }
        let (low, high) = (min(edge.lowerBound, span.lowerBound), max(edge.upperBound, span.upperBound))
        let above = max(low, min(middle - size.width / 2, high - size.width))
        return Place(line: line, words: rect(above, line - Self.tick - size.height / 2))
    }

    /// The visible length of a line that its words interrupt: both sides together.
    private static let minLine: CGFloat = 18
    /// How far words may be outside the picture.
    private static let overhang: CGFloat = 6

    private func block(_ style: DiagramStyle) -> TextBlock {
        TextBlock(runs: [TextRun(words, font: style.type.label, color: style.proposal.text)], alignment: .center)
    }

    // MARK: Drawing

    func draw(at place: Place, on canvas: inout AnnotationCanvas, _ painter: LabelPainter) {
        let style = painter.style
        let color = style.proposal.line
        let isOnLine = !place.words.isNull && place.words.range(axis.cross).contains(place.line)
        let words = isOnLine ? place.words.insetBy(dx: -2, dy: 0).range(axis) : nil
        canvas.draw { pixels in
            let (grid, line) = (pixels.grid, pixels.grid.line(1.5))
            for part in self.parts(around: words) {
                let bar = grid.bar(
                    alongX: axis == .horizontal, at: place.line, from: part.lowerBound, to: part.upperBound, width: line
                )
                pixels.fill(Path(bar), paint(color))
            }
            if isBroken { breakLine(at: place.line, on: &pixels, painter.style) }
            func tick(_ at: CGFloat) {
                let (low, high) = (grid.snap(place.line - Self.tick), grid.snap(place.line + Self.tick))
                pixels.fill(CGRect(along: axis, at...(at + line), cross: low...high), .color(color))
            }
            let (start, end) = (grid.snap(span.lowerBound), grid.snap(span.upperBound))
            tick(isMirrored ? end - line : start)
            if drawn != nil { return tick(isMirrored ? start : max(start, end - line)) }
            guard length != nil else { return }
            let tip = isMirrored ? start : end
            let head = Path.arrowhead(
                axis, tip: tip, cross: grid.snap(place.line - line / 2) + line / 2, length: 7, half: 3.5,
                direction: isMirrored ? -1 : 1)
            pixels.fill(head, .color(color))
        }
        canvas.use(.proposedLength)
        canvas.blockLabels(
            ruler: CGRect(along: axis, span, cross: (place.line - 1)...(place.line + 1)), place.area(self))
        guard !place.words.isNull else { return }
        canvas.write(block(style), .plain(style.proposal), in: place.words, painter)
    }

    /// Two slashes near its end.
    private func breakLine(at line: CGFloat, on pixels: inout FigurePixels, _ style: DiagramStyle) {
        let middle = isMirrored ? span.lowerBound + 14 : span.upperBound - 14
        pixels.breakLine(axis, at: middle, cross: line, style.proposal.line, ground: style.panel)
    }

    /// The line, without the part where its words are.
    private func parts(around words: ClosedRange<CGFloat>?) -> [ClosedRange<CGFloat>] {
        guard axis == .horizontal, let words, span.contains(words.lowerBound), span.contains(words.upperBound) else {
            return [span]
        }
        return [span.lowerBound...words.lowerBound, words.upperBound...span.upperBound]
    }

    private func paint(_ color: RGBA) -> PaintStyle {
        guard length == nil else { return .color(color) }
        let (low, high) = (span.lowerBound, span.upperBound)
        let ends = (isMirrored ? [high, low] : [low, high]).map { CGPoint(along: axis, $0, cross: 0) }
        return .fading(color, from: ends[0], to: ends[1])
    }
}

extension CGPoint {
    fileprivate var rounded: CGPoint { CGPoint(x: x.rounded(), y: y.rounded()) }
}
