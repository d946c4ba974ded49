import Foundation

/// Lays out cells line by line in given columns, as `LazyVGrid` does, or in given rows, as `LazyHGrid` does.
/// Measured on SwiftUI; every cell is laid out, visible or not.
///
/// The items alone decide the columns: a cell too wide for its column overflows it. The grid takes its proposed
/// width, or its columns' if they need more, and divides its own width again when it places its cells. The header
/// and the footer of a section each have a line of their own over the whole width, and a section starts a line.
///
/// Approximate: without a specified spacing, lines are always 8 points apart.
package struct LazyGridLayout: KnownGuidesLayout {
    /// The axis along which lines follow each other: vertical for `LazyVGrid`.
    package let axis: Axis
    /// The columns of a vertical grid, the rows of a horizontal one.
    let items: [GridItem]
    /// The guide across `axis` on which the columns are aligned in a wider grid.
    let alignment: AlignmentKey
    /// Between lines, in points; nil means 8.
    let spacing: CGFloat?
    /// Nil if no headers or footers are pinned.
    package var pinning: SectionPinning?

    package init(axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Of its columns or rows, and their alignment in it.
    package var settings: [LayoutSetting] {
        items.enumerated().flatMap { $1.settings("\(axis == .vertical ? "column" : "row") \($0 + 1)") }
            + (alignment.writtenName.isEmpty ? [] : [LayoutSetting("alignment", alignment.name)])
    }

    private var gap: CGFloat { spacing ?? ViewSpacing.defaultLength }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let cross = crossLength(proposal[axis.cross], subviews)
        let lines = lines(in: cross, subviews)
        let length = lines.reduce(0) { $0 + $1.length } + gap * CGFloat(max(lines.count - 1, 0))
        return CGSize(along: axis, max(length, 0), cross: cross)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var slots = slots(in: bounds, subviews)
        let starts = pinning?.starts(
            of: slots.map { ($0.frame.origin[axis] - bounds.origin[axis], $0.frame.size[axis]) }, subviews)
        for (index, start) in (starts ?? []).enumerated() {
            slots[index].frame.origin[axis] = bounds.origin[axis] + start
        }
        for (index, slot) in slots.enumerated() {
            place(
                subviews.dropFirst(index).prefix(1), in: slot.frame, proposing: ProposedViewSize(slot.frame.size),
                aligned: slot.alignment)
        }
    }

    /// The slot of each cell, in order.
    private func slots(in bounds: CGRect, _ subviews: Subviews) -> [(frame: CGRect, alignment: Alignment)] {
        let cross = bounds.size[axis.cross]
        let tracks = LazyGridTracks(items, in: cross, cells: subviews.count)
        let edge = bounds.origin[axis.cross]
        let start = edge + start(of: tracks, in: cross, subviews)
        var position = bounds.origin[axis]
        return lines(in: cross, subviews).flatMap { line in
            defer { position += line.length + gap }
            if line.isHeading { return [(frame(position, line.length, cross: edge, cross), headingAlignment)] }
            return zip(line.cells, tracks.tracks).map { _, track in
                let frame = frame(position, line.length, cross: start + track.start, track.length)
                return (frame, track.alignment ?? .center)
            }
        }
    }

    /// A header is aligned in the grid as the columns are.
    private var headingAlignment: Alignment {
        var center = Alignment.center
        if axis == .vertical {
            center.horizontal = HorizontalAlignment(alignment.id)
        } else {
            center.vertical = VerticalAlignment(alignment.id)
        }
        return center
    }

    /// Where the columns start, in points from the grid's edge. They are aligned in the grid like a child in its frame.
    private func start(of tracks: LazyGridTracks, in cross: CGFloat, _ subviews: Subviews) -> CGFloat {
        func guide(in length: CGFloat) -> CGFloat {
            ViewDimensions.empty(CGSize(along: axis, 0, cross: length), in: subviews)[alignment]
        }
        return guide(in: cross) - guide(in: tracks.total)
    }

    /// The proposed width, at least the columns'; if nil is proposed, the width of the first line's cells.
    private func crossLength(_ proposed: CGFloat?, _ subviews: Subviews) -> CGFloat {
        if let proposed { return max(proposed, LazyGridTracks(items, in: proposed, cells: subviews.count).total) }
        let cells = Array(subviews.lazy.filter { !$0.isSectionHeading }.prefix(items.count))
        let ideals = cells.map { $0.sizeThatFits(.unspecified)[axis.cross] }
        return LazyGridTracks.ideal(items, ideals)
    }

    private struct Line {
        let cells: Range<Int>
        /// Along the grid: that of its longest cell.
        let length: CGFloat
        /// Whether it is the header or the footer of a section.
        let isHeading: Bool
    }

    private func lines(in cross: CGFloat, _ subviews: Subviews) -> [Line] {
        let tracks = LazyGridTracks(items, in: cross, cells: subviews.count).tracks
        guard !tracks.isEmpty else { return [] }
        func length(_ index: Int, _ cross: CGFloat) -> CGFloat {
            subviews.at(index).sizeThatFits(ProposedViewSize(along: axis, nil, cross: cross))[axis]
        }
        var lines: [Line] = []
        while let start = lines.isEmpty ? 0 : lines.last?.cells.upperBound, start < subviews.count {
            let mark = subviews.at(start)[SectionMark.Key.self]
            if subviews.at(start).isSectionHeading {
                lines.append(Line(cells: start..<start + 1, length: length(start, cross), isHeading: true))
                continue
            }
            let room = start..<min(start + tracks.count, subviews.count)
            let end = room.first { subviews.at($0)[SectionMark.Key.self] != mark } ?? room.upperBound
            let lengths = zip(start..<end, tracks).map { length($0, $1.length) }
            lines.append(Line(cells: start..<end, length: lengths.max() ?? 0, isHeading: false))
        }
        return lines
    }
}

