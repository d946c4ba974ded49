import Foundation

/// The report as one page that needs nothing else: no network, no framework, no other file.
///
/// All that comes from scenes reaches the page as JSON, and the script sets it as text, never as markup.
struct ReportPage {
    private let payload: Payload

    init(_ report: ReportFile, entries: [ReportEntry], acceptance: CheckReport.Acceptance) {
        let pictures = entries.map { entry in
            entry.pictures.reduce(into: [String: Picture]()) { result, file in
                let size = entry.sizes[file.key] ?? [0, 0]
                result[file.key] = Picture(
                    url: "data:image/png;base64,\(file.value.base64EncodedString())", width: size[0], height: size[1])
            }
        }
        payload = Payload(
            report: report, words: Dictionary(uniqueKeysWithValues: Verdict.allCases.map { ($0.rawValue, $0.words) }),
            order: Self.order.map(\.rawValue), acceptHint: acceptance.hint, pictures: pictures)
    }

    /// What needs eyes first comes first.
    private static let order: [Verdict] = [
        .failed, .layout, .paint, .shaping, .new, .missing, .orphaned, .environment, .exempted, .passed,
    ]

    private struct Payload: Encodable {
        var report: ReportFile
        /// Verdicts as people read them.
        var words: [String: String]
        var order: [String]
        /// What the accept command does.
        var acceptHint: String
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
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            // Inside a script element only its own end could end it.
            let json = String(decoding: try encoder.encode(payload), as: UTF8.self)
                .replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
                .replacing("\u{2029}", with: "\\u2029")
            return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
                style-src 'unsafe-inline'; script-src 'unsafe-inline'">
                <title>Goldens</title>
                <style>
                \(reportStyle)
                </style>
                </head>
                <body>
                \(reportBody)
                <script type="application/json" id="payload">\(json)</script>
                <script>
                \(reportScript)
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
            "What is accepted is exactly what this page shows: if a scene is drawn otherwise by then, it is refused."
        case .tests:
            "Runs the tests again and keeps what they draw then, whatever fails; look at the changed goldens afterwards."
        }
    }
}

/// What stands still on the page.
private let reportBody = """
    <aside aria-label="Figures">
    <header>
    <h1>Goldens</h1>
    <p id="summary"></p>
    <input id="search" type="search" placeholder="Filter by name" aria-label="Filter by name" autocomplete="off">
    <div id="filters" role="group" aria-label="Verdicts"></div>
    </header>
    <ol id="list" aria-label="Figures"></ol>
    </aside>
    <main id="main">
    <header id="head">
    <div id="headline"><h2 id="name"></h2><span id="verdict" class="badge"></span></div>
    <p id="place"></p>
    <p id="cause"></p>
    <ul id="notes"></ul>
    </header>
    <div id="tools">
    <div id="modes" role="tablist" aria-label="How to compare"></div>
    <div id="zoom" role="group" aria-label="Zoom"></div>
    <label id="slide"><span id="slide-name"></span>
    <input id="slider" type="range" min="0" max="100" value="50"></label>
    </div>
    <section id="stage" aria-label="Pictures"></section>
    <section id="tree" aria-label="Layout"><h3>Layout</h3>
    <p class="hint" id="rows-hint"></p>
    <label id="only"><input id="only-changed" type="checkbox" checked> changed views only</label>
    <div id="rows" role="tree"></div></section>
    <section id="accept" aria-label="Accept"><h3>Accept</h3>
    <p class="hint" id="accept-hint"></p>
    <div class="command"><span id="for-one">this one</span><code id="command-one" aria-labelledby="for-one"></code>\
    <button id="copy-one">Copy</button></div>
    <div class="command"><span id="for-all">everything</span><code id="command-all" aria-labelledby="for-all"></code>\
    <button id="copy-all">Copy</button></div></section>
    <footer id="keys">
    <span><kbd>j</kbd> <kbd>k</kbd> next, previous</span><span><kbd>1</kbd>–<kbd>4</kbd> how to compare</span>
    <span><kbd>←</kbd> <kbd>→</kbd> slide</span><span><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd> zoom</span>
    <span><kbd>/</kbd> find</span><span><kbd>c</kbd> copy the command</span></footer>
    </main>
    """
