import Foundation
import Plumbline
import Raster

/// A figure of a page, as it was drawn into a folder of temporary files.
struct DrawnListing {
    let name: String
    let isDark: Bool
    /// The path of its PNG file, at 2×.
    let file: String
    let altText: String
    /// In points.
    let width: Double
}

/// The explorable figure of a listing, as it was drawn into a folder of temporary files.
struct DrawnPage {
    let name: String
    let file: String
}

/// Draws the figures of compiled modules, each in processes of its own: no process loads two versions of a library.
struct ArticleDrawing {
    /// Where pictures go for now.
    let folder: String
    let workers: [String]

    /// Draws a module's figures in light and dark. The messages about scenes go to standard error.
    ///
    /// - Returns: The figures that were drawn, and the names of those that were not.
    /// - Throws: `ReportedFailure` if the drawing ended early.
    func draw(_ catalog: LoadedCatalog) throws -> (drawn: [DrawnListing], failed: [String]) {
        let report = try render(catalog, ["--appearance", "both"])
        let failed = Set(report.failures.map(\.scene))
        let drawn = report.wellDrawn.map { figure in
            DrawnListing(
                name: figure.scene, isDark: figure.appearance == "dark", file: figure.file,
                altText: figure.briefAltText ?? figure.altText,
                width: figure.size.first ?? 0)
        }
        return (drawn, failed.sorted())
    }

    /// Makes the explorable figures of a module's scenes with these names.
    ///
    /// - Returns: The pages that were made, and the names of those that were not.
    func pages(_ catalog: LoadedCatalog, of names: [String]) throws -> (drawn: [DrawnPage], failed: [String]) {
        let report = try render(catalog, names + ["--format", "html"])
        return (
            report.wellDrawn.map { DrawnPage(name: $0.scene, file: $0.file) },
            Set(report.failures.map(\.scene)).sorted()
        )
    }

    private func render(_ catalog: LoadedCatalog, _ arguments: [String]) throws -> BatchReport {
        let run = try ProgramRun(
            Installation.program,
            catalog.prefix + ["render", "--json", "--quiet", "--force", "--output", folder] + arguments + workers,
            errors: .passedOn)
        guard run.status <= 1, let report = try? JSONDecoder().decode(BatchReport.self, from: Data(run.output.utf8))
        else {
            throw ReportedFailure(status: run.status == 0 ? .software : ExitStatus(rawValue: run.status))
        }
        return report
    }
}

/// A folder of temporary files, removed when it is no longer used, or by a later run.
final class TemporaryFolder {
    let path: String

    /// - Parameter parent: Where it is made; the folders that ended processes left there are removed.
    init(in parent: String) throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names {
            guard let owner = name.split(separator: "-", maxSplits: 1).last, name.hasPrefix("temporary-"),
                AtomicFile.hasEnded(owner: owner) ?? false
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
        }
        path = "\(parent)/temporary-\(AtomicFile.owner)"
        try OutputFolder.create(path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

extension BatchReport {
    /// The figures of scenes that did not fail in any appearance.
    fileprivate var wellDrawn: [DrawnFigure] {
        let failed = Set(failures.map(\.scene))
        return figures.map(\.figure).filter { !failed.contains($0.scene) }
    }
}
