import CairoPainting
import Drawing
import ViewDSL

/// What the views of a page draw: each drawing once, for every size it is drawn at.
struct DrawingTable {
    private struct Key: Hashable {
        var light: ViewPiece
        var dark: ViewPiece?
    }

    private let svg: SVGMarkup
    private var known: [Key: Int] = [:]
    private var markups = Table<String>()
    var book = DrawingBook()

    init(text: PangoText) { svg = SVGMarkup(text: text) }

    /// The drawings as markup; the views inside one belong where its element of the class `in` is.
    var all: [String] { markups.values }

    mutating func number(of light: ViewPiece, dark: ViewPiece?) throws -> Int {
        let key = Key(light: light.withoutPlaces, dark: dark?.withoutPlaces)
        if let number = known[key] { return number }
        let drawn = try markup(of: light)
        let number = markups.number(of: book.markup(light: drawn, dark: try dark.map(markup) ?? drawn))
        known[key] = number
        return number
    }

    /// A drawing that is no part of the layouts, such as the still.
    mutating func markup(light: [DisplayItem], dark: [DisplayItem]) throws -> String {
        book.markup(light: try svg.markup(of: light), dark: try svg.markup(of: dark))
    }

    private func markup(of piece: ViewPiece) throws -> [Markup] {
        var content = try svg.markup(of: piece.own)
        if !piece.children.isEmpty { content.append(.text("<g class=\"in\"/>")) }
        if piece.mask != nil { content = [.text("<g class=\"masked\">")] + content + [.text("</g>")] }
        for effect in piece.effects {
            switch effect {
            case .over(let items): content += try svg.markup(of: items)
            case .group(let effect): content = try svg.group(content.joined, effect)
            }
        }
        return content.joined
    }
}

extension ViewPiece {
    /// Without the ids of other views, which differ from layout to layout.
    fileprivate var withoutPlaces: ViewPiece {
        var piece = self
        piece.children = children.isEmpty ? [] : [0]
        piece.mask = mask == nil ? nil : 0
        return piece
    }
}
