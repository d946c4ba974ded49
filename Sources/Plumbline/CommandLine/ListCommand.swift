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

    func run(_ catalog: CheckedCatalog, _ console: Console) throws {
        let rows = catalog.scenes.map { Row($0, assets: catalog.assets) }
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
        let file: String
        let line: Int

        @MainActor
        init(_ scene: Scene, assets: AssetCatalog) {
            let snapshot = LayoutSnapshot(scene, assets: assets)
            name = scene.name
            proposal = JSONLength.pair(snapshot.proposal)
            size = JSONLength.pair(snapshot.size)
            file = scene.source.shortPath
            line = scene.source.line
        }

        var cells: [String] {
            func pair(_ lengths: [JSONLength]) -> String {
                lengths.map { lengthText($0.value) }.joined(separator: " × ")
            }
            return [name, pair(proposal), pair(size), "\(file):\(line)"]
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
