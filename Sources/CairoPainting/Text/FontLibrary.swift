import CCairo
import CPango
import Drawing
import Foundation
import Raster

/// The fonts text is set in, and nothing else: no setting of the machine or its user takes part.
///
/// Not safe to use from two threads at once; `PangoText` sees to that.
package final class FontLibrary {
    static let family = "Inter"

    /// The weights nearly all figures are set in, or all there are.
    private let everyday: FontSet
    /// All weights and slants: to read them takes longer than to set a figure's text.
    private var whole: FontSet?
    /// The font files, full paths.
    let paths: [String]
    private var knownMetrics: [FontSpec: FontMetrics] = [:]

    /// Loads the fonts of the folder named by `PLUMBLINE_FONTS`, else of the system's usual folders.
    ///
    /// - Throws: `FontError` when there are none, saying what to install.
    package convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(FontError) {
        try self.init(FontFiles.find(environment: environment))
    }

    /// The files of the fonts, by their full paths.
    ///
    /// - Throws: `FontError` when there are none, saying what to install.
    package static func files(environment: [String: String]) throws(FontError) -> [String] {
        try FontFiles.find(environment: environment).paths
    }

    init(_ files: FontFiles) throws(FontError) {
        // FreeType would take from it how bold glyphs are. It reads it once, when the first font is loaded.
        if getenv("FREETYPE_PROPERTIES") != nil { unsetenv("FREETYPE_PROPERTIES") }
        paths = files.paths
        if let some = files.everyday {
            everyday = try FontSet(some)
        } else {
            everyday = try FontSet(files.paths)
            whole = everyday
        }
    }

    /// The context for a text in these fonts whose paragraphs run in the given direction.
    func context(_ fonts: some Sequence<FontSpec>, rightToLeft isRightToLeft: Bool) -> OpaquePointer {
        set(fonts).context(rightToLeft: isRightToLeft)
    }

    /// Vertical metrics, in points, as the font has them: unrounded.
    func metrics(of font: FontSpec) -> FontMetrics {
        if let known = knownMetrics[font] { return known }
        let metrics = set([font]).metrics(of: font)
        knownMetrics[font] = metrics
        return metrics
    }

    /// By what is asked for alone: a text comes out the same whatever was set before it.
    private func set(_ fonts: some Sequence<FontSpec>) -> FontSet {
        if fonts.allSatisfy(FontFiles.isEveryday) { return everyday }
        if let whole { return whole }
        // Each of the files has said its version, so all but one that was changed just now can be read.
        let set = (try? FontSet(paths)) ?? everyday
        whole = set
        return set
    }

    /// The versions of all that decides how a figure's pixels come out.
    package var fingerprint: String {
        Self.fingerprint(ofFiles: paths) ?? Self.fingerprint(fontVersion: everyday.version.map(Self.text) ?? "?")
    }

    /// The fingerprint of a library of these files, without loading them; nil where the first does not state its version.
    package static func fingerprint(ofFiles paths: [String]) -> String? {
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
