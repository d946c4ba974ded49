import ArgumentParser
import LayoutEngine

struct ListCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists scenes: their name, proposal, file and line.",
        discussion: "Lengths are in points; nil is an unspecified length. With --sizes the scenes are laid out.")

    @Argument(help: "Scenes by name, as for render; by default all scenes.")
    var glob: [String] = []

    @Flag(help: "Writes JSON.")
    var json = false

    @Flag(help: "Lays the scenes out and adds their sizes.")
    var sizes = false

    @OptionGroup var workers: WorkerOptions

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let scenes = try catalog.scenes(matching: glob)
        let rows = sizes ? try await sizedRows(of: scenes, catalog, console) : scenes.map { SceneRow($0) }
        if json {
            console.output(try jsonText(rows))
        } else {
            for line in columns(rows) { console.output(line) }
        }
        if rows.count < scenes.count { throw ReportedFailure(status: .failure) }
    }

    @MainActor
    private func sizedRows(
        of scenes: [Scene], _ catalog: CheckedCatalog, _ console: Console
    ) async throws -> [SceneRow] {
        let run = SceneRun(catalog: catalog, limits: workers.limits, console: console)
        let results = try await run.results(of: .list, for: scenes)
        return results.compactMap { if case .listed(let row) = $0 { row } else { nil } }
    }

    private func columns(_ rows: [SceneRow]) -> [String] {
        let cells = rows.map(\.cells)
        let widths = (0..<(cells.first?.count ?? 0)).map { column in cells.map { $0[column].count }.max() ?? 0 }
        return cells.map { row in
            zip(row, widths).dropLast().map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined()
                + (row.last ?? "")
        }
    }
}

/// The output of `list` for one scene.
struct SceneRow: Codable {
    let name: String
    let proposal: [JSONLength]
    /// Nil unless the scene was laid out.
    private(set) var size: [JSONLength]?
    /// One for each panel or step; nil for a picture.
    private(set) var parts: [Part]?
    let file: String
    let line: Int

    struct Part: Codable {
        let caption: String
        let proposal: [JSONLength]
        /// Nil unless the scene was laid out.
        var size: [JSONLength]?
    }

    /// Without sizes, for which the scene would have to be laid out.
    init(_ scene: Scene) {
        name = scene.name
        proposal = (scene.proposals.first ?? .unspecified).jsonLengths
        parts = scene.partCaptions.map { captions in
            zip(captions, scene.proposals).map { Part(caption: $0, proposal: $1.jsonLengths) }
        }
        file = scene.source.shortPath
        line = scene.source.line
    }

    @MainActor
    init(_ scene: Scene, assets: AssetCatalog) async {
        self.init(scene)
        let layouts = await scene.settleAll(LayoutSettings(scene, scale: 2, assets: assets), isSampled: false)
        let sizes = layouts.parts.map(\.snapshot.size.jsonLengths)
        size = sizes.first ?? CGSize.zero.jsonLengths
        for index in parts?.indices ?? 0..<0 where index < sizes.count { parts?[index].size = sizes[index] }
    }

    var cells: [String] {
        func summary(_ texts: [String]) -> String {
            texts.count > 2 ? "\(texts[0]), … \(texts[texts.count - 1])" : texts.joined(separator: ", ")
        }
        func pair(_ lengths: [JSONLength]) -> String {
            lengths.map { lengthText($0.value.map { CGFloat($0) }) }.joined(separator: " × ")
        }
        // Every proposal once; the sizes in their order.
        let proposals = (parts?.map { pair($0.proposal) } ?? [pair(proposal)]).unique
        let sizes = size.map { size in parts?.compactMap { $0.size.map(pair) } ?? [pair(size)] }
        return [name, summary(proposals)] + (sizes.map { [summary($0)] } ?? []) + ["\(file):\(line)"]
    }
}

extension CGSize {
    fileprivate var jsonLengths: [JSONLength] { [JSONLength(width), JSONLength(height)] }
}

extension ProposedViewSize {
    fileprivate var jsonLengths: [JSONLength] { [JSONLength(width), JSONLength(height)] }
}