extension LazyGridLayout: DescribedLayout {
    /// Items align their cells; the grid's alignment places the columns.
    package var facts: LayoutFacts {
        let cells = items.map { $0.alignment ?? .center }
        var guides: [AlignmentKey] = []
        for key in cells.map(\.horizontal.key) + cells.map(\.vertical.key) where !guides.contains(key) {
            guides.append(key)
        }
        return LayoutFacts(guides: guides, spacing: spacing)
    }
}

extension LazyGridLayout: AligningLayout {
    /// The line on which each item aligns its column's cells, and one for every guide on which a line's cells are
    /// aligned.
    package func tracks(_ placed: PlacedLayout) -> [AlignedTrack] {
        var lines = TrackList()
        for (index, slot) in slots(in: CGRect(origin: .zero, size: placed.size), placed.subviews).enumerated() {
            let empty = ViewDimensions.empty(slot.frame.size, in: placed.subviews)
            for key in [slot.alignment.horizontal.key, slot.alignment.vertical.key] {
                lines.lineUp(index, on: key, at: slot.frame.origin[key.axis] + empty[key])
            }
        }
        return lines.inReadingOrder
    }
}

extension LazyGridLayout: SlottedLayout {
    package func slots(_ placed: PlacedLayout) -> [CGRect?] {
        slots(in: CGRect(origin: .zero, size: placed.size), placed.subviews).map(\.frame)
    }
}

extension LazyGridLayout: ExplainedLayout {
    package func explainSize(_ placed: PlacedLayout) -> SizeReason {
        let cross = crossLength(placed.proposal[axis.cross], placed.subviews)
        let columns = axis == .vertical ? "columns" : "rows"
        let lengths = lines(in: cross, placed.subviews).map(\.length)
        let gaps = lengths.indices.map { $0 == 0 ? 0 : gap }
        return SizeReason { direction in
            if direction == axis { return LengthReason(Arithmetic.row(lengths, gaps: gaps).atLeastZero, "its lines") }
            guard let proposed = placed.proposal[direction] else {
                return LengthReason(cross, "what its \(columns) ask for")
            }
            guard cross > proposed else { return LengthReason(cross, placed.allProposed) }
            let needed = LazyGridTracks(items, in: proposed, cells: placed.subviews.count).tracks
            let between = needed.indices.map { index in
                index == 0 ? 0 : needed[index].start - needed[index - 1].start - needed[index - 1].length
            }
            return LengthReason(
                Arithmetic.row(needed.map(\.length), gaps: between).atLeastZero, "what its \(columns) need")
        }
    }

    package func explainProposals(_ placed: PlacedLayout) -> [SizeReason] {
        let cross = crossLength(placed.proposal[axis.cross], placed.subviews)
        let word = axis == .vertical ? "column’s width" : "row’s height"
        let columns = LazyGridTracks.reasons(items, in: cross, cells: placed.subviews.count, word)
        let reasons: [LengthReason?] = lines(in: cross, placed.subviews).flatMap { line -> [LengthReason?] in
            if line.isHeading {
                return [LengthReason(cross, "the grid’s own \(axis == .vertical ? "width" : "height")")]
            }
            return line.cells.indices.map { columns[$0 - line.cells.lowerBound] }
        }
        return placed.proposals.enumerated().map { index, proposal in
            SizeReason { direction in
                if direction != axis {
                    // At placement it may have divided another width.
                    guard index < reasons.count, let reason = reasons[index],
                        Arithmetic.isSame(reason.length, proposal[direction])
                    else { return LengthReason(proposal[direction], "its \(word)") }
                    return reason
                }
                return LengthReason(proposal[axis], proposal[axis] == nil ? "asks for its ideal" : "its line’s length")
            }
        }
    }
}

extension LazyGridLayout: GappedLayout {
    /// Between lines across all columns; between columns in each line that has a cell in both.
    package func gaps(_ placed: PlacedLayout) -> [LayoutGap] {
        let cross = placed.size[axis.cross]
        let tracks = LazyGridTracks(items, in: cross, cells: placed.subviews.count)
        let start = start(of: tracks, in: cross, placed.subviews)
        var position: CGFloat = 0
        var gaps: [LayoutGap] = []
        for (index, line) in lines(in: cross, placed.subviews).enumerated() {
            if index > 0 {
                gaps.append(
                    LayoutGap(
                        axis: axis,
                        frame: frame(position - gap, gap, cross: start, tracks.total),
                        source: spacing == nil ? .standard : .explicit))
            }
            let columns = line.isHeading ? [] : tracks.tracks.prefix(line.cells.count)
            for (left, right) in zip(columns, columns.dropFirst()) {
                let end = left.start + left.length
                gaps.append(
                    LayoutGap(
                        axis: axis.cross,
                        frame: frame(position, line.length, cross: start + end, right.start - end),
                        source: right.source))
            }
            position += line.length + gap
        }
        return gaps
    }

    private func frame(_ start: CGFloat, _ length: CGFloat, cross: CGFloat, _ reach: CGFloat) -> CGRect {
        CGRect(origin: CGPoint(along: axis, start, cross: cross), size: CGSize(along: axis, length, cross: reach))
    }
}
