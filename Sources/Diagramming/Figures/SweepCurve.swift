import Drawing
import Foundation
import LayoutEngine

/// The length a view takes for each proposal along the sweep, and a reference line for the proposal itself.
///
/// nil and ∞ have places of their own, left and right of the axis.
struct SweepCurve {
    let style: DiagramStyle
    let setter: Typesetter
    let axis: Axis
    let samples: [SweepInput.Sample]
    let hue: Hue

    /// The width of the plot alone, without the places beside it, in points.
    var width: CGFloat = 300

    private var plot: CGSize { CGSize(width: width, height: 190) }
    /// Between the axis and the places for nil and ∞.
    private let side: CGFloat = 36

    private var grid: PixelGrid { setter.grid }

    private var hasNil: Bool { samples.contains { $0.proposed == nil } }
    private var hasInfinity: Bool { samples.contains { $0.proposed == .infinity } }
    private var finite: [SweepInput.Sample] {
        samples.filter { $0.proposed.map(\.isFinite) ?? false }.sorted { ($0.proposed ?? 0) < ($1.proposed ?? 0) }
    }

    func block() -> PageBlock {
        let lengths = samples.map { $0.size[axis] }.filter(\.isFinite)
        let x = Scale(finite.compactMap(\.proposed), length: plot.width)
        let y = Scale(lengths + [0], length: plot.height)
        let yTexts = y.ticks.map { setter.line(lengthText($0), tickFont, style.muted) }
        let gutter = (yTexts.map(\.size.width).max() ?? 0).rounded(.up) + 8
        let left = gutter + (hasNil ? side : 0)
        let title = setter.line("The \(axis.lengthName) it takes", style.type.heading, style.ink)
        let top: CGFloat = 30
        let frame = CGRect(x: left, y: top, width: plot.width, height: plot.height)
        var items = [setter.item(title, x: 0, middle: 6)]
        items += yAxis(frame, y, from: gutter, texts: yTexts)
        items += xAxis(frame, x)
        func point(_ proposed: CGFloat, _ taken: CGFloat) -> CGPoint {
            CGPoint(x: frame.minX + x.place(proposed), y: frame.maxY - y.place(taken))
        }
        items += proposalLine(x, y, point)
        var ends: [(name: String, color: RGBA, place: CGPoint)] = []
        let right = frame.maxX + (hasInfinity ? side : 0) + 10
        let curve = Curve(axis: axis, color: style[hue].line)
        items += curve.line(finite.map { point($0.proposed ?? 0, curve.value($0)) }, isFinite: finite.map(curve.has))
        for sample in samples where sample.isStep && curve.has(sample) {
            let x =
                sample.proposed.map { length in
                    length.isFinite ? point(length, curve.value(sample)).x : frame.maxX + side / 2 + 4
                } ?? frame.minX - side / 2 - 4
            items.append(curve.mark(CGPoint(x: x, y: frame.maxY - y.place(curve.value(sample)))))
        }
        if let last = finite.last(where: curve.has) {
            let end = point(last.proposed ?? 0, curve.value(last))
            // A curve that ends early has its name where it ends.
            let start = !hasInfinity && end.x < frame.maxX - side ? end.x + 10 : right
            ends.append(("takes", style[hue].text, CGPoint(x: start, y: end.y)))
        }
        // If the proposal line leaves the plot at the top, it is named there.
        if x.high <= y.high, !finite.isEmpty {
            ends.append(("proposed", style.proposal.text, CGPoint(x: right, y: point(0, x.high).y)))
        }
        let names = self.names(ends)
        items += names.items
        return PageBlock(
            size: CGSize(width: max(right, names.end), height: frame.maxY + 26 + 16), items: items)
    }

    private var nameFont: FontSpec { FontSpec(size: 11, weight: 600) }
    private var tickFont: FontSpec { FontSpec(size: 11, tabularFigures: true) }

    private func yAxis(_ frame: CGRect, _ y: Scale, from gutter: CGFloat, texts: [SetText]) -> [DisplayItem] {
        let pixel = grid.line(1)
        let right = frame.maxX + (hasInfinity ? side : 0)
        return zip(y.ticks, texts).flatMap { tick, text -> [DisplayItem] in
            let level = frame.maxY - y.place(tick)
            let bar = grid.bar(alongX: true, at: level, from: gutter, to: right, width: pixel)
            let color = tick == y.ticks.first ? style.muted : style.rule
            return [
                .fill(Path(bar), .color(color)),
                setter.item(text, right: gutter - 8, middle: level),
            ]
        }
    }

