import CairoPainting
import Diagramming
import Drawing
import Explorable
import Foundation
import LayoutEngine
import Raster
import ViewDSL

/// A figure that moves: a sweep's steps, or the lengths at which a picture changes, one after the other.
extension Render {
    /// The maximum number of frames.
    private static let mostFrames = 12

    /// The first frame is the still of the scene, and stays longest.
    ///
    /// - Parameter draft: The still.
    func animation(_ draft: Draft) async throws -> Data {
        var drafts = [draft]
        for scene in try await frames(draft) { drafts.append(try await with(scene).settledDraft()) }
        let size = drafts.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.list.size.width), height: max($0.height, $1.list.size.height))
        }
        let frames = try drafts.enumerated().map { index, frame in
            PNG.Frame(try paint(frame, on: size).straight(), milliseconds: index == 0 ? 1600 : 700)
        }
        return try PNG.encode(frames, text: draft.texts, scale: scale)
    }

    private func with(_ scene: Scene) -> Render {
        var render = Render(scene, scale: scale, appearance: appearance, assets: assets)
        render.hasPixels = hasPixels
        return render
    }

    /// All frames have one size, each figure at its top left.
    private func paint(_ frame: Draft, on size: CGSize) throws -> PremultipliedBitmap {
        var list = frame.list
        let ground = DisplayItem.fill(Path(CGRect(origin: .zero, size: size)), .color(style.canvas))
        list.items = (hasGround(frame) ? [ground] : []) + list.items
        list.size = size
        do {
            return try CairoPainter.premultiplied(list, scale: scale, text: try PangoText.shared)
        } catch let error as PaintingError {
            throw SceneError(scene: scene, message: "\(error)")
        }
    }

    /// Whether figures of this scene have a ground: a bare picture has none.
    private func hasGround(_ frame: Draft) -> Bool {
        if case .picture = scene.presentation, case .picture = scene.kind {
            return !frame.snapshots.allSatisfy { FigurePart.isBare($0, scene.annotations, scene.selection) }
        }
        return true
    }

    /// A scene for each frame after the first.
    private func frames(_ draft: Draft) async throws -> [Scene] {
        guard let explored = scene.explored.first, scene.explored.count == 1 else { return [] }
        if case .sweep(let sweeping) = scene.kind {
            return sweeping.sweep.proposals.prefix(Self.mostFrames).map { frame(explored.picture.proposing($0)) }
        }
        guard case .picture = scene.presentation else { return [] }
        let lengths = try await changes(explored)
        // All frames have the scale of the still.
        let magnification = Magnification.fitting(draft.snapshots.map { CGRect(origin: .zero, size: $0.size) })
        return lengths.map { frame(explored.picture.proposing($0), magnification) }
    }

    private func frame(_ picture: Scene.Picture, _ magnification: CGFloat = 1) -> Scene {
        scene.with {
            $0.kind = .picture(picture)
            $0.presentation = .picture
            $0.annotations = $0.annotations.union([.borders, .sizes, .proposals])
            $0.magnification = $0.magnification ?? magnification
        }
    }

    /// Proposals of the track along which more changes: from small to large and back.
    private func changes(_ explored: Scene.Explored) async throws -> [ProposedViewSize] {
        var builder = ExplorableBuilder(
            text: try PangoText.shared, selection: scene.selection,
            budget: LayoutBudget(widths: 40...60, heights: 24...40, products: 1...1))
        builder.begin(explored.picture.proposal, widths: explored.widths, heights: explored.heights, caption: nil)
        var settings = explored.changed(try self.settings())
        settings.traces = false
        while let proposal = builder.next() {
            try builder.add(await explored.picture.proposing(proposal).settle(settings), dark: nil)
        }
        builder.end()
        return builder.turningPoints(atMost: Self.mostFrames - 1)
    }
}
