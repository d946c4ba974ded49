import Foundation
import Raster

/// Renders figures into files, except figures that are up to date.
@MainActor
final class RenderBatch {
    struct Settings {
        var folder = "output"
        /// Draws unchanged figures too.
        var force = false
        var limits = WorkerLimits()
        /// Milliseconds by scene, from an earlier run; the output folder's own records take precedence.
        var timings: [String: Double] = [:]
    }

    private let catalog: CheckedCatalog
    private let settings: Settings
    private let requests: [RequestedFigure]
    private let console: Console
    private let progress: BatchProgress
    private let diagnostics: BatchDiagnostics
    private let fingerprint: InputFingerprint
    private let keys: [String]
    private let records: RecordKeeper
    private let start = ContinuousClock.now
    /// By request.
    private var entries: [Int: BatchReport.Entry] = [:]
    private var failures: [Int: FailedFigure] = [:]
    /// Milliseconds it took to draw each file, by request. Finding a figure unchanged is quicker.
    private var drawingTimes: [Int: Double] = [:]
    /// The digests of the files that may stay as they are, by request.
    private var knownContents: [Int: String] = [:]
    private var peak = 0

    /// - Throws: `FileError` if the output folder is not writable, `FontError` if the fonts are not installed.
    init(_ requests: [RequestedFigure], catalog: CheckedCatalog, settings: Settings, console: Console) throws {
        self.catalog = catalog
        self.settings = settings
        self.requests = requests
        self.console = console
        progress = BatchProgress(total: requests.count, console: console)
        diagnostics = BatchDiagnostics(console: console)
        try OutputFolder.create(settings.folder)
        let environment = ProcessInfo.processInfo.environment
        let fingerprint = try InputFingerprint(
            assets: catalog.assets, inputs: catalog.inputs, environment: environment)
        self.fingerprint = fingerprint
        keys = requests.map(fingerprint.key)
        records = RecordKeeper(folder: settings.folder, inputs: fingerprint.files)
    }

    func run() async -> (report: BatchReport, end: ExecutionEnd) {
        sweep()
        let orders = self.orders()
        progress.begin(done: requests.count - orders.count)
        let run = SceneRun(
            catalog: catalog, limits: settings.limits, console: console, folder: settings.folder,
            engine: fingerprint.engine, progress: progress)
        let end = await run.run(orders) { [unowned self] in finish($0) }
        progress.end()
        if let changed = records.finish() {
            console.warning(
                "\(changed) changed while figures were drawn: figures drawn since then will be drawn again in the "
                    + "next run")
        }
        if records.hasFailed {
            console.warning(
                "cannot write \(settings.folder)/\(Manifest.name), which records what is up to date: the next run will draw "
                    + "these figures again")
        }
        // Workers that were killed leave unfinished files.
        sweep()
        findLost()
        return (report(), end)
    }

    /// Makes orders for all figures that are not up to date, the longest first.
    private func orders() -> [WorkerOrder] {
        var manifest = Manifest(folder: settings.folder)
        manifest.compact()
        var orders: [(order: WorkerOrder, cost: Double)] = []
        for (index, request) in requests.enumerated() {
            let record = settings.force ? nil : manifest.record(of: request.file, in: settings.folder)
            if let record, record.key == keys[index] {
                add(record.figure, .unchanged, index, milliseconds: record.milliseconds)
                continue
            }
            drawingTimes[index] = record?.milliseconds
            knownContents[index] = record?.content
            var order = WorkerOrder(.render, request, id: index)
            order.knownPicture = record?.picture
            // A figure that has never been timed may take long.
            let cost = manifest.records[request.file]?.milliseconds ?? settings.timings[request.scene.name]
            orders.append((order, cost ?? .infinity))
        }
        return orders.sorted { ($1.cost, $0.order.id) < ($0.cost, $1.order.id) }.map(\.order)
    }

    /// Removes unfinished files of processes that have ended.
    private func sweep() {
        let files = requests.map(\.file).filter { OutputFolder.link(above: $0, in: settings.folder) == nil }
        let folders = Set(
            files.map { URL(fileURLWithPath: "\(settings.folder)/\($0)").deletingLastPathComponent().path })
        for folder in folders.union([settings.folder]) { AtomicFile.sweep(folder) }
    }

