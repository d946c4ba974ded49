import Foundation
import Raster
import ReportFiles

/// The report as one self-contained page.
///
/// Everything from scenes reaches the page as JSON, and the script sets it as text, never as markup.
struct ReportPage {
    private let payload: Payload

    init(_ report: ReportFile, entries: [ReportEntry], acceptance: CheckReport.Acceptance) {
        let pictures = entries.map { entry in
            entry.pictures.reduce(into: [String: Picture]()) { result, file in
                result[file.key] = Picture(
                    url: "data:image/png;base64,\(file.value.base64EncodedString())",
                    width: entry.sizes[file.key]?.width ?? 0, height: entry.sizes[file.key]?.height ?? 0)
            }
        }
        payload = Payload(
            report: report, words: Dictionary(uniqueKeysWithValues: Verdict.allCases.map { ($0.rawValue, $0.words) }),
            order: Verdict.byUrgency.map(\.rawValue), acceptHint: acceptance.hint, title: acceptance.title,
            pictures: pictures)
    }

    private struct Payload: Encodable {
        var report: ReportFile
        /// The verdicts' descriptions.
        var words: [String: String]
        var order: [String]
        /// The sentence beside the accept command.
        var acceptHint: String
        var title: String
        /// For each figure, by kind.
        var pictures: [[String: Picture]]
    }

    private struct Picture: Encodable {
        var url: String
        /// In pixels.
        var width: Int
        var height: Int
    }

    var text: String {
        get throws {
            let json = try scriptJSON(payload)
            return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
                style-src 'unsafe-inline'; script-src 'unsafe-inline'">
                <title>\(payload.title)</title>
                <style>
                \(String(cString: reportStyle()))
                </style>
                </head>
                <body>
                \(String(cString: reportMarkup()))
                <script type="application/json" id="payload">\(json)</script>
                <script>
                \(String(cString: reportScript()))
                </script>
                </body>
                </html>

                """
        }
    }
}

extension CheckReport.Acceptance {
    fileprivate var hint: String {
        switch self {
        case .command:
            "Accepts exactly what this page shows; a scene that is drawn differently by then is refused."
        case .tests:
            "Runs the tests again and records whatever fails; look at the changed goldens afterwards."
        case .articles:
            "Draws the figures again from their listings and writes their image lines."
        }
    }

    fileprivate var title: String {
        switch self {
        case .command, .tests: "Goldens"
        case .articles: "Figures of articles"
        }
    }
}
