import Diagramming
import Foundation
import LayoutEngine
import ViewDSL

/// One layout for screen readers: what was proposed, and which view holds which, how large and where.
///
/// Or several layouts of one tree of views, as in a sweep: what changes from one to the next is listed in order.
struct LayoutAltText {
    private let snapshot: LayoutSnapshot
    /// All layouts, the first included, with how much is seen of each view.
    private let steps: [(snapshot: LayoutSnapshot, visibilities: [ViewVisibility])]
    private let records: LayoutAltTextRecords
    /// The most views that are described one by one.
    private let limit: Int

    init(_ snapshot: LayoutSnapshot, limit: Int = 40) { self.init(steps: [snapshot], limit: limit) }

    /// - Parameter steps: One or more, of the same tree of views.
    init(steps: [LayoutSnapshot], limit: Int) {
        (snapshot, self.limit) = (steps[0], limit)
        self.steps = steps.map { ($0, $0.visibilities) }
        records = LayoutAltTextRecords(snapshots: steps)
    }

    // MARK: Sentences

    /// The root with its size, then a sentence for each view that holds others, outer before inner.
    var sentences: [String] {
        guard let root else { return ["It has no views."] }
        let notes = self.notes(root, in: 0)
        let size = "is proposed \(snapshot.proposal.phrase) and takes \(sizeText(snapshot.size))"
        let subject = Wording.withArticle(records.name(root[0]))
        return [Wording.sentence("\(subject) \(size)\(notes.before)\(filling(root))\(notes.after)")] + contents
    }

    var issues: [String] { snapshot.issues.map { "Issue: \($0.text)." }.unique }

    /// The root and what fills it.
    var subject: String { root.map { records.name($0[0]) + filling($0) } ?? "no view" }

    /// The root's size, and how it is drawn.
    var answer: String {
        let notes = root.map { self.notes($0, in: 0) }
        return sizeText(snapshot.size) + (notes.map { $0.before + $0.after } ?? "")
    }

    /// Whether any view in the root changes its size, its place in its container or how much is seen of it.
    var changes: Bool {
        steps.contains { $0.visibilities.map(\.hiddenReason) != steps[0].visibilities.map(\.hiddenReason) }
            || snapshot.records.contains { record in
                guard let parent = record.parent else { return false }
                let frames = steps.map { records.place(record.id, in: parent, $0.snapshot) }
                return frames.contains { $0 != frames[0] }
            }
    }

    /// A sentence for each view that holds others; views of one name that hold the same share one.
    var contents: [String] {
        guard let root else { return [] }
        var contents = AltTextContents()
        var waiting = [root]
        var (next, covered, described) = (0, root.count, 1)
        while next < waiting.count, described + contents.repeats < limit {
            let chain = waiting[next]
            next += 1
            let container = chain[chain.count - 1]
            let children = records.children(of: container)
            guard !children.isEmpty else { continue }
            let name = next == 1 && chain.count == 1 ? "It" : records.reference(chain)
            let all = runs(in: container)
            let whole = words(all, in: container)
            var runs = all
            if contents.isNew(whole, in: name) {
                runs = Array(all.prefix(max(0, limit - described - contents.repeats)))
                described += runs.count
                let order = lines(of: container).map { "in \($0.words), one after the other" } ?? "in order"
                let isListed = children.count > 1 && records.layer(of: container) == nil
                let head = children.count == 1 ? "1 view: " : isListed ? "\(children.count) views, \(order): " : ""
                contents.describe(head + words(runs, in: container))
            }
            for part in runs.joined() {
                covered += part.chain.count
                waiting.append(part.chain)
            }
        }
        let left = records.count - covered
        return contents.sentences + (left > 0 ? ["And \(Wording.count(left, "more view"))."] : [])
    }

    // MARK: Views

    /// A view, and the views inside that fill it one by one: they are described together.
    private typealias Chain = [Int]

    private var root: Chain? { snapshot.root.map { records.chain(from: $0.id) } }

    private func filling(_ chain: Chain) -> String {
        let inner = chain.dropFirst().map(records.name)
        return inner.isEmpty ? "" : ", filled by " + inner.joined(separator: ", which is filled by ")
    }

    /// How a view is drawn: before the views that fill it are named, and after.
    private struct Notes: Equatable {
        var hiddenReason: String?
        var transforms: [String]
        var cut: String?

        var before: String {
            (hiddenReason.map { ", \($0)" } ?? "")
                + (transforms.isEmpty ? "" : ", drawn " + transforms.joined(separator: ", then "))
        }
        var after: String { cut.map { ", cut to \($0)" } ?? "" }

