import Drawing
import Foundation
import LayoutEngine

/// The marks of a screen's structure beside its outlines: room and spacers, a bracket with a label for each group, all at one
/// side, and rulers at the others.
struct StructureMark {
    let structure: ScreenStructure
    let scene: FigureScene
    let painter: LabelPainter

    private var style: DiagramStyle { painter.style }
    private var views: [ShownView] { scene.views }

    /// From the picture to the first bracket, in points.
    private static let distance: CGFloat = 10
    private static let tickLength: CGFloat = 6
    private static let trackWidth: CGFloat = 10
    private static let labelGap: CGFloat = 6

    func draw(on canvas: inout AnnotationCanvas) {
        var room = StructureRoom(structure: structure, scene: scene, painter: painter)
        room.draw(on: &canvas)
        scene.omittedStretches.draw(across: scene.bounds.range(.horizontal), on: &canvas)
        let edge = canvas.extent
        let columns = structure.columns(in: views).map(column)
        let isRow = views[structure.focus.core].facts.stackAxis == .horizontal || !columns.isEmpty
        let (along, across): (Axis, Axis) = isRow ? (.horizontal, .vertical) : (.vertical, .horizontal)
        let items = structure.labeled.map(item).filter { !$0.rect.isNull }
        label(Self.joined(items) + columns, beside: along, from: edge, on: &canvas)
        if structure.emphasized == nil { label([whole], beside: across, from: edge, on: &canvas) }
        StructureRulers(structure: structure, scene: scene, painter: painter).draw(from: edge, on: &canvas)
    }

    // MARK: Labels

    private struct Item {
        var rect: CGRect
        var name: String
        var size: String
        var hue: Hue
        var isStrong: Bool
    }

    /// Those with the same bounds as one: `HStack = ScrollView`.
    private static func joined(_ items: [Item]) -> [Item] {
        items.reduce(into: []) { joined, item in
            guard let same = joined.firstIndex(where: { $0.rect == item.rect && $0.size == item.size }) else {
                return joined.append(item)
            }
            joined[same].name += " = \(item.name)"
            if item.isStrong { (joined[same].hue, joined[same].isStrong) = (item.hue, true) }
        }
    }

    private func item(_ index: Int) -> Item {
        let group = structure.groups[index]
        let seen = group.units.filter { !views[$0.box].seenFrame.isEmpty }
        let rect = seen.map { PixelGrid.points.snap(views[$0.box].seenFrame) }.joined
        // Views out of sight are counted if they are as large as the others.
        let areAlike = views.commonSize(seen) == views.commonSize(group.units)
        let count = areAlike ? group.units.count : seen.count
        let name = shortened(group.name, 24)
        let notes = views.areCutRows(group.units) ? ", in view" : seen.count < count ? ", \(seen.count) in view" : ""
        let size = views.commonSize(seen) + notes
        return Item(
            rect: rect, name: count > 1 ? "\(count) × \(name)" : name, size: size, hue: views[group.boxes[0]].hue,
            isStrong: index == structure.emphasized)
    }

    /// The content as a whole.
    private var whole: Item {
        let core = views[structure.focus.core]
        return Item(
            rect: PixelGrid.points.snap(core.seenFrame), name: shortened(structure.focus.kind, 24),
            size: wholeText(views.claimedSize(structure.focus.core)) + (core.isWhole ? "" : ", clipped"), hue: core.hue,
            isStrong: true)
    }

    private func column(_ columns: ScreenStructure.Columns) -> Item {
        let rect = CGRect(along: .horizontal, columns.span, cross: views[structure.focus.core].frame.range(.vertical))
        return Item(
            rect: PixelGrid.points.snap(rect), name: columns.count > 1 ? "\(columns.count) × column" : "column",
            size: "\(wholeText((columns.width) / scene.magnification)) wide", hue: .slate, isStrong: false)
    }

    private func block(_ item: Item) -> TextBlock {
        let lines = [(item.name, style.type.label), (item.size, style.type.labelDetail)].filter { !$0.0.isEmpty }
        var block = TextBlock(
            runs: lines.enumerated().map { index, line in
                TextRun((index > 0 ? "\n" : "") + line.0, font: line.1, color: style.muted)
            }, alignment: .center)
        block.lineSpacing = 1
        return block
    }

    private func look(_ item: Item) -> FigureLabel.Look {
        item.isStrong ? .chip(style[item.hue]) : .plain(style.neutral)
    }

    private func ink(_ item: Item) -> RGBA { item.isStrong ? style[item.hue].line : style.muted.opacity(0.8) }

