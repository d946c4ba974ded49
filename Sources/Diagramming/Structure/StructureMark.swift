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
    /// From the whole to the edge of the picture, in points.
    private static let far: CGFloat = 100
    /// In characters.
    private static let longestName = 32

    func draw(on canvas: inout AnnotationCanvas) {
        var spaces = StructureSpaces(structure: structure, scene: scene, painter: painter)
        spaces.draw(on: &canvas)
        scene.omittedStretches.draw(across: scene.bounds.range(.horizontal), on: &canvas)
        let edge = canvas.extent
        let columns = structure.columns(in: views).map(column)
        var items = Self.joined(structure.labeled.map(item).filter { !$0.rect.isNull })
        let isRow =
            views[structure.focus.core].facts.stackAxis.map { $0 == .horizontal } ?? Self.isRow(items)
            || !columns.isEmpty
        let (along, across): (Axis, Axis) = isRow ? (.horizontal, .vertical) : (.vertical, .horizontal)
        // The rulers of the picture have a size that is what is proposed.
        var whole = structure.emphasized == nil && !structure.fillsProposal(views) ? self.whole : nil
        if let found = whole, let equal = items.firstIndex(where: { $0.hasSameBounds(as: found) }) {
            let item = items.remove(at: equal)
            let isSame = views.overlaysContent(views[structure.focus.core])
            whole?.entries[0].name =
                isSame ? item.entries[0].name : "\(found.entries[0].name) = \(item.entries[0].name)"
        }
        // Far from the edge of the picture, it has its bracket beside it.
        let isNear = whole.map { edge.range(along).upperBound - $0.rect.range(along).upperBound < Self.far } ?? false
        label(items + columns, beside: along, from: edge, on: &canvas)
        // Beyond the labels of the views in it, whose leads would cross its bracket.
        if let whole {
            label([whole], beside: isNear ? across : along, from: isNear ? edge : canvas.extent, on: &canvas)
        }
        StructureRulers(structure: structure, scene: scene, painter: painter).draw(from: edge, on: &canvas)
    }

    // MARK: Labels

    private struct Item {
        struct Entry {
            var name: String
            var size: String
        }

        /// What of it is in view.
        var rect: CGRect
        /// Including clipped and scrolled parts.
        var whole: CGRect
        /// More than one for groups that are beside each other.
        var entries: [Entry]
        var hue: Hue
        var isStrong: Bool

        init(rect: CGRect, whole: CGRect, name: String, size: String, hue: Hue, isStrong: Bool) {
            (self.rect, self.whole, self.hue, self.isStrong) = (rect, whole, hue, isStrong)
            entries = [Entry(name: name, size: size)]
        }

        func hasSameBounds(as other: Item) -> Bool { rect == other.rect && entries[0].size == other.entries[0].size }
    }

    /// Those with the same bounds as one: `HStack = ScrollView`.
    private static func joined(_ items: [Item]) -> [Item] {
        items.reduce(into: []) { joined, item in
            guard let same = joined.firstIndex(where: item.hasSameBounds) else { return joined.append(item) }
            joined[same].entries[0].name += " = \(item.entries[0].name)"
            if item.isStrong { (joined[same].hue, joined[same].isStrong) = (item.hue, true) }
        }
    }

    /// Whether they are beside each other and not above each other.
    private static func isRow(_ items: [Item]) -> Bool {
        func areApart(_ axis: Axis) -> Bool {
            let spans = items.map { $0.rect.range(axis) }.sorted { $0.lowerBound < $1.lowerBound }
            return zip(spans, spans.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound + 0.5 }
        }
        return items.count > 1 && areApart(.horizontal) && !areApart(.vertical)
    }

    private func item(_ index: Int) -> Item {
        let group = structure.groups[index]
        let all = group.units.filter { !views[$0.box].seenFrame.isEmpty }
        let counted = all.filter { views[$0.box].isCountedInView }
        let seen = counted.isEmpty ? all : counted
        let rect = seen.map { PixelGrid.points.snap(views.shownFrame($0.box)) }.joined
        // Views out of sight are counted if they are as large as the others.
        let areAlike = views.commonSize(seen) == views.commonSize(group.units)
        let isCut = views.areCutRows(group.units)
        let count = areAlike && !isCut ? group.units.count : seen.count
        let name = shortened(group.name, Self.longestName)
        let box = views[group.boxes[0]]
        let isClipped = group.units.count == 1 && !box.isWhole && isClippedForGood(box)
        let notes =
            isCut || count < group.units.count
            ? ", in view" : seen.count < count ? ", \(seen.count) in view" : isClipped ? cut(box) : ""
        let size = views.commonSize(seen) + notes
        return Item(
            rect: rect, whole: group.boxes.map { views[$0].frame }.joined,
            name: count > 1 ? "\(count) × \(name)" : name, size: size, hue: views[group.boxes[0]].hue,
            isStrong: structure.isEmphasized(index))
    }

    /// The content as a whole.
    private var whole: Item {
        let core = views[structure.focus.core]
        // The rulers may have it.
        let isKnown = core.isWhole && structure.isMeasured(in: scene)
        let size = isKnown ? "" : "\(WholeSize(views.claimedSize(structure.focus.core)))"
        return Item(
            rect: PixelGrid.points.snap(core.seenFrame), whole: core.frame,
            name: shortened(structure.focus.kind, Self.longestName),
            size: size + (core.isWhole ? "" : cut(core)), hue: core.hue, isStrong: true)
    }

    /// Whether what cuts it is no scroll view, which could show the rest.
    private func isClippedForGood(_ view: ShownView) -> Bool {
        view.scrollRect == nil && view.clipSource.map { !views[$0.view].isScrollView } ?? false
    }

    private func cut(_ view: ShownView) -> String {
        let source = view.clipSource.map { views[$0.view] }
        if source?.systemPart == .screen { return "\npartly off screen" }
        return source?.facts.layers == .mask ? ", masked" : ", clipped"
    }

    private func column(_ columns: ScreenStructure.Columns) -> Item {
        let rect = CGRect(along: .horizontal, columns.span, cross: views[structure.focus.core].frame.range(.vertical))
        return Item(
            rect: PixelGrid.points.snap(rect), whole: rect,
            name: columns.count > 1 ? "\(columns.count) × column" : "column",
            size: "\(WholePoints((columns.width) / scene.magnification)) wide", hue: .slate, isStrong: false)
    }

    private func block(_ item: Item) -> TextBlock {
        let lines = item.entries.flatMap { [($0.name, style.type.label), ($0.size, style.type.labelDetail)] }
            .filter { !$0.0.isEmpty }
        var block = TextBlock(
            runs: lines.enumerated().map { index, line in
                TextRun((index > 0 ? "\n" : "") + line.0, font: line.1, color: style[item.hue].text)
            }, alignment: .center)
        block.lineSpacing = 1
        return block
    }

    private func look(_ item: Item) -> FigureLabel.Look {
        item.isStrong ? .chip(style[item.hue]) : .plain(style[item.hue])
    }

    private func ink(_ item: Item) -> RGBA { style[item.hue].line.opacity(item.isStrong ? 1 : 0.7) }

    /// Labels to the right of the picture or, along a row, below it.
    private func label(_ items: [Item], beside axis: Axis, from edge: CGRect, on canvas: inout AnnotationCanvas) {
        let joined = Self.beside(items, axis)
        guard !joined.isEmpty else { return }
        let all = zip(joined, MarginColumn.tracks(joined.map { $0.rect.range(axis) })).map { item, track in
            let (span, size) = (item.rect.range(axis), painter.size(of: block(item), look(item)))
            // The label of a bracket around others comes before theirs.
            let half = (span.upperBound - span.lowerBound) / 2
            return (
                item: item, track: track, size: size,
                middle: span.lowerBound + (track > 0 ? min(half, size[axis] / 2) : half)
            )
        }
        // Those beside each other keep the order of the source.
        let labels = all.enumerated()
            .sorted { ($0.element.middle, $0.offset) < ($1.element.middle, $1.offset) }.map(\.element)
        let starts = MarginColumn.starts(
            labels.map(\.middle), labels.map { $0.size[axis] }, gap: axis == .horizontal ? 10 : Self.labelGap)
        let first = edge.range(axis.cross).upperBound + Self.distance
        let beyond = first + CGFloat(labels.map(\.track).max() ?? 0) * Self.trackWidth + Self.tickLength + Self.labelGap
        let places = labels.map { first + CGFloat($0.track) * Self.trackWidth + Self.tickLength }
        let leads = labels.indices.map { index in
            (
                from: CGPoint(along: axis, labels[index].middle, cross: places[index]),
                to: CGPoint(along: axis, starts[index] + labels[index].size[axis] / 2, cross: beyond - 2)
            )
        }
        for (index, label) in labels.enumerated() {
            let (item, place) = (label.item, places[index])
            // A lead passes through the brackets further out.
            let crossings = leads.indices.filter { places[$0] < place }.map { other in
                let (from, to) = leads[other]
                let share = (place - from[axis.cross]) / (to[axis.cross] - from[axis.cross])
                return from[axis] + (to[axis] - from[axis]) * share
            }
            let rect = CGRect(origin: CGPoint(along: axis, starts[index], cross: beyond), size: label.size)
            bracket(axis, item, at: place, crossings.sorted(), on: &canvas)
            lead(from: leads[index].from, to: leads[index].to, axis, item, on: &canvas)
            canvas.write(
                block(item), look(item), in: rect, alignment: axis == .vertical && !item.isStrong ? .leading : .center,
                onContent: canvas.content.covers(rect), painter)
        }
    }

    /// Groups with one span, such as neighbors in an HStack, have one bracket.
    private static func beside(_ items: [Item], _ axis: Axis) -> [Item] {
        items.reduce(into: []) { joined, item in
            let span = item.rect.range(axis)
            let same = joined.firstIndex { other in
                let range = other.rect.range(axis)
                return abs(range.lowerBound - span.lowerBound) < 1 && abs(range.upperBound - span.upperBound) < 1
            }
            guard let same else { return joined.append(item) }
            joined[same].entries += item.entries
            joined[same].whole = joined[same].whole.union(item.whole)
            if item.isStrong { (joined[same].hue, joined[same].isStrong) = (item.hue, true) }
        }
    }

    /// A line beside the views with a tick at each end that points at them. Where they go on out of view, the end is open.
    ///
    /// - Parameter crossings: Where leads of other brackets pass through it, in order.
    private func bracket(
        _ axis: Axis, _ item: Item, at place: CGFloat, _ crossings: [CGFloat], on canvas: inout AnnotationCanvas
    ) {
        let (span, whole) = (item.rect.range(axis), item.whole.range(axis))
        let width: CGFloat = item.isStrong ? 1.5 : 1
        let inset: CGFloat = span.upperBound - span.lowerBound > 8 ? 1 : 0
        let (start, end) = (span.lowerBound + inset, span.upperBound - inset)
        canvas.blockLabels(
            bracket: CGRect(along: axis, start...end, cross: place...place + width),
            CGRect(along: axis, start...end, cross: place - Self.tickLength...place))
        canvas.draw { pixels in
            let (grid, line) = (pixels.grid, pixels.grid.line(width))
            let cuts = crossings.filter { start < $0 && $0 < end }
            for (from, to) in zip([start] + cuts.map { $0 + 3 }, cuts.map { $0 - 3 } + [end]) where from < to {
                let bar = grid.bar(alongX: axis == .horizontal, at: place, from: from, to: to, width: line)
                pixels.fill(bar, .color(ink(item)))
            }
            let isOpen = [whole.lowerBound < span.lowerBound - 1, whole.upperBound > span.upperBound + 1]
            for (tip, isOpen) in zip([start, end - line], isOpen) where !isOpen {
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
