import Diagramming
import Foundation
import LayoutEngine

/// One layout in plain sentences: what was proposed, who holds whom, how large and where.
///
/// Or several of one tree of views, as of a sweep: what changes from one to the next is told one after the other.
struct SpokenLayout {
    let snapshot: LayoutSnapshot
    /// All of them, the first included.
    private let steps: [Step]
    private let views: SpokenViews

    /// The most views that are told of by themselves: a description is heard from beginning to end.
    let limit: Int

    private struct Step {
        let snapshot: LayoutSnapshot
        /// By view, how much is seen of it.
        let sights: [Sight]
    }

    init(snapshot: LayoutSnapshot, limit: Int = 40) { self.init(steps: [snapshot], limit: limit) }

    /// - Parameter steps: One or more, of the same views in the same views.
    init(steps: [LayoutSnapshot], limit: Int) {
        (snapshot, self.limit) = (steps[0], limit)
        views = SpokenViews(snapshot: snapshot)
        self.steps = steps.map { Step(snapshot: $0, sights: $0.sights) }
    }

    private func across(_ said: (Step) -> String) -> SpokenCourse { SpokenCourse(steps.map(said)) }

    /// Whether any view in the root is not as large everywhere, or not seen as well, or elsewhere in its container.
    var changes: Bool {
        if steps.contains(where: { $0.sights.map(\.unseen) != steps[0].sights.map(\.unseen) }) { return true }
        return snapshot.records.contains { record in
            guard let parent = record.parent else { return false }
            let frames = steps.map { step in
                let (inner, outer) = (step.snapshot.records[record.id].frame, step.snapshot.records[parent].frame)
                return inner.offsetBy(dx: -outer.minX, dy: -outer.minY)
            }
            return frames.contains { $0 != frames[0] }
        }
    }

    /// The root and what it took, then a sentence for each view that holds others, outer before inner.
    var sentences: [String] {
        guard let root = snapshot.root else { return ["It holds no view."] }
        let first = Told(views.shown(root.id), self)
        let taken =
            "\(views.name(first.outer)) was proposed \(snapshot.proposal.spoken) points and took \(sizeText(root.size))"
        let notes = self.notes(first, in: steps[0])
        return ["\(taken)\(notes.before)\(first.filling(self))\(notes.after).".withArticle] + contents(of: first)
    }

    var issues: [String] {
        snapshot.issues.map { issue in
            // A dash for nil is not heard.
            let message = issue.message.replacing("– ×", with: "nil ×").replacing("× –", with: "× nil")
            return "Issue: \(issue.rule.rawValue), \(message)."
        }
    }

    /// The root and what fills it.
    var subject: String {
        snapshot.root.map { Told(views.shown($0.id), self) }.map { views.name($0.outer) + $0.filling(self) }
            ?? "no view"
    }

    /// What the root took, and what is to say of it there.
    var answer: String {
        guard let root = snapshot.root.map({ Told(views.shown($0.id), self) }) else { return sizeText(snapshot.size) }
        let notes = self.notes(root, in: steps[0])
        return sizeText(snapshot.size) + notes.before + notes.after
    }

    /// Who holds whom, a sentence for each view that holds others.
    var contents: [String] { snapshot.root.map { contents(of: Told(views.shown($0.id), self)) } ?? [] }

    // MARK: Views

    // Views go by the places of their records, which are large and read where they are.

    /// A view, and the views inside that fill it one by one: they are told of together.
    private struct Told {
        let outer: Int
        private(set) var inner: [Int] = []
        /// The one whose children are told next.
        var last: Int { inner.last ?? outer }
        var count: Int { 1 + inner.count }

        init(_ outer: Int, _ layout: SpokenLayout) {
            self.outer = outer
            while let only = layout.filler(of: last) { inner.append(only) }
        }

        func filling(_ layout: SpokenLayout) -> String {
            guard !inner.isEmpty else { return "" }
            return ", filled by " + inner.map { layout.views.name($0) }.joined(separator: ", which is filled by ")
        }
    }

    /// The only view inside that has just its container's bounds.
    private func filler(of container: Int) -> Int? {
        guard children(of: container).count == 1 else { return nil }
        let only = children(of: container)[0]
        let isFilled = steps.allSatisfy { step in
            let outer = step.snapshot.records[container].frame
            let inner = step.snapshot.records[only].frame
            let differences = [
                outer.minX - inner.minX, outer.minY - inner.minY, outer.width - inner.width,
                outer.height - inner.height,
            ]
            return differences.allSatisfy { abs($0) < 0.005 }
        }
        return isFilled ? views.shown(only) : nil
    }

    private func children(of view: Int) -> [Int] { snapshot.records[view].children }

    private func contents(of root: Told) -> [String] {
        var holdings = SpokenHoldings()
        var waiting = [root]
        // What is told once for many is heard once, and takes up no more of the limit.
        var (next, told, heard) = (0, root.count, 1)
        while next < waiting.count, heard + holdings.repeats < limit {
            let container = waiting[next]
            next += 1
            guard !children(of: container.last).isEmpty else { continue }
            let name = next == 1 && container.inner.isEmpty ? "It" : reference(container)
            let all = runs(in: container.last)
            let whole = text(all, in: container.last)
            var runs = all
            if !holdings.isKnown(whole, of: name) {
                runs = []
                for run in all where heard + holdings.repeats < limit {
                    heard += 1
                    runs.append(run)
                }
                let count = children(of: container.last).count
                let order = lines(of: container.last).map { "in \($0.words), one after the other" } ?? "in order"
                let head =
                    count == 1 ? "1 view: " : layer(container.last) == nil ? "\(count) views, \(order): " : ""
                let words = runs.count == all.count ? whole : text(runs, in: container.last)
                holdings.tell(head + words, of: name)
            }
            for part in runs.joined() {
                told += part.told.count
                waiting.append(part.told)
            }
        }
        let left = views.count - told
        let rest = left > 0 ? ["\(left) more \(left == 1 ? "view is" : "views are") not told of here."] : []
        return holdings.sentences + rest
    }

