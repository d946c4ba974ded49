import Foundation

/// Environment variables that the libraries obey: another shaper, bolder glyphs, languages, reports on standard output.
package enum LibrarySettings {
    /// Of HarfBuzz, FreeType, Pango, cairo and fontconfig.
    private static let prefixes = ["HB_", "FREETYPE_", "PANGO", "CAIRO_", "FC_", "FONTCONFIG_"]

    /// Removes them, so that a figure does not depend on the machine. The libraries read most of them once: before they are used.
    package static func remove() {
        for name in ProcessInfo.processInfo.environment.keys where prefixes.contains(where: name.hasPrefix) {
            unsetenv(name)
        }
    }
}
