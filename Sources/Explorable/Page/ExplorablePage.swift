import Diagramming
import ExplorableFiles
import Foundation
import Raster

/// An explorable figure as one self-contained page.
///
/// Everything from scenes reaches the page as escaped text, as JSON, or as drawings made here. Its content security policy
/// allows only its own script and style, by their digests.
package struct ExplorablePage {
    /// What the page says besides its layouts.
    package struct Words {
        var title: String
        var caption: MarkedText?
        /// The alt text of the still.
        var altText: String
        var footer: String
        var generator: String

        package init(title: String, caption: MarkedText?, altText: String, footer: String, generator: String) {
            self.title = title
            self.caption = caption
            self.altText = altText
            self.footer = footer
            self.generator = generator
        }
    }

    let words: Words
    let still: String
    let payload: Payload
    let definitions: [String]
    let palette: String

    /// The data of the page's script.
    struct Payload: Encodable {
        var parts: [PagePart]
        var views: [PageIdentity]
        var words: [String]
        var drawings: [String]
    }

    package var text: String {
        get throws {
            let head = PageHead(
                title: words.title, generator: words.generator, description: words.altText, imageSource: "data:",
                style: PageStyle.css + palette + String(cString: figureStyle()),
                script: isExplorable ? Self.script : nil)
            return """
                \(head.markup)
                <body>
                <svg class="definitions" aria-hidden="true" focusable="false"><defs>\(definitions.joined())</defs></svg>
                <main>
                <header><h1>\(xmlText(words.title))</h1>\(caption)</header>
                <figure id="still">\(still)</figure>
                \(isExplorable ? String(cString: figureMarkup()) : "")
                <footer><span>\(xmlText(words.footer))</span></footer>
                </main>
                \(try scripts(head))
                </body>
                </html>

                """
        }
    }

    /// What has no layout to explore is the still alone.
    private var isExplorable: Bool { !payload.parts.isEmpty }

    private func scripts(_ head: PageHead) throws -> String {
        guard let script = head.script else { return "" }
        return """
            <script type="application/json" id="layouts">\(try scriptJSON(payload))</script>
            <script>\(script)</script>
            """
    }

    private var caption: String {
        words.caption.map { "<p class=\"caption\">\($0.markup)</p>" } ?? ""
    }

    private static let script: String = {
        var scripts: [String] = []
        while let next = figureScript(Int32(scripts.count)) { scripts.append(String(cString: next)) }
        return scripts.joined(separator: "\n")
    }()
}

extension MarkedText {
    /// For a page.
    var markup: String {
        parts.map { part in
            let text = xmlText(part.text)
            return switch part.look {
            case .plain: text
            case .strong: "<strong>\(text)</strong>"
            case .code: "<code>\(text)</code>"
            }
        }.joined()
    }
}

/// Digests by which a content security policy allows a script or a style.
enum PageDigest {
    static func of(_ text: String) -> String {
        let digits = Array(SHA256.hex(text))
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        return "sha256-\(Data(bytes).base64EncodedString())"
    }
}

/// A view as the page's script knows it.
struct PageIdentity: Encodable, Equatable {
    var name: String
    var label: String?
    var hue: Int
    var kind: String
    var isStrong: Int?

    enum CodingKeys: String, CodingKey {
        case name = "n"
        case label = "l"
        case hue = "h"
        case kind = "k"
        case isStrong = "s"
    }

    init(_ view: ViewIdentity) {
        (name, label, hue, kind) = (view.name, view.label, view.hue.rawValue, view.kind.rawValue)
        isStrong = view.isStrong ? 1 : nil
    }
}