        /// Beside a size, where commas separate sizes: ` hidden and cut to one line`.
        var besideSize: String {
            let drawn = transforms.isEmpty ? nil : "drawn " + transforms.joined(separator: " then ")
            let parts = [hiddenReason, drawn, cut.map { "cut to \($0)" }].compactMap(\.self)
            return parts.isEmpty ? "" : " " + Wording.list(parts)
        }
    }

    private func notes(_ chain: Chain, in step: Int) -> Notes {
        let (snapshot, visibilities) = steps[step]
        let all = chain.flatMap { records.modifiers(around: $0) }
        return Notes(
            hiddenReason: all.lazy.compactMap { visibilities[$0].hiddenReason?.rawValue }.first,
            transforms: all.compactMap { snapshot.records[$0].transformWords },
            cut: snapshot.records[chain[chain.count - 1]].cut)
    }

    // MARK: Lists

    /// A view in the list of its container's.
    private struct Part {
        var chain: Chain
        var name: String
        var size: AltTextChanges
        /// Whether its size is its container's in all of several layouts.
        var isContainers: Bool
        var place: AltTextChanges
        var filling: String

        /// Whether they differ in nothing but their place.
        func isLike(_ other: Part) -> Bool {
            name == other.name && size == other.size && filling == other.filling
        }

        /// `Text “a”, 20 × 10 at 0, 0`: where only one of size and place changes, the other is `always` the same.
        func words(_ place: String) -> String {
            if isContainers { return "\(name), the same size, \(place)\(filling)" }
            let always = size.isSame && !self.place.isSame ? "always " : ""
            let comma = !self.place.isSame ? "," : size.isSame ? "" : ", always"
            return "\(name), \(always)\(size.words())\(comma) \(place)\(filling)"
        }
    }

    private func part(_ place: Int, in container: Int) -> Part {
        let chain = records.chain(from: place)
        let notes = steps.indices.map { self.notes(chain, in: $0) }
        let isSame = notes.allSatisfy { $0 == notes[0] }
        let sizes = AltTextChanges(
            steps.indices.map {
                sizeText(steps[$0].snapshot.records[place].size) + (isSame ? "" : notes[$0].besideSize)
            })
        let containers = AltTextChanges(steps.map { sizeText($0.snapshot.records[container].size) })
        // Places in the container are easier to picture than places in the root.
        let places = steps.map { step in
            let frame = records.place(place, in: container, step.snapshot)
            return "\(lengthText(frame.minX)), \(lengthText(frame.minY))"
        }
        return Part(
            chain: chain, name: records.name(chain[0]), size: sizes,
            isContainers: steps.count > 1 && sizes == containers,
            place: AltTextChanges(places),
            filling: (isSame ? notes[0].before : "") + filling(chain) + (isSame ? notes[0].after : ""))
    }

    /// The children, with neighbors that differ only in position grouped. In a grid only views of one line are grouped,
    /// unless all are alike.
    private func runs(in container: Int) -> [[Part]] {
        var runs: [[Part]] = []
        // The view itself is apart from its backgrounds and overlays.
        let isLayered = records.layer(of: container) != nil
        let starts = lines(of: container)?.starts ?? []
        var areAlike = true
        for (index, child) in records.children(of: container).enumerated() {
            let part = part(child, in: container)
            areAlike = areAlike && (runs.first.map { $0[0].isLike(part) } ?? true)
            let isApart = starts.contains(index) || isLayered && runs.count == 1
            if let last = runs.last, last[0].isLike(part), !isApart {
                runs[runs.count - 1].append(part)
            } else if runs.count < limit || areAlike && !starts.isEmpty {
                runs.append([part])
            } else {
                break
            }
        }
        return areAlike && !starts.isEmpty ? [runs.flatMap { $0 }] : Array(runs.prefix(limit))
    }

    /// The lines of a grid; nil of any other view, and where they are not the same in all layouts.
    private func lines(of container: Int) -> AltTextGridLines? {
        let all = steps.map { AltTextGridLines(records.children(of: container), in: $0.snapshot) }
        return all.allSatisfy { $0 == all[0] } ? all[0] : nil
    }

    private func words(_ runs: [[Part]], in container: Int) -> String {
        let parts = runs.map { run in
            let (first, last) = (run[0], run[run.count - 1])
            if run.count == 1 { return first.words(first.place.words("at")) }
            let places =
                first.place.isSame && last.place.isSame
                ? "from \(first.place.words()) to \(last.place.words())"
                : "the first \(first.place.words("at")), the last \(last.place.words("at"))"
            return "\(run.count) times \(first.name), \(first.isContainers ? "the same size" : first.size.words()), "
                + places + first.filling
        }
        guard let layer = records.layer(of: container), parts.count > 1 else { return parts.joined(separator: "; ") }
        return "\(parts[0]); and \(layer) \(parts.dropFirst().joined(separator: "; "))"
    }
}
