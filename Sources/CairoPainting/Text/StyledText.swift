import CPango
import Drawing

/// A text in UTF-8 and its runs, in Pango's terms.
struct StyledText {
    private(set) var bytes: [UInt8] = []
    /// Each run, the font it has in place of Inter, and its end, in bytes.
    private(set) var runs: [(run: TextRun, face: FontFace?, end: Int)] = []

    init() {}

    init(_ runs: [TextRun], _ fallbacks: FallbackFonts) {
        let fonts = runs.contains { Self.mayLack($0.string) } ? FallbackFont.all(for: runs.map(\.string).joined()) : []
        for run in runs {
            let isOther = run.font.isMonospaced || run.font.own != nil
            if run.string.isEmpty {
                // It has no character, but a font.
                append([], run: run, run.font.own.flatMap(fallbacks.face(of:)))
            } else if run.picture != nil || !isOther && (fonts.isEmpty || !Self.mayLack(run.string)) {
                append(Self.normalized(run.string), run: run)
            } else {
                append(run, fonts, fallbacks)
            }
        }
    }

    /// Whether Inter may lack a character: it has all before U+0300.
    private static func mayLack(_ string: String) -> Bool { string.utf8.contains { $0 >= 0xCC } }

    /// In parts of one font each; emoji are pictures.
    private mutating func append(_ run: TextRun, _ fonts: [FallbackFont], _ fallbacks: FallbackFonts) {
        var part = ""
        var partFace: FontFace?
        func flushed() -> [UInt8] {
            defer { part = "" }
            return Self.normalized(part)
        }
        for character in run.string {
            if let (picture, face) = fallbacks.emoji(character, run) {
                if !part.isEmpty { append(flushed(), run: run, partFace) }
                var emoji = run
                (emoji.string, emoji.picture) = (InlinePicture.character, picture)
                append(InlinePicture.character.utf8, run: emoji, face)
                continue
            }
            let face = fallbacks.font(for: character, run.font, from: fonts)
            if face !== partFace, !part.isEmpty { append(flushed(), run: run, partFace) }
            partFace = face
            part.append(character)
        }
        if !part.isEmpty { append(flushed(), run: run, partFace) }
    }

    /// The font files besides Inter's, sorted.
    var fallbackPaths: [String] { Set(others.compactMap { $0.face?.path }).sorted() }

    /// The font files Pango needs: emoji are drawn without it.
    var shapedPaths: [String] { Set(others.compactMap { $0.run.picture == nil ? $0.face?.path : nil }).sorted() }

    /// The runs that are not set in a face that the scene brings along.
    private var others: some Collection<(run: TextRun, face: FontFace?, end: Int)> {
        runs.lazy.filter { !Self.isOwn($0.run, $0.face) }
    }

    private static func isOwn(_ run: TextRun, _ face: FontFace?) -> Bool {
        face.map { face in run.font.own?.key == face.family } ?? false
    }

    /// The faces that the scene brings along, each once, in a fixed order.
    var ownFonts: [OwnFont] {
        guard runs.contains(where: { $0.run.font.own != nil }) else { return [] }
        return Set(runs.compactMap { Self.isOwn($0.run, $0.face) ? $0.run.font.own : nil }).sorted { $0.key < $1.key }
    }

    private func index(at byte: Int) -> Int { min(runs.firstInOrder(where: { byte < $0.end }), runs.count - 1) }

    /// The run of a byte; the text's end belongs to the last one.
    func run(at byte: Int) -> TextRun { runs[index(at: byte)].run }

    /// The run's font in place of Inter.
    func face(at byte: Int) -> FontFace? { runs[index(at: byte)].face }

    func slice(_ range: Range<Int>) -> StyledText {
        var result = StyledText()
        var start = 0
        for (run, face, end) in runs {
            let part = range.clamped(to: start..<end)
            // A lone empty run is kept for its font.
            if !part.isEmpty || runs.count == 1 { result.append(bytes[part], run: run, face) }
            start = end
        }
        if result.runs.isEmpty, !runs.isEmpty { result.append([], run: run(at: range.lowerBound)) }
        return result
    }

    mutating func append(_ other: StyledText) {
        var start = 0
        for (run, face, end) in other.runs {
            append(other.bytes[start..<end], run: run, face)
            start = end
        }
    }

    /// Appends in the style of the last run.
    mutating func append(_ string: String) {
        guard var run = runs.last?.run else { return }
        run.picture = nil
        let face = runs.last?.face.flatMap { Self.isOwn(run, $0) ? $0 : nil }
        let hasAll = face.map { face in string.unicodeScalars.allSatisfy(face.hasGlyph) } ?? false
        append(string.utf8, run: run, hasAll ? face : nil)
    }

