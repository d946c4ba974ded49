import CCairo
import CPango
import Drawing

/// Some fonts loaded in Pango, with a context for each paragraph direction.
final class FontSet {
    private let configuration: OpaquePointer
    private let fontMap: GObjectReference
    private let leftToRight: GObjectReference
    private let rightToLeft: GObjectReference

    /// - Parameters:
    ///   - paths: Full paths.
    ///   - own: Faces that scenes bring along, each found by its key only.
    init(_ paths: [String], own: [OwnFont] = []) throws(FontError) {
        let configuration = try Self.privateConfiguration(paths)
        for path in Set(own.map(\.path)).sorted() {
            Self.add(path, own.filter { $0.path == path }, to: configuration)
        }
        // An environment variable could change the default type.
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            FcConfigDestroy(configuration)
            throw .noTextEngine("this Pango was built without FreeType")
        }
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        self.configuration = configuration
        fontMap = GObjectReference(OpaquePointer(map))
        leftToRight = Self.context(map, direction: PANGO_DIRECTION_LTR)
        rightToLeft = Self.context(map, direction: PANGO_DIRECTION_RTL)
    }

    deinit { FcConfigDestroy(configuration) }

    /// A fontconfig configuration with these files only.
    private static func privateConfiguration(_ paths: [String]) throws(FontError) -> OpaquePointer {
        guard let configuration = FcConfigCreate() else { throw .noTextEngine("no memory for fontconfig") }
        // Otherwise Pango would initialize fontconfig with the machine's settings.
        FcConfigSetCurrent(configuration)
        for path in paths where FcConfigAppFontAddFile(configuration, path) == 0 {
            FcConfigDestroy(configuration)
            throw .unreadable(path: path)
        }
        return configuration
    }

    /// Names the faces of a file by their keys: its own names may be those of other fonts, and fontconfig would choose by weight.
    private static func add(_ path: String, _ own: [OwnFont], to configuration: OpaquePointer) {
        let before = FcConfigGetFonts(configuration, FcSetApplication)?.pointee.nfont ?? 0
        // A file that was changed just now is not there: its text is set in Inter.
        guard FcConfigAppFontAddFile(configuration, path) != 0,
            let fonts = FcConfigGetFonts(configuration, FcSetApplication)
        else { return }
        for number in Int(before)..<Int(fonts.pointee.nfont) {
            let pattern = fonts.pointee.fonts[number]
            var (index, isVariable) = (Int32(0), FcBool(0))
            FcPatternGetInteger(pattern, "index", 0, &index)
            FcPatternGetBool(pattern, "variable", 0, &isVariable)
            let face = isVariable == 0 ? own.first { $0.index == Int(index) } : nil
            FcPatternDel(pattern, "family")
            FcPatternAddString(pattern, "family", face?.key ?? "Plumbline: unused")
        }
    }

    private static func context(_ map: UnsafeMutablePointer<PangoFontMap>, direction: PangoDirection)
        -> GObjectReference
    {
        let context = pango_font_map_create_context(map)!
        pango_context_set_language(context, pango_language_from_string("en-us"))
        pango_context_set_base_dir(context, direction)
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        return GObjectReference(context)
    }

    func context(rightToLeft isRightToLeft: Bool) -> OpaquePointer {
        (isRightToLeft ? rightToLeft : leftToRight).pointer
    }

    /// The font's vertical metrics, in points, unrounded.
    func metrics(of font: FontSpec) -> FontMetrics {
        let description = font.pangoDescription()
        defer { pango_font_description_free(description) }
        let map = UnsafeMutablePointer<PangoFontMap>(fontMap.pointer)
        guard let loaded = pango_font_map_load_font(map, leftToRight.pointer, description) else {
            return FontMetrics(ascent: font.size, descent: 0, capHeight: font.size)
        }
        let reference = GObjectReference(OpaquePointer(loaded))
        defer { withExtendedLifetime(reference) {} }
        var logical = PangoRectangle()
        pango_font_get_glyph_extents(loaded, 0, nil, &logical)
        let shaper = pango_font_get_hb_font(loaded)
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
            var position: hb_position_t = 0
            return hb_ot_metrics_get_position(shaper, tag, &position) != 0 ? Double(position) / pangoUnits : nil
        }
        let ascent = -Double(logical.y) / pangoUnits
        return FontMetrics(
            ascent: ascent, descent: Double(logical.y + logical.height) / pangoUnits,
            leading: max(0, metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0),
            capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? ascent)
    }

    /// The first font's version, in 65536ths.
    var version: Int32? {
        let fonts = FcConfigGetFonts(configuration, FcSetApplication)
        guard let fonts, fonts.pointee.nfont > 0 else { return nil }
        var fixed: Int32 = 0
        return FcPatternGetInteger(fonts.pointee.fonts[0], "fontversion", 0, &fixed) == FcResultMatch ? fixed : nil
    }
}

/// Pango's units per point.
let pangoUnits = Double(PANGO_SCALE)
