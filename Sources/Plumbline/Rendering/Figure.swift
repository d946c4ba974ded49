import CairoPainting
import Drawing
import Foundation
import LayoutEngine
import Raster
import Synchronization
import ViewDSL

/// A finished figure: pixels, file, and a description in words.
public struct Figure: Sendable {
    public let scene: Scene
    /// Pixels per point.
    public let scale: Int
    /// Light or dark.
    public let appearance: ColorScheme
    /// The layouts it shows, in order: one of a picture, one of each panel, one of each step of a sweep.
    public let snapshots: [LayoutSnapshot]
    /// Everything that is painted, in points.
    package let displayList: DisplayList
    /// The pixels.
    package let bitmap: Bitmap
    /// A description for someone who cannot see the figure.
    public let altText: String
    /// Problems that did not stop the layout, such as a missing image.
    public let issues: [LayoutIssue]
    private let texts: [(String, String)]
    private let encoded: EncodedPNG

    init(_ draft: Render.Draft, _ render: Render, bitmap: Bitmap) {
        scene = render.scene
        scale = render.scale
        appearance = render.appearance
        snapshots = draft.layouts.snapshots
        displayList = draft.list
        self.bitmap = bitmap
        altText = draft.altText
        issues = draft.issues
        texts = draft.texts
        encoded = EncodedPNG()
    }

    /// The PNG file, encoded when it is first read. The same scene gives the same bytes.
    public var pngData: Data {
        // Only an empty bitmap could not be encoded, and that was refused.
        encoded.data { (try? PNG.encode(bitmap, text: texts, scale: scale)) ?? Data() }
    }

    /// The layout it shows; the first of several.
    public var snapshot: LayoutSnapshot { snapshots[0] }

    /// The figure as SVG: the geometry of the picture, text as outlines. The same scene gives the same bytes.
    ///
    /// - Throws: `SceneError` if the figure is too large to paint, `FontError` if the fonts have been removed.
    public func svgData() throws -> Data { try vector(.svg) }

    /// The figure as PDF: the geometry of the picture, text as outlines. The same scene gives the same bytes.
    ///
    /// - Throws: `SceneError` if the figure is too large to paint, `FontError` if the fonts have been removed.
    public func pdfData() throws -> Data { try vector(.pdf) }

    private func vector(_ format: VectorPainter.Format) throws -> Data {
        do {
            return try VectorPainter.file(displayList, format, title: scene.name, altText: altText)
        } catch let error as PaintingError {
            throw SceneError(scene: scene, message: "\(error)")
        }
    }

    /// The size of the canvas, in points.
    public var size: CGSize { displayList.size }
}

/// A PNG file, encoded once for all copies of a figure.
private final class EncodedPNG: Sendable {
    private let file = Mutex<Data?>(nil)

    func data(encode: () -> Data) -> Data {
        file.withLock { file in
            let data = file ?? encode()
            file = data
            return data
        }
    }
}

extension VectorPainter {
    static func file(_ list: DisplayList, _ format: Format, title: String, altText: String) throws -> Data {
        try file(list, format, describedBy: Description(title: title, text: altText, creator: Generator.name))
    }
}

extension Figure {
    /// Makes the figure of a scene, before any of its views' tasks have begun.
    ///
    /// - Parameters:
    ///   - scene: What it shows.
    ///   - scale: Pixels per point, 1 or more.
    ///   - appearance: Light or dark if the scene leaves it open; nil means light.
    ///   - assets: Where `Image("rogue")` looks.
    /// - Throws: `SceneError` for a proposal, size or canvas that cannot be drawn, `FontError` if the fonts are not
    ///   installed.
    @MainActor
    public init(
        _ scene: Scene, scale: Int = 2, appearance: ColorScheme? = nil, assets: AssetCatalog = .none
    ) throws {
        self = try Render(scene, scale: scale, appearance: appearance, assets: assets).figure()
    }
}

extension Scene {
    /// Makes the scene's figure, once its views' tasks have ended.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point, 1 or more.
    ///   - appearance: Light or dark if the scene leaves it open; nil means light.
    ///   - assets: Where `Image("rogue")` looks.
    /// - Throws: `SceneError` for a proposal, size or canvas that cannot be drawn, `FontError` if the fonts are not
    ///   installed.
    @MainActor
    public func figure(
        scale: Int = 2, appearance: ColorScheme? = nil, assets: AssetCatalog = .none
    ) async throws -> Figure {
        try await Render(self, scale: scale, appearance: appearance, assets: assets).settledFigure()
    }
}
