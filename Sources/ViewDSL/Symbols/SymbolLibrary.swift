import Drawing
import Foundation

/// All symbols by name: the user's, our own artwork, glyphs of the icon font, and what rules make of them.
struct SymbolLibrary {
    let images: any ImageLoading
    /// Nil if text is only measured; then a symbol of the font is a box, without a warning.
    let icons: (any IconFont)?

    /// The symbol is a glyph, and its font is not installed.
    struct NoFont: Error {}

    /// - Throws: `NoFont`.
    func artwork(named name: String) throws -> SymbolArtwork? {
        guard var artwork = try any(name) else { return nil }
        artwork.tint = artwork.tint ?? SymbolTint.ofSymbols[name]
        // Glyphs have their sign cut out, too.
        let words = name.split(separator: ".").map(String.init)
        if words.count > 2, words.last == "fill", let edge = SymbolCatalog.edges[words[words.count - 2]] {
            let (ink, bounds) = (artwork.ink.insetBy(dx: 1, dy: 1), edge.boundingRect)
            if bounds.width > 0, bounds.height > 0, !ink.isNull {
                let (x, y) = (ink.width / bounds.width, ink.height / bounds.height)
                artwork.ground = edge.applying(
                    CGAffineTransform(
                        a: x, b: 0, c: 0, d: y, tx: ink.minX - bounds.minX * x, ty: ink.minY - bounds.minY * y))
            }
        }
        return artwork
    }

    private func any(_ name: String) throws -> SymbolArtwork? {
        let counterpart = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name + ".fill"
        if let exact = try exact(name) { return exact }
        // A drawn slash is better than one by rule.
        if name.contains("slash"), let plain = try exact(counterpart) { return plain }
        if let made = try made(name) { return made }
        if let plain = try exact(counterpart) ?? made(counterpart) { return plain }
        return nil
    }

    /// Whether there is artwork for exactly this name, not only for its filled or unfilled counterpart.
    func has(_ name: String) -> Bool {
        do throws {
            return try exact(name) ?? made(name) != nil
        } catch {
            return true
        }
    }

    /// Whether it is drawn mirrored from right to left: arrows named forward and backward, and lists, whose marks are first.
    /// The controls of players, such as `forward.fill`, are not.
    func isDirectional(_ name: String) -> Bool {
        guard images.symbol(named: name) == nil else { return false }
        let parts = name.split(separator: ".")
        let isList = parts.first == "list" && parts.count > 1 && Self.listMarks.contains(parts[1])
        return isList || parts.dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }

    private static let listMarks: Set<Substring> = ["bullet", "dash", "number", "star", "triangle"]

    private func exact(_ name: String) throws -> SymbolArtwork? {
        if let path = images.symbol(named: name) { return SymbolArtwork(solid: path) }
        if let own = SymbolCatalog.artwork(named: name) { return own }
        return try glyph(name) ?? glyph(Self.currentName(of: name))
    }

    private func glyph(_ name: String) throws -> SymbolArtwork? {
        guard let glyph = SymbolGlyphs.glyph(of: name) else { return nil }
        guard let icons, icons.hasIcons, let path = icons.icon(named: glyph.name) else { throw NoFont() }
        let turned = glyph.turn == 0 ? path : path.turned(glyph.turn)
        return SymbolArtwork(glyph: turned, isOutlined: glyph.isOutlined)
    }

    /// The artwork that a rule makes of other symbols.
    private func made(_ name: String) throws -> SymbolArtwork? {
        let renamed = Self.currentName(of: name)
        if renamed != name, let found = try exact(renamed) ?? made(renamed) { return found }
        if let badged = try badged(name) { return badged }
        if let arrow = try numberedArrow(name) { return arrow }
        let symbol = SymbolName(name)
        var variants = symbol.variants
        if variants.contains(.slash) {
            variants = variants.subtracting(.slash)
            guard let base = try artwork(named: SymbolName(base: symbol.base, variants: variants).text) else {
                return nil
            }
            return base.slashed()
        }
        return try enclosed(name)
    }

    /// `goforward.15`: an arrow around a number.
    private func numberedArrow(_ name: String) throws -> SymbolArtwork? {
        let words = name.split(separator: ".").map(String.init)
        guard words.count == 2, ["goforward", "gobackward"].contains(words[0]),
            let number = SymbolArtwork.number(words[1]), let arrow = try artwork(named: words[0])
        else { return nil }
        return arrow.below(number.fitted(in: 8, center: CGPoint(x: 12, y: 12.6)))
    }

