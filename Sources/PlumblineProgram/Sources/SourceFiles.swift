import Foundation
import Plumbline

/// The Swift files that paths of the command line stand for.
struct SourceFiles: Equatable {
    /// Absolute, in order, each once.
    let files: [String]
    /// The first path, absolute.
    let root: String

    /// - Throws: `UsageError` naming a path that is not there, not readable or not Swift.
    init(_ paths: [String]) throws(UsageError) {
        var (all, seen) = ([String](), Set<String>())
        for path in paths {
            for file in try Self.files(at: path) {
                let (isNew, known) = seen.insert(Self.real(file))
                if isNew {
                    all.append(file)
                } else if !known.utf8.elementsEqual(Self.real(file).utf8) {
                    // Swift has them for one name, as many file systems do.
                    throw UsageError(
                        "\(file) is there twice, with accents written as one character and as two: rename one")
                }
            }
        }
        files = all
        root = Self.absolute(paths.first ?? ".")
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    /// Where a link leads.
    static func real(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    private static func files(at path: String) throws(UsageError) -> [String] {
        guard !path.isEmpty else { throw UsageError("an empty path is given; the current folder is “.”") }
        guard FileManager.default.fileExists(atPath: path) else {
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            throw UsageError(isLink ? "\(path) is a link to nothing" : "there is no file or folder \(path)")
        }
        if !FileManager.default.isFolder(path) {
            guard path.hasSuffix(".swift") else {
                throw UsageError("\(path) is not a Swift file: its name must end in .swift")
            }
            return [absolute(path)]
        }
        guard access(path, R_OK | X_OK) == 0 else { throw UsageError("\(path) cannot be read") }
        let found = swiftFiles(in: absolute(path))
        guard !found.isEmpty else { throw UsageError("there is no Swift file in \(path)") }
        let sources = found.filter { !isTest($0) }
        guard !sources.isEmpty else { throw UsageError("there is no Swift file in \(path) but tests") }
        return sources
    }

    /// Whether a file belongs to a target of tests, whose library only a test's program can load.
    private static func isTest(_ file: String) -> Bool {
        guard let text = try? SourceText.read(file), text.contains("XCTest") || text.contains("Testing") else {
            return false
        }
        return !SourceText(text).imports.allSatisfy { $0 != "XCTest" && $0 != "Testing" }
    }

    /// The Swift files in a folder: hidden folders, build products and manifests aside.
    static func swiftFiles(in folder: String) -> [String] {
        // The enumerator does not follow a link.
        guard let entries = FileManager.default.enumerator(atPath: real(folder)) else { return [] }
        var found: [String] = []
        while let entry = entries.nextObject() as? String {
            let name = (entry as NSString).lastPathComponent
            if skipped(name) {
                entries.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@swift") {
                found.append("\(folder == "/" ? "" : folder)/\(entry)")
            }
        }
        return found.sorted()
    }

    private static func skipped(_ name: String) -> Bool {
        name.hasPrefix(".") || ["Pods", "Carthage", "DerivedData", "node_modules", "build"].contains(name)
            || [".xcassets", ".docc", ".xcodeproj", ".xcworkspace", ".bundle", ".framework", ".playground"]
                .contains { name.hasSuffix($0) }
    }

    /// A name for the module of these files, one that no module of ours has.
    func moduleName(besides others: Set<String>) -> String {
        let last = URL(fileURLWithPath: root).deletingPathExtension().lastPathComponent
        let plain = last.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? last
        var name = String(plain.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        // Files are named after the module, and a path's part has at most 255 bytes.
        name = String(name.prefix(100))
        if name.first.map({ !$0.isLetter && $0 != "_" }) ?? true { name = "_\(name)" }
        return others.contains(name) || Self.reserved.contains(name) ? "\(name)_" : name
    }

    /// Modules of Swift's, and words that are no module's name.
    private static let reserved: Set<String> = [
        "Swift", "Foundation", "Observation", "Dispatch", "Glibc", "Synchronization", "RegexBuilder", "Testing",
        "XCTest",
        "main", "self", "Self", "class", "struct", "enum", "func", "let", "var", "import", "protocol", "extension",
        "true",
        "false", "nil", "in", "is", "as", "if", "else", "for", "while", "return", "switch", "case", "default", "do",
        "try",
        "init", "operator", "static", "public", "private", "internal", "where", "guard", "repeat", "break", "throw",
        "super",
        "Any", "Type", "Protocol",
    ]
}
