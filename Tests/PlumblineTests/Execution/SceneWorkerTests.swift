import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("A worker")
struct SceneWorkerTests {
    private func answer(_ scene: Scene) async throws -> FigureAnswer {
        let folder = try TemporaryFolder()
        let worker = SceneWorker(scenes: [scene], assets: .none, folder: folder.path, engine: "engine", memory: nil)
        let request = RequestedFigure(scene, scale: 1, appearance: .light)
        return await worker.answer(WorkerOrder(.render, request, id: 0))
    }

    @Test("refuses a scene that cannot be drawn in any process, which is a verdict")
    func refusal() async throws {
        let answer = try await answer(Scene.square("refused").focus("nothing"))
        guard case .failed(let failure) = answer.result else {
            Issue.record("the scene was drawn")
            return
        }
        #expect(failure.isRefusal && failure.kind == .error && failure.message.contains("“nothing”"))
        #expect(answer.isVerdict)
    }

    @Test("gives no verdict on an error that nobody has called a refusal, such as the painter's")
    func errors() {
        #expect(!SceneError(scene: .square("square"), message: "painting failed").isRefusal)
    }

    @Test("gives no verdict on a failure that another process may not have")
    func otherFailures() async throws {
        let folder = try TemporaryFolder()
        let worker = SceneWorker(scenes: [], assets: .none, folder: folder.path, engine: "engine", memory: nil)
        let request = RequestedFigure(.square("unknown"), scale: 1, appearance: .light)
        let answer = await worker.answer(WorkerOrder(.render, request, id: 0))
        guard case .failed(let failure) = answer.result else {
            Issue.record("the scene was drawn")
            return
        }
        #expect(!failure.isRefusal && !answer.isVerdict)
    }
}
