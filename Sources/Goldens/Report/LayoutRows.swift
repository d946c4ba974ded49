import Foundation

/// A view and its counterpart in the golden, for the report.
struct LayoutRow: Codable, Hashable {
    /// The part's title; empty for the only one.
    var part: String
    var depth: Int
    var title: String
    var state: State
    /// The view's summary in the golden, and now; null where it is missing.
    var old: String?
    var new: String?
    /// On the canvas, in pixels: x, y, width, height; null if unknown.
    var oldBox: [Double]?
    var newBox: [Double]?
}

extension LayoutRow {
    enum State: String, Codable { case same, changed, added, removed }
}

/// A comparison as rows.
struct LayoutRows {
    let comparison: LayoutComparison
    /// Pixels per point.
    let scale: Int

    func rows() -> [LayoutRow] {
        comparison.actual.parts.indices.flatMap { rows($0, comparison.expected.parts[$0], comparison.actual.parts[$0]) }
    }

    private func rows(_ index: Int, _ old: LayoutGolden.Part, _ new: LayoutGolden.Part) -> [LayoutRow] {
        let matches = comparison.matches[index]
        let painted = Set(comparison.painted.filter { $0.part == index }.compactMap(\.new))
        // A gap shows in the places of the views around it.
        let moved = Set(
            comparison.events.filter { $0.part == index && $0.old != nil && !$0.isArrangement }.compactMap(\.new))
        let changed = moved.union(painted)
        let kept = Set(matches.values)
        // Goldens do not keep the origin.
        let origin = new.origin
        func gone(_ node: Int) -> [LayoutRow] {
            // A modifier that is gone was around a view that is not.
            subtree(node, old).filter { !kept.contains($0) }.map { removed($0, old, origin, title: new.title) }
        }
        var rows: [LayoutRow] = []
        if new.nodes.isEmpty {
            return old.nodes.indices.map { removed($0, old, origin, title: old.title) }
        }
        // Without a counterpart, the root view has no container that would have its row.
        if !old.nodes.isEmpty, !kept.contains(0) { rows += gone(0) }
        for (id, node) in new.nodes.enumerated() {
            let match = matches[id]
            let before = match.map { old.nodes[$0] }
            let isRenamed = before.map { $0.kind != node.kind } ?? false
            func summary(_ node: LayoutGolden.Node) -> String { (isRenamed ? "\(node.kind) · " : "") + node.summary }
            let state: LayoutRow.State =
                match == nil ? .added : changed.contains(id) || isRenamed ? .changed : .same
            var words = (old: before.map(summary), new: summary(node))
            if painted.contains(id) { words.new += " · drawn differently" }
            if state == .changed, words.old == words.new, let match {
                // It kept its place while its container moved.
                words.old? += placeWords(match, old)
                words.new += placeWords(id, new)
            }
            rows.append(
                LayoutRow(
                    part: new.title, depth: node.depth, title: node.kind, state: state, old: words.old,
                    new: words.new, oldBox: before.flatMap { box($0, origin) }, newBox: box(node, origin)))
            guard let match else { continue }
            for child in old.nodes[match].children where !kept.contains(child) { rows += gone(child) }
        }
        return rows
    }

    private func placeWords(_ id: Int, _ part: LayoutGolden.Part) -> String {
        guard let place = part.offset(of: id) else { return "" }
        return " · in its container at (\(GoldenLength(CGFloat(place.x))), \(GoldenLength(CGFloat(place.y))))"
    }

    private func subtree(_ node: Int, _ part: LayoutGolden.Part) -> [Int] {
        [node] + part.nodes[node].children.flatMap { subtree($0, part) }
    }

    private func removed(_ id: Int, _ part: LayoutGolden.Part, _ origin: CGPoint?, title: String) -> LayoutRow {
        let node = part.nodes[id]
        return LayoutRow(
            part: title, depth: node.depth, title: node.kind, state: .removed, old: node.summary, new: nil,
            oldBox: box(node, origin), newBox: nil)
    }

    private func box(_ node: LayoutGolden.Node, _ origin: CGPoint?) -> [Double]? {
        guard let origin, let x = node.x.value, let y = node.y.value, let width = node.size.width.value,
            let height = node.size.height.value
        else { return nil }
        let numbers = [Double(origin.x) + x, Double(origin.y) + y, width, height].map { $0 * Double(scale) }
        return numbers.allSatisfy(\.isFinite) ? numbers : nil
    }
}

extension LayoutGolden.Node {
    /// `proposed 75 × 133 · takes 50 × 64 · at (8, 0) · …`
    fileprivate var summary: String {
        var parts = ["proposed \(proposal)", "takes \(size)", "at (\(x), \(y))"]
        if let spacing { parts.append("spacing \(spacing)") }
        parts += settings.map { "\($0.name) \($0.value)" }
        if !insets.isEmpty { parts.append("insets \(insets.map(\.description).joined(separator: " "))") }
        if priority != GoldenLength(0) { parts.append("priority \(priority)") }
        parts += guides.map { "\($0.name) \($0.value) \($0.provenance)" }
        parts += labels.map { "“\($0)”" }
        parts += issues.map { "! \($0)" }
        return parts.joined(separator: " · ")
    }
}
