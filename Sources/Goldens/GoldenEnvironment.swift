import Foundation

/// What decides how a figure's text and pixels come out besides the project itself.
public struct GoldenEnvironment: Hashable, Sendable, Codable {
    /// By library: `cairo`, `pango`, `harfbuzz`, `freetype`, `libpng`.
    public var versions: [String: String]
    /// SHA-256 of each font file, by its name.
    public var fonts: [String: String]

    public init(versions: [String: String], fonts: [String: String]) {
        self.versions = versions
        self.fonts = fonts
    }

    /// Twelve hexadecimal digits that stand for all of it in layout goldens.
    public var id: String {
        let lines = [versions, fonts].flatMap { table in
            table.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        }
        return String(SHA256.hex(lines.joined(separator: "\n")).prefix(12))
    }

    /// The libraries that text-free pictures depend on. libpng is in none: its pixels come back as they went in.
    private static let painting: Set = ["cairo"]
    private static let text: Set = ["cairo", "pango", "harfbuzz", "freetype"]

    /// What is not the same in the other one, in words, as far as it can change a figure; empty where nothing is.
    public func changes(to other: GoldenEnvironment, drawsText: Bool) -> [String] {
        let relevant = drawsText ? Self.text : Self.painting
        var changes = relevant.sorted().compactMap { name -> String? in
            let (old, new) = (versions[name] ?? "none", other.versions[name] ?? "none")
            return old == new ? nil : "\(name) \(old) → \(new)"
        }
        if drawsText, fonts != other.fonts {
            let names = Set(fonts.keys).union(other.fonts.keys).filter { fonts[$0] != other.fonts[$0] }.sorted()
            let rest = names.count > 2 ? " and \(names.count - 2) more" : ""
            changes.append("the font files \(names.prefix(2).joined(separator: ", "))\(rest)")
        }
        return changes
    }
}

/// The environments goldens were made in, by their ids: `manifest.json` in the goldens' folder.
public struct GoldenManifest: Hashable, Sendable, Codable {
    public static let fileName = "manifest.json"

    public var format = 1
    public var environments: [String: GoldenEnvironment] = [:]

    public init() {}

    /// The same bytes for the same environments.
    public func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }
}
