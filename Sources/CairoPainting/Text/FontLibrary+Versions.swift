import CCairo
import CPango
import Drawing
import Foundation
import Raster

extension FontLibrary {
    /// The versions of the libraries that shape text and make pixels, by name.
    static let versions: [String: String] = {
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

    /// SHA-256 of the font files at these paths, by file name.
    static func digests(of paths: [String]) -> [String: String] {
        var digests: [String: String] = [:]
        for path in paths {
            let data = FileManager.default.contents(atPath: path) ?? Data()
            digests[URL(fileURLWithPath: path).lastPathComponent] = SHA256.hex(data)
        }
        return digests
    }
}

extension PangoText {
    /// The versions of the libraries that shape text and make pixels, by name.
    package var libraryVersions: [String: String] { FontLibrary.versions }
}
