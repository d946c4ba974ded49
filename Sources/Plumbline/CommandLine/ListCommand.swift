import ArgumentParser
import LayoutEngine

struct ListCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists every scene: its name, proposal, size, file and line.",
        discussion: "Sizes are in points; – is an unspecified length.")

    @Flag(help: "Writes JSON.")
    var json = false

    @OptionGroup var workers: WorkerOptions

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let run = SceneRun(catalog: catalog, limits: workers.limits, console: console)
        let results = try await run.results(of: .list, for: catalog.scenes)
        let rows = results.compactMap { if case .listed(let row) = $0 { row } else { nil } }
        if json {
            console.output(try jsonText(rows))
        } else {
            for line in columns(rows) { console.output(line) }
        }
        if rows.count < catalog.scenes.count { throw ReportedFailure(status: .failure) }
    }

    private func columns(_ rows: [SceneRow]) -> [String] {
        let cells = rows.map(\.cells)
        let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined() + row[3]
        }
    }
}

/// The output of `list` for one scene.
struct SceneRow: Codable {
    let name: String
    let proposal: [JSONLength]
    let size: [JSONLength]
    /// One for each panel or step; nil for a picture.
    let parts: [Part]?
    let file: String
    let line: Int

    struct Part: Codable {
        let caption: String
        let proposal: [JSONLength]
        let size: [JSONLength]
    }

    @MainActor
    init(_ scene: Scene, assets: AssetCatalog) async {
        let layouts = await scene.settleAll(LayoutSettings(scene, scale: 2, assets: assets), isSampled: false)
        name = scene.name
        let parts = layouts.parts.map { part in
            Part(
                caption: part.caption ?? "", proposal: part.snapshot.proposal.jsonLengths,
                size: part.snapshot.size.jsonLengths)
        }
        proposal = parts.first?.proposal ?? ProposedViewSize.unspecified.jsonLengths
        size = parts.first?.size ?? CGSize.zero.jsonLengths
        if case .picture = scene.kind { self.parts = nil } else { self.parts = parts }
        file = scene.source.shortPath
        line = scene.source.line
    }

    var cells: [String] {
        func summary(_ texts: [String]) -> String {
            texts.count > 2 ? "\(texts[0]), … \(texts[texts.count - 1])" : texts.joined(separator: ", ")
        }
        func pair(_ lengths: [JSONLength]) -> String {
            lengths.map { lengthText($0.value.map { CGFloat($0) }) }.joined(separator: " × ")
        }
        // Every proposal once; the sizes in their order.
        var seen: Set<String> = []
        let proposals = (parts?.map { pair($0.proposal) } ?? [pair(proposal)]).filter { seen.insert($0).inserted }
        let sizes = parts?.map { pair($0.size) } ?? [pair(size)]
        return [name, summary(proposals), summary(sizes), "\(file):\(line)"]
    }
}

extension CGSize {
    fileprivate var jsonLengths: [JSONLength] { [JSONLength(width), JSONLength(height)] }
}

extension ProposedViewSize {
    fileprivate var jsonLengths: [JSONLength] { [JSONLength(width), JSONLength(height)] }
}
