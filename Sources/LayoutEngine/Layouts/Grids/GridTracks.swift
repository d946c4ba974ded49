import Foundation

extension GridCell {
    /// The columns or the row it takes.
    func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

    /// The one column or row it is in; nil where it spans several.
    func track(_ axis: Axis) -> Int? { tracks(axis).count == 1 ? tracks(axis).lowerBound : nil }
}

/// A grid's columns, or its rows, while their lengths are being found. Measured on SwiftUI.
///
/// Cells are served in groups. A track is open while a cell of its own with the priority being served waits, and while
/// that priority is served if only spans of it cover the track. The open tracks share what the gaps and the settled
/// tracks leave; a track settles for good once it is not open. Nothing is kept back for cells of lower priority.
struct GridTracks {
    let axis: Axis
    let gaps: [CGFloat]
    /// In points, as far as they are known.
    private(set) var lengths: [CGFloat]

    /// How far the lined-up cells of each track reach before and after their common guide, in points.
    private(set) var before: [CGFloat]
    private(set) var after: [CGFloat]

    /// The proposal less all gaps; nil leaves the lengths to the cells.
    private let available: CGFloat?
    /// What the tracks' own cells need, in points: the lengths before spans widened them.
    private var own: [CGFloat]
    private var isSettled: [Bool]
    /// Settled while a higher priority was served: what they hold is gone, for spans over them too.
    private var isGone: [Bool]
    /// Of the track's own cells, how many wait: of the priority being served, and of any.
    private var open: [Int]
    private var waiting: [Int]
    /// Tracks that only spans cover; and of these the ones a span of the priority being served covers.
    private let isBare: [Bool]
    private var isSpanned: [Bool]
    /// Tracks whose length someone has asked for.
    private var isSet: [Bool]
    /// What each open track gets in the group being served.
    private var share: CGFloat = 0
    /// What the tracks settled before the group hold together, in points, and how many tracks share the rest.
    private var settledLength: CGFloat = 0
    private var sharing = 1

    init(_ axis: Axis, count: Int, gaps: [CGFloat], proposed: CGFloat?, cells: [GridCell]) {
        self.axis = axis
        self.gaps = gaps
        lengths = Array(repeating: 0, count: count)
        before = lengths
        after = lengths
        own = lengths
        available = proposed.map { $0 - gaps.reduce(0, +) }
        isSettled = Array(repeating: false, count: count)
        isGone = isSettled
        isSpanned = isSettled
        open = Array(repeating: 0, count: count)
        waiting = open
        for cell in cells {
            if let track = cell.track(axis) { waiting[track] += 1 }
        }
        isBare = waiting.map { $0 == 0 }
        isSet = isBare.map { !$0 }
    }

    /// All tracks and gaps together, in points.
    var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

    /// The tracks of a cell and the gaps between them, in points.
    func slot(_ tracks: Range<Int>) -> CGFloat { tracks.reduce(0) { $0 + lengths[$1] } + innerGaps(tracks) }

    private func innerGaps(_ tracks: Range<Int>) -> CGFloat { tracks.dropFirst().reduce(0) { $0 + gaps[$1] } }

    /// Where each track starts, in points from the grid's edge.
    var starts: [CGFloat] {
        var position: CGFloat = 0
        return lengths.indices.map { track in
            position += gaps[track]
            defer { position += lengths[track] }
            return position
        }
    }

    // MARK: - One group

    /// Opens the tracks in which cells of a new priority wait.
    mutating func beginPriority(_ cells: some Sequence<GridCell>) {
        isGone = isSettled.indices.map { isSettled[$0] || isSpanned[$0] }
        isSettled = isGone
        isSpanned = isSpanned.map { _ in false }
        for cell in cells {
            if let track = cell.track(axis) { open[track] += 1 }
            for track in cell.tracks(axis) where isBare[track] && !isGone[track] { isSpanned[track] = true }
        }
    }

    private func isOpen(_ track: Int) -> Bool { open[track] > 0 || isSpanned[track] }

    /// Fixes the share of the group about to be served.
    mutating func beginGroup() {
        guard let available, available < .infinity else {
            share = .infinity
            return
        }
        let settled = lengths.indices.reduce(0) { isSettled[$1] ? $0 + lengths[$1] : $0 }
        settledLength = settled
        sharing = max(lengths.indices.count(where: isOpen), 1)
        share = (available - settled) / CGFloat(sharing)
    }