    /// Ticks under the axis, nil and ∞ at its ends, the axis's name.
    private func xAxis(_ frame: CGRect, _ x: Scale) -> [DisplayItem] {
        let pixel = grid.line(1)
        var items: [DisplayItem] = []
        func foot(_ text: String, at place: CGFloat, isWord: Bool = false) {
            let bar = grid.bar(alongX: false, at: place, from: frame.maxY, to: frame.maxY + 4, width: pixel)
            items.append(.fill(Path(bar), .color(style.muted)))
            let set = setter.line(text, tickFont, isWord ? style.proposal.text : style.muted)
            items.append(setter.item(set, x: place - set.size.width / 2, baseline: frame.maxY + 9 + set.capHeight))
        }
        if !finite.isEmpty { for tick in x.ticks { foot(lengthText(tick), at: frame.minX + x.place(tick)) } }
        if hasNil { foot("nil", at: frame.minX - side / 2 - 4, isWord: true) }
        if hasInfinity { foot("∞", at: frame.maxX + side / 2 + 4, isWord: true) }
        let name = setter.line(
            "proposed \(axis.lengthName), points", style.type.columnHead, style.muted)
        items.append(
            setter.item(name, x: frame.midX - name.size.width / 2, baseline: frame.maxY + 28 + name.capHeight))
        return items
    }

    private func proposalLine(_ x: Scale, _ y: Scale, _ point: (CGFloat, CGFloat) -> CGPoint) -> [DisplayItem] {
        guard !finite.isEmpty else { return [] }
        let (low, high) = (max(x.low, y.low), min(x.high, y.high))
        guard high > low else { return [] }
        let path = Path { $0.addLines([point(low, low), point(high, high)]) }
        let line = DisplayItem.stroke(path, .color(style.proposal.line), StrokeStyle(lineWidth: 1, dash: [2, 3]))
        guard high < x.high else { return [line] }
        let name = setter.line("proposed", nameFont, style.proposal.text)
        let end = point(high, high)
        // Above the plot, where no curve is.
        return [line, setter.item(name, x: end.x + 6, middle: end.y - 9)]
    }

    private func names(_ ends: [(name: String, color: RGBA, place: CGPoint)]) -> (
        items: [DisplayItem], end: CGFloat
    ) {
        var (items, right): ([DisplayItem], CGFloat) = ([], 0)
        // Where the next name of a column may be.
        var free: [CGFloat: CGFloat] = [:]
        for end in ends.sorted(by: { ($0.place.y, $0.name) < ($1.place.y, $1.name) }) {
            let set = setter.line(end.name, nameFont, end.color)
            let middle = max(end.place.y, free[end.place.x] ?? -.infinity)
            items.append(setter.item(set, x: end.place.x, middle: middle))
            free[end.place.x] = middle + 20
            right = max(right, end.place.x + set.size.width)
        }
        return (items, right.rounded(.up))
    }
}

/// The line of a sweep, with a disc at each pictured step.
private struct Curve {
    let axis: Axis
    let color: RGBA

    func value(_ sample: SweepInput.Sample) -> CGFloat { sample.size[axis] }

    func has(_ sample: SweepInput.Sample) -> Bool { value(sample).isFinite }

    /// Points closer together than this have a jump between them, in points of the plot.
    private static let jump: CGFloat = 0.6

    /// Joins the points: vertical at a jump, interrupted where there is no length.
    func line(_ points: [CGPoint], isFinite: [Bool]) -> [DisplayItem] {
        var path = Path()
        var last: CGPoint?
        for (point, isFinite) in zip(points, isFinite) {
            defer { last = isFinite ? point : nil }
            guard isFinite else { continue }
            guard let before = last else {
                path.move(to: point)
                continue
            }
            if point.x - before.x < Self.jump, abs(point.y - before.y) > Self.jump {
                let middle = (point.x + before.x) / 2
                path.addLine(to: CGPoint(x: middle, y: before.y))
                path.addLine(to: CGPoint(x: middle, y: point.y))
            }
            path.addLine(to: point)
        }
        guard points.count > 1 else { return [] }
        return [.stroke(path, .color(color), StrokeStyle(lineWidth: 2, lineJoin: .miter))]
    }

    func mark(_ center: CGPoint) -> DisplayItem { .fill(.circle(center, radius: 3), .color(color)) }
}

private struct Scale {
    let low: CGFloat
    let high: CGFloat
    let ticks: [CGFloat]
    private let length: CGFloat

    init(_ values: [CGFloat], length: CGFloat) {
        self.length = length
        let (least, most) = (values.min() ?? 0, values.max() ?? 0)
        // If the smallest length is near 0, the axis starts at 0.
        let start = least < most * 0.4 || least == most ? min(0, least) : least
        let step = Self.step((most - start) / 5)
        low = (start / step).rounded(.down) * step
        high = max((most / step - 1e-9).rounded(.up) * step, low + step)
        ticks = (0...Int(((high - low) / step).rounded(), in: 1...100)).map { [low] in low + CGFloat($0) * step }
    }

    func place(_ value: CGFloat) -> CGFloat { (value - low) / (high - low) * length }

    /// The smallest of 1, 2, 5, 10, 20, … that is at least `length`.
    private static func step(_ length: CGFloat) -> CGFloat {
        var power: CGFloat = 1
        while power * 10 < length { power *= 10 }
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= length } ?? power * 10
    }
}
