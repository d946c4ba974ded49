import CCairo
import CPango
import Drawing
import Foundation
import Raster

/// The fonts text is set in, and nothing else: no setting of the machine or its user takes part.
///
/// Not safe to use from two threads at once; `PangoText` sees to that.
public final class FontLibrary {
    static let family = "Inter"

    private let configuration: OpaquePointer
    private let fontMap: GObjectReference
    private let leftToRight: GObjectReference
    private let rightToLeft: GObjectReference
    /// The font files it loaded, full paths.
    let paths: [String]
    private var knownMetrics: [FontSpec: FontMetrics] = [:]

    /// Loads the fonts of the folder named by `PLUMBLINE_FONTS`, else of the system's usual folders.
    ///
    /// - Throws: `FontError` when there are none, saying what to install.
    public convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(FontError) {
        try self.init(FontFiles.find(environment: environment))
    }

    /// The files of the fonts, by their full paths.
    ///
    /// - Throws: `FontError` when there are none, saying what to install.
    public static func files(environment: [String: String]) throws(FontError) -> [String] {
        try FontFiles.find(environment: environment).paths
    }

    init(_ files: FontFiles) throws(FontError) {
        // FreeType would take from it how bold glyphs are. It reads it once, when the first font is loaded.
        if getenv("FREETYPE_PROPERTIES") != nil { unsetenv("FREETYPE_PROPERTIES") }
        let configuration = try Self.privateConfiguration(files)
        // By type: the default kind can be chosen by an environment variable.
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            FcConfigDestroy(configuration)
            throw .noTextEngine("this Pango was built without FreeType")
        }
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
        self.configuration = configuration
        paths = files.paths
        fontMap = GObjectReference(OpaquePointer(map))
        leftToRight = Self.context(map, direction: PANGO_DIRECTION_LTR)
        rightToLeft = Self.context(map, direction: PANGO_DIRECTION_RTL)
    }

    deinit { FcConfigDestroy(configuration) }

    /// A fontconfig configuration of these files alone.
    private static func privateConfiguration(_ files: FontFiles) throws(FontError) -> OpaquePointer {
        guard let configuration = FcConfigCreate() else { throw .noTextEngine("no memory for fontconfig") }
        // Pango starts fontconfig by itself, which would read the machine's settings unless there are some already.
        FcConfigSetCurrent(configuration)
        for path in files.paths where FcConfigAppFontAddFile(configuration, path) == 0 {
            FcConfigDestroy(configuration)
            throw .unreadable(path: path)
        }
        return configuration
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

    /// The context in which paragraphs run in the given direction.
    func context(rightToLeft isRightToLeft: Bool) -> OpaquePointer {
        (isRightToLeft ? rightToLeft : leftToRight).pointer
    }

    /// Vertical metrics, in points, as the font has them: unrounded.
    func metrics(of font: FontSpec) -> FontMetrics {
        if let known = knownMetrics[font] { return known }
        let metrics = loadMetrics(of: font)
        knownMetrics[font] = metrics
        return metrics
    }

    private func loadMetrics(of font: FontSpec) -> FontMetrics {
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

    /// The versions of all that decides how a figure's pixels come out.
    public var fingerprint: String { Self.fingerprint(fontVersion: fontVersion) }

    /// The fingerprint of a library of these files, without loading them; nil where the first does not state its version.
    public static func fingerprint(ofFiles paths: [String]) -> String? {
        paths.first.flatMap { FontFileVersion.read($0) }.map { fingerprint(fontVersion: text(ofVersion: $0)) }
    }

    private static func fingerprint(fontVersion: String) -> String {
        let version = FcGetVersion()
        return """
            cairo \(String(cString: cairo_version_string())), pango \(String(cString: pango_version_string())), \
            harfbuzz \(String(cString: hb_version_string())), freetype \(versions["freetype"] ?? "?"), \
            fontconfig \(version / 10000).\(version / 100 % 100).\(version % 100), \
            libpng \(PNG.libraryVersion), \(family) \(fontVersion)
            """
    }

    /// The version the regular font states, as "4.0".
    private var fontVersion: String {
        let fonts = FcConfigGetFonts(configuration, FcSetApplication)
        guard let fonts, fonts.pointee.nfont > 0 else { return "?" }
        var fixed: Int32 = 0
        guard FcPatternGetInteger(fonts.pointee.fonts[0], "fontversion", 0, &fixed) == FcResultMatch else { return "?" }
        return Self.text(ofVersion: fixed)
    }

    /// A version that counts in 65536ths, as fonts state it.
    private static func text(ofVersion fixed: Int32) -> String {
        "\(Double((Double(fixed) / 65536 * 1000).rounded()) / 1000)"
    }
}

/// Pango's units a point.
let pangoUnits = Double(PANGO_SCALE)
