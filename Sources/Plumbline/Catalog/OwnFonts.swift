import CairoPainting
import Drawing
import Foundation
import Raster
import Synchronization

/// The faces of an asset catalog's font files, read when the first font is asked for by name.
final class OwnFonts: Sendable {
    private struct Found {
        var faces: [OwnFontFile.Face] = []
        /// What is wrong with the files that are not used, by place in their folder.
        var faults: [(place: String, name: String, fault: OwnFontFile.Fault)] = []
        var places: [String: String] = [:]
        /// SHA-256 by path; empty if the file is gone.
        var digests: [String: String] = [:]
        var made: [OwnFontFile.Face: OwnFont] = [:]

        mutating func giveUp(_ path: String, _ fault: OwnFontFile.Fault = .damaged) {
            faces.removeAll { $0.path == path }
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            faults.append((places[path] ?? path, name, fault))
        }

        mutating func digest(_ path: String) -> String {
            if let known = digests[path] { return known }
            let digest = FileManager.default.contents(atPath: path).map(SHA256.hex) ?? ""
            digests[path] = digest
            return digest
        }
    }

    private let found = Mutex<Found?>(nil)

    /// Whether a file's name is one of a font.
    static func isFont(_ file: String) -> Bool {
        ["ttf", "otf"].contains((file as NSString).pathExtension.lowercased())
    }

    func font(named name: String, weight: Int?, isItalic: Bool, in assets: AssetCatalog) -> OwnFont? {
        with(assets) { found in
            while let face = Self.face(named: name, weight: weight, isItalic: isItalic, of: found.faces) {
                if let known = found.made[face] { return known }
                let digest = found.digest(face.path)
                guard !digest.isEmpty, OwnFontFile.hasSoundGlyphs(face) else {
                    found.giveUp(face.path)
                    continue
                }
                let font = OwnFont(
                    path: face.path, index: face.index, digest: digest, postScriptName: face.postScriptName,
                    weight: face.weight, isItalic: face.isItalic)
                found.made[face] = font
                return font
            }
            return nil
        }
    }

    /// The PostScript names and families.
    func names(in assets: AssetCatalog) -> [String] {
        with(assets) { found in found.faces.flatMap { [$0.postScriptName] + $0.families } }
    }

    /// A file of the font's name that cannot be used, or else all of those.
    func reasonForMissing(_ name: String, in assets: AssetCatalog) -> String? {
        with(assets) { found in
            func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
            let same = found.faults.filter { letters($0.name) == letters(name) }
            let faults = (same.isEmpty ? found.faults : same).map { "\($0.place) \($0.fault)" }
            return faults.isEmpty ? nil : Wording.list(faults, atMost: 3)
        }
    }

    /// Another file with a face of its name: the first one is used, in the order of folders and paths.
    func doubt(about font: OwnFont, in assets: AssetCatalog) -> String? {
        with(assets) { found in
            let paths = found.faces.filter { $0.postScriptName == font.postScriptName }.map(\.path)
            guard let used = paths.first, let other = paths.first(where: { found.digest($0) != font.digest }) else {
                return nil
            }
            return "two files have a font “\(font.postScriptName)”: \(found.places[used] ?? used) is used, and"
                + " \(found.places[other] ?? other) is not"
        }
    }

    private func with<R>(_ assets: AssetCatalog, _ body: (inout Found) -> R) -> R {
        found.withLock { known in
            var found = known ?? Self.find(assets)
            defer { known = found }
            return body(&found)
        }
    }

    /// Links are followed, as those of images are: the content counts, not where it is.
    private static func find(_ assets: AssetCatalog) -> Found {
        var found = Found()
        let beside = assets.fontFiles.map { (path: $0.path, root: $0.deletingLastPathComponent()) }
        let inside = assets.folders.flatMap { folder in
            InputFiles.below(folder.path).filter(isFont).map { (path: $0, root: folder) }
        }
        for (path, root) in beside + inside where found.places[path] == nil {
            // The same on every machine, since a figure's description has it.
            let place = root.lastPathComponent + path.dropFirst(root.path.count)
            found.places[path] = place
            do { found.faces += try OwnFontFile(path: path).faces } catch { found.giveUp(path, error) }
        }
        return found
    }

    /// As on Apple's systems: the face of this PostScript or full name, else one of the family.
    private static func face(named name: String, weight: Int?, isItalic: Bool, of faces: [OwnFontFile.Face])
        -> OwnFontFile.Face?
    {
        func isSame(_ other: String) -> Bool { other.caseInsensitiveCompare(name) == .orderedSame }
        let named =
            faces.first { $0.postScriptName == name } ?? faces.first { isSame($0.postScriptName) }
            ?? faces.first { $0.fullNames.contains(where: isSame) && !$0.families.contains(where: isSame) }
        guard let named else {
            let family = faces.filter { $0.families.contains(where: isSame) }
            return nearest(family, weight: weight ?? 400, isItalic: isItalic)
        }
        // Bold and italic text has another face of the family, if there is one.
        guard weight != nil || isItalic, let family = named.families.first else { return named }
        let siblings = faces.filter { $0.families.contains(family) }
        return nearest(siblings, weight: weight ?? named.weight, isItalic: isItalic || named.isItalic) ?? named
    }

    private static func nearest(_ faces: [OwnFontFile.Face], weight: Int, isItalic: Bool) -> OwnFontFile.Face? {
        // Of two that are as near, the lighter one for a light weight, and the bolder one for a bold weight.
        func rank(_ face: OwnFontFile.Face) -> (Int, Int, Int) {
            let isLighter = face.weight < weight
            return (
                face.isItalic == isItalic ? 0 : 1, abs(face.weight - weight), isLighter == (weight <= 400) ? 0 : 1
            )
        }
        return faces.enumerated().min { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }?.element
    }
}

extension AssetCatalog {
    /// Whether a file's name is one of a font.
    package static func isFont(_ file: String) -> Bool { OwnFonts.isFont(file) }
}

private func < (a: ((Int, Int, Int), Int), b: ((Int, Int, Int), Int)) -> Bool { a.0 == b.0 ? a.1 < b.1 : a.0 < b.0 }
