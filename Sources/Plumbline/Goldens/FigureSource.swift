import Foundation
import Goldens

/// Draws figures that are to be compared or kept, by worker processes where the catalog is a program: one that crashes
/// or hangs fails alone.
@MainActor
struct FigureSource {
    let catalog: CheckedCatalog
    let limits: Supervisor.Limits
    let console: Console

    enum Outcome {
        case drawn(ActualFigure)
        /// Why there is no figure, and the last lines its scene wrote.
        case failed(String, lines: [String])
    }

    /// Draws all of them and hands each over as it comes, with its place in the list.
    ///
    /// - Throws: `Reported` when a signal ends the run or no worker would start, `FileError` for want of a place to work in.
    func draw(_ jobs: [FigureJob], take: @escaping (Int, Outcome) -> Void) async throws {
        let progress = BatchProgress(total: jobs.count, console: console)
        progress.begin(done: 0)
        defer { progress.end() }
        let hand: (Int, Outcome) -> Void = { index, outcome in
            progress.advance(to: jobs[index].scene.name)
            take(index, outcome)
        }
        if catalog.isProgram {
            try supervise(jobs, progress, hand)
        } else {
            for (index, job) in jobs.enumerated() { hand(index, await drawHere(job)) }
        }
    }

    private func drawHere(_ job: FigureJob) async -> Outcome {
        do {
            return .drawn(try await job.figure(assets: catalog.assets).actual)
        } catch {
            return .failed((error as? SceneError)?.message ?? "\(error)", lines: [])
        }
    }

    private func supervise(
        _ jobs: [FigureJob], _ progress: BatchProgress, _ hand: @escaping (Int, Outcome) -> Void
    ) throws {
        let parcels = try ParcelFolder()
        defer { parcels.remove() }
        let folder = parcels.path
        // Workers are told what paints only to know pictures again, and these are not kept.
        let program = WorkerProgram.own(folder: folder, engine: "none", memory: limits.memory)
        let supervisor = Supervisor(program: program, limits: limits) { event in
            switch event {
            case .tick, .retried: progress.show()
            case .answered(let order, let answer, _, let lines):
                if let failure = answer.failure {
                    hand(order.id, .failed(failure.message, lines: lines))
                    return .goOn
                }
                for line in lines { console.note("\(order.scene) wrote: \(line)", isNews: true) }
                hand(order.id, Self.open("\(folder)/\(order.file)"))
            case .lost(let order, let loss, let lines):
                hand(order.id, .failed(LossWords(loss, limits: limits).message, lines: lines))
            }
            return .goOn
        }
        switch supervisor.run(jobs.enumerated().map { FigureOrder($1, id: $0) }) {
        case .done, .stopped: break
        case .signalled(let signal):
            console.error("ended by \(LossWords.name(of: signal)): run again for the rest")
            throw Reported(status: .signal(signal))
        case .noWorkers(let words):
            console.error("no worker process would start: \(words)")
            throw Reported(status: .failure)
        }
    }

    private static func open(_ path: String) -> Outcome {
        defer { unlink(path) }
        guard let parcel = FileManager.default.contents(atPath: path).flatMap(FigureParcel.init) else {
            return .failed("its figure was lost between two processes, at \(path): run again", lines: [])
        }
        return .drawn(parcel.figure)
    }
}
