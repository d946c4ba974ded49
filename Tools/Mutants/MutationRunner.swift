import CairoPainting
import Drawing
import Goldens
import Plumbline
import Raster

/// Tries the mutants of one figure against the golden made of it.
@MainActor
struct MutationRunner {
    private let scene: String
    private let list: DisplayList
    private let actual: ActualFigure
    private let golden: StoredGolden
    private let environment: GoldenEnvironment
    private let sample: MutationSample
    /// The unchanged figure at `enlargement`.
    private let enlarged: Bitmap

    /// At this scale even a faint change shows.
    private static let enlargement = 4

    /// - Throws: When the figure differs from its own golden.
    init(_ figure: Figure, sample: MutationSample) throws {
        self.sample = sample
        scene = figure.scene.name
        list = figure.displayList
        actual = try figure.actual
        environment = try .current
        enlarged = try CairoPainter.paint(list, scale: Self.enlargement)
        // Read back from its files, as goldens are.
        golden = StoredGolden(
            bitmap: try PNG.decode(PNG.encode(actual.bitmap)),
            layout: try LayoutGolden(parsing: actual.layout.text), environment: environment.adding(actual.otherFonts))
        guard !isCaught(actual) else { throw OwnGoldenDiffers(scene: scene) }
    }

    func run(_ tally: inout MutationTally) throws {
        for (part, layout) in golden.layout.parts.enumerated() {
            let mutations = LayoutMutation.all(of: layout)
            for (kind, mutations) in Dictionary(grouping: mutations, by: \.kind).sorted(by: { $0.key < $1.key }) {
                for place in sample.places(of: "\(kind) \(part)", among: mutations.count) {
                    tryMutation(mutations[place], part, &tally)
                }
            }
        }
        for mutation in DisplayListMutation.allCases {
            for place in sample.places(of: mutation.rawValue, among: mutation.count(list)) {
                try tryMutation(mutation, at: place, &tally)
            }
        }
    }

    private func tryMutation(_ mutation: LayoutMutation, _ part: Int, _ tally: inout MutationTally) {
        var mutant = actual
        mutation.apply(to: &mutant.layout.parts[part])
        let fate: MutationTally.Fate =
            isCaught(mutant) ? .caught : .survived("the layout golden does not show it")
        tally.add(mutation.kind, fate, scene, mutation.description)
    }

    private func tryMutation(_ mutation: DisplayListMutation, at place: Int, _ tally: inout MutationTally) throws {
        guard let (changed, description) = mutation.apply(list, at: place) else { return }
        var mutant = actual
        mutant.bitmap = try CairoPainter.paint(changed)
        mutant.layout.paint = changed.digest
        tally.add(mutation.rawValue, isCaught(mutant) ? .caught : try fate(changed), scene, description)
    }

    private func isCaught(_ figure: ActualFigure) -> Bool {
        GoldenComparison(golden, figure, environment: environment).verdict.isFailure
    }

    /// The fate of a mutant that goldens miss: one that changes nothing even when enlarged lies beneath something else,
    /// outside the picture, or is clear.
    private func fate(_ mutant: DisplayList) throws -> MutationTally.Fate {
        let now = try CairoPainter.paint(mutant, scale: Self.enlargement)
        guard enlarged != now else { return .harmless }
        let difference = PictureDifference(enlarged, now)
        return .survived(
            difference.largest <= 1
                ? "too faint for eight bits: even at 4× \(difference.count) pixels differ by 1 and none by more"
                : "too small for the golden's pixels: at 4× \(difference.count) differ by up to \(difference.largest), "
                    + "at 1× they round to the same")
    }
}

private struct OwnGoldenDiffers: Error, CustomStringConvertible {
    let scene: String

    var description: String { "the figure of \(scene) differs from its own golden" }
}
