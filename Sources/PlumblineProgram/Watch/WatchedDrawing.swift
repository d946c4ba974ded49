import Foundation
import Plumbline
import Raster

/// Draws the figures of watched files, and shows what came of it.
@MainActor
struct WatchedDrawing {
    let sources: SourceOptions
    let options: RenderOptions
    let state: PageState
    let picture: TerminalPicture
    let console: Console
    private var shown = ShownFiles()
    /// What the catalogs drawn last name as inputs and assets.
    private(set) var inputs: [String] = []

    init(sources: SourceOptions, options: RenderOptions, state: PageState, picture: TerminalPicture, console: Console) {
        (self.sources, self.options, self.state) = (sources, options, state)
        (self.picture, self.console) = (picture, console)
    }

    /// A file that does not compile is no end: it is about to be saved again.
    ///
    /// - Throws: `ReportedFailure` if the toolchain is missing, or a signal ended the drawing.
    mutating func draw() throws {
        let start = ContinuousClock.now
        shown.forgetRemoved()
        var messages: [String] = []
        // Messages also go to the page.
        let both = Console(
            isInteractive: false, environment: console.environment, output: { _ in },
            error: { [console] text in
                messages.append(text)
                console.note(String(text.dropLast()))
            })
        do {
            let loaded = try sources.loaded(both)
            try show(loaded.catalog, start, leftOut: loaded.leftOut)
        } catch let failure as ReportedFailure where failure.status == .failure {
            state.show(problem: messages.joined())
        } catch let error as UsageError {
            console.error(error.description)
            state.show(problem: error.description)
        }
    }

    private mutating func show(
        _ loaded: LoadedCatalog, _ start: ContinuousClock.Instant, leftOut: LeftOut
    ) throws {
        // A process of its own for each version of the library.
        let run = try ProgramRun(
            Installation.program, loaded.prefix + ["render", "--json", "--quiet"] + options.arguments,
            errors: .passedOn)
        guard let report = try? JSONDecoder().decode(BatchReport.self, from: Data(run.output.utf8)) else {
            if run.status > 128 { throw ReportedFailure(status: ExitStatus(rawValue: run.status)) }
            return state.show(problem: "The figures could not be drawn: see the terminal.")
        }
        inputs = report.inputs ?? []
        let figures = report.figures.map(\.figure)
        let digests = figures.map { SHA256.hex(file: $0.file) ?? "" }
        state.show(
            zip(figures, digests).map { figure, digest in
                PageState.Figure(
                    id: figure.file, name: figure.scene, version: String(digest.prefix(16)), altText: figure.altText,
                    width: figure.size.first ?? 0)
            }, files: figures.map(\.file),
            problem: (leftOut.previews + leftOut.warnings
                + report.failures.map {
                    "\($0.scene): \($0.message) (\($0.place))\n" + ($0.lines ?? []).joined(separator: "\n")
                })
                .joined(separator: "\n"))
        let changed = shown.update((figures.map(\.file) + report.failures.map(\.file)).unique)
        for file in changed { showInTerminal(file) }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let time = seconds.formatted(.number.precision(.fractionLength(2)).grouping(.never))
        let names = changed.prefix(4).joined(separator: ", ") + (changed.count > 4 ? ", …" : "")
        console.info(changed.isEmpty ? "unchanged, \(time) s" : "\(names), \(time) s")
    }

    private func showInTerminal(_ file: String) {
        guard let png = FileManager.default.contents(atPath: file), let bytes = picture.bytes(png: png) else { return }
        console.write(String(decoding: bytes, as: UTF8.self))
    }
}
