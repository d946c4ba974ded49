import CairoPainting
import Drawing
import Foundation
import LayoutEngine
import Raster
import ViewDSL

/// A finished figure: pixels, file, and what it says in words.
public struct Figure: Sendable {
    /// What it shows.
    public let scene: Scene
    /// Pixels a point.
    public let scale: Int
    /// Light or dark.
    public let appearance: ColorScheme
    /// The layouts it shows, in order: one of a picture, one a panel, one a step of a sweep.
    public let snapshots: [LayoutSnapshot]
    /// All that was painted, in points.
    public let displayList: DisplayList
    /// The pixels.
    public let bitmap: Bitmap
    /// The PNG file. The same scene gives the same bytes.
    public let pngData: Data
    /// The figure for someone who cannot see it.
    public let altText: String

    /// What went wrong without stopping the layout, such as an image that is not there.
    public let issues: [LayoutIssue]

    /// The layout it shows; of several the first.
    public var snapshot: LayoutSnapshot { snapshots[0] }

    /// The figure as SVG: the geometry of the picture, text as outlines. The same scene gives the same bytes.
    ///
    /// - Throws: `FontError` when the fonts are gone.
    public func svgData() throws -> Data { try vector(.svg) }

    /// The figure as PDF: the geometry of the picture, text as outlines. The same scene gives the same bytes.
    ///
    /// - Throws: `FontError` when the fonts are gone.
    public func pdfData() throws -> Data { try vector(.pdf) }

    private func vector(_ format: VectorPainter.Format) throws -> Data {
        try VectorPainter.file(
            displayList, format,
            describedBy: VectorPainter.Description(title: scene.name, text: altText, creator: Generator.name))
    }

    func data(as format: FigureFormat) throws -> Data {
        switch format {
        case .png: pngData
        case .svg: try svgData()
        case .pdf: try pdfData()
        }
    }

    /// The size of the canvas, in points.
    public var size: CGSize { displayList.size }
}

extension Figure {
    /// Makes the figure of a scene, before any of its views' tasks have begun.
    ///
    /// - Parameters:
    ///   - scene: What it shows.
    ///   - scale: Pixels a point, 1 or more.
    ///   - appearance: Light or dark where the scene leaves it open; nil means light.
    ///   - assets: Where `Image("rogue")` looks.
    /// - Throws: `SceneError` for a proposal, size or canvas that cannot be drawn, `FontError` when the fonts are not
    ///   installed.
    @MainActor
    public init(
        _ scene: Scene, scale: Int = 2, appearance: ColorScheme? = nil, assets: AssetCatalog = .none
    ) throws {
        self = try Render(scene, scale: scale, appearance: appearance, assets: assets).figure()
    }
}

extension Scene {
    /// The scene's figure once its views' tasks have ended; `scale` is pixels a point, `appearance` counts where the scene leaves it open.
    ///
    /// - Throws: `SceneError` for a proposal, size or canvas that cannot be drawn, `FontError` when the fonts are not
    ///   installed.
    @MainActor
    public func figure(
        scale: Int = 2, appearance: ColorScheme? = nil, assets: AssetCatalog = .none
    ) async throws -> Figure {
        try await Render(self, scale: scale, appearance: appearance, assets: assets).settledFigure()
    }
}
