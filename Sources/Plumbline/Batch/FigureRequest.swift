import LayoutEngine
import ViewDSL

/// One figure that is asked for.
struct FigureRequest {
    let scene: Scene
    /// Pixels a point.
    let scale: Int
    let appearance: ColorScheme
    let format: FigureFormat
    /// From the output folder.
    let file: String

    init(
        _ scene: Scene, scale: Int, appearance: ColorScheme, names: FigureFile.Names, format: FigureFormat = .png
    ) {
        self.scene = scene
        self.scale = scale
        self.appearance = appearance
        self.format = format
        file = FigureFile(scene: scene.name, scale: scale, appearance: appearance, names: names, format: format).path
    }
}

/// What a worker is told to do, as a line of JSON.
struct FigureOrder: Codable {
    let id: Int
    let scene: String
    let scale: Int
    let isDark: Bool
    let format: FigureFormat
    /// From the output folder.
    let file: String
    /// The picture the file holds already: one that would be the same need not be painted.
    var picture: String?
    /// Draws these words in the scene's place: why it could not be drawn.
    var placeholder: String?
    /// Hands the figure over to be compared, as `FigureParcel`, in place of a picture.
    var isForGolden = false

    init(_ request: FigureRequest, id: Int, picture: String? = nil, placeholder: String? = nil) {
        self.id = id
        scene = request.scene.name
        scale = request.scale
        isDark = request.appearance == .dark
        format = request.format
        file = request.file
        self.picture = picture
        self.placeholder = placeholder
    }

    /// For a figure that is to be compared; `id` is its place among all.
    init(_ job: FigureJob, id: Int) {
        self.id = id
        scene = job.scene.name
        scale = job.scale
        isDark = job.appearance == .dark
        format = .png
        file = "\(id).figure"
        isForGolden = true
    }

    var appearance: ColorScheme { isDark ? .dark : .light }
}

/// What a worker has done, as a line of JSON.
struct FigureAnswer: Codable {
    let id: Int
    /// The figure, painted or found unchanged.
    var drawn: DrawnFigure?
    var isUnchanged = false
    /// What the figure depends on, and what its file holds: see `FigureRecord`.
    var picture: String?
    var content: String?
    var failure: Failure?
    /// Most memory used while drawing, in bytes; 0 where unknown.
    var peak = 0

    /// The first answer of every worker, to no order.
    static let ready = FigureAnswer(id: -1)

    struct Failure: Codable {
        let message: String
        let kind: FailedFigure.Kind
        /// No other figure could be written either.
        var endsBatch = false
    }
}

/// A finished figure in words and numbers, as summaries have it.
struct DrawnFigure: Codable, Equatable {
    let scene: String
    /// With the output folder in summaries.
    var file: String
    let scale: Int
    let appearance: String
    /// In points.
    let size: [Double]
    /// In pixels.
    let pixels: [Int]
    let altText: String
    /// All that is wrong with the layout.
    let issues: [String]
    /// Those of the issues that make it another figure than its author meant.
    let faults: [String]
    /// Whether drawing it again could come out otherwise, by time running short.
    var isProvisional: Bool?
}

/// A figure that could not be had.
struct FailedFigure: Codable, Equatable {
    let scene: String
    let file: String
    let message: String
    /// File and line of the scene.
    let place: String
    let kind: Kind
    /// What ended the process, by name.
    var signal: String?
    /// The last lines the scene wrote.
    var lines: [String]?

    enum Kind: String, Codable {
        /// The scene was refused.
        case error
        /// A signal ended the process.
        case crash
        /// The scene ended the process.
        case exit
        case timeout, memory
        /// The file could not be written.
        case file
        /// The file was written, and gone at the end.
        case lost
        /// An image, symbol or glyph is missing from it.
        case incomplete
    }
}