    private func finish(_ execution: Execution) -> ExecutionReply {
        // The failure is already recorded; the placeholder's result does not matter.
        if execution.order.placeholder != nil { return .proceed }
        peak = max(peak, execution.peak)
        switch execution.result {
        case .failed(let failure): return fail(execution, failure)
        case .rendered(let file): add(file, execution)
        case .ready, .tries, .ranLeftOut, .transferred, .listed, .traced: break
        }
        return .proceed
    }

    private func add(_ file: RenderedFile, _ execution: Execution) {
        let (figure, id) = (file.figure, execution.order.id)
        let isUnchanged = file.content == nil
        let milliseconds = isUnchanged ? drawingTimes[id] ?? execution.milliseconds : execution.milliseconds
        add(figure, isUnchanged ? .unchanged : .rendered, id, milliseconds: milliseconds)
        // A figure with faults has no record, so that every run tries it again.
        guard figure.faults.isEmpty, figure.isProvisional == nil,
            let content = file.content ?? knownContents[id]
        else { return }
        records.add(
            FigureRecord(
                figure: figure, content: content, key: keys[id], picture: file.picture, milliseconds: milliseconds))
    }

    private func add(_ figure: DrawnFigure, _ state: BatchReport.Entry.State, _ index: Int, milliseconds: Double) {
        var shown = figure
        shown.file = path(figure.file)
        shown.isProvisional = nil
        entries[index] = BatchReport.Entry(shown, state, milliseconds: milliseconds)
        let scene = requests[index].scene
        diagnostics.add(figure.issues, faults: figure.faults, in: scene)
        if !figure.faults.isEmpty {
            let message = figure.faults.joined(separator: "; ")
            failures[index] = failedFigure(index, FigureFailure(message, kind: .incomplete))
        }
        if state == .rendered || progress.hasBegun { progress.advance(to: scene.name) }
    }

    private func fail(_ execution: Execution, _ failure: FigureFailure) -> ExecutionReply {
        // A scene can make files fail in its own process; here none runs.
        if failure.endsBatch, !OutputFolder.takesFiles(settings.folder) { return .stop(failure.message) }
        let id = execution.order.id
        let scene = requests[id].scene
        failures[id] = failedFigure(id, failure, printed: execution.printed)
        diagnostics.fail(failure.message, printed: execution.printed, in: scene)
        progress.advance(to: scene.name)
        if failure.kind == .file { return .proceed }
        var placeholder = WorkerOrder(.render, requests[id], id: id)
        placeholder.placeholder =
            failure.kind == .crash ? CrashWords(execution.printed).reason(failure.message) : failure.message
        return .insert(placeholder)
    }

    /// With the output folder, as all files in the summary.
    private func path(_ file: String) -> String { "\(settings.folder)/\(file)" }

    private func failedFigure(_ index: Int, _ failure: FigureFailure, printed: [String] = []) -> FailedFigure {
        let request = requests[index]
        return FailedFigure(
            scene: request.scene.name, file: path(request.file), message: failure.message,
            place: request.scene.place.description,
            kind: failure.kind, signal: failure.signal, lines: printed.isEmpty ? nil : printed)
    }

    /// Finds files that were written but have been removed since.
    private func findLost() {
        for (index, entry) in entries where access(entry.figure.file, F_OK) != 0 {
            let failure = FigureFailure("its file was written, but has disappeared: run again", kind: .lost)
            entries[index] = nil
            failures[index] = failedFigure(index, failure)
            diagnostics.fail(failure.message, printed: [], in: requests[index].scene)
        }
    }

    private func report() -> BatchReport {
        var report = BatchReport()
        report.figures = requests.indices.compactMap { entries[$0] }
        report.failures = requests.indices.compactMap { failures[$0] }
        let inputs = catalog.inputs + catalog.assets.folders + catalog.assets.fontFiles
        report.inputs = inputs.isEmpty ? nil : inputs.map { $0.standardizedFileURL.path }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let unfinished = requests.indices.count { entries[$0] == nil && failures[$0] == nil }
        report.sum(seconds: (seconds * 1000).rounded() / 1000, unfinished: unfinished, peakMegabytes: peak >> 20)
        diagnostics.printWarnings(order: requests.map(\.scene.name))
        return report
    }
}
