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

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        var tally = Tally()
        for scene in try catalog.scenes(matching: glob) {
            console.progress(scene.name)
            let nursery = try await Nursery(scene, assets: catalog.assets)
            try await nursery.frames(&tally)
            try await nursery.spacings(&tally)
            for mutation in DisplayListMutation.allCases { try nursery.paints(mutation, &tally) }
        }
        console.clearProgress()
        for line in tally.lines { console.output(line) }
        if tally.share < 0.995 { throw Reported(status: .failure) }
    }
}

/// What became of the mutants.
struct Tally {
    enum Fate { case caught, survived, harmless }

    private var counts: [String: [Fate: Int]] = [:]
    private var survivors: [String] = []

    mutating func add(_ kind: String, _ fate: Fate, _ what: @autoclosure () -> String) {
        counts[kind, default: [:]][fate, default: 0] += 1
        if fate == .survived { survivors.append(what()) }
    }

    private func total(_ fate: Fate) -> Int { counts.values.reduce(0) { $0 + $1[fate, default: 0] } }

    /// Of the mutants that change a picture or a layout, those that were caught.
    var share: Double {
        let (caught, survived) = (total(.caught), total(.survived))
        return caught + survived == 0 ? 1 : Double(caught) / Double(caught + survived)
    }

    var lines: [String] {
        let kinds = counts.sorted { $0.key < $1.key }.map { kind, fates in
            "\(kind): \(fates[.caught, default: 0]) caught, \(fates[.survived, default: 0]) survived, "
                + "\(fates[.harmless, default: 0]) change no pixel even at 4×"
        }
        let hundredths = Int((share * 10_000).rounded(.down))
        let percent = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
        return kinds + survivors.map { "survivor: \($0)" }
            + ["\(total(.caught)) of \(total(.caught) + total(.survived)) mutants caught: \(percent) %"]
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

    init(_ scene: Scene, assets: AssetCatalog) async throws {
        self.scene = scene
        render = Render(scene, scale: 1, appearance: .light, assets: assets)
        figure = try await render.settledFigure()
        text = try PangoText.shared
        environment = try .current
        let actual = try figure.actual
        // As a golden is: through its files.
        let bitmap = try PNG.decode(PNG.encodeSmallest(actual.bitmap)).bitmap
        golden = StoredGolden(
            bitmap: bitmap, layout: try LayoutGolden(parsing: actual.layout.text), environment: environment)
        let verdict = Judgement(golden, actual, environment: environment).verdict
        guard verdict == .passed else { throw SceneError(scene: scene, message: "a figure is not its own golden") }
    }

    /// Every frame a quarter of a pixel to the right, lower, wider, higher.
    func frames(_ tally: inout Tally) async throws {
        for record in figure.snapshot.records {
            for (side, change) in Self.nudges {
                var records = figure.snapshot.records
                change(&records[record.id].frame)
                let snapshot = LayoutSnapshot(figure.snapshot, records: records)
                try judge(snapshot, "frame", "\(record.title) \(side) by 0.25 px", &tally)
            }
        }
    }

    private static let nudges: [(String, (inout CGRect) -> Void)] = [
        ("to the right", { $0.origin.x += 0.25 }), ("lower", { $0.origin.y += 0.25 }),
        ("wider", { $0.size.width += 0.25 }), ("higher", { $0.size.height += 0.25 }),
    ]

    /// Every container's spacing a point larger.
    func spacings(_ tally: inout Tally) async throws {
        for target in 0..<figure.snapshot.records.count {
            let settings = LayoutSettings(scene, text: text, scale: 1, appearance: .light, assets: render.assets)
            let snapshot = await SpacingNudge.$current.withValue(SpacingNudge(target: target)) {
                await scene.settle(settings)
            }
            // Where nothing was written otherwise there is no such container.
            guard snapshot.description != figure.snapshot.description || !same(snapshot, figure.snapshot) else {
                continue
            }
            try judge(snapshot, "spacing", "spacing \(target) by 1", &tally)
        }
    }

    private func same(_ a: LayoutSnapshot, _ b: LayoutSnapshot) -> Bool {
        a.records.map(\.facts.spacing) == b.records.map(\.facts.spacing)
    }

    private func judge(_ snapshot: LayoutSnapshot, _ kind: String, _ what: String, _ tally: inout Tally) throws {
        let part = LayoutGolden.Part(snapshot) { $0.isMeasuredByFonts }
        var layout = golden.layout
        layout.parts = [part]
        let actual = ActualFigure(bitmap: figure.bitmap, layout: layout, textBoxes: [], scale: 1)
        let isCaught = Judgement(golden, actual, environment: environment).verdict.isFailure
        tally.add(kind, isCaught ? .caught : .survived, "\(scene.name): \(what)")
    }

    /// Every stroke, colour or label of the display list.
    func paints(_ mutation: DisplayListMutation, _ tally: inout Tally) throws {
        var place = 0
        while let (list, what) = mutation.apply(figure.displayList, at: place) {
            place += 1
            let bitmap = try CairoPainter.paint(list, scale: 1, text: text)
            var layout = golden.layout
            layout.paint = list.digest
            let actual = ActualFigure(bitmap: bitmap, layout: layout, textBoxes: [], scale: 1)
            let judgement = Judgement(golden, actual, environment: environment)
            var fate = judgement.verdict.isFailure ? Tally.Fate.caught : .survived
            if fate == .survived, try isHarmless(list) { fate = .harmless }
            tally.add(mutation.rawValue, fate, "\(scene.name): \(what): \(reason(judgement.picture))")
        }
    }

    /// Painted four times as large nothing differs: it lies beneath something else, outside of the picture, or is clear.
    private func isHarmless(_ list: DisplayList) throws -> Bool {
        try CairoPainter.paint(list, scale: 4, text: text)
            == CairoPainter.paint(figure.displayList, scale: 4, text: text)
    }

    private func reason(_ outcome: PictureGate.Outcome) -> String {
        switch outcome {
        case .rounding: "no channel of any pixel is more than 1 off"
        default: "no pixel of the golden's size differs"
        }
    }
}
