import LayoutEngine
import Synchronization

/// The names of colors that were asked for while a tree was made and laid out, and that the assets lack.
final class MissingColors: Sendable {
    private let names = Mutex<Set<String>>([])

    func insert(_ name: String) { names.withLock { _ = $0.insert(name) } }

    /// Other names mostly have another gray, so that overlapping views can be distinguished.
    static func gray(for name: String) -> Color {
        let grays = [Color.systemGray3, .systemGray4, .systemGray5, .systemGray6]
        let sum = name.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 65_521 }
        return grays[sum % grays.count]
    }

    /// Adds an issue for each name, in alphabetical order.
    func report(to arena: LayoutArena, at node: NodeID, assets: any ImageLoading) {
        for name in names.withLock({ $0.sorted() }) {
            let similar = assets.colors(like: name)
            if similar.contains(name) {
                arena.addIssue(
                    .missingColor, at: node,
                    "the color set “\(name)” in the assets has no color that Plumbline can read; areas of it are gray",
                    missing: name)
                continue
            }
            let near = similar.map { "“\($0)”" }.joined(separator: ", ")
            let advice = near.isEmpty ? "" : "; the nearest: \(near)"
            arena.addIssue(
                .missingColor, at: node, "no color “\(name)” in the assets\(advice); areas of it are gray",
                missing: name)
        }
    }
}
