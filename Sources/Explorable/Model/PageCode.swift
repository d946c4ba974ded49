import Diagramming
import LayoutEngine

/// The source of a picture's views, and the views that each piece of it makes.
struct ViewCode {
    private let source: CodeWithBodies
    /// By token: views, by their numbers in the page's list.
    private var views: [Int: [Int]] = [:]

    init(_ source: CodeWithBodies) { self.source = source }

    /// Adds the views of a layout.
    ///
    /// - Parameter identity: The number of the view of each record.
    mutating func add(_ records: [LayoutRecord], identity: [LayoutRecord.ID: Int]) {
        let places = CodePlaces(source.code, records)
        let made = Set(places.places.values)
        for record in records {
            guard let place = places.places[record.id], let view = identity[record.id] else { continue }
            var tokens = places.tokens(of: place)
            // A modifier that makes a view is that view's alone.
            if place.link == nil { tokens.subtract(linksThatMakeViews(of: place.expression, made)) }
            let outer = record.parent.flatMap { places.places[$0]?.expression }
            if outer != place.expression { tokens.formUnion(places.tokens(ofCallsAround: place.expression)) }
            for token in tokens where views[token]?.contains(view) != true { views[token, default: []].append(view) }
        }
    }

    private func linksThatMakeViews(of expression: Int, _ made: Set<CodePlaces.Place>) -> [Int] {
        let links = source.code.expressions[expression].links
        return links.indices.filter { made.contains(CodePlaces.Place(expression: expression, link: $0)) }
            .flatMap { Array(links[$0].tokens) }
    }

    /// Nil if no view has a place in it.
    var page: PageCode? { views.isEmpty ? nil : PageCode(source, views) }
}

/// The same for a page.
struct PageCode: Encodable {
    struct Piece: Encodable, Equatable {
        /// Its column, from 0.
        var column: Int
        var text: String
        /// The views, by their numbers in the page's list; nil for none.
        var views: [Int]?
        /// Whether it names a view: 1, or nil.
        var isName: Int?

        enum CodingKeys: String, CodingKey {
            case column = "c"
            case text = "t"
            case views = "v"
            case isName = "n"
        }
    }

    struct Part: Encodable {
        /// What it is the body of.
        var title: String?
        var lines: [[Piece]]

        enum CodingKeys: String, CodingKey {
            case title = "t"
            case lines = "l"
        }
    }

    var parts: [Part]

    /// - Parameter views: By token.
    init(_ source: CodeWithBodies, _ views: [Int: [Int]]) {
        // A closure that only calls a type, without a closure of its own, is replaced by that type's body.
        let own = source.parts[0].code
        let isCall =
            source.parts.count > 1 && own.expressions.first?.head == own.tokens.indices
            && !own.tokens.contains { $0.text == "{" }
        parts = source.parts.dropFirst(isCall ? 1 : 0).map { part in
            let names = Set(part.code.expressions.filter { $0.head.count > 1 }.map(\.head.lowerBound))
            let listing = CodeListing(part.code, unfolded: ["ForEach"], columns: 36)
            let lines = listing.lines.map { line in
                line.reduce(into: [Piece]()) { pieces, piece in
                    let next = Piece(
                        column: piece.column, text: piece.text, views: views[part.start + piece.token],
                        isName: names.contains(piece.token) ? 1 : nil)
                    pieces.append(next, joining: pieces.last)
                }
            }
            return Part(title: part.title, lines: lines)
        }
    }

    func encode(to encoder: any Encoder) throws { try parts.encode(to: encoder) }
}

extension [PageCode.Piece] {
    /// Pieces that differ in nothing but their text are one.
    fileprivate mutating func append(_ piece: PageCode.Piece, joining last: PageCode.Piece?) {
        guard let last, last.views == piece.views, last.isName == piece.isName else { return append(piece) }
        let space = String(repeating: " ", count: Swift.max(0, piece.column - last.column - last.text.count))
        self[count - 1].text += space + piece.text
    }
}
