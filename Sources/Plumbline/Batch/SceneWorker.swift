import CairoPainting
import Drawing
import Foundation
import LayoutEngine
import ProcessShim
import Raster
import ViewDSL

/// Draws figures one after the other, as ordered.
@MainActor
struct SceneWorker {
    private let scenes: [Scene]
    /// Where in `scenes` each is: they are large, and a dictionary would move them as it grows.
    private let places: [String: Int]
    let assets: AssetCatalog
    /// The output folder.
    let folder: String
    /// What paints, and with which fonts: see `InputFingerprint.engine`.
    let engine: String
    /// In bytes; nil is no limit.
    let memory: Int?
    private let paths: SourcePaths

    init(scenes: [Scene], assets: AssetCatalog, folder: String, engine: String, memory: Int?) {
        self.scenes = scenes
        places = Dictionary(zip(scenes.map(\.name), scenes.indices), uniquingKeysWith: { first, _ in first })
        self.assets = assets
        // A scene that goes to another folder must not take the figures after it along.
        self.folder = URL(fileURLWithPath: folder).path
        self.engine = engine
        self.memory = memory
        paths = SourcePaths(scenes)
    }

    func answer(_ order: FigureOrder) async -> FigureAnswer {
        if memory != nil { processshim_reset_peak() }
        var answer = FigureAnswer(id: order.id)
        do {
            guard let scene = places[order.scene].map({ scenes[$0] }) else {
                throw Refusal("the catalog has no such scene in its worker: it must be the same in every process")
            }
            if order.isForGolden {
                try await handOver(order, scene)
            } else {
                try await draw(order, scene, into: &answer)
            }
        } catch {
            answer.drawn = nil
            answer.failure = failure(error)
        }
        answer.peak = memory == nil ? 0 : processshim_peak()
        return answer
    }

    private func draw(_ order: FigureOrder, _ scene: Scene, into answer: inout FigureAnswer) async throws {
        let shown = order.placeholder.map { Placeholder.scene(for: scene, reason: $0) } ?? scene
        var render = Render(shown, scale: order.scale, appearance: order.appearance, assets: assets)
        render.hasPixels = order.format == .png
        let draft = try await render.settledDraft()
        let picture = PictureDigest.of(draft, engine: engine)
        answer.picture = picture
        if picture == order.picture {
            answer.isUnchanged = true
            answer.drawn = DrawnFigure(draft, order, paths)
            return
        }
        let data = try render.data(draft, as: order.format)
        try checkMemory()
        try FigureFile.write(data, to: order.file, in: folder)
        answer.content = Digest(data).description
        answer.drawn = DrawnFigure(draft, order, paths)
    }

    /// The figure in a file of its own, for whoever compares it.
    private func handOver(_ order: FigureOrder, _ scene: Scene) async throws {
        let job = FigureJob(scene: scene, scale: order.scale, appearance: order.appearance)
        let parcel = try FigureParcel(try await job.figure(assets: assets).actual).data()
        try checkMemory()
        try FigureFile.write(parcel, to: order.file, in: folder)
    }

    /// Before a file is touched: whether a figure is too large must not depend on when we looked.
    private func checkMemory() throws {
        guard let memory else { return }
        let peak = processshim_peak()
        if peak > memory { throw Refusal(Refusal.memory(peak: peak, limit: memory), kind: .memory) }
    }

    private func failure(_ error: any Error) -> FigureAnswer.Failure {
        switch error {
        case let error as Refusal: .init(message: error.message, kind: error.kind)
        case let error as SceneError: .init(message: error.message, kind: .error)
        case let error as FileError:
            // Without leave to write to the folder itself every other figure would fail the same.
            .init(
                message: error.description, kind: .file,
                endsBatch: error.isOfWholeDisk || (access(folder, F_OK) == 0 && access(folder, W_OK | X_OK) != 0))
        default: .init(message: "\(error)", kind: .error)
        }
    }
}

/// Why an order is not carried out.
struct Refusal: Error {
    let message: String
    let kind: FailedFigure.Kind

    init(_ message: String, kind: FailedFigure.Kind = .error) {
        self.message = message
        self.kind = kind
    }

    static func memory(peak: Int, limit: Int) -> String {
        """
        it took \(peak >> 20) MB of memory, more than the \(limit >> 20) MB allowed. Make it smaller, or allow more by \
        --memory
        """
    }
}

extension DrawnFigure {
    init(_ draft: Render.Draft, _ order: FigureOrder, _ paths: SourcePaths) {
        let issues = draft.issues
        let size = draft.list.size
        scene = order.scene
        file = order.file
        scale = order.scale
        appearance = order.isDark ? "dark" : "light"
        self.size = [size.width, size.height].map { Double($0) }
        pixels = self.size.map { Int(($0 * Double(order.scale)).rounded(.up)) }
        altText = draft.altText
        self.issues = paths.texts(issues)
        faults = paths.texts(issues.filter(\.rule.spoilsFigure))
        isProvisional = issues.contains { $0.rule == .unsettled } ? true : nil
    }
}

extension LayoutIssue.Rule {
    /// The figure is not the one its author meant: something of it could not be had, or a layout broke its contract.
    var spoilsFigure: Bool {
        switch self {
        case .missingImage, .missingGlyph, .missingSymbol, .tooDeep, .invalidAnswer: true
        default: false
        }
    }
}
