import Foundation
import LayoutEngine

/// The rows of a grid, or the columns of one that fills these first, by the rooms its cells have.
struct SpokenTracks {
    /// How many cells each has, one after the other.
    private let counts: [Int]
    private let word: String

    /// Nil where cells have no rooms of their own, or all of them are in one line.
    init?(_ cells: [Int], in snapshot: LayoutSnapshot) {
        let slots = cells.compactMap { snapshot.records[$0].slot }
        guard slots.count == cells.count else { return nil }
        if let rows = Self.counts(slots, .vertical) {
            (counts, word) = (rows, "rows")
        } else if let columns = Self.counts(slots, .horizontal) {
            (counts, word) = (columns, "columns")
        } else {
            return nil
        }
    }

    /// Cells beside each other are in one line, from either side; the next line begins further on.
    private static func counts(_ slots: [CGRect], _ axis: Axis) -> [Int]? {
        var counts = [1]
        for (before, slot) in zip(slots, slots.dropFirst()) {
            let step = slot.origin[axis] - before.origin[axis]
            if step < -0.5 { return nil }
            if step > 0.5 { counts.append(1) } else { counts[counts.count - 1] += 1 }
        }
        return counts.count > 1 && counts.contains { $0 > 1 } ? counts : nil
    }

    /// `3 rows of 3`, `2 rows, of 6 and 4`, `7 rows of up to 5`.
    var words: String {
        let lines = "\(counts.count) \(word)"
        if Set(counts).count == 1 { return "\(lines) of \(counts[0])" }
        if counts.count > 4 { return "\(lines) of up to \(counts.max() ?? 0)" }
        let all = counts.map(String.init)
        return "\(lines), of \(all.dropLast().joined(separator: ", ")) and \(all[all.count - 1])"
    }

    /// The cells that are first in their lines.
    var starts: Set<Int> {
        var (starts, next): (Set<Int>, Int) = ([], 0)
        for count in counts {
            starts.insert(next)
            next += count
        }
        return starts
    }
}
