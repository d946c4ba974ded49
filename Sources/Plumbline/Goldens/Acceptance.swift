import Goldens
import LayoutEngine

/// Replaces goldens one by one, and counts them.
@MainActor
final class Acceptance {
    struct Candidate {
        let request: RequestedFigure
        /// The fingerprint of the reviewed picture; nil if the scene was named instead.
        var reviewed: String?
        /// The fingerprint of the golden it was compared with; nil if there was none.
        var golden: String?
    }

    let catalog: CheckedCatalog
    let folder: GoldenFolder
    let environment: GoldenEnvironment
    let console: Console
    private var accepted = 0
    /// Figures that were their goldens already.
    private var unchanged = 0
    private var removed = 0
    private(set) var failures = 0

    init(catalog: CheckedCatalog, folder: GoldenFolder, environment: GoldenEnvironment, console: Console) {
        self.catalog = catalog
        self.folder = folder
        self.environment = environment
        self.console = console
    }

    var summary: String {
        var parts = ["\(accepted) accepted"]
        if unchanged > 0 { parts.append("\(unchanged) unchanged") }
        if removed > 0 { parts.append("\(removed) removed") }
        if failures > 0 { parts.append("\(failures) refused") }
        return parts.joined(separator: ", ")
    }

    /// The figures of the report that are not goldens yet. Goldens it calls orphaned are removed.
    ///
    /// - Parameters:
    ///   - glob: The scenes to accept; all where there is neither a scene nor a file.
    ///   - files: The figures to accept, without `.png`.
    func candidates(_ report: ReportFile, glob: [String], files: [String]) throws -> [Candidate] {
        let globs = glob.map { Glob($0) }
        for glob in globs where !report.figures.contains(where: { glob.matches($0.scene) }) {
            throw UsageError("the report shows no scene “\(glob.pattern)”: run check for it first")
        }
        for file in files where !report.figures.contains(where: { $0.file == file }) {
            throw UsageError("the report shows no figure “\(file)”: run check for its scene first")
        }
        let isNamed = !globs.isEmpty || !files.isEmpty
        let requested = report.figures.filter { figure in
            !isNamed || files.contains(figure.file) || globs.contains { $0.matches(figure.scene) }
        }
        var candidates: [Candidate] = []
        for figure in requested where isOpen(figure, isNamed: isNamed) {
            if figure.verdict == .orphaned {
                remove(figure)
            } else if let candidate = candidate(figure) {
                candidates.append(candidate)
            }
        }
        explainSkipped(requested, isNamed: isNamed)
        return candidates
    }

    private func explainSkipped(_ figures: [ReportFile.Figure], isNamed: Bool) {
        let elsewhere = figures.count { $0.verdict == .environment }
        if elsewhere > 0, !isNamed {
            let them = elsewhere == 1 ? "it" : "them"
            console.note(
                "skipped \(Wording.count(elsewhere, "figure")) that only other libraries or fonts draw differently: name \(them) "
                    + "to accept \(them)")
        } else if !figures.contains(where: { isOpen($0, isNamed: isNamed) }) {
            let words = Set(figures.map(\.verdict.words)).sorted().joined(separator: ", ")
            console.note("nothing to accept: the report shows only what it calls \(words)")
        }
    }

    /// Whether there is something to accept. Goldens made in another environment are replaced only if named.
    private func isOpen(_ figure: ReportFile.Figure, isNamed: Bool) -> Bool {
        switch figure.verdict {
        case .exempted: false
        case .passed, .failed: figure.fingerprint != nil
        case .environment: isNamed
        case .layout, .picture, .paint, .views, .shaping, .new, .missing, .orphaned: true
        }
    }

    private func candidate(_ figure: ReportFile.Figure) -> Candidate? {
        let scene = catalog.scenes.first { $0.name == figure.scene }
        guard let request = scene?.goldenRequest(named: figure.file) else {
            refuse(figure.file, "no scene draws it any more; run check again")
            return nil
        }
        guard let reviewed = figure.fingerprint else {
            refuse(figure.file, "the report shows no picture of it")
            return nil
        }
        return Candidate(request: request, reviewed: reviewed, golden: figure.golden)
    }

    func accept(_ candidate: Candidate, _ outcome: FigureSource.Outcome) {
        let file = candidate.request.goldenName
        switch outcome {
        case .failed(let message, _): refuse(file, message)
        case .drawn(let actual):
            if let reviewed = candidate.reviewed {
                guard actual.fingerprint == reviewed else {
                    return refuse(file, "it differs from what the report shows; run check again, and look again")
                }
                // The golden may be the figure already, accepted a moment ago.
                if let current = folder.fingerprint(file), current != candidate.golden, !folder.holds(actual, as: file)
                {
                    return refuse(
                        file,
                        "its golden in \(folder.path) is not the one the report shows; run check again for that folder")
                }
            }
            // Recorded all the same: the libraries that drew it may be others.
            let isHeld = folder.holds(actual, as: file)
            attempt(file) {
                var folder = folder
                folder.sizeLimit = candidate.request.scene.goldenBytes ?? folder.sizeLimit
                try folder.record(actual, as: file, environment: environment)
                if isHeld { unchanged += 1 } else { accepted += 1 }
            }
        }
    }

    private func remove(_ figure: ReportFile.Figure) {
        if catalog.scenes.contains(where: { $0.goldenNames.contains(figure.file) }) {
            return refuse(figure.file, "a scene draws it again; run check again")
        }
        // An earlier run that was interrupted may have removed it.
        guard let current = folder.fingerprint(figure.file) else { return }
        guard current == figure.fingerprint else {
            return refuse(
                figure.file, "it is not the golden in \(folder.path) that the report shows; run check for that folder")
        }
        guard folder.hasLayout(figure.file) else {
            return refuse(
                figure.file,
                "it has no layout beside it, so it may be no golden: remove \(folder.picturePath(figure.file)) by hand, or "
                    + "move it out of the goldens")
        }
        attempt(figure.file) {
            try folder.remove(figure.file)
            removed += 1
        }
    }

    private func attempt(_ file: String, _ body: () throws -> Void) {
        do { try body() } catch { refuse(file, "\(error)") }
    }

    private func refuse(_ file: String, _ reason: String) {
        failures += 1
        console.error("\(file): \(reason)")
    }
}
