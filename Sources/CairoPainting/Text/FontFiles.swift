import Drawing
import Foundation

/// The Inter font files on this machine.
struct FontFiles: Hashable, Sendable {
    /// The environment variable for the fonts' folder.
    static let variable = "PLUMBLINE_FONTS"

    /// Full paths, sorted for reproducibility.
    let paths: [String]

    /// The fonts in the folder that the environment names, or in the first known folder with some.
    static func find(environment: [String: String]) throws(FontError) -> FontFiles {
        if let folder = environment[variable], !folder.isEmpty {
            guard let found = FontFiles(folder: folder) else {
                throw .notInChosenFolder(variable: variable, folder: folder)
            }
            return found
        }
        let folders = knownFolders(home: environment["HOME"])
        for folder in folders {
            if let found = FontFiles(folder: folder) { return found }
        }
        throw .notFound(searched: folders)
    }

    /// Nil when the folder has no upright regular Inter.
    init?(folder: String) {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let fonts = names.filter { name in
            [".otf", ".ttf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
        }
        // Inter Display is another design; a variable font is used only where the static weights are absent.
        let weights = fonts.filter { $0.hasPrefix("Inter-") && !$0.contains("[") }
        let variable = fonts.filter {
            $0.hasPrefix("InterVariable") || $0.hasPrefix("Inter[") || $0.hasPrefix("Inter-Italic[")
                || $0 == "Inter.ttc"
        }
        let chosen = weights.contains { $0.hasPrefix("Inter-Regular.") } ? weights : variable
        guard !chosen.isEmpty else { return nil }
        paths = chosen.map { folder + "/" + $0 }
    }

    /// The fonts that nearly all figures use, by file name.
    private static let everydayNames = ["Regular", "Medium", "SemiBold", "Bold", "Italic"]

    /// Whether the font, or the nearest available one, is in the files of `everyday`.
    static func isEveryday(_ font: FontSpec) -> Bool {
        font.italic ? font.weight == 400 : 400...700 ~= font.weight
    }

    /// The fonts' paths; nil if one is missing or a file's version cannot be read.
    var everyday: [String]? {
        let some = paths.filter { path in Self.everydayNames.contains { path.contains("/Inter-\($0).") } }
        guard some.count == Self.everydayNames.count, paths.allSatisfy({ FontFileVersion.read($0) != nil }) else {
            return nil
        }
        return some
    }

    private static func knownFolders(home: String?) -> [String] {
        var folders = [
            "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
            "/usr/share/fonts/rsms-inter-fonts", "/usr/share/fonts/inter", "/usr/local/share/fonts/inter",
        ]
        if let home {
            folders += [home + "/.local/share/fonts/inter", home + "/Library/Fonts"]
        }
        return folders + ["/Library/Fonts", "/opt/homebrew/share/fonts"]
    }
}
