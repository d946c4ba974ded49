import CairoPainting
import Foundation

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// A label in its place.
struct Placed {
    let label: Diagramming.Label
    let rect: CGRect
    let leader: LabelPlacer.Leader?
    let isNumber: Bool

    var words: String { label.shapes.first?.string.replacing("\n", with: " ") ?? "a number" }
}

extension FigureComposer.Drawn {
    /// The labels that have a place.
    var placed: [Placed] {
        zip(picture.labels, picture.placements).compactMap { label, placement in
            placement.map { Placed(label: label, rect: $0.rect, leader: $0.leader, isNumber: $0.shape == nil) }
        }
    }

    /// The scene's words.
    var words: [CGRect] { sketch.soft.filter { $0.kind == .words }.map(\.rect) }

    /// The words the label's leader runs through, but for those its target lies in.
    func struck(by label: Placed) -> [CGRect] {
        guard let leader = label.leader else { return [] }
        return words.filter { word in
            leader.crosses(word) && (!word.overlaps(label.label.target) || label.label.target.contains(word))
        }
    }
}

extension Scene {
    /// What a figure draws of each of its layouts.
    @MainActor func drawn(_ scale: Int) async throws -> [FigureComposer.Drawn] {
        let text = try PangoText.shared
        let render = Render(self, scale: scale, appearance: .light, assets: Gallery.assets)
        let composer = FigureComposer(style: diagramStyle ?? .light, text: text, scale: scale)
        let settings = LayoutSettings(self, text: text, scale: scale, appearance: .light, assets: Gallery.assets)
        return await settleAll(settings, isSampled: false).parts.map { composer.draw(render.part($0, text)) }
    }
}
