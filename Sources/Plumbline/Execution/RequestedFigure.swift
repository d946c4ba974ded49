import ViewDSL

/// A figure to draw: a scene at one scale, in one appearance, and the file it goes to.
struct RequestedFigure {
    let scene: Scene
    /// Pixels per point.
    let scale: Int
    let appearance: ColorScheme
    let format: FigureFormat
    /// Relative to the output folder.
    let file: String

    init(
        _ scene: Scene, scale: Int, appearance: ColorScheme, names: FigureFile.Names = .path,
        format: FigureFormat = .png
    ) {
        self.scene = scene
        self.scale = scale
        self.appearance = appearance
        self.format = format
        file = FigureFile(scene: scene.name, scale: scale, appearance: appearance, names: names, format: format).path
    }

    /// The file without `.png`, by which its golden is known.
    var goldenName: String { String(file.dropLast(4)) }
}

extension Scene {
    /// The appearances to draw: the scene's own, or else the requested ones.
    func appearances(_ requested: [ColorScheme]) -> [ColorScheme] { appearance.map { [$0] } ?? requested }
}
