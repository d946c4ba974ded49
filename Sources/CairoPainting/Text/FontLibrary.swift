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

    /// The font files, full paths.
    let paths: [String]
    /// The few that most figures need, where the family has a file for each weight. To load all of them takes longer
    /// than to set the text of a figure, and they hold the same characters.
    private let upright: LoadedFonts?
    private var every: LoadedFonts?
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

    /// - Parameter loadsAll: Loads every font at once; otherwise a few, and all when they are needed.
    init(_ files: FontFiles, loadsAll: Bool = false) throws(FontError) {
        paths = files.paths
        let few = loadsAll ? [] : files.upright(Self.uprightWeights.map(\.name))
        upright = few.isEmpty ? nil : try LoadedFonts(few)
        if few.isEmpty { every = try LoadedFonts(paths) }
    }

    /// Weights that have a file in `upright`, by its name.
    private static let uprightWeights: [(weight: Int, name: String)] = [
        (weight: 400, name: "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"),
    ]

    /// The fonts in which the runs are set.
    private func fonts(for runs: some Sequence<FontSpec>) -> LoadedFonts {
        guard let upright else { return all }
        let isPlain = runs.allSatisfy { font in
            !font.italic && Self.uprightWeights.contains { $0.weight == font.weight }
        }
        return isPlain ? upright : all
    }

    /// Every font.
    private var all: LoadedFonts {
        if let every { return every }
        // A file that has gone since it was found leaves those that are loaded.
        let loaded = (try? LoadedFonts(paths)) ?? upright!
        every = loaded
        return loaded
    }

    /// The text in lines.
    ///
    /// - Parameter width: in points; nil for lines as long as their paragraphs.
    func layout(
        _ text: StyledText, width: Double?, ellipsize: PangoEllipsizeMode, rightToLeft: Bool
    ) -> PangoLayoutBox {
        let fonts = fonts(for: text.runs.lazy.map(\.run.font))
        func box(_ fonts: LoadedFonts) -> PangoLayoutBox {
            PangoLayoutBox(
                text, width: width, ellipsize: ellipsize, context: fonts.context(rightToLeft: rightToLeft))
        }
        let first = box(fonts)
        // A character that these do not have may be in another.
        return first.hasUnknownGlyphs && fonts === upright ? box(all) : first
    }

    /// Vertical metrics, in points, as the font has them: unrounded.
    func metrics(of font: FontSpec) -> FontMetrics {
        if let known = knownMetrics[font] { return known }
        let metrics = fonts(for: CollectionOfOne(font)).metrics(of: font)
        knownMetrics[font] = metrics
        return metrics
    }

    /// The versions of all that decides how a figure's pixels come out.
    public var fingerprint: String {
        Self.fingerprint(fontVersion: (upright ?? all).version.map(Self.text) ?? "?")
    }

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

    /// A version that counts in 65536ths, as fonts state it.
    private static func text(ofVersion fixed: Int32) -> String {
        "\(Double((Double(fixed) / 65536 * 1000).rounded()) / 1000)"
    }
}

/// Pango's units a point.
let pangoUnits = Double(PANGO_SCALE)
