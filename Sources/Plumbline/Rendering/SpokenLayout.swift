import Diagramming
import Foundation
import LayoutEngine

/// One layout in plain sentences: what was proposed, who holds whom, how large and where.
struct SpokenLayout {
    let snapshot: LayoutSnapshot
    /// By view, how much is seen of it.
    private let sights: [Sight]

    /// The most views that are told of by themselves: a description is heard from beginning to end.
    let limit: Int

    init(snapshot: LayoutSnapshot, limit: Int = 40) {
        (self.snapshot, self.limit) = (snapshot, limit)
        sights = snapshot.sights
    }

    /// The root and what it took, then a sentence for each view that holds others, outer before inner.
    var sentences: [String] {
        guard let root = snapshot.root else { return ["It holds no view."] }
        let first = Told(shown(root), self)
        let taken =
            "\(name(first.outer)) was proposed \(snapshot.proposal.spoken) points and took \(sizeText(root.size))"
        return [begun("\(taken)\(unseen(first))\(first.filling(self))\(cut(first.last)).")] + contents(of: first)
    }

    var issues: [String] { snapshot.issues.map { "Issue: \($0.rule.rawValue), \($0.message)." } }

    /// A sentence that would begin small begins with an article.
    private func begun(_ sentence: String) -> String {
        sentence.first?.isLowercase == true ? "The \(sentence)" : sentence
    }

    // MARK: Views

    /// A view, and the views inside that fill it one by one: they are told of together.
    private struct Told {
        let outer: LayoutRecord
        private(set) var inner: [LayoutRecord] = []
        /// The one whose children are told next.
        var last: LayoutRecord { inner.last ?? outer }
        var count: Int { 1 + inner.count }

        init(_ outer: LayoutRecord, _ layout: SpokenLayout) {
            self.outer = outer
            while let only = layout.filler(of: last) { inner.append(only) }
        }

        func filling(_ layout: SpokenLayout) -> String {
            guard !inner.isEmpty else { return "" }
            return ", filled by " + inner.map { layout.name($0) }.joined(separator: ", which is filled by ")
        }
    }

    /// The only view inside that has just its container's bounds.
    private func filler(of container: LayoutRecord) -> LayoutRecord? {
        guard container.children.count == 1 else { return nil }
        let (outer, inner) = (container.frame, snapshot.records[container.children[0]].frame)
        let differences = [
            outer.minX - inner.minX, outer.minY - inner.minY, outer.width - inner.width, outer.height - inner.height,
        ]
        return differences.allSatisfy { abs($0) < 0.005 } ? shown(snapshot.records[container.children[0]]) : nil
    }

    private func contents(of root: Told) -> [String] {
        var sentences: [String] = []
        var waiting = [root]
        var names = Ordinals()
        // Of namesakes that hold the same, all but one are told in a word.
        var lists: [String: [String]] = [:]
        var (next, told) = (0, root.count)
        while next < waiting.count, told < limit {
            let container = waiting[next]
            next += 1
            let ids = container.last.children.prefix(limit - told)
            guard !ids.isEmpty else { continue }
            let children = ids.map { (place: snapshot.records[$0], told: Told(shown(snapshot.records[$0]), self)) }
            told += children.reduce(0) { $0 + $1.told.count }
            let all = container.last.children.count
            let count = all == 1 ? "1 view: " : layer(container.last) == nil ? "\(all) views, in order: " : ""
            let subject = next == 1 && container.inner.isEmpty ? "It" : names.next(reference(container))
            let list = self.list(children.map { part($0.place, $0.told, in: container.last) }, in: container.last)
            let name = reference(container)
            let isKnown = lists[name, default: []].contains(list)
            lists[name, default: []].append(list)
            sentences.append(begun("\(subject) holds \(isKnown ? "the same" : count + list)."))
            waiting += children.map(\.told)
        }
        let left = views - told
        if left > 0 { sentences.append("\(left) more \(left == 1 ? "view is" : "views are") not told of here.") }
        return sentences
    }

    /// What a view is called when it is told of again.
    private func reference(_ told: Told) -> String {
        if let label = label(told.last) { return "“\(label)”" }
        let labels = ([told.outer] + told.inner).compactMap(label)
        return labels.last.map { "\(told.last.name) in “\($0)”" } ?? kind(told.last)
    }

    /// Tells namesakes apart by counting them.
    private struct Ordinals {
        private var counts: [String: Int] = [:]
        private static let words = [
            "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
        ]

