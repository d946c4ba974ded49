import CairoPainting
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

@MainActor @Suite("Label placement in storyboards")
struct StoryboardLabelTests {
    /// A child too small for its own length, beside one that has room for it.
    private let tight = [
        Scene("tight/row", proposal: ProposedViewSize(width: 284, height: 40)) {
            HStack(spacing: 4) {
                Color.red.frame(width: 50)
                Text("One")
                Color.blue
                Color.green
            }
            .frame(height: 40)
        },
        Scene("tight/column", proposal: ProposedViewSize(width: 220, height: 140)) {
            VStack(alignment: .leading, spacing: 0) {
                Text("First").frame(minWidth: 120)
                Text("More words than fit").frame(maxWidth: 120)
                Text("Ideal").frame(idealWidth: 70)
            }
        },
    ]

    @Test("the current child's length lies in no other child's box")
    func currentChildren() async throws {
        var count = 0
        let stories = Gallery.own.filter { if case .storyboard = $0.presentation { true } else { false } }
        for scene in stories + tight {
            let text = try PangoText.shared
            let settings = LayoutSettings(scene, text: text, scale: 1, assets: Gallery.assets)
            let snapshot = await scene.settleAll(settings, isSampled: false).snapshots[0]
            guard let story = Storyboard(snapshot, of: scene.storyLabel), !story.hasChains else { continue }
            let setter = FigureComposer(style: .light, text: text, scale: 1).setter
            let painter = StepPicture(style: .light, setter: setter, story: story)
            let zoom = CGAffineTransform(scaleX: painter.zoom, y: painter.zoom)
            for (index, step) in story.steps.enumerated() {
                guard let own = step.boxes.first(where: { $0.view == step.currentChild }) else { continue }
                let canvas = painter.canvas(step, painter.zoom)
                let picture = LabeledPicture(canvas, story.scene, content: [], setter: setter)
                let chips = zip(picture.labels, picture.placements).compactMap { label, placement in
                    label.rank == 2 ? placement?.rect : nil
                }
                for box in step.boxes where box.view != step.currentChild && !box.rect.overlaps(own.rect) {
                    count += 1
                    let rect = box.rect.applying(zoom)
                    #expect(!chips.contains { $0.overlaps(rect) }, "\(scene.name), step \(index + 1)")
                }
            }
        }
        #expect(count > 20)
    }
}

extension Scene {
    /// The view whose negotiation is shown; nil for the scene's own choice.
    fileprivate var storyLabel: String? { if case .storyboard(let label, _) = presentation { label } else { nil } }
}