    /// Labels to the right of the picture or, along a row, below it.
    private func label(_ items: [Item], beside axis: Axis, from edge: CGRect, on canvas: inout AnnotationCanvas) {
        func span(_ item: Item) -> ClosedRange<CGFloat> { item.rect.range(axis) }
        func middle(_ item: Item) -> CGFloat { (span(item).lowerBound + span(item).upperBound) / 2 }
        // Those beside each other keep the order of the source.
        let items = items.enumerated().sorted { (middle($0.element), $0.offset) < (middle($1.element), $1.offset) }
            .map(\.element)
        guard !items.isEmpty else { return }
        let tracks = MarginColumn.tracks(items.map(span))
        let sizes = items.map { painter.size(of: block($0), look($0)) }
        let starts = MarginColumn.starts(
            items.map(middle), sizes.map { $0[axis] }, gap: axis == .horizontal ? 10 : Self.labelGap)
        let first = edge.range(axis.cross).upperBound + Self.distance
        let beyond = first + CGFloat(tracks.max() ?? 0) * Self.trackWidth + Self.tickLength + Self.labelGap
        for (index, item) in items.enumerated() {
            let place = first + CGFloat(tracks[index]) * Self.trackWidth + Self.tickLength
            let start = CGPoint(along: axis, starts[index], cross: beyond)
            let rect = CGRect(origin: start, size: sizes[index])
            bracket(axis, span(item), at: place, item, on: &canvas)
            lead(
                from: CGPoint(along: axis, middle(item), cross: place),
                to: CGPoint(along: axis, starts[index] + sizes[index][axis] / 2, cross: beyond - 2), axis, item,
                on: &canvas)
            canvas.write(
                block(item), look(item), in: rect, alignment: axis == .vertical && !item.isStrong ? .leading : .center,
                onContent: canvas.content.covers(rect), painter)
        }
    }

    /// A line beside the views with a tick at each end that points at them.
    private func bracket(
        _ axis: Axis, _ span: ClosedRange<CGFloat>, at place: CGFloat, _ item: Item, on canvas: inout AnnotationCanvas
    ) {
        let width: CGFloat = item.isStrong ? 1.5 : 1
        let inset: CGFloat = span.upperBound - span.lowerBound > 8 ? 1 : 0
        let (start, end) = (span.lowerBound + inset, span.upperBound - inset)
        canvas.draw { pixels in
            let (grid, line) = (pixels.grid, pixels.grid.line(width))
            let bar = grid.bar(alongX: axis == .horizontal, at: place, from: start, to: end, width: line)
            pixels.fill(bar, .color(ink(item)))
            for tip in [start, end - line] {
                let tick = CGRect(
                    along: axis, grid.snap(tip)...grid.snap(tip) + line,
                    cross: grid.snap(place - Self.tickLength)...grid.snap(place))
                pixels.fill(tick, .color(ink(item)))
            }
        }
    }

    /// From the bracket to a label that had to make room for others.
    private func lead(
        from start: CGPoint, to end: CGPoint, _ axis: Axis, _ item: Item, on canvas: inout AnnotationCanvas
    ) {
        let color = PaintStyle.color(ink(item))
        canvas.draw { pixels in
            if abs(start[axis] - end[axis]) < 1 {
                let line = pixels.grid.line(1)
                let bar = pixels.grid.bar(
                    alongX: axis == .vertical, at: start[axis], from: start[axis.cross], to: end[axis.cross],
                    width: line)
                pixels.fill(bar, color)
            } else {
                pixels.stroke(Path { $0.addLines([start, end]) }, color, StrokeStyle(lineWidth: 1))
            }
        }
    }
}

extension [ShownView] {
    /// Whether they are rows of a list that goes on: rows further down are not laid out.
    func areCutRows(_ units: [StructureUnit]) -> Bool {
        guard let last = units.last, self[last.core].systemPart == .row || self[last.box].systemPart == .row else {
            return false
        }
        return !self[last.box].isWhole
    }

    /// The size that units have in common: `288 × 44`, `288 × 44–53`, `67–237 × 21–38`; with ≈ where lengths differ by less
    /// than a point. For two or three without a common length each size, one per line.
    func commonSize(_ units: [StructureUnit]) -> String {
        let sizes = units.map { self[$0.box].size }
        guard !sizes.isEmpty else { return "" }
        var isAbout = false
        func text(_ axis: Axis) -> String {
            let lengths = sizes.map { $0[axis] }.sorted()
            let (least, most) = (lengths[0], lengths[lengths.count - 1])
            if wholeText(least) == wholeText(most) { return wholeText(least) }
            guard most - least < 1 else { return "\(wholeText(least))–\(wholeText(most))" }
            isAbout = true
            return wholeText((least + most) / 2)
        }
        if units.count <= 3, !haveCommonLength(units) { return sizes.map { wholeText($0) }.joined(separator: "\n") }
        let size = "\(text(.horizontal)) × \(text(.vertical))"
        return isAbout ? "≈ \(size)" : size
    }
}