    /// What a cell of the group is offered, in points.
    ///
    /// A cell of one track gets the share, or what the track's own cells have already. A spanning cell gets what the
    /// tracks outside it leave, counting the share for the open ones. On an unsized axis a cell is offered its slot as
    /// it stands.
    func offer(to cell: GridCell) -> CGFloat? {
        guard let available else { return nil }
        let tracks = cell.tracks(axis)
        let present = slot(tracks)
        if cell.unsizedAxes.contains(axis) { return max(present, 0) }
        if let track = cell.track(axis) { return max(share, own[track]) }
        guard available < .infinity else { return available }
        var rest = available
        for track in lengths.indices where isGone[track] || !tracks.contains(track) {
            rest -= isOpen(track) ? share : lengths[track]
        }
        return max(rest + innerGaps(tracks), present, 0)
    }

    /// Why a cell of the group is offered what it is.
    func account(of cell: GridCell) -> LengthReason {
        let offer = offer(to: cell)
        let word = axis == .horizontal ? "column" : "row"
        guard let available, available < .infinity else { return .passedOn(offer) }
        if cell.unsizedAxes.contains(axis) { return LengthReason(offer, "its \(word) as it stands") }
        guard let track = cell.track(axis) else { return account(of: cell.tracks(axis), available, word) }
        if own[track] > share { return LengthReason(offer, "what its \(word) has already") }
        let between = gaps.reduce(0, +)
        let rest = Arithmetic.rest(
            of: available + between, less: Arithmetic.grouped(gaps) + [.length(settledLength)])
        let part = sharing == 1 ? rest : Arithmetic.quotient(rest, .number(Double(sharing)))
        return LengthReason(part.atLeastZero, part.isPlain ? "all of it" : "")
    }

    /// Why a spanning cell is offered what it is: what the tracks outside it and the gaps beside them leave, or all there
    /// is, or what its tracks have already.
    private func account(of tracks: Range<Int>, _ available: CGFloat, _ word: String) -> LengthReason {
        let outside = lengths.indices.filter { isGone[$0] || !tracks.contains($0) }
            .map { isOpen($0) ? share : lengths[$0] }
        let outerGaps = gaps.indices.filter { $0 <= tracks.lowerBound || $0 >= tracks.upperBound }.map { gaps[$0] }
        let rest = Arithmetic.rest(
            of: available + gaps.reduce(0, +), less: Arithmetic.grouped(outerGaps) + Arithmetic.grouped(outside))
        let present = slot(tracks)
        if present > max(rest.value, 0) { return LengthReason(present, "what its \(word)s have already") }
        return LengthReason(rest.atLeastZero, rest.isPlain ? "all of it" : "what the other \(word)s leave")
    }

    /// Why the tracks of a cell and the gaps between them are as long as they are.
    func slotReason(_ tracks: Range<Int>) -> LengthReason {
        let word = axis == .horizontal ? "column" : "row"
        guard tracks.count > 1 else { return LengthReason(slot(tracks), "its \(word)’s own") }
        let inner = tracks.map { $0 == tracks.lowerBound ? 0 : gaps[$0] }
        return LengthReason(Arithmetic.row(tracks.map { lengths[$0] }, gaps: inner), "its \(word)s")
    }

    /// A cell's own track becomes as long as its answer, and as the cells lined up on the guide need.
    mutating func absorb(_ cell: GridCell, _ length: CGFloat, guide: CGFloat?) {
        guard let track = cell.track(axis) else { return }
        own[track] = max(own[track], length)
        if let guide, guide.isFinite, length < .infinity {
            before[track] = max(before[track], guide)
            after[track] = max(after[track], length - guide)
            own[track] = max(own[track], before[track] + after[track])
        }
        lengths[track] = max(lengths[track], own[track])
    }

    /// The group's cells wait no longer.
    mutating func endGroup(_ cells: some Sequence<GridCell>) {
        for cell in cells {
            guard let track = cell.track(axis) else { continue }
            open[track] -= 1
            waiting[track] -= 1
        }
    }

    /// Lengthens a spanning cell's tracks, equally, where its answer is longer than they are: those with cells still
    /// waiting, else those nobody asked a length for yet, else all of them.
    mutating func widen(_ tracks: Range<Int>, to length: CGFloat) {
        let present = slot(tracks)
        guard tracks.count != 1, length > present else { return }
        var targets = tracks.filter { waiting[$0] > 0 }
        if targets.isEmpty { targets = tracks.filter { !isSet[$0] } }
        if targets.isEmpty { targets = Array(tracks) }
        for track in targets {
            lengths[track] += (length - present) / CGFloat(targets.count)
            isSet[track] = true
        }
    }

    /// Tracks that are not open keep their length.
    mutating func settle() {
        for track in lengths.indices where !isOpen(track) { isSettled[track] = true }
    }

    /// Starts over with what the tracks' own cells need, for the spans to widen once more.
    mutating func beginSpans() {
        lengths = own
        isSet = isBare.map { !$0 }
    }
}
