import Foundation
import Plumbline

/// The names that Xcode declares for the images and colors of asset catalogs, such as `Image(.logo)` and `Color.brand`.
struct AssetSymbols {
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"

        /// Xcode leaves this word out at the end of a name.
        var word: String { self == .image ? "Image" : "Color" }
    }

    struct Symbol: Equatable {
        let kind: Kind
        /// The enums around it, one for each folder that provides a namespace.
        var namespace: [String] = []
        /// The name in code.
        let name: String
        /// The name in the catalog.
        let asset: String
    }

    let symbols: [Symbol]

    init(_ symbols: [Symbol]) { self.symbols = symbols }

    /// - Parameter catalogs: The paths of folders `NAME.xcassets`.
    init(catalogs: [String]) {
        var seen: Set<[String]> = []
        symbols = catalogs.flatMap(Self.symbols(in:))
            .filter { seen.insert([$0.kind.rawValue, $0.name] + $0.namespace).inserted }
    }

    private static func symbols(in catalog: String) -> [Symbol] {
        let paths = InputFiles.inside(catalog)
        return paths.sorted().compactMap { path in
            guard let kind = Kind(rawValue: (path as NSString).pathExtension) else { return nil }
            let parts = (path as NSString).deletingPathExtension.split(separator: "/").map(String.init)
            let folders = parts.indices.dropLast().filter { index in
                providesNamespace("\(catalog)/\(parts[...index].joined(separator: "/"))")
            }
            .map { parts[$0] }
            guard let name = name(of: parts[parts.count - 1], without: kind.word) else { return nil }
            return Symbol(
                kind: kind, namespace: folders.compactMap(typeName), name: name,
                asset: (folders + [parts[parts.count - 1]]).joined(separator: "/"))
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let isNamespace: Bool?
                enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        let data = FileManager.default.contents(atPath: "\(folder)/Contents.json")
        return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.isNamespace ?? false
    }

    /// `steamBackground` for `steam_background`, `urlIcon` for `URL-icon`, `USA` for `USA`, `_2x` for `2x`, and `FF_2_A_1_F`
    /// for `FF2A1F`.
    static func name(of asset: String, without word: String = "") -> String? {
        if let name = constantName(of: asset) { return name }
        guard var name = typeName(asset) else { return nil }
        if name.hasSuffix(word), name.count > word.count { name.removeLast(word.count) }
        let capitals = name.prefix(while: \.isUppercase)
        if capitals.count > 1, capitals.count == name.count { return name }
        let rest = name.dropFirst(capitals.count)
        let isFollowed = rest.first?.isLowercase ?? false
        let lowered = capitals.count > 1 && isFollowed ? capitals.dropLast() : capitals
        return lowered.lowercased() + name.dropFirst(lowered.count)
    }

    /// A name of capitals and digits has a line between them; nil for any other.
    private static func constantName(of asset: String) -> String? {
        let characters = asset.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard characters.contains(where: \.isNumber), characters.contains(where: \.isLetter),
            !characters.contains(where: \.isLowercase), let first = characters.first
        else { return nil }
        let name = zip(characters, characters.dropFirst()).reduce(into: String(first)) { name, pair in
            if pair.0.isNumber != pair.1.isNumber { name.append("_") }
            name.append(pair.1)
        }
        return first.isNumber ? "_\(name)" : name
    }

    private static func typeName(_ asset: String) -> String? {
        let words = asset.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { Wording.capitalized(String($0)) }.joined()
        guard let first = name.first else { return nil }
        return first.isNumber ? "_\(name)" : name
    }
}

extension AssetSymbols {
    /// A file that declares the names that `texts` use; nil where these are none.
    ///
    /// - Parameter system: SwiftUI's names. A color of such a name is no member of `Color`.
    func code(for texts: [SourceText], system: Set<String>) -> String? {
        if symbols.isEmpty { return nil }
        let used = texts.reduce(into: Set<String>()) { $0.formUnion($1.members) }
        let wanted = symbols.filter { used.contains($0.name) }
        if wanted.isEmpty { return nil }
        let declared = texts.reduce(into: Set<String>()) { $0.formUnion($1.staticNames) }
        var namespaces: Set<String> = []
        var lines = ["import SwiftUI"]
        func add(_ member: String, to type: String, _ namespace: [String]) {
            var place = type
            for name in namespace {
                if namespaces.insert("\(place).\(name)").inserted {
                    lines.append("extension \(place) { enum \(name) {} }")
                }
                place += ".\(name)"
            }
            lines.append("extension \(place) { nonisolated static var `\(member) }")
        }
        for symbol in wanted {
            let type = "SwiftUI.\(symbol.kind.word)Resource"
            let asset = symbol.asset.replacing("\"", with: "\\\"")
            let resource = "\(type)(name: \"\(asset)\", bundle: .main)"
            add("\(symbol.name)`: \(type) { \(resource) }", to: type, symbol.namespace)
            guard symbol.kind == .color, !declared.contains(symbol.name), !system.contains(symbol.name) else {
                continue
            }
            let color = "\(symbol.name)`: SwiftUI.Color { SwiftUI.Color(\(resource)) }"
            add(color, to: "SwiftUI.Color", symbol.namespace)
            guard symbol.namespace.isEmpty else { continue }
            lines.append(
                "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { nonisolated static var `\(color) }")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
