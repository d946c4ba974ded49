import CairoPainting
import Drawing
import Foundation
import Goldens
import LayoutEngine
import Raster
import ViewDSL

/// One scene, the golden made of it, and its mutants.
@MainActor
struct Nursery {
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
            let bitmap = try picture(of: mutant)
            var layout = golden.layout
            layout.paint = mutant.digest
            let actual = ActualFigure(bitmap: bitmap, layout: layout, textBoxes: [], scale: 1)
            let isCaught = Judgement(golden, actual, environment: environment).verdict.isFailure
            tally.add(mutation.rawValue, isCaught ? .caught : try fate(mutant, list), scene.name, what)
        }
    }

    /// The mutant's picture. Only the part that the step can reach is painted: the rest is the golden's.
    private func picture(of mutant: DisplayList) throws -> Bitmap {
        let list = figure.displayList
        guard let patch = try CairoPainter.patch(from: list, to: mutant, scale: 1, text: text) else {
            return try CairoPainter.paint(mutant, scale: 1, text: text)
        }
        let now = try CairoPainter.paint(mutant, scale: 1, patch: patch, text: text)
        let before = try CairoPainter.paint(list, scale: 1, patch: patch, text: text)
        // A part painted by itself has to be what it is in the whole, or it proves nothing. What differs nowhere is
        // not believed either.
        guard before != now, before == golden.bitmap.part(patch) else {
            return try CairoPainter.paint(mutant, scale: 1, text: text)
        }
        return golden.bitmap.replacing(patch, by: now)
    }

    /// Whether a mutant that no pixel of the golden tells of changes the picture at all: painted four times as large.
    ///
    /// Where nothing differs then either, it lies beneath something else, outside of the picture, or is clear or nearly.
    private func fate(_ mutant: DisplayList, _ list: DisplayList) throws -> MutantTally.Fate {
        guard let patch = try CairoPainter.patch(from: list, to: mutant, scale: 4, text: text) else { return .harmless }
        let (before, now) = (
            try CairoPainter.paint(list, scale: 4, patch: patch, text: text),
            try CairoPainter.paint(mutant, scale: 4, patch: patch, text: text)
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

extension Bitmap {
    fileprivate func part(_ patch: PixelPatch) -> Bitmap {
        var part = Bitmap(width: patch.width, height: patch.height)
        for row in 0..<patch.height {
            let (from, to) = (((patch.y + row) * width + patch.x) * 4, row * patch.width * 4)
            part.pixels.replaceSubrange(to..<to + patch.width * 4, with: pixels[from..<from + patch.width * 4])
        }
        return part
    }

    fileprivate func replacing(_ patch: PixelPatch, by part: Bitmap) -> Bitmap {
        var whole = self
        for row in 0..<patch.height {
            let (from, to) = (row * patch.width * 4, ((patch.y + row) * width + patch.x) * 4)
            whole.pixels.replaceSubrange(to..<to + patch.width * 4, with: part.pixels[from..<from + patch.width * 4])
        }
        return whole
    }
}
