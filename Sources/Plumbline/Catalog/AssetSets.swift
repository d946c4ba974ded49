import Drawing
import Foundation
import Synchronization

/// The image and color sets of Xcode's asset catalogs in folders, each a folder with a file `Contents.json`.
///
/// The folders are searched once, when a set is first asked for.
final class AssetSets: Sendable {
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
    }

    /// The folders of sets by kind and name.
    private let folders = Mutex<[Kind: [String: URL]]?>(nil)
    private let colors = Mutex<[String: ColorSet?]>([:])

    func names(_ kind: Kind, in folders: [URL]) -> [String] { found(in: folders)[kind]?.keys.sorted() ?? [] }

    /// A picture of a set.
    struct File {
        var url: URL
        /// In pixels per point.
        var scale: Int
        var isTemplate: Bool
        /// The folder of the asset catalogs, or of the set, that paths in messages begin with.
        var folder: URL
    }

    /// The picture of a set for `scale` pixels per point: the nearest scale above, else the largest; of those for the
    /// appearance, if there are any.
    func image(named name: String, scale: Int, isDark: Bool, in folders: [URL]) -> File? {
        guard let folder = found(in: folders)[.image]?[name],
            let contents: ImageSet = Self.contents(of: folder)
        else { return nil }
        func files(_ isWanted: (ImageSet.Image) -> Bool) -> [File] {
            contents.images.filter(isWanted).compactMap { image in
                // A name must not lead out of the set: nobody would notice that such a file changes.
                guard let name = image.filename, !name.contains("/") else { return nil }
                return File(
                    url: folder.appendingPathComponent(name), scale: image.size, isTemplate: contents.isTemplate,
                    folder: folders.first { folder.path.hasPrefix($0.path + "/") } ?? folder)
            }.sorted { $0.scale < $1.scale }
        }
        let dark = isDark ? files { $0.appearances?.contains { $0.value == "dark" } ?? false } : []
        let all = dark.isEmpty ? files { $0.appearances == nil } : dark
        return all.first { $0.scale >= scale } ?? all.last
    }

    func color(named name: String, isDark: Bool, in folders: [URL]) -> RGBA? {
        guard let folder = found(in: folders)[.color]?[name] else { return nil }
        let set: ColorSet? = colors.withLock { colors in
            if let known = colors[name] { return known }
            let set: ColorSet? = Self.contents(of: folder)
            colors[name] = .some(set)
            return set
        }
        return set?.color(isDark: isDark)
    }

    private func found(in roots: [URL]) -> [Kind: [String: URL]] {
        folders.withLock { folders in
            if let folders { return folders }
            var found: [Kind: [String: URL]] = [:]
            for root in roots {
                for path in InputFiles.inside(root.path) {
                    let url = root.appendingPathComponent(path)
                    guard let kind = Kind(rawValue: url.pathExtension) else { continue }
                    for name in Self.names(of: path) where found[kind, default: [:]][name] == nil {
                        found[kind, default: [:]][name] = url
                    }
                }
            }
            folders = found
            return found
        }
    }

    /// The name of a set, alone and with the enclosing folders that provide a namespace.
    private static func names(of path: String) -> [String] {
        let parts = (path as NSString).deletingPathExtension.split(separator: "/").map(String.init)
        let inner = parts.lastIndex { $0.hasSuffix(".xcassets") }.map { parts[($0 + 1)...] } ?? parts[...]
        return inner.indices.reversed().map { inner[$0...].joined(separator: "/") }
    }

    private static func contents<Contents: Decodable>(of folder: URL) -> Contents? {
        let file = folder.appendingPathComponent("Contents.json")
        return (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    }
}

/// An appearance that an image or a color of a set is for.
private struct Appearance: Decodable {
    let value: String?
}

private struct ImageSet: Decodable {
    struct Image: Decodable {
        let filename: String?
        let scale: String?
        let appearances: [Appearance]?

        /// A single picture for all scales has none.
        var size: Int { scale.flatMap { Int($0.prefix { $0 != "x" }) } ?? 1 }
    }

    struct Properties: Decodable {
        let intent: String?
        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    let images: [Image]
    let properties: Properties?

    var isTemplate: Bool { properties?.intent == "template" }
}

private struct ColorSet: Decodable {
    struct Entry: Decodable {
        let color: Value?
        let appearances: [Appearance]?

        var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    }

    struct Value: Decodable {
        let components: [String: String]?
        /// The name of a color of the system's.
        let reference: String?

        /// A component is 0…1 with a point, 0…255 without one, or hexadecimal.
        private func component(_ name: String) -> Double? {
            guard let text = components?[name] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
        }

        func rgba(isDark: Bool) -> RGBA? {
            if let reference { return Color.system(named: reference)?.rgba(isDark: isDark) }
            // Always a share, `1` too.
            let alpha = components?["alpha"].flatMap { Double($0) } ?? 1
            if let white = component("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
            guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
                return nil
            }
            return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    let colors: [Entry]

    func color(isDark: Bool) -> RGBA? {
        let light = colors.first { $0.appearances == nil }?.color
        return ((isDark ? colors.first { $0.isDark }?.color : nil) ?? light)?.rgba(isDark: isDark)
    }
}
