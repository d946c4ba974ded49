import CCairo
import CPango
import Drawing
import Foundation
import Raster

/// The fonts for all text, independent of the settings of the machine and its user.
///
/// Not thread-safe; `PangoText` serializes access.
package final class FontLibrary {
    static let family = "Inter"

    /// The weights nearly all figures use, or all available ones.
    private let everyday: FontSet
    /// All weights and slants; loaded late, because that takes longer than shaping a figure's text.
    private var whole: FontSet?
    /// With fonts of other scripts, by the files.
    private var worlds: [[String]: FontSet] = [:]
    private let everydayPaths: [String]
    let fallbacks: FallbackFonts
    /// Full paths.
    let paths: [String]
    private var knownMetrics: [FontSpec: FontMetrics] = [:]

    /// Loads the fonts of the folder named by `PLUMBLINE_FONTS`, else of the system's usual folders.
    ///
    /// - Throws: `FontError` when there are none, with advice on what to install.
    package convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(FontError) {
        try self.init(FontFiles.find(environment: environment))
    }

    /// The font files' full paths.
    ///
    /// - Throws: `FontError` when there are none, with advice on what to install.
    package static func files(environment: [String: String]) throws(FontError) -> [String] {
        try FontFiles.find(environment: environment).paths
    }

    /// The installed font files besides Inter's, in a fixed order.
    package static var fallbackFiles: [String] { FallbackFonts.installed(FallbackFonts.folders) }

    init(_ files: FontFiles, fallbackFolders: [String] = FallbackFonts.folders) throws(FontError) {
        LibrarySettings.remove()
        paths = files.paths
        fallbacks = FallbackFonts(inter: files.paths.first, folders: fallbackFolders)
        everydayPaths = files.everyday ?? files.paths
        if let some = files.everyday {
            everyday = try FontSet(some)
        } else {
            everyday = try FontSet(files.paths)
            whole = everyday
        }
    }

    func context(_ text: StyledText, rightToLeft isRightToLeft: Bool) -> OpaquePointer {
        let fonts = text.runs.lazy.map(\.run.font)
        let (others, own) = (text.shapedPaths, text.ownFonts)
        guard !others.isEmpty || !own.isEmpty else { return set(fonts).context(rightToLeft: isRightToLeft) }
        let files = (fonts.allSatisfy(FontFiles.isEveryday) ? everydayPaths : paths) + others
        let key = files + own.map(\.key)
        if let known = worlds[key] { return known.context(rightToLeft: isRightToLeft) }
        // The files were read, so loading fails only if one changed just now.
        let world = (try? FontSet(files, own: own)) ?? everyday
        worlds[key] = world
        return world.context(rightToLeft: isRightToLeft)
    }

    /// The font's vertical metrics, in points, unrounded.
    func metrics(of font: FontSpec) -> FontMetrics {
        var font = font
        font.smallCapitals = .none
        if let known = knownMetrics[font] { return known }
        let metrics = font.own.flatMap(fallbacks.face(of:))?.metrics(size: font.size) ?? set([font]).metrics(of: font)
        knownMetrics[font] = metrics
        return metrics
    }

    /// Depends only on the fonts asked for, so that a text does not depend on earlier ones.
    private func set(_ fonts: some Sequence<FontSpec>) -> FontSet {
        if fonts.allSatisfy(FontFiles.isEveryday) { return everyday }
        if let whole { return whole }
        // Their versions were read, so loading fails only if a file changed just now.
        let set = (try? FontSet(paths)) ?? everyday
        whole = set
        return set
    }

    /// The versions of everything that affects a figure's pixels.
    var fingerprint: String {
        Self.fingerprint(ofFiles: paths) ?? Self.fingerprint(fontVersion: everyday.version.map(Self.text) ?? "?")
    }

    /// The fingerprint of a library of these files, without loading them; nil if the first one's version cannot be read.
    package static func fingerprint(ofFiles paths: [String]) -> String? {
        paths.first.flatMap { FontFileVersion.read($0) }.map { fingerprint(fontVersion: text(ofVersion: $0)) }
    }

    private static func fingerprint(fontVersion: String) -> String {
        let number = FcGetVersion()
        func version(_ library: String) -> String { "\(library) \(versions[library] ?? "?")" }
        return """
            \(version("cairo")), \(version("pango")), \(version("harfbuzz")), \(version("freetype")), \
            fontconfig \(number / 10000).\(number / 100 % 100).\(number % 100), \
            \(version("libpng")), \(family) \(fontVersion)
            """
    }

    /// The versions of the libraries that shape text and make pixels, by name.
    package static let versions: [String: String] = {
        var (major, minor, patch) = (FT_Int(0), FT_Int(0), FT_Int(0))
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        return [
            "cairo": String(cString: cairo_version_string()), "pango": String(cString: pango_version_string()),
            "harfbuzz": String(cString: hb_version_string()), "freetype": "\(major).\(minor).\(patch)",
            "libpng": PNG.libraryVersion,
        ]
    }()

    private static func text(ofVersion fixed: Int32) -> String {
        "\(Double((Double(fixed) / 65536 * 1000).rounded()) / 1000)"
    }
}
