import Diagramming
import ExplorableFiles
import Foundation
import LayoutEngine
import Raster

/// The index of a site of explorable figures: a page that can be searched, linked and printed.
package struct SiteIndex {
    /// A figure of the site.
    package struct Entry: Sendable {
        var name: String
        var title: String
        var caption: String?
        /// The alt text of the still: it names the views.
        var altText: String
        /// The figure's page and its stills, relative to the index.
        var page: String
        var lightStill: String
        var darkStill: String?
        /// Of the still, in pixels.
        var width: Int
        var height: Int

        package init(
            name: String, title: String, caption: String?, altText: String, page: String, lightStill: String,
            darkStill: String?,
            width: Int, height: Int
        ) {
            self.name = name
            self.title = title
            self.caption = caption
            self.altText = altText
            self.page = page
            self.lightStill = lightStill
            self.darkStill = darkStill
            self.width = width
            self.height = height
        }

        /// Figures of one folder stand together.
        fileprivate var group: String { name.contains("/") ? String(name.prefix { $0 != "/" }) : "" }
    }

    private let title: String
    private let generator: String
    private let entries: [Entry]

    package init(title: String, generator: String, entries: [Entry]) {
        (self.title, self.generator, self.entries) = (title, generator, entries)
    }

    package var text: String {
        let script = String(cString: siteScript())
        let head = PageHead(
            title: title, generator: generator, imageSource: "'self'",
            style: PageStyle.css + String(cString: siteStyle()), script: script)
        return """
            \(head.markup)
            <body>
            <main>
            <header><h1>\(xmlText(title))</h1>
            <div id="find" hidden><input id="search" type="search" placeholder="Find a figure" aria-label="Find a figure" \
            autocomplete="off"><p id="count" role="status"></p></div></header>
            \(groups.map(section).joined(separator: "\n"))
            <p id="none" hidden>No figure has these words.</p>
            </main>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    private var groups: [(name: String, entries: [Entry])] {
        var groups: [(name: String, entries: [Entry])] = []
        for entry in entries {
            if let place = groups.firstIndex(where: { $0.name == entry.group }) {
                groups[place].entries.append(entry)
            } else {
                groups.append((entry.group, [entry]))
            }
        }
        return groups
    }

    private func section(_ group: (name: String, entries: [Entry])) -> String {
        let heading = group.name.isEmpty ? "Figures" : Wording.heading(group.name)
        let id = xmlText("group-\(group.name)")
        return """
            <section id="\(id)"><h2><a href="#\(id)">\(xmlText(heading))</a></h2>
            <ul>
            \(group.entries.map(item).joined(separator: "\n"))
            </ul></section>
            """
    }

    /// The words by which a figure is found besides its name, title and caption: the views it is about, each once.
    private func words(of entry: Entry) -> String {
        let words = entry.altText.split { !$0.isLetter }.map { $0.lowercased() }.filter { $0.count > 2 }
        return xmlText(Set(words).sorted().joined(separator: " "))
    }

    /// From a page back to the folder of the index.
    private func way(from page: String) -> String { String(repeating: "../", count: page.count(where: { $0 == "/" })) }

    private func item(_ entry: Entry) -> String {
        let dark = entry.darkStill.map {
            "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\($0.asAddress)\">"
        }
        // Of a high figure its upper part is shown.
        let look = entry.height > entry.width ? " class=\"high\"" : ""
        let caption = entry.caption.map { "<span class=\"words\">\(MarkedText($0).markup)</span>" } ?? ""
        return """
            <li data-name="\(xmlText(entry.name))" data-words="\(words(of: entry))"><a \
            href="\(entry.page.asAddress)#index=\(way(from: entry.page))index.html"><picture\(look)>\(dark ?? "")<img \
            src="\(entry.lightStill.asAddress)" alt="" loading="lazy" width="\(entry.width)" height="\(entry.height)">\
            </picture><strong>\(xmlText(entry.title))</strong>\(caption)</a></li>
            """
    }
}

extension String {
    /// As a relative address: names hold ASCII letters, digits, `-`, `_`, `.`, `/`, and files `~` and `@`.
    fileprivate var asAddress: String {
        xmlText(addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self)
    }
}
