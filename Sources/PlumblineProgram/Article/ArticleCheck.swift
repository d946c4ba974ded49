import Foundation
import Goldens
import LayoutEngine
import Plumbline
import Raster

/// Compares the pictures of a page with those that its listings draw now, as goldens are compared.
@MainActor
struct ArticleCheck {
    let run: ArticleRun

    /// - Returns: A result for each picture, and one for each image line that alone is not up to date.
    func results(_ outcome: ArticleRun.Outcome) throws -> [FigureResult] {
        let drawn = outcome.drawn
        let pictures = try drawn.map { try result($0) } + outcome.pages.map(result)
        let changed = Set(pictures.filter { $0.verdict != .passed }.map(\.scene))
        let updated = Set(lines(outcome)).subtracting(changed)
        let stale = run.page.listings.filter { updated.contains($0.mark.name) && $0.mark.kind == .figure }.map {
            listing in
            var result = FigureResult(
                file: listing.mark.name, scene: listing.mark.name, verdict: .failed,
                cause: .failed("the image line below its listing is missing or not up to date"),
                place: place(listing.mark.name))
            result.notes = []
            return result
        }
        return pictures + stale
    }

    /// The names of the figures whose lines would change.
    private func lines(_ outcome: ArticleRun.Outcome) -> [String] {
        run.images(outcome).filter { run.page.updating([$0.key: $0.value]) != run.page.text }.map(\.key)
    }

    private func place(_ name: String) -> SourceLocation? {
        run.page.listings.first { $0.mark.name == name }.map { SourceLocation(file: run.page.path, line: $0.line - 1) }
    }

    private func missing(_ path: String) -> FigureCause {
        .failed("there is no \(path) yet; the same command without --check makes it")
    }

    /// An explorable page has the same bytes wherever it is made.
    private func result(_ page: DrawnPage) -> FigureResult {
        let path = run.places.explorable(page.name)
        func result(_ verdict: Verdict, _ cause: FigureCause) -> FigureResult {
            FigureResult(
                file: page.name + ".html", scene: page.name, verdict: verdict, cause: cause, place: place(page.name))
        }
        guard let known = FileManager.default.contents(atPath: path) else { return result(.missing, missing(path)) }
        return known == FileManager.default.contents(atPath: page.file)
            ? result(.passed, .none) : result(.failed, .failed("\(path) is not what its listing makes"))
    }

    private func result(_ figure: DrawnListing) throws -> FigureResult {
        let path = run.places.picture(figure.name, isDark: figure.isDark)
        let name = figure.name + (figure.isDark ? "~dark" : "") + "@2x"
        func result(_ verdict: Verdict, _ cause: FigureCause) -> FigureResult {
            FigureResult(file: name, scene: figure.name, verdict: verdict, cause: cause, place: place(figure.name))
        }
        let actual = try PNG.decode(Data(contentsOf: URL(fileURLWithPath: figure.file)))
        guard let data = FileManager.default.contents(atPath: path) else { return result(.missing, missing(path)) }
        guard let expected = try? PNG.decode(data) else { return result(.failed, .failed("\(path) is no PNG file")) }
        var compared: FigureResult
        switch PictureGate.compare(expected, actual) {
        case .equal, .rounding, .exempted: return result(.passed, .none)
        case .different(let difference):
            compared = result(
                .picture, .paint(difference, difference.bounds.map { .pixels($0, within: []) }, renamings: []))
            compared.difference = difference
        case .otherSize(let old, let new):
            compared = result(.picture, .failed("the picture is \(new) pixels instead of \(old)"))
        }
        compared.expected = expected
        compared.actual = ActualFigure(
            bitmap: actual,
            layout: LayoutGolden(scene: figure.name, environment: "", paint: "", drawsText: false, parts: []),
            textBoxes: [],
            scale: 2)
        return compared
    }
}
