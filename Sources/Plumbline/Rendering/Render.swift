import CairoPainting
import Diagramming
import Drawing
import Foundation
import LayoutEngine
import Raster
import ViewDSL

/// A scene on its way to a figure.
@MainActor
struct Render {
    let scene: Scene
    /// Pixels a point.
    let scale: Int
    let appearance: ColorScheme
    let assets: AssetCatalog

    init(_ scene: Scene, scale: Int, appearance: ColorScheme?, assets: AssetCatalog) {
        self.scene = scene
        self.scale = scale
        self.appearance = scene.appearance ?? appearance ?? .light
        self.assets = assets
    }

    /// The figure, before any task has begun.
    func figure() throws -> Figure {
        let text = try PangoText.shared
        try checkRequest()
        return try draw(scene.layOut(settings(text)), text)
    }

    /// The figure, once tasks have ended.
    func settledFigure() async throws -> Figure {
        let text = try PangoText.shared
        try checkRequest()
        return try draw(await scene.settle(settings(text)), text)
    }

    private func settings(_ text: any TextMeasuring) -> LayoutSettings {
        LayoutSettings(scene, text: text, scale: scale, appearance: appearance, assets: assets)
    }

    private func draw(_ snapshot: LayoutSnapshot, _ text: PangoText) throws -> Figure {
        try checkSize(snapshot)
        let list = annotate(snapshot, text)
        let bitmap = try paint(list, text)
        return try encode(bitmap, list, snapshot)
    }

    private func checkRequest() throws {
        guard scale >= 1 else { throw SceneError(scene: scene, message: "\(PaintingError.badScale(scale))") }
        if let fault = scene.proposalFault { throw SceneError(scene: scene, message: fault) }
    }

    private func annotate(_ snapshot: LayoutSnapshot, _ text: any TextMeasuring) -> DisplayList {
        let content = SceneryPainter(snapshot, scale: scale).items()
        let room = ContentBounds(text: text)
        let input = FigureInput(
            snapshot: snapshot, content: content, contentBounds: room.of(content), words: room.words(in: content),
            pictures: room.pictures(in: content), annotations: scene.annotations, title: scene.displayTitle,
            caption: scene.caption, footer: footer(snapshot))
        return FigureComposer(style: appearance == .dark ? .dark : .light, text: text, scale: scale).compose(input)
    }

    private func paint(_ list: DisplayList, _ text: PangoText) throws -> Bitmap {
        do {
            return try CairoPainter.paint(list, scale: scale, text: text)
        } catch let error as PaintingError {
            throw SceneError(scene: scene, message: "\(error)")
        }
    }

    private func encode(_ bitmap: Bitmap, _ list: DisplayList, _ snapshot: LayoutSnapshot) throws -> Figure {
        let altText = AltText(scene: scene, snapshot: snapshot).string
        let text = [
            ("Title", scene.name), ("Description", altText), ("Proposal", snapshot.proposal.description),
            ("Scale", "\(scale)"), ("Software", Generator.name),
        ]
        return Figure(
            scene: scene, scale: scale, appearance: appearance, snapshot: snapshot, displayList: list, bitmap: bitmap,
            pngData: try PNG.encode(bitmap, text: text, scale: scale), altText: altText)
    }

    private func footer(_ snapshot: LayoutSnapshot) -> String {
        "\(scene.name)  ·  proposed \(snapshot.proposal)  ·  \(scale)×"
    }

    /// Refuses what no canvas can hold, before anything is drawn.
    private func checkSize(_ snapshot: LayoutSnapshot) throws {
        let size = snapshot.size
        guard size.width.isFinite, size.height.isFinite else {
            throw SceneError(
                scene: scene,
                message: """
                    the root view took \(sizeText(size)) under the proposal \(snapshot.proposal), and a figure needs a \
                    finite size. Propose finite lengths, or give the view a frame
                    """)
        }
        let side = CairoPainter.maximumSide
        guard max(size.width, size.height) * CGFloat(scale) <= CGFloat(side) else {
            throw SceneError(
                scene: scene,
                message: """
                    the root view took \(sizeText(size)) points, too large to paint at \(scale)×: no side may pass \
                    \(side) pixels. Lower the scale or make the view smaller
                    """)
        }
    }
}

extension Scene {
    /// What is wrong with the scene's proposals; nil when nothing is.
    var proposalFault: String? {
        for proposal in proposals {
            for (side, length) in [("width", proposal.width), ("height", proposal.height)] {
                guard let length, length.isNaN || length < 0 else { continue }
                return """
                    it proposes a \(side) of \(lengthText(length)): a proposal is 0 or more points, ∞, or nil for the \
                    view's own choice
                    """
            }
        }
        return nil
    }

    /// Lays the scene out, whatever its size, before any task has begun.
    @MainActor
    func layOut(_ settings: LayoutSettings) -> LayoutSnapshot {
        switch kind {
        case .picture(let picture): picture.layOut(settings)
        }
    }

    /// Lays the scene out, whatever its size, once tasks have ended.
    @MainActor
    func settle(_ settings: LayoutSettings) async -> LayoutSnapshot {
        switch kind {
        case .picture(let picture): await picture.settle(settings)
        }
    }
}