        mutating func next(_ name: String) -> String {
            let count = counts[name, default: 0]
            counts[name] = count + 1
            guard count > 0 else { return name }
            return count <= Self.words.count
                ? "the \(Self.words[count - 1]) \(name)".sentenceBegun : "\(name) number \(count + 1)"
        }
    }

    // MARK: Lists

    /// A view in the list of its container's: who and how large, where, and what fills it.
    private struct Part {
        var name: String
        var size: String
        var place: String
        var filling: String
    }

    private func part(_ place: LayoutRecord, _ told: Told, in container: LayoutRecord) -> Part {
        // Places in the container are easier to picture than places in the root.
        let (x, y) = (place.frame.minX - container.frame.minX, place.frame.minY - container.frame.minY)
        return Part(
            name: name(told.outer), size: sizeText(place.size), place: "\(lengthText(x)), \(lengthText(y))",
            filling: unseen(told) + told.filling(self) + cut(told.last))
    }

    /// Said of a view that is not seen, though the one around it is.
    private func unseen(_ told: Told) -> String {
        let reason = ([told.outer] + told.inner).flatMap { chain(endingAt: $0) }.lazy.compactMap {
            sights[$0.id].unseen
        }
        return reason.first.map { ", \($0.rawValue)" } ?? ""
    }

    /// Said of a text that does not show all its words.
    private func cut(_ record: LayoutRecord) -> String {
        guard let rule = record.explanation?.answer.width.rule, let cut = rule.range(of: "cut to ") else { return "" }
        return ", " + rule[cut.lowerBound...]
    }

    /// Where the views after the first are, in a view that lays them behind it or over it.
    private func layer(_ container: LayoutRecord) -> String? {
        guard container.children.count > 1 else { return nil }
        return ["background": "behind it", "overlay": "over it"][container.name]
    }

    private func list(_ parts: [Part], in container: LayoutRecord) -> String {
        guard let layer = layer(container), parts.count > 1 else { return folded(parts) }
        return "\(folded([parts[0]])); and \(layer) \(folded(Array(parts.dropFirst())))"
    }

    /// Neighbours that differ in nothing but their place are told once.
    private func folded(_ parts: [Part]) -> String {
        var runs: [[Part]] = []
        for part in parts {
            if let last = runs.last?.last, last.name == part.name, last.size == part.size, last.filling == part.filling
            {
                runs[runs.count - 1].append(part)
            } else {
                runs.append([part])
            }
        }
        return runs.map { run in
            let (first, last) = (run[0], run[run.count - 1])
            let who = "\(first.name), \(first.size)"
            guard run.count > 1 else { return "\(who) at \(first.place)\(first.filling)" }
            return "\(run.count) times \(who), from \(first.place) to \(last.place)\(first.filling)"
        }.joined(separator: "; ")
    }

    // MARK: Names

    private func kind(_ record: LayoutRecord) -> String {
        // A detail with commas of its own must not run into the list around it.
        let detail = record.detail.contains(",") ? "(\(record.detail))" : record.detail
        return detail.isEmpty ? record.name : "\(record.name) \(detail)"
    }

    private func label(_ record: LayoutRecord) -> String? {
        chain(endingAt: record).lazy.compactMap(\.labels.last).first
    }

    private func name(_ record: LayoutRecord) -> String {
        label(record).map { "\(kind(record)) named “\($0)”" } ?? kind(record)
    }

    /// The view a reader sees in a record: neutral modifiers are one with the view inside.
    private func shown(_ record: LayoutRecord) -> LayoutRecord {
        var record = record
        while record.facts.isNeutral, record.children.count == 1 { record = snapshot.records[record.children[0]] }
        return record
    }

    /// The record and the neutral modifiers around it, outermost first.
    private func chain(endingAt record: LayoutRecord) -> [LayoutRecord] {
        var chain = [record]
        while let parent = chain[0].parent.map({ snapshot.records[$0] }), parent.facts.isNeutral,
            parent.children.count == 1
        {
            chain.insert(parent, at: 0)
        }
        return chain
    }

    /// How many views a reader sees.
    private var views: Int {
        snapshot.records.filter { !($0.facts.isNeutral && $0.children.count == 1) }.count
    }
}

extension String {
    fileprivate var sentenceBegun: String { prefix(1).uppercased() + dropFirst() }
}
