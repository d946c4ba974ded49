import Foundation
import LayoutEngine
import ViewDSL

/// The views of a layout as alt text describes them: their names, and which records are one view to a reader.
struct LayoutAltTextRecords {
    /// Layouts of one tree of views.
    let snapshots: [LayoutSnapshot]

    private var all: [LayoutRecord] { snapshots[0].records }

    func children(of view: Int) -> [Int] { all[view].children }

    /// How many views a reader sees.
    var count: Int { all.indices.count { !isNeutral($0) } }

    /// From the container's corner.
    func place(_ view: Int, in container: Int, _ snapshot: LayoutSnapshot) -> CGRect {
        let (inner, outer) = (snapshot.records[view].frame, snapshot.records[container].frame)
        return inner.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }

    // MARK: Names

    /// The kind, and the label where it has one: `frame named “row”`.
    func name(_ view: Int) -> String { label(view).map { "\(kind(view)) named “\($0)”" } ?? kind(view) }

    /// The name of a chain when it is mentioned again: the label of its last view, or that view’s kind.
    func reference(_ chain: [Int]) -> String {
        let last = chain[chain.count - 1]
        if let label = label(last) { return "“\(label)”" }
        return chain.compactMap(label).last.map { "\(all[last].name) in “\($0)”" } ?? kind(last)
    }

    private func kind(_ view: Int) -> String {
        let (name, detail) = (
            all[view].ownType ?? all[view].name, all[view].ownType == nil ? all[view].detail : all[view].name
        )
        // A detail with commas of its own must not run into the list around it.
        return detail.isEmpty ? name : detail.contains(",") ? "\(name) (\(detail))" : "\(name) \(detail)"
    }

    private func label(_ view: Int) -> String? {
        modifiers(around: view).lazy.compactMap { all[$0].labels.last }.first
    }

    /// Where the views after the first are, in a view that draws them behind it, over it, or as its mask.
    func layer(of container: Int) -> String? {
        guard children(of: container).count > 1 else { return nil }
        return switch all[container].attachment {
        case nil: nil
        case .background: "behind it"
        case .overlay: "over it"
        case .mask: "seen only through"
        }
    }

    // MARK: Records that are one view

    /// A modifier with its view's bounds: the two are one.
    private func isNeutral(_ view: Int) -> Bool { all[view].facts.isNeutral && all[view].children.count == 1 }

    /// The record and the neutral modifiers around it, outermost first.
    func modifiers(around view: Int) -> [Int] {
        var chain = [view]
        while let parent = all[chain[chain.count - 1]].parent, isNeutral(parent) { chain.append(parent) }
        return chain.reversed()
    }

    /// The view a reader sees in a record, and the views inside that fill it one by one.
    func chain(from record: Int) -> [Int] {
        var chain = [shown(record)]
        while let only = filler(of: chain[chain.count - 1]) { chain.append(shown(only)) }
        return chain
    }

    private func shown(_ record: Int) -> Int {
        var record = record
        while isNeutral(record) { record = all[record].children[0] }
        return record
    }

    /// The only view inside, where it has its container's bounds in all layouts.
    private func filler(of container: Int) -> Int? {
        guard children(of: container).count == 1 else { return nil }
        let only = children(of: container)[0]
        let isFilled = snapshots.allSatisfy { snapshot in
            let (place, size) = (place(only, in: container, snapshot), snapshot.records[container].size)
            return [place.minX, place.minY, place.width - size.width, place.height - size.height]
                .allSatisfy { $0.isNear(0) }
        }
        return isFilled ? only : nil
    }
}

/// A text for each of several layouts; equal neighbors are stated once.
struct AltTextChanges: Equatable {
    private struct Run: Equatable {
        var text: String
        var count: Int
    }

    private var runs: [Run] = []

    /// - Parameter texts: One or more.
    init(_ texts: [String]) {
        for text in texts {
            if runs.last?.text == text {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(Run(text: text, count: 1))
            }
        }
    }

    var isSame: Bool { runs.count == 1 }

    /// `4, then 6, then 9 for the last 3`, each after `word`.
    func words(_ word: String = "") -> String {
        runs.enumerated().map { place, run in
            let which = place == 0 ? "first" : place == runs.count - 1 ? "last" : "next"
            let span = run.count == 1 || isSame ? "" : " for the \(which) \(run.count)"
            return (word.isEmpty ? "" : "\(word) ") + run.text + span
        }.joined(separator: ", then ")
    }
}

/// The rows of a grid, or the columns of one that fills these first, by the slots of its cells.
struct AltTextGridLines: Equatable {
    /// How many cells each has.
    private let counts: [Int]
    private let word: String

    /// Nil if cells have no slots, or all of them are in one line.
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

    /// The next line begins further along the axis.
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
        return "\(lines), of \(Wording.list(counts.map(String.init)))"
    }

    /// The cells that are first in their lines.
    var starts: Set<Int> {
        counts.dropLast().reduce(into: [0]) { starts, count in starts.append(starts[starts.count - 1] + count) }
            .reduce(into: []) { $0.insert($1) }
    }
}
