import Drawing

/// A piece of SVG whose colors and shared definitions are not yet resolved, so that the light and the dark drawing of a view
/// can become one.
indirect enum Markup: Hashable {
    case text(String)
    /// A property, such as `fill`, as a class of the palette.
    case color(RGBA, Property)
    /// A shared element; written as its id.
    case definition([Markup])

    enum Property: String {
        case fill = "f"
        case stroke = "s"
        case stop = "k"
        case flood = "o"

        /// As style sheets name it.
        var css: String {
            switch self {
            case .fill: "fill"
            case .stroke: "stroke"
            case .stop: "stop-color"
            case .flood: "flood-color"
            }
        }
    }
}

extension [Markup] {
    /// The same markup but for its colors.
    fileprivate func matches(_ other: [Markup]) -> Bool {
        guard count == other.count else { return false }
        return zip(self, other).allSatisfy { pair in
            switch pair {
            case (.text(let a), .text(let b)): a == b
            case (.color(_, let a), .color(_, let b)): a == b
            case (.definition(let a), .definition(let b)): a.matches(b)
            default: false
            }
        }
    }
}

/// The shared parts of a page's drawings: colors in pairs, glyphs, gradients, clips.
struct DrawingBook {
    /// A color in light and in dark appearance.
    struct Tint: Hashable {
        var light: RGBA
        var dark: RGBA
        var property: Markup.Property
    }

    private(set) var tints: [Tint] = []
    private var numbers: [Tint: Int] = [:]
    /// Elements with ids, in the order in which they were first used.
    private(set) var definitions: [String] = []
    private var ids: [String: Int] = [:]

    /// The markup of a drawing in both appearances.
    mutating func markup(light: [Markup], dark: [Markup]) -> String {
        guard light != dark else { return resolved(light, light) }
        guard light.matches(dark) else {
            return "<g class=\"on-light\">\(resolved(light, light))</g><g class=\"on-dark\">\(resolved(dark, dark))</g>"
        }
        return resolved(light, dark)
    }

    private mutating func resolved(_ light: [Markup], _ dark: [Markup]) -> String {
        var text = ""
        for pair in zip(light, dark) {
            switch pair {
            case (.text(let part), _): text += part
            case (.color(let a, let property), .color(let b, _)):
                text += "\(property.rawValue)\(number(of: Tint(light: a, dark: b, property: property)))"
            case (.definition(let a), .definition(let b)): text += "d\(define(resolved(a, b)))"
            default: break
            }
        }
        return text
    }

    private mutating func number(of tint: Tint) -> Int {
        if let known = numbers[tint] { return known }
        tints.append(tint)
        numbers[tint] = tints.count - 1
        return tints.count - 1
    }

    /// The number of the definition: `d7` is its id. The element is written without one.
    private mutating func define(_ element: String) -> Int {
        if let known = ids[element] { return known }
        let id = definitions.count
        ids[element] = id
        let name = element.prefix { $0 != " " && $0 != ">" && $0 != "/" }
        definitions.append("\(name) id=\"d\(id)\"\(element.dropFirst(name.count))")
        return id
    }

    /// The palette's rules, dark colors where they differ.
    var css: String {
        func rule(_ index: Int, _ color: RGBA) -> String {
            let property = tints[index].property
            return ".\(property.rawValue)\(index){\(property.css):\(color.css)}"
        }
        let light = tints.indices.map { rule($0, tints[$0].light) }.joined()
        let differing = tints.indices.filter { tints[$0].light != tints[$0].dark }
        return light + DarkRules.css { prefix in differing.map { prefix + rule($0, tints[$0].dark) }.joined() }
    }
}

/// Rules for dark appearance: where the reader's system asks for it, or the page's switch does, but not on paper.
enum DarkRules {
    static func css(_ rules: (_ prefix: String) -> String) -> String {
        let dark = rules(":root[data-appearance=dark] ")
        guard !dark.isEmpty else { return "" }
        return
            "@media screen{@media (prefers-color-scheme:dark){\(rules(":root:not([data-appearance=light]) "))}\(dark)}"
    }
}

extension RGBA {
    /// `#1a2b3c`, or with four bytes if it is translucent.
    var css: String {
        func hex(_ channel: Double) -> String {
            let value = String(Int((channel * 255).rounded()), radix: 16)
            return value.count == 1 ? "0\(value)" : value
        }
        return "#" + [red, green, blue].map(hex).joined() + (alpha < 1 ? hex(alpha) : "")
    }
}
