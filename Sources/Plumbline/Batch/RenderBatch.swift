import Foundation
import LayoutEngine
import ProcessShim
import Raster

/// Figures into files: those that are missing or no longer right, each for itself.
@MainActor
final class RenderBatch {
    struct Settings {
        var folder = "output"
        /// Draws what is unchanged as well.
        var force = false
        var limits = Supervisor.Limits()
        /// Milliseconds by scene, from an earlier run; the output folder's own records come first.
        var timings: [String: Double] = [:]
    }

    /// Why the batch ended before its end.
    enum Stop: Equatable {
        case signal(Int32)
        case disk(String)
        case noWorkers(String)
    }

    private let catalog: CheckedCatalog
    private let settings: Settings
    private let requests: [FigureRequest]
    private let progress: BatchProgress
    private let news: BatchNews
    private let fingerprint: InputFingerprint
    private let keys: [String]
    private let log: Manifest.Log
    private let start = ContinuousClock.now
    /// By request.
    private var done: [Int: BatchReport.Entry] = [:]
    private var failed: [Int: FailedFigure] = [:]
    /// Milliseconds its file took to draw, by request: to lay it out again and leave it is no measure.
    private var drawingTimes: [Int: Double] = [:]
    /// Figures that have ended a worker once, with how it ended and whom to suspect.
    private var retried: [Int: String] = [:]
    private var peak = 0
    private(set) var stop: Stop?

    /// - Throws: `FileError` for an output folder that cannot be written to, `FontError` when the fonts are not installed.
    init(
        _ requests: [FigureRequest], catalog: CheckedCatalog, settings: Settings, console: Console
    ) throws {
        self.catalog = catalog
        self.settings = settings
        self.requests = requests
        progress = BatchProgress(total: requests.count, console: console)
        news = BatchNews(console: console)
        try OutputFolder.create(settings.folder)
        let environment = ProcessInfo.processInfo.environment
        let fingerprint = try InputFingerprint(
            assets: catalog.assets, inputs: catalog.inputs, environment: environment)
        self.fingerprint = fingerprint
        keys = requests.map(fingerprint.key)
        log = Manifest.Log(folder: settings.folder)
    }

    func run() async -> BatchReport {
        // Whoever has begun again has this process's number, and may have left a file in the midst of writing it.
        sweep(endedProcesses: processshim_begun_again() < 0 ? [] : [getpid()])
        let orders = self.orders()
        progress.begin(done: requests.count - orders.count)
        if !catalog.isProgram {
            await drawHere(orders)
        } else if let signal = LoneFigure.interruption {
            stop = .signal(signal)
        } else {
            supervise(await drawAlone(orders))
        }
        progress.end()
        findLost()
        return report()
    }

    // MARK: What is to be done

    /// Orders for all figures that cannot be left as they are, the longest first.
    private func orders() -> [FigureOrder] {
        // One figure that is drawn in any case has nothing to learn from it.
        var manifest = settings.force && requests.count == 1 ? Manifest() : Manifest(folder: settings.folder)
        manifest.compact()
        var orders: [(order: FigureOrder, cost: Double)] = []
        for (index, request) in requests.enumerated() {
            let record = settings.force ? nil : manifest.record(of: request.file, in: settings.folder)
            if let record, record.key == keys[index] {
                settle(index, record.figure, .unchanged, milliseconds: record.milliseconds)
                continue
            }
            drawingTimes[index] = record?.milliseconds
            let order = FigureOrder(request, id: index, picture: record?.picture)
            // One that has never been timed may be long.
            let cost = manifest.records[request.file]?.milliseconds ?? settings.timings[request.scene.name]
            orders.append((order, cost ?? .infinity))
        }
        return orders.sorted { ($1.cost, $0.order.id) < ($0.cost, $1.order.id) }.map(\.order)
    }

    /// Unfinished files of runs that were killed.
    private func sweep(endedProcesses: Set<Int32> = []) {
        let folders = Set(
            requests.map { URL(fileURLWithPath: "\(settings.folder)/\($0.file)").deletingLastPathComponent().path })
        for folder in folders.union([settings.folder]) { AtomicFile.sweep(folder, endedProcesses: endedProcesses) }
    }

    // MARK: Doing it

    /// Draws a single figure itself, where it can.
    ///
    /// - Returns: What is left to do.
    private func drawAlone(_ orders: [FigureOrder]) async -> [FigureOrder] {
        guard orders.count == 1,
            let drawn = await LoneFigure.draw(
                orders[0], by: worker(memory: settings.limits.memory), limits: settings.limits)
        else { return orders }
        let event = Supervisor.Event.answered(
            orders[0], drawn.answer, milliseconds: drawn.milliseconds, lines: drawn.lines)
        let reply = handle(event)
        if let signal = drawn.signal {
            stop = .signal(signal)
        } else if case .insert(let next) = reply {
            return [next]
        }
        return []
    }

    private func worker(memory: Int?) -> SceneWorker {
        SceneWorker(
            scenes: catalog.scenes, assets: catalog.assets, folder: settings.folder, engine: fingerprint.engine,
            memory: memory)
    }

