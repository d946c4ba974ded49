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
        if outcome.share < 0.995 { throw Reported(status: .failure) }
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

/// One scene, the golden made of it, and its mutants.
@MainActor
private struct Nursery {
    let scene: Scene
    let render: Render
    let figure: Figure
    let golden: StoredGolden
    let text: PangoText
    let environment: GoldenEnvironment
    let sample: MutantSample

    init(_ scene: Scene, assets: AssetCatalog, sample: MutantSample) async throws {
        self.scene = scene
        self.sample = sample
        render = Render(scene, scale: 1, appearance: .light, assets: assets)
        figure = try await render.settledFigure()
        text = try PangoText.shared
        environment = try .current
        let actual = try figure.actual
        // As a golden is: through its files.
        let bitmap = try PNG.decode(PNG.encode(actual.bitmap)).bitmap
        golden = StoredGolden(
            bitmap: bitmap, layout: try LayoutGolden(parsing: actual.layout.text), environment: environment)
        let verdict = Judgement(golden, actual, environment: environment).verdict
        guard verdict == .passed else { throw SceneError(scene: scene, message: "a figure is not its own golden") }
    }

    /// Every frame a quarter of a pixel to the right, lower, wider, higher.
    func frames(_ tally: inout MutantTally) async throws {
        let sides = Self.nudges.count
        for (part, snapshot) in figure.snapshots.enumerated() {
            for place in sample.places(of: "frame \(part)", among: snapshot.records.count * sides) {
                let (side, change) = Self.nudges[place % sides]
                var records = snapshot.records
                change(&records[place / sides].frame)
                let what = "\(records[place / sides].title) \(side) by 0.25 px"
                try judge(LayoutSnapshot(snapshot, records: records), part, "frame", what, &tally)
            }
        }
    }

    private static let nudges: [(String, (inout CGRect) -> Void)] = [
        ("to the right", { $0.origin.x += 0.25 }), ("lower", { $0.origin.y += 0.25 }),
        ("wider", { $0.size.width += 0.25 }), ("higher", { $0.size.height += 0.25 }),
    ]

    /// Every container's spacing a point larger.
    func spacings(_ tally: inout MutantTally) async throws {
        let most = figure.snapshots.map(\.records.count).max() ?? 0
        for target in sample.places(of: "spacing", among: most) {
            let settings = LayoutSettings(scene, text: text, scale: 1, appearance: .light, assets: render.assets)
            let layouts = await SpacingNudge.$current.withValue(SpacingNudge(target: target)) {
                await scene.settleAll(settings, isSampled: false)
            }
            for (part, (snapshot, before)) in zip(layouts.snapshots, figure.snapshots).enumerated() {
                // Where nothing was written otherwise there is no such container.
                guard snapshot.description != before.description || !same(snapshot, before) else { continue }
                try judge(snapshot, part, "spacing", "spacing \(target) by 1", &tally)
            }
        }
    }

    private func same(_ a: LayoutSnapshot, _ b: LayoutSnapshot) -> Bool {
        a.records.map(\.facts.spacing) == b.records.map(\.facts.spacing)
    }

    private func judge(
        _ snapshot: LayoutSnapshot, _ part: Int, _ kind: String, _ what: String, _ tally: inout MutantTally
    ) throws {
        var layout = golden.layout
        layout.parts[part] = figure.goldenPart(part, snapshot)
        let actual = ActualFigure(bitmap: figure.bitmap, layout: layout, textBoxes: [], scale: 1)
        let isCaught = Judgement(golden, actual, environment: environment).verdict.isFailure
        tally.add(kind, isCaught ? .caught : .survived("the layout golden does not tell it"), scene.name, what)
    }

    /// Every stroke, colour or label of the display list.
    func paints(_ mutation: DisplayListMutation, _ tally: inout MutantTally) throws {
        let list = figure.displayList
        for place in sample.places(of: mutation.rawValue, among: mutation.count(list)) {
            guard let (mutant, what) = mutation.apply(list, at: place) else { continue }
            let bitmap = try CairoPainter.paint(mutant, scale: 1, text: text)
            var layout = golden.layout
            layout.paint = mutant.digest
            let actual = ActualFigure(bitmap: bitmap, layout: layout, textBoxes: [], scale: 1)
            let isCaught = Judgement(golden, actual, environment: environment).verdict.isFailure
            tally.add(mutation.rawValue, isCaught ? .caught : try fate(mutant, list), scene.name, what)
        }
    }

    /// Whether a mutant that no pixel of the golden tells of changes the picture at all: painted four times as large.
    ///
    /// Where nothing differs then either, it lies beneath something else, outside of the picture, or is clear.
    private func fate(_ mutant: DisplayList, _ list: DisplayList) throws -> MutantTally.Fate {
        let (before, now) = (
            try CairoPainter.paint(list, scale: 4, text: text), try CairoPainter.paint(mutant, scale: 4, text: text)
        )
        guard before != now else { return .harmless }
        let difference = PictureDifference(before, now)
        let words =
            difference.largest <= 1
            ? "too faint for eight bits: even at 4× \(difference.count) pixels differ by 1 and none by more"
            : "too small for the golden’s pixels: at 4× \(difference.count) differ by up to \(difference.largest), "
                + "at 1× they round to the same"
        return .survived(words)
    }
}