    /// `leaf.circle`, `drop.triangle.fill`.
    private func enclosed(_ name: String) throws -> SymbolArtwork? {
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        guard words.count > 1, let shape = words.popLast(), let edge = SymbolCatalog.edges[shape],
            let base = try inner(words.joined(separator: "."))
        else { return nil }
        let side: CGFloat =
            shape == "square" || shape == "app" ? 12.6 : shape == "triangle" || shape == "rectangle" ? 9 : 11.4
        let fitted = base.fitted(in: side, center: CGPoint(x: 12, y: shape == "triangle" ? 14.6 : 12))
        guard isFilled else { return .lines(edge).below(fitted) }
        var filled = SymbolArtwork.filled(edge)
        filled.holes = ([fitted] + fitted.overlays).flatMap { [$0.solid, $0.lineRegion] }.filter { !$0.isEmpty }
        filled.usesIcons = fitted.usesIcons
        return filled
    }

    /// A symbol to be set in a circle or square: a glyph if there is one, because it can be cut out.
    private func inner(_ base: String) throws -> SymbolArtwork? {
        if let text = SymbolArtwork.number(base) ?? SymbolArtwork.letter(base) { return text }
        if let mark = SymbolCatalog.signs[base] { return mark.artwork }
        return try glyph(base + ".fill") ?? glyph(base) ?? artwork(named: base)
    }

    /// `folder.badge.plus`, `person.crop.circle.fill.badge.checkmark`.
    private func badged(_ name: String) throws -> SymbolArtwork? {
        if let range = name.range(of: ".badge", options: [.backwards, .anchored])
            ?? name.range(of: ".badge.fill", options: [.backwards, .anchored])
        {
            let plain = name.replacingCharacters(in: range, with: name.hasSuffix(".fill") ? ".fill" : "")
            return try artwork(named: plain)?.cut(circle(18, 6, 4.8)).below(
                .solid(circle(18, 6, 3.4)).tinted(.red))
        }
        guard let range = name.range(of: ".badge.", options: .backwards) else { return nil }
        let isFilled = name.hasSuffix(".fill")
        let sign = String(name[range.upperBound...]).replacing(".fill", with: "")
        let plain = String(name[..<range.lowerBound])
        guard let base = try (isFilled ? artwork(named: plain + ".fill") : nil) ?? artwork(named: plain) else {
            return nil
        }
        let disc = circle(18.6, 18, 4.6)
        if let mark = SymbolCatalog.signs[sign] {
            let cut = mark.cut.applying(
                SymbolArtwork.move(CGPoint(x: 12, y: 12), to: CGPoint(x: 18.6, y: 18), scale: 0.52))
            return base.cut(circle(18.6, 18, 6)).below(
                .solid(disc, cut).tinted(SymbolTint.ofBadges[sign]))
        }
        guard let badge = try artwork(named: sign) else { return nil }
        return base.cut(circle(18.6, 18, 6)).below(badge.fitted(in: 9, center: CGPoint(x: 18.6, y: 18)))
    }

    /// The current name of a symbol with a former or reading-direction name.
    private static func currentName(of name: String) -> String {
        if let other = SymbolAliases.name(for: name) { return other }
        if name.hasSuffix("half.fill") { return name + "ed" }
        let words = [
            "forward": "right", "backward": "left", "leading": "left", "trailing": "right", "document": "doc",
            "x": "xmark",
        ]
        // `forward` and `backward` alone are the buttons of a player.
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return name }
        return parts.enumerated().map { index, part in
            index == 0 && part != "document" && part != "x" ? part : words[part] ?? part
        }.joined(separator: ".")
    }

    /// The name with the variants added, or the nearest available name.
    func name(_ name: String, with variants: SymbolVariants) -> String {
        guard variants != .none else { return name }
        let symbol = SymbolName(name)
        let wanted = symbol.variants.union(variants)
        let choices = [wanted, wanted.subtracting(.slash), wanted.intersection(.fill), wanted.subtracting(.fill)]
        return choices.lazy.map { SymbolName(base: symbol.base, variants: $0).text }.first { has($0) } ?? name
    }

    /// Every name that is drawn without a rule. Sorted.
    static let names: [String] = Set(SymbolCatalog.names).union(SymbolGlyphs.names).union(SymbolAliases.names).sorted()

    /// Similar names, best first, at most three: few changed letters, or shared words. A long text is nobody's misspelled
    /// name.
    static func names(like name: String) -> [String] {
        guard name.utf8.count <= 200 else { return [] }
        let limit = max(2, name.count / 3)
        let words = Set(name.split(separator: "."))
        return names.compactMap { candidate -> (distance: Int, name: String)? in
            let distance = editDistance(name, candidate)
            let shared = words.intersection(candidate.split(separator: ".")).subtracting(["fill", "circle", "square"])
            guard distance <= limit || !shared.isEmpty else { return nil }
            // The first word is the thing itself.
            let isSameThing = name.split(separator: ".").first == candidate.split(separator: ".").first
            return (distance - 3 * shared.count - (isSameThing ? 4 : 0), candidate)
        }
        .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }
}

/// The Levenshtein distance.
private func editDistance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            let changed = diagonal + (letter == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
        }
    }
    return row[b.count]
}
