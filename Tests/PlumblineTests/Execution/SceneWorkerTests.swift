import Explorable
import Foundation
import LayoutEngine
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

    @Test(
        "makes a page and an animation without the proposals to avoid, and says so",
        arguments: [FigureFormat.html, .apng])
    func avoidedProposals(format: FigureFormat) async throws {
        var widths: Set<CGFloat> = []
        let scene = Scene("wide", proposal: ProposedViewSize(width: 80, height: 20)) {
            GeometryReader { proxy in
                let _ = widths.insert(proxy.size.width)
                Color.red.frame(width: proxy.size.width > 50 ? 50 : 20)
            }
        }
        let folder = try TemporaryFolder()
        let worker = SceneWorker(scenes: [scene], assets: .none, folder: folder.path, engine: "engine", memory: nil)
        var order = WorkerOrder(
            .render, RequestedFigure(scene, scale: 1, appearance: .light, format: format), id: 0)
        _ = await worker.answer(order)
        #expect(widths.contains(.infinity))

        widths = []
        for proposal in [ProposedViewSize.infinity, ProposedViewSize(width: .infinity, height: 20)] {
            order.avoided.append(FailedProposal(cell: ProposalCell(proposal), reason: "it trapped"))
        }
        guard case .rendered(let file) = await worker.answer(order).result else {
            Issue.record("it was not drawn")
            return
        }
        #expect(!widths.contains(.infinity) && widths.count > 5, "\(widths)")
        #expect(file.figure.issues.contains { $0.hasSuffix("leaves out ∞ × 20: it trapped") })
        let text = String(decoding: try folder.data(file.figure.file), as: UTF8.self)
        #expect(text.contains("No layout at a width of ∞: the scene fails there.") == (format == .html))
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
