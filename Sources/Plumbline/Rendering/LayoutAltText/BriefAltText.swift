import Diagramming
import Foundation
import LayoutEngine

/// A figure for readers of a page: its title and caption, and at most two sentences. Controls are one view, as in the
/// picture.
@MainActor
struct BriefAltText {
    let scene: Scene
    let layouts: SceneLayouts

    var string: String {
        if let failure = scene.failureText { return failure }
        let title = scene.foundTitle(layouts) ?? scene.displayTitle
        let caption = scene.caption.map { MarkedText($0).plain }
        let words = ([caption].compactMap(\.self) + sentences.prefix(2)).map(Wording.closed)
        return words.isEmpty ? title : "\(title): \(words.joined(separator: " "))"
    }

    private var sentences: [String] {
        guard let part = layouts.parts.first else { return [] }
        let snapshot = part.snapshot
        switch scene.kind {
        case .panels:
            let captions = layouts.parts.compactMap(\.caption).map { "“\(MarkedText($0).plain)”" }.filter { $0 != "“”" }
            let count = "It has \(Wording.count(layouts.parts.count, "panel")) side by side"
            return [captions.isEmpty ? count : "\(count): \(Self.list(captions))"]
        case .sweep(let sweeping):
            return SweepAltText(axis: sweeping.sweep.axis, lengths: sweeping.sweep.lengths, layouts).sentences
        case .picture: break
        }
        switch scene.presentation {
        case .picture:
            let structure = scene.structureSentences(of: part)
            if !structure.isEmpty { return structure }
            let taken = "takes \(sizeText(snapshot.size))"
            let size =
                snapshot.proposal == .unspecified
                ? "It \(taken) points" : "It is proposed \(snapshot.proposal.phrase) and \(taken)"
            return [size, contents(snapshot.records)].compactMap(\.self)
        case .storyboard(let label, _):
            let story = Storyboard(snapshot, of: label)
            return story.map { ["It shows, step by step, how \($0.subject) gets its size"] } ?? []
        case .tree: return TreeAltText(snapshot).sentences
        }
    }

    /// What the outermost view with several views holds.
    private func contents(_ records: [LayoutRecord]) -> String? {
        guard let root = records.first.map({ Self.subject($0.id, records, isWhole: true) }) else { return nil }
        let children = records[root].role == .control ? [] : records[root].children
        guard !children.isEmpty else { return "It is \(Wording.withArticle(Self.name(root, records)))" }
        let names = children.map { Self.name(Self.subject($0, records), records) }
        let runs = names.reduce(into: [(name: String, count: Int)]()) { runs, name in
            if runs.last?.name == name { runs[runs.count - 1].count += 1 } else { runs.append((name, 1)) }
        }
        let parts = runs.map { $0.count == 1 ? $0.name : "\($0.count) times \($0.name)" }
        // Its type is the figure's title.
        let name = records[root].labels.isEmpty ? records[root].name : Self.name(root, records)
        return "\(name) holds \(Wording.count(children.count, "view")): \(Self.list(parts))"
    }

    /// The view that a record is about: not a modifier around it, nor what is behind or over it, but a named one.
    ///
    /// - Parameter isWhole: Whether it is the whole, whose type is the figure's title.
    private static func subject(_ record: Int, _ records: [LayoutRecord], isWhole: Bool = false) -> Int {
        var record = record
        while records[record].labels.isEmpty, isWhole || records[record].ownType == nil,
            records[record].role != .control,
            records[record].children.count == 1
                || records[record].attachment != nil && !records[record].children.isEmpty
        {
            record = records[record].children[0]
        }
        return record
    }

    private static let longestDetail = 40

    private static func name(_ record: Int, _ records: [LayoutRecord]) -> String {
        if let label = records[record].labels.last { return "“\(label)”" }
        if let type = records[record].ownType { return type }
        let (name, detail) = (records[record].name, records[record].detail)
        // What is in a container says more than how it is set.
        guard records[record].children.isEmpty, !detail.isEmpty, detail.count <= longestDetail else { return name }
        return "\(name) \(detail)"
    }

    private static func list(_ parts: [String]) -> String { Wording.list(parts, atMost: 6) }
}
