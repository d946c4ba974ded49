import ArgumentParser
import Foundation
import LayoutEngine

/// `list`: every scene, its proposal, its size, its file and line.
struct ListCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists every scene: its name, proposal, size, file and line.",
        discussion: "Sizes are in points; – is an unspecified length.")

    @Flag(help: "Writes JSON.")
    var json = false

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        var rows: [Row] = []
        for scene in catalog.scenes { rows.append(await Row(scene, assets: catalog.assets)) }
        if json {
            console.output(try jsonText(rows))
        } else {
            for line in columns(rows) { console.output(line) }
        }
    }

    /// What is said of one scene.
    struct Row: Encodable {
        let name: String
        let proposal: [JSONLength]
        let size: [JSONLength]
        /// One a panel or step; nil for a picture.
        let parts: [Part]?
        let file: String
        let line: Int

        struct Part: Encodable {
            let caption: String
            let proposal: [JSONLength]
            let size: [JSONLength]
        }

        @MainActor
        init(_ scene: Scene, assets: AssetCatalog) async {
            let layouts = await scene.settleAll(LayoutSettings(scene, scale: 2, assets: assets), isSampled: false)
            name = scene.name
            proposal = JSONLength.pair(layouts.snapshots.first?.proposal ?? .unspecified)
            size = JSONLength.pair(layouts.snapshots.first?.size ?? .zero)
            let parts = layouts.parts.map { part in
                Part(
                    caption: part.caption ?? "", proposal: JSONLength.pair(part.snapshot.proposal),
                    size: JSONLength.pair(part.snapshot.size))
            }
            if case .picture = scene.kind { self.parts = nil } else { self.parts = parts }
            file = scene.source.shortPath
            line = scene.source.line
        }

        var cells: [String] {
            func summed(_ texts: [String]) -> String {
                texts.count > 2 ? "\(texts[0]), … \(texts[texts.count - 1])" : texts.joined(separator: ", ")
            }
            func pair(_ lengths: [JSONLength]) -> String {
                lengths.map { lengthText($0.value) }.joined(separator: " × ")
            }
            // Every proposal once; the sizes in their order.
            var seen: Set<String> = []
            let proposals = (parts?.map { pair($0.proposal) } ?? [pair(proposal)]).filter { seen.insert($0).inserted }
            let sizes = parts?.map { pair($0.size) } ?? [pair(size)]
            return [name, summed(proposals), summed(sizes), "\(file):\(line)"]
        }
    }

    /// Each column as wide as its widest cell.
    private func columns(_ rows: [Row]) -> [String] {
        let cells = rows.map(\.cells)
        let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined() + row[3]
        }
    }
}
