import CPango

/// An immutable Pango layout of a text: shaped glyphs in lines.
final class PangoLayoutBox {
    let text: StyledText
    private let layout: GObjectReference
    /// Borrowed from the layout: to ask it for a line by its number takes as long as there are lines before.
    private var lines: [UnsafeMutablePointer<PangoLayoutLine>] = []

    /// - Parameter width: In points; nil for one line per paragraph.
    init(_ text: StyledText, width: Double?, ellipsize: PangoEllipsizeMode, context: OpaquePointer) {
        self.text = text
        layout = GObjectReference(pango_layout_new(context))
        let layout = layout.pointer
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(layout, ellipsize)
        if let width, let units = Int32(exactly: (width * pangoUnits).rounded()) {
            pango_layout_set_width(layout, units)
        }
        if let description = text.onlyFont {
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
        }
        let attributes = text.attributes(wraps: width != nil)
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        text.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            pango_layout_set_text(layout, start.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count))
        }
        var node = pango_layout_get_lines_readonly(layout)
        while let line = node {
            lines.append(line.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self))
            node = line.pointee.next
        }
        if isEllipsized { tightenEllipsis() }
    }

    var isEllipsized: Bool { pango_layout_is_ellipsized(layout.pointer) != 0 }
    var lineCount: Int { lines.count }
    var hasUnknownGlyphs: Bool { pango_layout_get_unknown_glyphs_count(layout.pointer) > 0 }

    /// Removes the extra space that Pango adds to the ellipsis of the first line to fill its width.
    private func tightenEllipsis() {
        for run in Self.runs(of: line(0)) where run.pointee.item.pointee.analysis.flags & Self.ellipsisFlag != 0 {
            let glyphs = run.pointee.glyphs.pointee
            for index in 0..<Int(glyphs.num_glyphs) {
                var logical = PangoRectangle()
                pango_font_get_glyph_extents(
                    run.pointee.item.pointee.analysis.font, glyphs.glyphs[index].glyph, nil, &logical)
                glyphs.glyphs[index].geometry.width = min(glyphs.glyphs[index].geometry.width, logical.width)
            }
        }
    }

    /// `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`.
    private static let ellipsisFlag: guint8 = 1 << 1

    /// Borrowed from this box.
    func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine> { lines[index] }

    /// The glyph runs of a line, from left to right.
    static func runs(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [UnsafeMutablePointer<PangoGlyphItem>] {
        var result: [UnsafeMutablePointer<PangoGlyphItem>] = []
        var node = line.pointee.runs
        while let item = node {
            result.append(item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
            node = item.pointee.next
        }
        return result
    }

    /// In points.
    static func width(of run: UnsafeMutablePointer<PangoGlyphItem>) -> Double {
        let item = run.pointee
        return Double(pango_glyph_string_get_width(item.glyphs) + item.start_x_offset + item.end_x_offset) / pangoUnits
    }

    /// The characters without a glyph, each once, in order.
    func missingCharacters() -> [Character] {
        guard hasUnknownGlyphs else { return [] }
        var bytes: [Int] = []
        for index in 0..<lineCount {
            for run in Self.runs(of: line(index)) {
                let (item, glyphs) = (run.pointee.item.pointee, run.pointee.glyphs.pointee)
                for glyph in 0..<Int(glyphs.num_glyphs) where glyphs.glyphs[glyph].glyph & Self.unknownFlag != 0 {
                    bytes.append(Int(item.offset) + Int(glyphs.log_clusters[glyph]))
                }
            }
        }
        let string = String(decoding: text.bytes, as: UTF8.self)
        var found: [Character] = []
        for byte in bytes.sorted() where byte < string.utf8.count {
            let index = string.utf8.index(string.startIndex, offsetBy: byte)
            let character = string[string.rangeOfComposedCharacter(at: index)]
            if !found.contains(character) { found.append(character) }
        }
        return found
    }

    /// `PANGO_GLYPH_UNKNOWN_FLAG`.
    private static let unknownFlag: PangoGlyph = 0x1000_0000
}

extension String {
    /// Where the character containing the byte at `index` begins.
    fileprivate func rangeOfComposedCharacter(at index: String.Index) -> String.Index {
        var start = index
        while start > startIndex, String.Index(start, within: self) == nil { start = utf8.index(before: start) }
        return start
    }
}
