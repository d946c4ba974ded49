import Foundation
import Raster

/// The libraries and fonts that a figure's text and pixels depend on.
package struct GoldenEnvironment: Hashable, Sendable, Codable {
    /// By library: `cairo`, `pango`, `harfbuzz`, `freetype`, `libpng`.
    package var versions: [String: String]
    /// SHA-256 of each font file, by its name.
    package var fonts: [String: String]

    package init(versions: [String: String], fonts: [String: String]) {
        self.versions = versions
        self.fonts = fonts
    }

    /// The environment of a figure that has glyphs of other fonts, too.
    package func adding(_ otherFonts: [String: String]) -> GoldenEnvironment {
        GoldenEnvironment(versions: versions, fonts: fonts.merging(otherFonts) { $1 })
    }

    /// Identifies the environment in layout goldens: 12 hexadecimal digits.
    package var id: String {
        let lines = [versions, fonts].flatMap { table in
            table.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        }
        return String(SHA256.hex(lines.joined(separator: "\n")).prefix(12))
    }

    /// The libraries that text-free pictures depend on. libpng is lossless, so it is in neither list.
    private static let painting: Set = ["cairo"]
    private static let text: Set = ["cairo", "pango", "harfbuzz", "freetype"]

    /// A difference between two environments.
    package enum Change: Hashable, Sendable {
        /// The manifest does not have the golden's environment.
        case unknown
        /// A library's version; nil if it is not used.
        case library(String, old: String?, new: String?)
        /// The names of the font files that differ, sorted.
        case fonts([String])
    }

    /// The differences that can change a figure.
    func changes(to other: GoldenEnvironment, drawsText: Bool) -> [Change] {
        var changes = (drawsText ? Self.text : Self.painting).sorted().compactMap { name -> Change? in
            let (old, new) = (versions[name], other.versions[name])
            return old == new ? nil : .library(name, old: old, new: new)
        }
        if drawsText, fonts != other.fonts {
            changes.append(
                .fonts(Set(fonts.keys).union(other.fonts.keys).filter { fonts[$0] != other.fonts[$0] }.sorted()))
        }
        return changes
    }

    /// Whether they differ in nothing but fonts that only one of them uses, besides the common ones.
    func differs(from other: GoldenEnvironment, onlyBesides common: GoldenEnvironment) -> Bool {
        let shared = Set(fonts.keys).intersection(other.fonts.keys)
        return Self.text.allSatisfy { versions[$0] == other.versions[$0] } && fonts != other.fonts
            && shared.isSuperset(of: common.fonts.keys) && shared.allSatisfy { fonts[$0] == other.fonts[$0] }
    }
}

/// `manifest.json` in the goldens' folder: the environments goldens were made in, by id.
package struct GoldenManifest: Hashable, Sendable, Codable {
    package static let fileName = "manifest.json"

    var format = 1
    package var environments: [String: GoldenEnvironment] = [:]
}

/// JSON for people and programs: sorted keys, one value a line, the same bytes for the same values.
package func jsonFile(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
}
