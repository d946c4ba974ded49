import Foundation
import Plumbline
import ProcessShim
import Raster

/// Brings one page up to date, or checks that it is.
@MainActor
struct ArticleRun {
    let places: ArticlePlaces
    /// The Swift files that the listings use.
    let sources: SourceFiles?
    let compiler: Compiler
    let workers: [String]
    let console: Console
    /// Where explorable pages are published, for DocC; nil for nowhere.
    let site: String?

    var page: ArticlePage { places.page }

    /// What was drawn, and what was not.
    struct Outcome {
        var drawn: [DrawnListing] = []
        var pages: [DrawnPage] = []
        /// How many listings do not compile or cannot be drawn; they have been reported.
        var failures = 0

        /// The height of the frame with a figure's page; nil if it is to have none, or if its page was not made.
        func frame(of mark: ListingMark) -> Double? {
            pages.contains { $0.name == mark.name } ? mark.explore : nil
        }
    }

    /// Compiles every marked listing and draws the figures into a folder.
    ///
    /// A listing that does not compile is left out, as are those that need it; the others are drawn. One of which only the
    /// view that is drawn does not compile keeps its declarations for the others.
    func draw(into folder: String) throws -> Outcome {
        var outcome = Outcome()
        var (broken, undrawn) = (Set<Int>(), Set<Int>())
        for (number, module) in ArticleModule.all(page).enumerated() {
            while true {
                let module = module.without(broken, undrawn: undrawn)
                guard !module.own.isEmpty else { break }
                do {
                    try draw(module, number, into: folder, &outcome)
                    break
                } catch let error as CompileError {
                    let wrong = report(error, besides: broken)
                    outcome.failures += max(1, wrong.count)
                    // The linker's messages have no lines.
                    guard !wrong.isEmpty else { break }
                    let drawings = Set(wrong.filter { $0.isDrawing && !undrawn.contains($0.index) }.map(\.index))
                    undrawn.formUnion(drawings)
                    broken.formUnion(Set(wrong.map(\.index)).subtracting(drawings))
                }
            }
            let signal = processshim_take_signal()
            if signal != 0 { throw ReportedFailure(status: .signal(signal)) }
        }
        return outcome
    }

    private func draw(_ module: ArticleModule, _ number: Int, into folder: String, _ outcome: inout Outcome) throws {
        let name = "Article\(number)"
        let files = sources?.files ?? []
        let resources = ResourceFolders(of: [page.path] + files)
        let texts = try files.map { file throws(UsageError) in try SourceText(file: file) }
        var source = UserModule(name: name, files: files)
        let added = Additions(
            view: nil, texts: texts, assets: AssetSymbols(catalogs: resources.catalogs),
            strings: StringSymbols(catalogs: resources.texts), systemNames: compiler.installation.publicNames,
            models: resources.models.map(DataModel.init(path:)))
        source.additions =
            try added.resources + module.files(path: page.path).map { ($0.name, SourceText($0.code).compiled) }
        let library = try compiler.library(source, texts: texts.map(\.text))
        guard !module.figures.isEmpty else { return }
        var catalog = LoadedCatalog(
            library: library, modules: [name], resources: resources, annotations: .none)
        catalog.symbolizer = compiler.toolchain.symbolizer
        catalog.names = module.figures.map(\.mark.name)
        catalog.listings = module.sources
        let drawing = ArticleDrawing(folder: "\(folder)/\(number)", workers: workers)
        let result = try drawing.draw(catalog)
        outcome.drawn += result.drawn
        let explored = module.figures.map(\.mark).filter { $0.explore != nil && !result.failed.contains($0.name) }
        if places.style == .docc, site == nil {
            for mark in explored {
                console.warning(
                    "\(page.path): explore= of \(mark.name) is left out: DocC publishes no such pages. Publish them yourself, "
                        + "and give their address with --site")
            }
        } else if !explored.isEmpty {
            let pages = try drawing.pages(catalog, of: explored.map(\.name))
            outcome.pages += pages.drawn
            outcome.failures += pages.failed.count
        }
        outcome.failures += result.failed.count
    }

    /// - Parameter broken: The listings that were left out.
    /// - Returns: The other listings that do not compile, and whether only what they draw does not.
    private func report(_ error: CompileError, besides broken: Set<Int>) -> [(index: Int, isDrawing: Bool)] {
        let files = [SourceFiles.absolute(page.path)] + (sources?.files ?? [])
        let declared = page.listings.flatMap { ListingCode($0.code).names }
        CompilerMessages(
            page.placed(error.output), names: compiler.installation.publicNames, files: files, declared: Set(declared)
        ).report(to: console)
        let wrong = page.listings(with: Diagnostic.errors(in: error.output)).filter { !broken.contains($0.index) }
        let places = broken.sorted().map { "line \(page.listings[$0].line - 1)" }.joined(separator: ", ")
        for (index, isDrawing) in wrong {
            let listing = page.listings[index]
            let name = listing.mark.kind == .figure ? "the listing of the figure “\(listing.mark.name)”" : "the listing"
            console.error(
                "\(page.path):\(listing.line - 1): \(isDrawing ? "the view that \(name) draws" : name) does not compile"
                    + (places.isEmpty ? "" : " without those that were left out (\(places))"))
        }
        return wrong
    }

    /// Each figure's line, by its name.
    func images(_ outcome: Outcome) -> [String: (line: ImageLine, text: String)] {
        let marks = Dictionary(page.listings.map { ($0.mark.name, $0.mark) }, uniquingKeysWith: { $1 })
        return Dictionary(
            outcome.drawn.filter { !$0.isDark }.map { figure in
                let line = ImageLine(style: places.style, name: figure.name, site: site)
                let mark = marks[figure.name]
                let text = line.text(
                    alt: mark?.alt ?? figure.altText, width: figure.width, frame: mark.flatMap(outcome.frame))
                return (figure.name, (line, text))
            }, uniquingKeysWith: { $1 })
    }

    /// Writes what has changed.
    ///
    /// - Returns: How many files.
    func write(_ outcome: Outcome) throws -> Int {
        let drawn = outcome.drawn
        var count = 0
        let files =
            drawn.map { (from: $0.file, to: places.picture($0.name, isDark: $0.isDark)) }
            + outcome.pages.map { (from: $0.file, to: places.explorable($0.name)) }
        for (file, path) in files {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw FileError(path: file, reason: "it was drawn, but has disappeared")
            }
            if FileManager.default.contents(atPath: path) == data { continue }
            try OutputFolder.create(URL(fileURLWithPath: path).deletingLastPathComponent().path)
            try AtomicFile.write(data, to: path)
            count += 1
        }
        let text = page.updating(images(outcome))
        if text != page.text {
            try AtomicFile.rewrite(text, at: page.path)
            count += 1
        }
        return count
    }
}