    /// What a view is called when it is told of again.
    private func reference(_ told: Told) -> String {
        if let label = views.label(told.last) { return "“\(label)”" }
        let labels = ([told.outer] + told.inner).compactMap(views.label)
        return labels.last.map { "\(snapshot.records[told.last].name) in “\($0)”" } ?? views.kind(told.last)
    }

    // MARK: Lists

    private struct Part {
        var told: Told
        var said: SpokenPart
    }

    private func part(_ place: Int, _ told: Told, in container: Int) -> Part {
        let notes = steps.map { self.notes(told, in: $0) }
        let isSame = notes.allSatisfy { $0 == notes[0] }
        let sizes = across { step in
            sizeText(step.snapshot.records[place].size) + (isSame ? "" : self.notes(told, in: step).bare)
        }
        let isContainers = steps.count > 1 && sizes == across { sizeText($0.snapshot.records[container].size) }
        let places = across { step in
            // Places in the container are easier to picture than places in the root.
            let (inner, outer) = (step.snapshot.records[place].frame, step.snapshot.records[container].frame)
            return "\(lengthText(inner.minX - outer.minX)), \(lengthText(inner.minY - outer.minY))"
        }
        let filling = (isSame ? notes[0].before : "") + told.filling(self) + (isSame ? notes[0].after : "")
        return Part(
            told: told,
            said: SpokenPart(
                name: views.name(told.outer), size: sizes, isContainers: isContainers, place: places, filling: filling))
    }

    /// What is said of a view besides its name, size and place: before the views that fill it, and after.
    private struct Notes: Equatable {
        var before: String
        var after: String
        /// Beside a size, where commas part sizes: ` hidden and cut to one line`.
        var bare: String {
            let parts = (before + after).dropFirst(2)
            return parts.isEmpty ? "" : " " + parts.replacing(", ", with: " and ")
        }
    }

    private func notes(_ told: Told, in step: Step) -> Notes {
        Notes(before: unseen(told, in: step) + transformed(told, in: step), after: cut(told, in: step))
    }

    /// The view and those that fill it.
    private func all(_ told: Told) -> [Int] { ([told.outer] + told.inner).flatMap { views.chain(endingAt: $0) } }

    /// Said of a view that is not seen, though the one around it is.
    private func unseen(_ told: Told, in step: Step) -> String {
        let reason = all(told).lazy.compactMap { step.sights[$0].unseen }
        return reason.first.map { ", \($0.rawValue)" } ?? ""
    }

    /// Said of a view that is drawn turned or enlarged, or fills one that is.
    private func transformed(_ told: Told, in step: Step) -> String {
        let words = all(told).compactMap { step.snapshot.records[$0].transformWords }
        return words.isEmpty ? "" : ", drawn " + words.joined(separator: ", then ")
    }

    /// Said of a text that does not show all its words.
    private func cut(_ told: Told, in step: Step) -> String {
        step.snapshot.records[told.last].cut.map { ", cut to \($0)" } ?? ""
    }

    /// Where the views after the first are, in a view that lays them behind it or over it, or shows it through them.
    private func layer(_ container: Int) -> String? {
        guard children(of: container).count > 1 else { return nil }
        switch snapshot.records[container].name {
        case "background": return "behind it"
        case "overlay": return "over it"
        case "mask": return "seen only through"
        default: return nil
        }
    }

    /// What a view holds, neighbours that differ in nothing but their place together; no more than are ever told. Of a
    /// grid only those of one line are, unless all are alike.
    private func runs(in container: Int) -> [[Part]] {
        var runs: [[Part]] = []
        // What the others are behind or over stands by itself.
        let isLayered = layer(container) != nil
        let starts = lines(of: container)?.starts ?? []
        var areAlike = true
        for (index, id) in children(of: container).enumerated() {
            let part = part(id, Told(views.shown(id), self), in: container)
            areAlike = areAlike && (runs.first.map { $0[0].said.isLike(part.said) } ?? true)
            let isApart = starts.contains(index) || isLayered && runs.count == 1
            if let last = runs.last, last[0].said.isLike(part.said), !isApart {
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
    private func lines(of container: Int) -> SpokenTracks? {
        let all = steps.map { SpokenTracks(children(of: container), in: $0.snapshot) }
        return all.allSatisfy { $0?.words == all[0]?.words } ? all[0] : nil
    }

    private func text(_ runs: [[Part]], in container: Int) -> String {
        let parts = runs.map { SpokenPart.words($0.map(\.said)) }
        guard let layer = layer(container), parts.count > 1 else { return parts.joined(separator: "; ") }
        return "\(parts[0]); and \(layer) \(parts.dropFirst().joined(separator: "; "))"
    }
}
