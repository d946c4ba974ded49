import CPango
import Drawing

/// A shaped line. Lengths in points.
struct TextLine {
    let box: PangoLayoutBox
    let line: UnsafeMutablePointer<PangoLayoutLine>
    let ascent: Double
    let descent: Double
    /// Without the spaces at the line break.
    let width: Double
    /// The width of trailing spaces left of the text, as in right-to-left lines.
    let left: Double
    /// In the text.
    let bytes: Range<Int>
    let startsParagraph: Bool

    init(_ index: Int, of box: PangoLayoutBox, fonts: FontLibrary) {
        self.box = box
        line = box.line(index)
        let start = Int(line.pointee.start_index)
        // Of the requested fonts: the placeholder for a missing glyph comes from another font, and must not move lines.
        let runs = PangoLayoutBox.runs(of: line)
        let offsets = runs.map { Int($0.pointee.item.pointee.offset) }
        let reaches = (offsets.isEmpty ? [start] : offsets).map {
            Self.reach(of: box.text.run(at: $0), box.text.face(at: $0), fonts)
        }
        ascent = reaches.map(\.ascent).max() ?? 0
        descent = reaches.map(\.descent).max() ?? 0
        bytes = start..<start + Int(line.pointee.length)
        startsParagraph = line.pointee.is_paragraph_start != 0

        let isBroken = index + 1 < box.lineCount && box.line(index + 1).pointee.is_paragraph_start == 0
        // Pango leaves out the space after the last character.
        let kerning = offsets.last.map { box.text.run(at: $0).kerning } ?? 0
        let full = runs.reduce(kerning) { $0 + PangoLayoutBox.width(of: $1) }
        let inked = isBroken ? Self.endOfInk(box.text.bytes[bytes]) : bytes.upperBound
        guard inked < bytes.upperBound else {
            (left, width) = (0, full)
            return
        }
        var edge: Int32 = 0
        pango_layout_line_index_to_x(line, Int32(inked), 0, &edge)
        let x = Double(edge) / pangoUnits
        // The spaces follow the direction of the words before them, not the paragraph's.
        let run = runs.indices.last { offsets[$0] <= inked && inked < offsets[$0] + Self.length(of: runs[$0]) }
        let isRightToLeft = run.map { runs[$0].pointee.item.pointee.analysis.level % 2 == 1 } ?? false
        switch run {
        case runs.indices.last where !isRightToLeft: (left, width) = (0, x + kerning / 2)
        case runs.indices.first where isRightToLeft: (left, width) = (x, full - x)
        default: (left, width) = (0, full)
        }
    }

    /// How far a run reaches above and below the line's baseline, in points.
    private static func reach(of run: TextRun, _ face: FontFace?, _ fonts: FontLibrary)
        -> (ascent: Double, descent: Double)
    {
        let metrics = fonts.metrics(of: run.font)
        var (ascent, descent) = (metrics.ascent, metrics.descent)
        // A character that the scene's own font lacks.
        if run.font.own != nil, face == nil {
            var inter = run.font
            inter.own = nil
            let other = fonts.metrics(of: inter)
            (ascent, descent) = (max(ascent, other.ascent), max(descent, other.descent))
        }
        if let picture = run.picture {
            (ascent, descent) = (max(ascent, picture.ascent), max(descent, picture.descent))
        } else if let face, face.raisesLines, face.family != run.font.own?.key {
            let other = face.reach(size: run.font.size)
            (ascent, descent) = (max(ascent, other.ascent), max(descent, other.descent))
        }
        // The line has room for the run without its offset, too: a raised text grows by as much.
        return (ascent + max(run.baselineOffset, 0), descent + max(-run.baselineOffset, 0))
    }

    /// In bytes.
    private static func length(of run: UnsafeMutablePointer<PangoGlyphItem>) -> Int {
        Int(run.pointee.item.pointee.length)
    }

    var height: Double { ascent + descent }

    /// Where trailing spaces begin.
    private static func endOfInk(_ bytes: ArraySlice<UInt8>) -> Int {
        var end = bytes.endIndex
        while end > bytes.startIndex, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return end
    }
}
