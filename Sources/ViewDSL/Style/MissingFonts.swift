import Drawing
import LayoutEngine
import Synchronization

/// The names of fonts that texts were to be set in, and that figures do not have, or have twice.
final class MissingFonts: Sendable {
    private let names = Mutex<Set<String>>([])
    private let found = Mutex<Set<OwnFont>>([])

    func note(_ name: String, _ own: OwnFont?) {
        if let own {
            found.withLock { _ = $0.insert(own) }
        } else if !FontName(name).isKnown {
            names.withLock { _ = $0.insert(name) }
        }
    }

    /// Adds an issue for each name, in alphabetical order.
    func report(to arena: LayoutArena, at node: NodeID, assets: any ImageLoading) {
        for name in names.withLock({ $0.sorted() }) {
            let standIn = FontName(name).isMonospaced ? "JetBrains Mono" : "Inter"
            let near = assets.fonts(like: name).map { "“\($0)”" }.joined(separator: ", ")
            let cause =
                assets.reasonForMissingFont(name).map { ": \($0)" } ?? (near.isEmpty ? "" : "; the nearest: \(near)")
            arena.addIssue(
                .missingFont, at: node,
                "no font “\(name)”\(cause); its text is set in \(standIn), with other widths. Figures have Inter,"
                    + " JetBrains Mono and the .ttf and .otf files among a catalog’s assets (in a test"
                    + " .goldens(assets:)), or beside the files that plumbline draws", missing: name)
        }
        let doubts = found.withLock { $0.sorted { $0.postScriptName < $1.postScriptName } }
        for doubt in doubts.compactMap({ assets.doubt(aboutFont: $0) }) {
            arena.addIssue(.missingFont, at: node, doubt)
        }
    }
}
