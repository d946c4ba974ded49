import Foundation
import Synchronization

/// Where the program makes its own alignments. Their names are in the source only: `static let feet =
/// VerticalAlignment(Feet.self)`.
enum DeclaredGuides {
    private struct Guide: Hashable {
        let id: ObjectIdentifier
        let axis: Axis
    }

    private struct Guides {
        var places: [Guide: [String: Set<UInt>]] = [:]
        var names: [Guide: String?] = [:]
    }

    private static let guides = Mutex(Guides())

    static func add(_ id: any AlignmentID.Type, _ axis: Axis, _ filePath: StaticString, _ line: UInt) {
        guides.withLock { guides in
            let guide = Guide(id: ObjectIdentifier(id), axis: axis)
            if guides.places[guide, default: [:]]["\(filePath)", default: []].insert(line).inserted {
                guides.names[guide] = nil
            }
        }
    }

    /// `.feet`; nil if no static property is found that is the alignment.
    static func name(of id: any AlignmentID.Type, _ axis: Axis) -> String? {
        let guide = Guide(id: ObjectIdentifier(id), axis: axis)
        return guides.withLock { guides in
            if let known = guides.names[guide] { return known }
            let places = (guides.places[guide] ?? [:]).sorted { $0.key < $1.key }
            let name = places.lazy.compactMap { path, lines in
                let text = try? String(contentsOfFile: path, encoding: .utf8)
                return text.flatMap { text in lines.sorted().lazy.compactMap { property(in: text, at: Int($0)) }.first }
            }.first
            guides.names[guide] = .some(name)
            return name
        }
    }

    /// The static property whose value begins on a line or, if that has no declaration, on the line before.
    static func property(in source: String, at line: Int) -> String? {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(line - 1) else { return nil }
        let declaration = #/static\s+(?:let|var)\s+(\w+)/#
        func name(_ line: Int) -> String? {
            guard lines.indices.contains(line) else { return nil }
            return lines[line].firstMatch(of: declaration).map { ".\($0.output.1)" }
        }
        let own = lines[line - 1].drop(while: \.isWhitespace)
        let isRest = ["Self(", ".init(", "return ", "VerticalAlignment(", "HorizontalAlignment("].contains(
            where: own.hasPrefix)
        return name(line - 1) ?? (isRest ? name(line - 2) : nil)
    }
}
