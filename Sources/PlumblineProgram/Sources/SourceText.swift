import Foundation
import Plumbline

/// The text of a Swift file, and what is known without compiling.
struct SourceText {
    let text: String
    /// The text with comments and the contents of literals as spaces, so that only code is left, at the same places.
    let code: String

    init(_ text: String) {
        self.text = text
        code = Self.code(of: text)
    }

    /// - Throws: `UsageError` if the file cannot be read or is no text.
    init(file: String) throws(UsageError) { self.init(try Self.read(file)) }

    static func read(_ file: String) throws(UsageError) -> String {
        var info = stat()
        // Reading a pipe or a device may never end.
        if stat(file, &info) == 0, info.st_mode & S_IFMT != S_IFREG { throw UsageError("\(file) is no regular file") }
        guard access(file, R_OK) == 0, let data = FileManager.default.contents(atPath: file) else {
            throw UsageError("\(file) cannot be read")
        }
        guard let text = String(data: data, encoding: .utf8), !data.contains(0) else {
            throw UsageError("\(file) is not UTF-8 text")
        }
        return text
    }

    private static func code(of text: String) -> String {
        var blanker = LiteralBlanker(text)
        return blanker.blank()
    }

    /// The text to compile. What is drawn is an iPhone's screen, so `os(iOS)` holds, though the system is another, and
    /// `canImport(AppKit)` does not, though there is a module for those who import it. The module `os` is OSLog, whose
    /// names it has. Lines stay.
    var compiled: String {
        let systems = code.matches(of: /\b(?:os\s*\(\s*iOS|canImport\s*\(\s*AppKit)\s*\)/).map {
            (place: $0.range, text: $0.0.hasPrefix("os") ? "canImport(Swift)" : "os(macOS)")
        }
        let logs = code.matches(of: /(?m)\bimport[ \t]+(os(?:\.\w+)?)[ \t]*$/).map { match in
            (place: match.1.startIndex..<match.1.endIndex, text: "OSLog")
        }
        var result = text
        for edit in (systems + logs + ObjectiveCMarks(code: code).edits).sorted(by: {
            $0.place.lowerBound > $1.place.lowerBound
        }) {
            // The code has as many bytes as the text, though not as many characters.
            func place(_ index: String.Index) -> String.Index {
                text.utf8.index(text.startIndex, offsetBy: code.utf8.distance(from: code.startIndex, to: index))
            }
            result.replaceSubrange(place(edit.place.lowerBound)..<place(edit.place.upperBound), with: edit.text)
        }
        return result
    }

    /// The names of the file's top-level variables that hold a scene or a list of scenes.
    var sceneVariables: [String] {
        topLevelCode.matches(
            of:
                /(?m)^(?:@[\w.]+(?:\([^)]*\))?\s+|(?:public|internal|package|nonisolated|static)\s+)*(?:let|var)\s+(\w+)\s*(?::\s*(?:\[\s*(?:Plumbline\s*\.\s*)?Scene\s*\]|Array\s*<\s*(?:Plumbline\s*\.\s*)?Scene\s*>|(?:Plumbline\s*\.\s*)?Scene)\s*(?:[={]|$)|=\s*\[?\s*(?:Plumbline\s*\.\s*)?Scene\s*\()/
        ).map { String($0.1) }
    }

    /// The names of the types in the file that say they are views, in order.
    var viewNames: [String] { Self.viewNames(in: code) }

    /// Those that are in no other type, whose names alone tell them.
    var topLevelViewNames: [String] { Self.viewNames(in: topLevelCode) }

    private static func viewNames(in code: String) -> [String] {
        code.matches(of: /\b(?:struct|class|enum|extension)\s+(\w+)(?:<[^{>]*>)?\s*:[^{]*?\bView\b(?!\w)[^{]*\{/)
            .map { String($0.1) }.unique
    }

    /// The modules that the file imports, without submodules.
    var imports: [String] {
        code.matches(
            of:
                /(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|internal|private|fileprivate|package)[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)[ \t]+)?(\w+)/
        ).map { String($0.1) }
    }

    /// The submodules that the file imports: `CoreImage.CIFilterBuiltins`.
    var importedSubmodules: [String] {
        code.matches(
            of:
                /(?m)^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|internal|private|fileprivate|package)[ \t]+)?import[ \t]+(\w+(?:\.\w+)+)/
        ).map { String($0.1) }
    }

    /// Whether it uses the bundle that the package manager makes for a target with resources.
    var usesResourceBundle: Bool { usesBundle("module") }

    /// Whether it uses the app's bundle.
    var usesMainBundle: Bool { usesBundle("main") || usesResourceBundle }

    /// Whether it looks texts up as Foundation does.
    var usesLocalizedString: Bool {
        code.contains("NSLocalizedString(") || code.contains("localizedString(forKey:")
    }

    /// The names in the file, of whatever kind.
    var words: Set<String> {
        Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }

    private func usesBundle(_ name: String) -> Bool {
        code.matches(of: /(?:Bundle\s*\.\s*|bundle:\s*\.)(\w+)/).contains { $0.1 == name }
    }

    /// The names after a point, as in `.logo`.
    var members: Set<String> {
        Set(code.split(separator: ".", omittingEmptySubsequences: true).dropFirst().compactMap(Self.firstWord))
    }

    /// The names of static variables that the file declares.
    var staticNames: Set<String> {
        Set(code.matches(of: /\bstatic\s+(?:let|var)\s+(\w+)/).map { String($0.1) })
    }

    private static func firstWord(_ code: Substring) -> String? {
        let word = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return word.isEmpty ? nil : String(word)
    }

    /// The code outside of all braces.
    var topLevelCode: String {
        var depth = 0
        return String(
            code.map { character in
                if character == "{" { depth += 1 }
                defer { if character == "}" { depth = max(0, depth - 1) } }
                return depth == 0 || character.isNewline || (character == "{" && depth == 1) ? character : " "
            })
    }
}

extension SourceText {
    /// Whether an app begins in the file.
    var isEntry: Bool { code.contains(/@(?:main|UIApplicationMain|NSApplicationMain)\b/) }

    /// The types the file declares that other files of its module see.
    var sharedTypes: [String] {
        topLevelCode.matches(
            of:
                /(?m)^(?:@\w+(?:\([^)]*\))?\s+|(?:public|open|internal|package|final|indirect|nonisolated)\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)/
        ).map { String($0.1) }
    }
}
