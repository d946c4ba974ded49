import CairoPainting
import Drawing
import Foundation
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

@MainActor @Suite("The gallery at every scale")
struct ScaleTests {
    /// What a layout itself makes of pixels: a divider is one thick, and text keeps its distance in whole ones.
    private func layouts(_ scene: Scene, _ scale: Int) async throws -> SceneLayouts {
        let settings = LayoutSettings(scene, text: try PangoText.shared, scale: scale, assets: Gallery.assets)
        return await scene.settleAll(settings, isSampled: false)
    }

    @Test(
        "no image is drawn with more pixels than its file has, but for a hundredth: it would be soft",
        arguments: [1, 2])
    func sharp(scale: Int) async throws {
        var count = 0
        for scene in Gallery.own {
            let list = try await Render(scene, scale: scale, appearance: nil, assets: Gallery.assets).settledDraft()
                .list
            for (image, rect) in list.items.flatMap(images) {
                count += 1
                let enlarged = max(
                    rect.width * CGFloat(scale) / CGFloat(image.pixelWidth),
                    rect.height * CGFloat(scale) / CGFloat(image.pixelHeight))
                #expect(enlarged <= 1.01, "\(scene.name): \(image.name) by \(enlarged)")
            }
        }
        #expect(count > 50)
    }

    /// Every image and where it is, in points.
    private func images(in item: DisplayItem) -> [(ImageSource, CGRect)] {
        switch item {
        case .image(let image, let rect, _): [(image, rect)]
        case .group(let items, .mask(let mask)): (items + mask).flatMap(images)
        case .group(let items, _): items.flatMap(images)
        case .fill, .stroke, .text: []
        }
    }

    @Test("a figure has one canvas, in points, and its layouts lie at the same places of it")
    func canvas() async throws {
        var other: Set<String> = []
        for scene in Gallery.own {
            let frames = try await layouts(scene, 1).snapshots.map { $0.records.map(\.frame) }
            let one = try await Render(scene, scale: 1, appearance: nil, assets: Gallery.assets).settledDraft().list
            for scale in 2...3 {
                guard try await layouts(scene, scale).snapshots.map({ $0.records.map(\.frame) }) == frames else {
                    other.insert(scene.name)
                    continue
                }
                let list = try await Render(scene, scale: scale, appearance: nil, assets: Gallery.assets)
                    .settledDraft().list
                // The scene alone ends with its last pixel.
                let isBare = scene.annotations.isEmpty && scene.telling == .picture
                let change = max(abs(list.size.width - one.size.width), abs(list.size.height - one.size.height))
                #expect(isBare ? change < 1 : change == 0, "\(scene.name) at \(scale)×: \(list.size), \(one.size)")
                #expect(list.origins == one.origins, "\(scene.name) at \(scale)×")
            }
        }
        #expect(other == ["language/storyboard-column"], "layouts that differ by a pixel's thickness")
    }

    @Test("labels have the same words in the same places", arguments: [2, 3])
    func labels(scale: Int) async throws {
        let text = try PangoText.shared
        for scene in Gallery.own where scene.name.hasPrefix("language/") {
            var pictures: [[LabelPlacer.Placement?]] = []
            for scale in [1, scale] {
                let render = Render(scene, scale: scale, appearance: nil, assets: Gallery.assets)
                let composer = FigureComposer(style: scene.diagramStyle ?? .light, text: text, scale: scale)
                // One layout, whatever a pixel is in it.
                pictures += try await layouts(scene, 1).parts.map {
                    composer.draw(render.part($0, text)).picture.placements
                }
            }
            let half = pictures.count / 2
            #expect(Array(pictures[..<half]) == Array(pictures[half...]), "\(scene.name)")
        }
    }
}