    private mutating func append(_ more: some Sequence<UInt8>, run: TextRun, _ face: FontFace? = nil) {
        bytes += more
        runs.append((run, face, bytes.count))
    }

    /// With `\n` as the only line break, and without NUL.
    private static func normalized(_ string: String) -> [UInt8] {
        var scalars = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\r", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
            case "\n": if !afterReturn { scalars.append("\n") }
            case "\0": scalars.append("\u{FFFD}")
            default: scalars.append(scalar)
            }
            afterReturn = scalar == "\r"
        }
        return Array(String(scalars).utf8)
    }

    // MARK: - Attributes

    /// nil if there are several; the caller must free it.
    var onlyFont: OpaquePointer? { runs.count == 1 ? Self.description(runs[0].run, runs[0].face) : nil }

    private static func description(_ run: TextRun, _ face: FontFace?) -> OpaquePointer {
        let isShaped = run.picture == nil
        return run.font.pangoDescription(isShaped ? face?.family ?? FontLibrary.family : FontLibrary.family)
    }

    /// Every second part of a long text, in bytes: for each line Pango shapes what follows in the same part once more.
    private var longParts: [Range<Int>] {
        guard bytes.count > 2 * Self.partLength else { return [] }
        var (ends, last, place) = ([0], 0, 0)
        for character in String(decoding: bytes, as: UTF8.self) {
            place += character.utf8.count
            let length = place - last
            guard length >= Self.partLength, character == " " || length >= Self.partLength + 100 else { continue }
            ends.append(place)
            last = place
        }
        return stride(from: 1, to: ends.count - 1, by: 2).map { ends[$0]..<ends[$0 + 1] }
    }

    private static let partLength = 500

    /// Font features and languages, and fonts where there are several; the caller must unref the list.
    ///
    /// As few as possible: Pango copies and compares each for every item.
    ///
    /// - Parameter wraps: Whether words may be broken; no hyphen is inserted.
    func attributes(wraps: Bool) -> OpaquePointer {
        let list = pango_attr_list_new()!
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>, _ start: Int, _ end: Int) {
            attribute.pointee.start_index = guint(start)
            attribute.pointee.end_index = guint(end)
            pango_attr_list_insert(list, attribute)
        }
        if wraps { add(pango_attr_insert_hyphens_new(0), 0, Int(guint.max)) }
        // Without an effect but that Pango shapes each part on its own.
        for part in longParts { add(pango_attr_fallback_new(1), part.lowerBound, part.upperBound) }
        var start = 0
        for (index, (run, face, end)) in runs.enumerated() {
            // An empty last line takes the last font.
            let reach = index == runs.count - 1 ? Int(guint.max) : end
            // Scripts need their fonts' own features; code is to look as it is typed.
            if Self.isOwn(run, face) {
                if run.font.tabularFigures { add(pango_attr_font_features_new("tnum=1"), start, reach) }
            } else if face == nil || run.font.isMonospaced {
                add(pango_attr_font_features_new(run.font.features), start, reach)
            }
            if run.kerning != 0 { add(pango_attr_letter_spacing_new(pangoLength(run.kerning)), start, end) }
            if run.baselineOffset != 0 { add(pango_attr_rise_new(pangoLength(run.baselineOffset)), start, end) }
            if let picture = run.picture { add(picture.pangoShape(), start, end) }
            if runs.count > 1 {
                let description = Self.description(run, face)
                add(pango_attr_font_desc_new(description), start, reach)
                pango_font_description_free(description)
                // Not a color: different values make Pango split items at the ends of runs.
                add(pango_attr_foreground_new(guint16(index & 0xffff), guint16(index >> 16 & 0xffff), 0), start, reach)
            }
            start = end
        }
        for (range, language) in ScriptLanguages(bytes).ranges {
            add(pango_attr_language_new(pango_language_from_string(language)), range.lowerBound, range.upperBound)
        }
        return list
    }
}

extension InlinePicture {
    /// The place it takes in a line.
    fileprivate func pangoShape() -> UnsafeMutablePointer<PangoAttribute> {
        var bounds = PangoRectangle(
            x: 0, y: pangoLength(-ascent), width: pangoLength(width), height: pangoLength(ascent + descent))
        return pango_attr_shape_new(&bounds, &bounds)
    }
}

/// In Pango's units.
func pangoLength(_ points: Double) -> Int32 {
    Int32(Int((points * pangoUnits).rounded(), in: -1 << 30...1 << 30))
}
