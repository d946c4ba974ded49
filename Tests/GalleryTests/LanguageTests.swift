import CairoPainting
import Drawing
import Foundation
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

@MainActor @Suite("The language of figures, in the gallery")
struct LanguageTests {
    @Test("every view is named in place: only a crowd has numbers to look up")
    func names() async throws {
        var crowds: Set<String> = []
        for scene in Gallery.own {
            for drawn in try await Made.drawn(scene, 2) where !drawn.picture.numbered.isEmpty {
                #expect(drawn.scene.isCrowded, "\(scene.name): \(drawn.picture.numbered.map { $0.row + 1 })")
                crowds.insert(scene.name)
            }
        }
        #expect(crowds == ["language/crowded", "language/crowded-row"])
    }

    @Test("a table has the same proposals with reasons and without")
    func tables() async throws {
        let setter = Typesetter(text: try PangoText.shared, grid: PixelGrid(scale: 2))
        for scene in Gallery.own {
            for drawn in try await Made.drawn(scene, 2) {
                func words(explaining: Bool) -> [String] {
                    let ledger = Ledger(
                        style: .light, setter: setter, scene: drawn.scene, numbered: Set(drawn.scene.views.indices),
                        explains: { _ in explaining })
                    return (ledger.block()?.items ?? []).compactMap { item in
                        if case .text(let block, _, _) = item { block.string } else { nil }
                    }
                }
                let (plain, reasoned) = (words(explaining: false), words(explaining: true))
                let reasons = Set(
                    drawn.scene.views.compactMap { Ledger.Entry(view: $0).reasons }
                        .flatMap { [$0, $0.boundForWrapping] } + ["because", ""])
                #expect(plain == reasoned.filter { !reasons.contains($0) }, "\(scene.name)")
            }
        }
    }

    @Test("there is a scene for every annotation")
    func complete() async throws {
        let scenes = Gallery.own.filter { $0.name.hasPrefix("language/") }
        var annotations: Annotations = []
        for scene in scenes where scene.name != "language/crowded" {
            for drawn in try await Made.drawn(scene, 2) {
                annotations.formUnion(drawn.scene.annotations)
            }
        }
        #expect(annotations == Annotations.all.union(.probes))
    }

    @Test("light and dark differ in nothing but style: the same words, labels and legends in the same places")
    func appearances() async throws {
        var kinds: Set<String> = []
        for scene in Gallery.own where scene.name.hasPrefix("language/") && scene.appearance == nil {
            let (light, dark) = (try await Made.drawn(scene, 2), try await Made.drawn(scene, 2, .dark))
            #expect(light.map(\.picture.placements) == dark.map(\.picture.placements), "\(scene.name)")
            #expect(light.map(\.roles) == dark.map(\.roles), "\(scene.name)")
            // The whole figure: a picture, panels, a sweep, a storyboard or a tree.
            let (first, second) = (try await Made.list(scene, 2), try await Made.list(scene, 2, .dark))
            #expect(first.size == second.size && first.origins == second.origins, "\(scene.name)")
            #expect(words(first.items) == words(second.items), "\(scene.name)")
            kinds.insert("\(scene.kind)".prefix { $0.isLetter } + " " + "\(scene.presentation)".prefix { $0.isLetter })
        }
        #expect(kinds == ["picture picture", "picture storyboard", "picture tree", "panels picture", "sweep picture"])
    }

    /// Every text with its position on the canvas.
    private func words(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> [String] {
        items.flatMap { item -> [String] in
            switch item {
            case .text(let block, let place, _):
                let place = place.applying(transform)
                return ["\(block.string) at \(Int((place.x * 8).rounded())), \(Int((place.y * 8).rounded()))"]
            case .group(let items, .transform(let inner)): return words(items, inner.concatenating(transform))
            case .group(let items, _): return words(items, transform)
            case .fill, .stroke, .image: return []
            }
        }
    }
}
