import Drawing
import Foundation
import Goldens
import LayoutEngine
import Raster

/// Carries out orders one after the other, in a worker process or in the process of a test.
@MainActor
struct SceneWorker {
    private let scenes: [Scene]
    /// Indices into `scenes`: scenes are large, and a growing dictionary would move them.
    private let indices: [String: Int]
    let assets: AssetCatalog
    let folder: String
    /// See `InputFingerprint.engine`.
    let engine: String
    /// In bytes; nil means no limit.
    let memory: Int?
    /// Nil in the process of a test.
    private let state: ProcessState?
    private let paths: SourcePaths
    /// Sends what comes before an answer.
    private let send: (FigureAnswer) -> Void

    init(
        scenes: [Scene], assets: AssetCatalog, folder: String, engine: String, memory: Int?, state: ProcessState? = nil,
        send: @escaping (FigureAnswer) -> Void = { _ in }
    ) {
        self.scenes = scenes
        indices = Dictionary(zip(scenes.map(\.name), scenes.indices), uniquingKeysWith: { first, _ in first })
        self.assets = assets
        // Absolute, because a scene may change the current directory.
        self.folder = URL(fileURLWithPath: folder).path
        self.engine = engine
        self.memory = memory
        self.state = state
        self.send = send
        paths = SourcePaths(scenes)
    }

    func answer(_ order: WorkerOrder) async -> FigureAnswer {
        state?.restore()
        if memory != nil { ProcessFiles.resetPeak() }
        var result: FigureAnswer.Result
        do {
            guard let scene = indices[order.scene].map({ scenes[$0] }) else {
                throw FigureFailure("the catalog in the worker has no such scene: it must be the same in every process")
            }
            result = try await carryOut(order, scene)
        } catch {
            result = .failed(failure(error))
        }
        return FigureAnswer(
            id: order.id, result: result, peak: memory == nil ? 0 : ProcessFiles.peak, changed: state?.changed)
    }

    private func carryOut(_ order: WorkerOrder, _ scene: Scene) async throws -> FigureAnswer.Result {
        switch order.task {
        case .render: return .rendered(try await render(order, scene))
        case .compare:
            let request = RequestedFigure(scene, scale: order.scale, appearance: order.appearance)
            try write(FigureTransfer(try await request.actualFigure(assets: assets)).data(), order)
            return .transferred
        case .list: return .listed(await SceneRow(scene, assets: assets))
        case .trace, .traceJSON:
            return .traced(try await SceneTrace(scene, assets: assets, asJSON: order.task == .traceJSON))
        }
    }

    private func render(_ order: WorkerOrder, _ scene: Scene) async throws -> RenderedFile {
        let scene = order.placeholder.map { Scene.placeholder(for: scene, reason: $0) } ?? scene
        var render = Render(scene, scale: order.scale, appearance: order.appearance, assets: assets)
        render.hasPixels = order.format.hasPixels
        render.trial = ProposalTrial(avoided: Set(order.avoided.map(\.cell))) { [send] in
            send(FigureAnswer(id: order.id, result: .tries($0)))
        }
        let draft = try await render.settledDraft()
        var figure = DrawnFigure(draft, order, scene, paths)
        figure.issues += order.avoided.map { $0.issue(of: order.format) }
        let picture = draft.digest(engine: engine)
        // Pages and animations also show layouts that are not in the draft.
        guard picture != order.knownPicture || order.format.showsOtherLayouts else {
            return RenderedFile(figure: figure, picture: picture, content: nil)
        }
        let data = try await render.data(draft, as: order.format)
        try write(data, order)
        return RenderedFile(figure: figure, picture: picture, content: SHA256.hex(data))
    }

    private func write(_ data: Data, _ order: WorkerOrder) throws {
        // Checked before the file is touched, so that the result does not depend on when the supervisor looks.
        if let memory {
            let peak = ProcessFiles.peak
            if peak > memory { throw FigureFailure.memory(peak: peak, limit: memory) }
        }
        state?.restore()
        try FigureFile.write(data, to: order.file, in: folder, mode: state?.fileMode)
    }

    private func failure(_ error: any Error) -> FigureFailure {
        switch error {
        case let error as FigureFailure: return error
        case let error as SceneError:
            var failure = FigureFailure(error.message)
            failure.isRefusal = error.isRefusal
            return failure
        case let error as FileError:
            var failure = FigureFailure(error.description, kind: .file)
            // If the folder itself is not writable, every other figure would fail too, unless the scene is to blame, which
            // may have become another user.
            failure.endsBatch =
                error.isOfWholeDisk
                || (access(folder, F_OK) == 0 && access(folder, W_OK | X_OK) != 0 && state?.changed == nil)
            return failure
        default: return FigureFailure("\(error)")
        }
    }
}

extension RequestedFigure {
    /// Draws the figure as goldens are compared with.
    @MainActor
    func actualFigure(assets: AssetCatalog) async throws -> ActualFigure {
        let figure = try await Render(scene, scale: scale, appearance: appearance, assets: assets).settledFigure()
        if let issue = figure.issues.first(where: scene.isSpoiled) {
            throw SceneError(scene: scene, message: SourcePaths([scene]).texts([issue])[0])
        }
        var actual = try figure.actual
        actual.issues = SourcePaths([scene]).texts(figure.issues)
        return actual
    }
}

extension Scene {
    /// Whether the figure is not the one its author meant: something is missing, or a layout broke its contract.
    func isSpoiled(by issue: LayoutIssue) -> Bool {
        switch issue.rule {
        case .missingImage: !allowsMissingImages
        case .tooDeep, .invalidAnswer: true
        default: false
        }
    }
}

extension Render.Draft {
    /// Stands for the figure's file before it is painted: everything painted, the texts in the file, and the engine.
    fileprivate func digest(engine: String) -> String {
        var digest = Digest()
        digest.combine(engine)
        digest.combine(list.bytes(.exact))
        for (key, value) in texts {
            digest.combine(key)
            digest.combine(value)
        }
        return digest.description
    }
}
