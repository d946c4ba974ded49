import Foundation

extension GridCell {
    func tracks(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }

    /// nil if it spans several.
    func track(_ axis: Axis) -> Int? { tracks(axis).count == 1 ? tracks(axis).lowerBound : nil }
}

/// A grid's columns, or its rows, while their lengths are computed. Measured on SwiftUI.
///
/// Cells are served in groups. A track is open while one of its own cells of the current priority waits. A track that
/// only spans of the current priority cover is open while it is served. The open tracks share what gaps and settled
/// tracks leave; a track is settled once it is not open. Nothing is reserved for cells of lower priority.
struct GridTracks {
    let axis: Axis
    let gaps: [CGFloat]
    /// In points, as far as known.
    private(set) var lengths: [CGFloat]

    /// How far the aligned cells of each track extend before and after their common guide, in points.
    private(set) var before: [CGFloat]
    private(set) var after: [CGFloat]

    /// The proposal less all gaps; nil lets the cells decide.
    private let available: CGFloat?
    /// The lengths the tracks' own cells need, in points, before spans widen them.
    private var own: [CGFloat]
    private var isSettled: [Bool]
    /// Settled while a higher priority was served; their lengths are not available, not even to spans over them.
    private var isGone: [Bool]
    /// The number of the track's own waiting cells: of the current priority, and of any.
    private var open: [Int]
    private var waiting: [Int]
    /// Tracks covered only by spans, and which of them a span of the current priority covers.
    private let isBare: [Bool]
    private var isSpanned: [Bool]
    /// Tracks for which some cell has asked a length.
    private var isSet: [Bool]
    /// The length of each open track in the current group.
    private var share: CGFloat = 0
    /// The total length of tracks settled before the group, in points, and the number of tracks that share the rest.
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

    var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

    /// The tracks of a cell and the gaps between them, in points.
    func slot(_ tracks: Range<Int>) -> CGFloat { tracks.reduce(0) { $0 + lengths[$1] } + innerGaps(tracks) }

    private func innerGaps(_ tracks: Range<Int>) -> CGFloat { tracks.dropFirst().reduce(0) { $0 + gaps[$1] } }

    /// In points from the grid's edge.
    var starts: [CGFloat] {
        var position: CGFloat = 0
        return lengths.indices.map { track in
            position += gaps[track]
            defer { position += lengths[track] }
            return position
        }
    }

    // MARK: - One group

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

    /// The proposed length for a cell of the group, in points.
    ///
    /// A cell in one track gets the share, or what the track's own cells have already. A spanning cell gets what the
    /// tracks outside it leave, counting the share for open ones. On an unsized axis a cell is proposed its current
    /// slot.
    func proposal(to cell: GridCell) -> CGFloat? {
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

    /// Why a cell of the group gets its proposal.
    func account(of cell: GridCell) -> LengthReason {
        let proposal = proposal(to: cell)
        let word = axis == .horizontal ? "column" : "row"
        guard let available, available < .infinity else { return .passedOn(proposal) }
        if cell.unsizedAxes.contains(axis) { return LengthReason(proposal, "its \(word) as it stands") }
        guard let track = cell.track(axis) else { return account(of: cell.tracks(axis), available, word) }
        if own[track] > share { return LengthReason(proposal, "what its \(word) has already") }
        let between = gaps.reduce(0, +)
        let rest = Arithmetic.rest(
            of: available + between, less: Arithmetic.grouped(gaps) + [.length(settledLength)])
        let part = sharing == 1 ? rest : Arithmetic.quotient(rest, .number(Double(sharing)))
        return LengthReason(part.atLeastZero, part.isPlain ? "all of it" : "")
    }

    /// Why a spanning cell gets its proposal: what the tracks outside it and the gaps beside them leave, or all there
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

    func slotReason(_ tracks: Range<Int>) -> LengthReason {
        let word = axis == .horizontal ? "column" : "row"
        guard tracks.count > 1 else { return LengthReason(slot(tracks), "its \(word)’s own") }
        let inner = tracks.map { $0 == tracks.lowerBound ? 0 : gaps[$0] }
        return LengthReason(Arithmetic.row(tracks.map { lengths[$0] }, gaps: inner), "its \(word)s")
    }

    /// Lengthens a cell's own track to its answer, and to what the cells aligned on the guide need.
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

    mutating func endGroup(_ cells: some Sequence<GridCell>) {
        for cell in cells {
            guard let track = cell.track(axis) else { continue }
            open[track] -= 1
            waiting[track] -= 1
        }
    }

    /// Lengthens a spanning cell's tracks equally if its answer is longer: tracks with cells still waiting, else tracks
    /// without a requested length, else all of them.
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

    /// Fixes the lengths of tracks that are not open.
    mutating func settle() {
        for track in lengths.indices where !isOpen(track) { isSettled[track] = true }
    }

    /// Starts over with what the tracks' own cells need, for spans to widen again.
    mutating func beginSpans() {
        lengths = own
        isSet = isBare.map { !$0 }
    }
}
