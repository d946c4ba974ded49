import CPango
import Drawing
import Foundation
import Raster

/// A font file that is asked for single glyphs, without Pango.
final class FontFace {
    let path: String
    let family: String
    /// Whether a line with its characters is as high as it says.
    let raisesLines: Bool
    private let font: OpaquePointer
    private let unitsPerEm: Double
    private var pictures: [hb_codepoint_t: ImageSource] = [:]

    /// A face of a file that a scene brings along; nil if the file is no font.
    convenience init?(_ own: OwnFont) { self.init(path: own.path, family: own.key, index: own.index & 0xFFFF) }

    /// nil if the file is no font.
    init?(path: String, family: String, raisesLines: Bool = true, index: Int = 0) {
        guard let blob = hb_blob_create_from_file(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard hb_blob_get_length(blob) > 0, let face = hb_face_create(blob, UInt32(index)) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        self.path = path
        self.family = family
        self.raisesLines = raisesLines
        self.font = font
        unitsPerEm = Double(max(hb_face_get_upem(face), 1))
    }

    deinit { hb_font_destroy(font) }

    func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// Above and below the baseline, in points at a font size.
    func reach(size: Double) -> (ascent: Double, descent: Double) {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(font, &extents) != 0 else { return (0, 0) }
        return (Double(extents.ascender) / unitsPerEm * size, -Double(extents.descender) / unitsPerEm * size)
    }

    /// In points, as Apple's systems read them: from the table of horizontal lines, whatever else the font says.
    func metrics(size: Double) -> FontMetrics {
        var (ascent, descent, gap) = (0.0, 0.0, 0.0)
        let table = hb_face_reference_table(hb_font_get_face(font), 0x6868_6561)
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        if let bytes = hb_blob_get_data(table, &length), length >= 10 {
            func value(_ place: Int) -> Double {
                let byte = { (place: Int) in UInt16(UInt8(bitPattern: bytes[place])) }
                return Double(Int16(bitPattern: byte(place) << 8 | byte(place + 1))) / unitsPerEm * size
            }
            (ascent, descent, gap) = (value(4), -value(6), value(8))
        }
        if ascent == 0, descent == 0 { (ascent, descent) = reach(size: size) }
        var height: hb_position_t = 0
        let hasHeight = hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height) != 0
        return FontMetrics(
            ascent: ascent, descent: descent, leading: max(0, gap),
            capHeight: hasHeight ? Double(height) / unitsPerEm * size : ascent)
    }

    /// An emoji, which may be a sequence of characters; nil if the font does not have all of it.
    func picture(of character: Character, size: Double, opacity: Double) -> InlinePicture? {
        guard let buffer = hb_buffer_create() else { return nil }
        defer { hb_buffer_destroy(buffer) }
        var string = String(character)
        string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
            }
        }
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), count > 0,
            let places = hb_buffer_get_glyph_positions(buffer, &count)
        else { return nil }
        let unit = size / unitsPerEm
        var (x, items) = (0.0, [DisplayItem]())
        for index in 0..<Int(count) {
            let glyph = glyphs[index].codepoint
            guard glyph != 0 else { return nil }
            var extents = hb_glyph_extents_t()
            if let image = image(of: glyph), hb_font_get_glyph_extents(font, glyph, &extents) != 0 {
                let rect = CGRect(
                    x: x + Double(places[index].x_offset + extents.x_bearing) * unit,
                    y: -Double(places[index].y_offset + extents.y_bearing) * unit,
                    width: Double(extents.width) * unit, height: -Double(extents.height) * unit)
                items.append(.image(image, rect: rect, interpolation: .smooth))
            }
            x += Double(places[index].x_advance) * unit
        }
        guard !items.isEmpty else { return nil }
        let (ascent, descent) = reach(size: size)
        return InlinePicture(
            width: x, ascent: ascent, descent: descent,
            items: opacity < 1 ? [.group(items, .opacity(opacity))] : items)
    }

    private func image(of glyph: hb_codepoint_t) -> ImageSource? {
        if let known = pictures[glyph] { return known }
        guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0,
            let bitmap = try? PNG.decode(Data(bytes: bytes, count: Int(length)))
        else { return nil }
        let image = ImageSource(
            name: "glyph \(glyph)", pixels: bitmap.pixels, pixelWidth: bitmap.width, pixelHeight: bitmap.height)
        pictures[glyph] = image
        return image
    }
}

extension OwnFont {
    /// The family's name in Pango: no other face has it, so that weights and styles cannot choose another one.
    var key: String { "Plumbline \(digest.prefix(24)) \(index)" }
}