    private func supervise(_ orders: [FigureOrder]) {
        if orders.isEmpty { return }
        let limits = settings.limits
        let program = WorkerProgram.own(folder: settings.folder, engine: fingerprint.engine, memory: limits.memory)
        let supervisor = Supervisor(program: program, limits: limits) { [unowned self] in handle($0) }
        switch supervisor.run(orders) {
        case .done, .stopped: break
        case .signalled(let signal): stop = .signal(signal)
        case .noWorkers(let words): stop = .noWorkers(words)
        }
        if !supervisor.killed.isEmpty { sweep(endedProcesses: supervisor.killed) }
    }

    /// In this process, one after the other: for catalogs that are no program of their own, as in tests.
    private func drawHere(_ orders: [FigureOrder]) async {
        let worker = worker(memory: nil)
        var queue = orders[...]
        while let order = queue.popFirst() {
            let start = ContinuousClock.now
            let answer = await worker.answer(order)
            let milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
            switch handle(.answered(order, answer, milliseconds: milliseconds, lines: [])) {
            case .goOn: break
            case .insert(let next): queue = [next] + queue
            case .stop: return
            }
        }
    }

    private func handle(_ event: Supervisor.Event) -> Supervisor.Reply {
        switch event {
        case .tick:
            progress.show()
            return .goOn
        case .answered(let order, let answer, let milliseconds, let lines):
            if order.placeholder != nil { return .goOn }
            peak = max(peak, answer.peak)
            if let failure = answer.failure {
                return fail(order, failure.message, failure.kind, lines: lines, endsBatch: failure.endsBatch)
            }
            let scene = requests[order.id].scene
            news.wrote(lines, in: scene)
            if let words = retried[order.id] { news.found([words], faults: [], in: scene) }
            if let figure = answer.drawn { take(figure, answer, order, milliseconds) }
            return .goOn
        case .retried(let order, let loss, let last):
            retried[order.id] = LossWords(loss, limits: settings.limits).retried(after: last)
            return .goOn
        case .lost(let order, let loss, let lines):
            let words = LossWords(loss, limits: settings.limits)
            return fail(order, words.message, words.kind, signal: words.signal, lines: lines)
        }
    }

    private func take(_ figure: DrawnFigure, _ answer: FigureAnswer, _ order: FigureOrder, _ milliseconds: Double) {
        let milliseconds = answer.isUnchanged ? drawingTimes[order.id] ?? milliseconds : milliseconds
        settle(order.id, figure, answer.isUnchanged ? .unchanged : .rendered, milliseconds: milliseconds)
        let path = "\(settings.folder)/\(order.file)"
        // What is not as it should be is tried again by every run.
        guard figure.faults.isEmpty, figure.isProvisional == nil, let picture = answer.picture,
            let content = answer.content ?? Digest.file(path)?.description
        else { return }
        log.add(
            FigureRecord(
                figure: figure, content: content, key: keys[order.id], picture: picture, milliseconds: milliseconds))
    }

    private func settle(
        _ index: Int, _ figure: DrawnFigure, _ state: BatchReport.Entry.State, milliseconds: Double
    ) {
        var shown = figure
        shown.file = "\(settings.folder)/\(figure.file)"
        shown.isProvisional = nil
        done[index] = BatchReport.Entry(shown, state, milliseconds: milliseconds)
        let scene = requests[index].scene
        news.found(figure.issues, faults: figure.faults, in: scene)
        if !figure.faults.isEmpty {
            failed[index] = FailedFigure(
                scene: scene.name, file: figure.file, message: figure.faults.joined(separator: "; "),
                place: scene.place, kind: .incomplete)
        }
        if state == .rendered || progress.hasBegun { progress.advance(to: scene.name) }
    }

    private func fail(
        _ order: FigureOrder, _ message: String, _ kind: FailedFigure.Kind, signal: String? = nil, lines: [String],
        endsBatch: Bool = false
    ) -> Supervisor.Reply {
        // A placeholder that fails too has nothing new to say.
        if order.placeholder != nil { return .goOn }
        if endsBatch {
            stop = .disk(message)
            return .stop
        }
        let scene = requests[order.id].scene
        failed[order.id] = FailedFigure(
            scene: scene.name, file: order.file, message: message, place: scene.place, kind: kind, signal: signal,
            lines: lines.isEmpty ? nil : lines)
        news.failed(message, lines: lines, in: scene)
        progress.advance(to: scene.name)
        if kind == .file { return .goOn }
        return .insert(FigureOrder(requests[order.id], id: order.id, placeholder: message))
    }

    /// Files that were written and are gone: somebody has removed them, or the folder, since.
    private func findLost() {
        for (index, entry) in done where access(entry.figure.file, F_OK) != 0 {
            let scene = requests[index].scene
            let message = "its file was written and is gone again: run once more"
            done[index] = nil
            failed[index] = FailedFigure(
                scene: scene.name, file: requests[index].file, message: message, place: scene.place, kind: .lost)
            news.failed(message, lines: [], in: scene)
        }
    }

    private func report() -> BatchReport {
        var report = BatchReport()
        report.figures = requests.indices.compactMap { done[$0] }
        report.failures = requests.indices.compactMap { failed[$0] }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let undone = requests.indices.count { done[$0] == nil && failed[$0] == nil }
        report.sum(seconds: (seconds * 1000).rounded() / 1000, unfinished: undone, peakMegabytes: peak >> 20)
        news.finish(order: requests.map(\.scene.name))
        return report
    }
}
