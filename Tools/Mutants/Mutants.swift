import ArgumentParser
import Foundation
import Plumbline
import Raster
import Scenes

/// Changes every figure of the gallery by the smallest steps, one at a time, and counts what goldens miss.
@main
struct Mutants: AsyncParsableCommand {
    @Argument(help: "Scenes by name or pattern; all without one.")
    var patterns: [String] = []

    @Option(help: ArgumentHelp("The most mutants of each kind in a scene.", valueName: "number"))
    var sample: Int?

    @Option(help: "Selects other samples.")
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("Every n-th scene, beginning with the i-th.", valueName: "i/n"))
    var shard: String?

    @Option(help: ArgumentHelp("A JSON file for the tally.", valueName: "file"))
    var tally: String?

    @Option(help: ArgumentHelp("Adds up the tallies in such files instead of trying mutants.", valueName: "file"))
    var sum: [String] = []

    @Option(
        help: ArgumentHelp(
            "Instead changes this many views of the everyday screens, one at a time, and checks that the message names each "
                + "first.",
            valueName: "number"))
    var screens: Int?

    @Option(help: ArgumentHelp("A Markdown file for the outcome.", valueName: "file"))
    var page: String?

    @MainActor
    func run() async throws {
        if let screens { return try await tryScreens(screens) }
        let outcome = try sum.isEmpty ? await tryMutants() : addedUp()
        if let tally { return try AtomicFile.write(JSONEncoder().encode(outcome), to: tally) }
        print(outcome.lines.joined(separator: "\n"))
        if let page {
            let text = MutationPage(tally: outcome, sample: sample, seed: seed).text
            try AtomicFile.write(Data(text.utf8), to: page)
        }
        if outcome.total.share < 0.995 { throw ExitCode.failure }
    }

    @MainActor
    private func tryScreens(_ count: Int) async throws {
        let scenes = Gallery.scenes.filter { $0.name.hasPrefix("everyday/") }
        var tally = ScreenTally()
        for (index, scene) in scenes.enumerated() {
            // The rest of the division goes to the first ones.
            let share = count / scenes.count + (index < count % scenes.count ? 1 : 0)
            try await ScreenTrial(scene, assets: Gallery.assets).run(&tally, count: share, seed: seed)
        }
        print(tally.lines.joined(separator: "\n"))
        if Double(tally.right) < 0.95 * Double(tally.all) || tally.all < count { throw ExitCode.failure }
    }

    private func addedUp() throws -> MutationTally {
        try sum.reduce(into: MutationTally()) { total, file in
            let data = try Data(contentsOf: URL(fileURLWithPath: file))
            total.add(try JSONDecoder().decode(MutationTally.self, from: data))
        }
    }

    @MainActor
    private func tryMutants() async throws -> MutationTally {
        let scenes = try selectedScenes()
        var tally = MutationTally()
        tally.scenes = scenes.count
        for scene in scenes {
            let sample = MutationSample(count: sample, seed: seed, scene: scene.name)
            let runner = try MutationRunner(try await scene.figure(scale: 1, assets: Gallery.assets), sample: sample)
            try runner.run(&tally)
        }
        return tally
    }

    @MainActor
    private func selectedScenes() throws -> [Scene] {
        let globs = patterns.map { Glob($0) }
        let scenes = Gallery.scenes.filter { scene in
            globs.isEmpty || globs.contains { $0.matches(scene.name) }
        }
        guard !scenes.isEmpty else { throw ValidationError("no scene has such a name") }
        guard let shard else { return scenes }
        let parts = shard.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, parts[1] > 0, 1...parts[1] ~= parts[0] else {
            throw ValidationError("--shard takes i/n, as 1/4")
        }
        // Scenes of one subject are alike and lie together: taking turns spreads them.
        return scenes.indices.filter { $0 % parts[1] == parts[0] - 1 }.map { scenes[$0] }
    }
}
