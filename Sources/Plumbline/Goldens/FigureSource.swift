import Foundation
import Goldens

/// Draws figures that are to be compared with goldens or to become goldens.
@MainActor
struct FigureSource {
    let catalog: CheckedCatalog
    let limits: WorkerLimits
    let console: Console

    enum Outcome {
        case drawn(ActualFigure)
        /// Why there is no figure, and the last lines its scene printed.
        case failed(String, printed: [String])
    }

    /// Draws all figures and passes each on as it comes, with its index.
    ///
    /// - Throws: `ReportedFailure` if the run ended early, `FileError` if there is no temporary folder.
    func draw(
        _ requests: [RequestedFigure], take: @escaping @MainActor (Int, Outcome, _ seconds: Double) -> Void
    ) async throws {
        let folder = try RunFolder("figures")
        defer { folder.remove() }
        let progress = BatchProgress(total: requests.count, console: console)
        progress.begin(done: 0)
        let run = SceneRun(catalog: catalog, limits: limits, console: console, folder: folder.path, progress: progress)
        let end = await run.run(requests.enumerated().map { WorkerOrder(.compare, $1, id: $0) }) { execution in
            let order = execution.order
            progress.advance(to: order.scene)
            let outcome: Outcome
            if case .failed(let failure) = execution.result {
                outcome = .failed(failure.message, printed: execution.printed)
            } else {
                outcome = open("\(folder.path)/\(order.file)")
            }
            take(order.id, outcome, execution.milliseconds / 1000)
            return .proceed
        }
        progress.end()
        try end.check(console)
    }

    private func open(_ path: String) -> Outcome {
        defer { unlink(path) }
        guard let transfer = FileManager.default.contents(atPath: path).flatMap(FigureTransfer.init) else {
            return .failed("its figure was lost between two processes, at \(path): run again", printed: [])
        }
        return .drawn(transfer.figure)
    }
}
