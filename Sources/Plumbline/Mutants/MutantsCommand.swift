import ArgumentParser
import CairoPainting
import Drawing
import Foundation
import Goldens
import LayoutEngine
import Raster
import ViewDSL

/// `mutants`: whether the gate notices the smallest steps. Not listed: it is for this project's own tests.
struct MutantsCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants",
        abstract: "Changes figures by the smallest steps, one at a time, and counts what goldens miss.",
        shouldDisplay: false)

    @Argument(help: "Scenes by name, as for render. All scenes when there is none.")
    var glob: [String] = []

    @Option(
        help: ArgumentHelp("Tries so many mutants of each kind in each scene, drawn by --seed.", valueName: "number"))
    var sample: Int?

    @Option(help: "Draws other samples.")
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("Tries the scenes of one part alone, as for render.", valueName: "i/n"))
    var shard: Shard?

    @Option(help: ArgumentHelp("A JSON file for what became of the mutants.", valueName: "file"))
    var tally: String?

    @Option(help: ArgumentHelp("Tries nothing, and sums up such files.", valueName: "file"))
    var sum: [String] = []

    @Option(help: ArgumentHelp("A Markdown file for the outcome.", valueName: "file"))
    var page: String?

    func validate() throws {
        if let sample, sample < 1 { throw ValidationError("--sample takes 1 or more") }
    }

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let outcome = try sum.isEmpty ? await tried(catalog, console) : try summed()
        if let tally {
            try AtomicFile.write(JSONEncoder().encode(outcome), to: tally)
            return
        }
        for line in outcome.lines { console.output(line) }
        if let page {
            let text = MutantPage(tally: outcome, sample: sample, seed: seed).text
            try AtomicFile.write(Data(text.utf8), to: page)
        }
        if outcome.share < 0.995 { throw ReportedFailure(status: .failure) }
    }

    private func summed() throws -> MutantTally {
        var tally = MutantTally()
        for file in sum {
            guard let data = FileManager.default.contents(atPath: file),
                let part = try? JSONDecoder().decode(MutantTally.self, from: data)
            else { throw UsageError("\(file) is no tally of mutants") }
            tally.add(part)
        }
        return tally
    }

    @MainActor
    private func tried(_ catalog: CheckedCatalog, _ console: Console) async throws -> MutantTally {
        var scenes = try catalog.scenes(matching: glob)
        if let shard {
            // Taking turns spreads the scenes of one subject, which are alike, over all parts.
            scenes = scenes.indices.filter { $0 % shard.count == shard.index - 1 }.map { scenes[$0] }
        }
        let progress = BatchProgress(total: scenes.count, console: console)
        progress.begin(done: 0)
        var tally = MutantTally()
        tally.scenes = scenes.count
        for scene in scenes {
            let draw = MutantSample(count: sample, seed: seed, scene: scene.name)
            let nursery = try await Nursery(scene, assets: catalog.assets, sample: draw)
            try await nursery.frames(&tally)
            try await nursery.spacings(&tally)
            for mutation in DisplayListMutation.allCases { try nursery.paints(mutation, &tally) }
            progress.advance(to: scene.name)
        }
        progress.end()
        return tally
    }
}
