import Diagramming
import Foundation
import Plumbline

/// Listings of a page that are compiled together, and the figures among them.
///
/// A listing that declares again what an earlier one has declared begins a new module, with the earlier listings that it
/// does not replace.
struct ArticleModule {
    /// Those whose declarations it has, with their index in the page.
    private(set) var listings: [(index: Int, listing: ArticlePage.Listing, code: ListingCode)] = []
    /// The indices of those that are drawn or checked here; the others are here for their declarations.
    private(set) var own: Set<Int> = []

    static let catalog = "PlumblineFigures"

    static func all(_ page: ArticlePage) -> [ArticleModule] {
        var modules: [ArticleModule] = []
        var current = ArticleModule()
        for (index, listing) in page.listings.enumerated() {
            let code = ListingCode(listing.code)
            if current.listings.contains(where: { !$0.code.names.isDisjoint(with: code.names) }) {
                modules.append(current)
                var next = ArticleModule()
                next.listings = current.listings.filter { $0.code.names.isDisjoint(with: code.names) }
                current = next
            }
            current.listings.append((index, listing, code))
            current.own.insert(index)
        }
        return current.own.isEmpty ? modules : modules + [current]
    }

    /// The module without some listings, by their index in the page.
    ///
    /// - Parameter undrawn: Those that stay for their declarations.
    func without(_ broken: Set<Int>, undrawn: Set<Int> = []) -> ArticleModule {
        var module = self
        module.listings.removeAll { broken.contains($0.index) }
        module.own.subtract(broken.union(undrawn))
        return module
    }

    /// The figures that are drawn here, in order.
    var figures: [ArticlePage.Listing] { drawn.map(\.listing) }

    private var drawn: [(index: Int, listing: ArticlePage.Listing, code: ListingCode)] {
        listings.filter { own.contains($0.index) && $0.listing.mark.kind == .figure }
    }

    /// What explorable figures show of the source, in the order of the figures.
    var sources: [SceneListing] {
        let declarations = listings.flatMap { $0.code.declarations.map(\.code) }.joined(separator: "\n")
        return drawn.map { _, listing, code in
            let own =
                switch code.shown(listing.mark) {
                case .view(let view): Additions.expression(view)
                case .preview(let code): code
                case nil: code.expressions.map(\.code).joined(separator: "\n")
                }
            return SceneListing(code: own, declarations: declarations)
        }
    }

    /// The name of the file with the code of one listing.
    static func file(of index: Int) -> String { "Listing\(index).swift" }

    /// The code to compile, by the name of its file.
    ///
    /// - Parameter path: The page's path, where mistakes are reported.
    /// - Throws: `UsageError` for a figure that shows nothing.
    func files(path: String) throws(UsageError) -> [(name: String, code: String)] {
        var files: [(name: String, code: String)] = []
        for (index, listing, code) in listings {
            files.append((Self.file(of: index), try self.code(index, listing, code, path)))
        }
        let functions = drawn.map(\.index)
        let scenes = drawn.map { index, listing, code in scene(index, listing, code, path) }
        files.append(
            (
                "\(Self.catalog).swift",
                """
                import Plumbline

                enum \(Self.catalog): Plumbline.SceneCatalog {
                    @Plumbline.SceneBuilder static var scenes: [Plumbline.Scene] {
                        \(functions.map { "scene\($0)" }.joined(separator: "\n        "))
                    }
                \(scenes.joined(separator: "\n"))
                }
                """
            ))
        return files
    }

    private func code(
        _ index: Int, _ listing: ArticlePage.Listing, _ code: ListingCode, _ path: String
    ) throws(UsageError) -> String {
        func at(_ line: Int, _ code: String) -> String {
            "#sourceLocation(file: \(Self.literal(path)), line: \(line))\n\(code)\n#sourceLocation()"
        }
        var text = code.isScene ? "import Plumbline\n" : "import SwiftUI\n"
        for part in code.declarations where own.contains(index) || !part.isPreview {
            text += at(listing.line + part.line, part.code) + "\n"
        }
        let body = code.expressions.map { at(listing.line + $0.line, $0.code) }.joined(separator: "\n")
        let mark = listing.mark
        let isDrawn = own.contains(index) && mark.kind == .figure
        let type = code.isScene ? "Plumbline.Scene" : "some SwiftUI.View"
        let builder = code.isScene ? "" : "@SwiftUI.ViewBuilder "
        func function(_ name: String, _ body: String, _ builder: String, _ type: String) -> String {
            "@MainActor \(builder)func \(name)\(index)() -> \(type) {\n\(body)\n}\n"
        }
        let shown = code.shown(mark)
        if isDrawn, let shown {
            if case .view(let view) = shown {
                text += function(
                    "plumblineFigure", at(listing.line - 1, Additions.expression(view)), "@SwiftUI.ViewBuilder ",
                    "some SwiftUI.View")
            }
            if !body.isEmpty { text += function("plumblineRest", body, builder, type) }
        } else if isDrawn {
            guard !body.isEmpty else {
                throw UsageError(
                    "\(path):\(listing.line - 1): the figure \(mark.name) shows nothing: its listing has no view; write show=…"
                )
            }
            text += function("plumblineFigure", body, builder, type)
        } else if !body.isEmpty, own.contains(index) {
            text += function("plumblineRest", body, builder, type)
        }
        return text
    }

    private func scene(_ index: Int, _ listing: ArticlePage.Listing, _ code: ListingCode, _ path: String) -> String {
        let mark = listing.mark
        func length(_ value: Double?) -> String { value.map { "\($0)" } ?? "nil" }
        let annotations = mark.annotations?.annotations ?? [.borders, .sizes]
        let (width, height) = (length(mark.width), length(mark.height))
        let scene: String
        if code.isScene && mark.show == nil {
            scene = "plumblineFigure\(index)()"
        } else if case .preview = code.shown(mark) {
            scene = """
                Plumbline.Scene(_lastPreviewIn: "Listing\(index)", name: \(Self.literal(mark.name)), \
                width: \(width), height: \(height))
                """
        } else {
            scene = """
                Plumbline.Scene(\(Self.literal(mark.name)), proposal: ProposedViewSize(width: \(width), height: \(height))) \
                { plumblineFigure\(index)() }
                """
        }
        let own = code.isScene && mark.show == nil && mark.annotations == nil
        let words =
            (mark.title.map { ".title(\(Self.literal($0)))" } ?? "")
            + (mark.caption.map { ".caption(\(Self.literal($0)))" } ?? "")
        return """
                static var scene\(index): Plumbline.Scene {
            #sourceLocation(file: \(Self.literal(path)), line: \(listing.line))
                    \(scene)\(own ? "" : ".annotations(Annotations(rawValue: \(annotations.rawValue)))")\(words)
            #sourceLocation()
                }
            """
    }

    private static func literal(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
