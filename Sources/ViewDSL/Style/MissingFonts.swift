import LayoutEngine
import Synchronization

/// The names of fonts that texts were to be set in, and that figures do not have.
final class MissingFonts: Sendable {
    private let names = Mutex<Set<String>>([])

    func insert(_ name: String) { names.withLock { _ = $0.insert(name) } }

    /// Adds an issue for each name, in alphabetical order.
    func report(to arena: LayoutArena, at node: NodeID) {
        for name in names.withLock({ $0.sorted() }) {
            let standIn = FontName(name).isMonospaced ? "JetBrains Mono" : "Inter"
            arena.addIssue(
                .missingFont, at: node,
                "no font “\(name)”; its text is set in \(standIn), with other widths. Figures have Inter and"
                    + " JetBrains Mono only", missing: name)
        }
    }
}
