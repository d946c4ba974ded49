import Diagramming
import Foundation
import LayoutEngine

/// A figure in plain sentences, for someone who cannot see it: what is shown, what was proposed, who took what.
struct AltText {
    let scene: Scene
    let layouts: SceneLayouts

    var string: String {
        let sentences: [String]
        switch scene.kind {
        case .picture: sentences = layouts.parts.flatMap { told($0.snapshot, $0.annotations) }
        case .panels(let panels): sentences = self.panels(compares: panels.compares)
        case .sweep(let sweeping): sentences = steps(sweeping.sweep)
        }
        return ([heading] + sentences).joined(separator: " ")
    }

    /// One layout, as the scene tells of it.
    private func told(_ snapshot: LayoutSnapshot, _ annotations: Annotations) -> [String] {
        let spoken = SpokenLayout(snapshot: snapshot)
        switch scene.telling {
        case .picture:
            return spoken.sentences + SpokenAnnotations(snapshot, annotations: annotations).sentences + spoken.issues
        case .storyboard(let label):
            guard let story = Storyboard(snapshot, of: label) else { return spoken.sentences + spoken.issues }
            return ["It tells step by step how \(story.subject) came to its size."] + story.sentences + spoken.issues
        case .tree: return SpokenTree(snapshot).sentences + spoken.issues
        }
    }

    private var heading: String {
        let caption = scene.caption.map { $0.hasSuffix(".") ? ": \($0)" : ": \($0)." } ?? "."
        return "Layout figure “\(scene.displayTitle)”\(caption)"
    }

    private func panels(compares: Bool) -> [String] {
        let count = layouts.parts.count
        return ["It has \(count) panel\(count == 1 ? "" : "s") side by side."]
            + layouts.parts.enumerated().flatMap { index, part in
                ["Panel \(index + 1), “\(part.caption ?? "")”:"] + told(part.snapshot, part.annotations)
                    + (compares && index > 0 ? [difference(index)] : [])
            }
    }

    private func difference(_ index: Int) -> String {
        let (first, other) = (layouts.parts[0].snapshot, layouts.parts[index].snapshot)
        guard let difference = first.firstDifference(from: other) else { return "No view differs from panel 1." }
        let words = difference.words
        return "The first view that differs from panel 1 is \(other.records[difference.second].title): "
            + "\(words.verb) \(words.second) here, \(words.first) there."
    }

    private func steps(_ sweep: Sweep) -> [String] {
        let side = sweep.axis == .horizontal ? "width" : "height"
        let name = layouts.snapshots.first?.root?.title ?? "view"
        return ["It shows \(name) under \(sweep.lengths.count) proposals, with the curve of its size over the \(side)."]
            + zip(sweep.lengths, layouts.snapshots).map { length, snapshot in
                "Offered \(length.map { "a \(side) of \(lengthText($0))" } ?? "no \(side)") it took \(sizeText(snapshot.size))."
            } + layouts.snapshots.flatMap { SpokenLayout(snapshot: $0).issues }
    }
}

/// One layout in plain sentences.
struct SpokenLayout {
    let snapshot: LayoutSnapshot

    /// The most views that are told of by themselves: a description is heard from beginning to end.
    private static let limit = 40

    var sentences: [String] {
        guard let root = snapshot.root else { return ["It holds no view."] }
        let taken = "\(name(shown(root))) was proposed \(snapshot.proposal) points and took \(sizeText(snapshot.size))."
        return [taken].map(begun) + contents(of: shown(root)).map(begun)
    }

    var issues: [String] { snapshot.issues.map { "Issue: \($0.rule.rawValue), \($0.message)." } }

    /// A sentence that would begin small begins with an article.
    private func begun(_ sentence: String) -> String {
        sentence.first?.isLowercase == true ? "The \(sentence)" : sentence
    }

    /// A sentence for each view that holds others, outer before inner.
    private func contents(of root: LayoutRecord) -> [String] {
        var sentences: [String] = []
        var waiting = [root]
        var (next, told) = (0, 0)
        while next < waiting.count, told < Self.limit {
            let container = waiting[next]
            next += 1
            let children = container.children.map { (outer: snapshot.records[$0], inner: shown(snapshot.records[$0])) }
            guard !children.isEmpty else { continue }
            let list = children.prefix(Self.limit - told).map { describe($0.outer, $0.inner, in: container) }
            told += list.count
            let count = children.count == 1 ? "1 view" : "\(children.count) views, in order"
            sentences.append("\(name(container)) holds \(count): \(list.joined(separator: "; ")).")
            waiting += children.map(\.inner)
        }
        let left = views - told
        if left > 0 { sentences.append("\(left) more \(left == 1 ? "view is" : "views are") not told of here.") }
        return sentences
    }

    private func describe(_ outer: LayoutRecord, _ inner: LayoutRecord, in container: LayoutRecord) -> String {
        // Places in the container are easier to picture than places in the root.
        let (x, y) = (outer.frame.minX - container.frame.minX, outer.frame.minY - container.frame.minY)
        return "\(name(inner)), \(sizeText(outer.size)) at \(lengthText(x)), \(lengthText(y))"
    }

    private func name(_ record: LayoutRecord) -> String {
        // A detail with commas of its own must not run into the list around it.
        let detail = record.detail.contains(",") ? "(\(record.detail))" : record.detail
        let kind = detail.isEmpty ? record.name : "\(record.name) \(detail)"
        guard let label = chain(endingAt: record).lazy.compactMap(\.labels.last).first else { return kind }
        return "\(kind) named “\(label)”"
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

    /// How many views a reader sees inside the root.
    private var views: Int {
        snapshot.records.filter { !($0.facts.isNeutral && $0.children.count == 1) }.count - 1
    }
}
