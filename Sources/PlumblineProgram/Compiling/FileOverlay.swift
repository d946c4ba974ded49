import Foundation
import Raster

/// Makes the compiler read `SourceText.compiled` in place of files. Their paths stay in its messages, in what macros expand
/// to, and in the parts for debugging.
struct FileOverlay {
    /// Those that differ from their files.
    let replaced: [(file: String, text: String)]

    /// - Parameter replacements: What is compiled in place of files, by their paths.
    init(_ files: [String], texts: [String], replacements: [String: String] = [:]) {
        replaced = zip(files, texts).compactMap { file, text in
            // What is compiled in its place may be in no file.
            if let replacement = replacements[file] { return (file, replacement) }
            let compiled = SourceText(text).compiled
            return compiled == text ? nil : (file, compiled)
        }
    }

    /// Arguments for the compiler's frontend; none if the files are read as they are.
    ///
    /// - Parameter folder: Where the texts are written. It must be there until the compiler ends.
    func arguments(in folder: String) throws -> [String] {
        guard !replaced.isEmpty else { return [] }
        var roots: [Overlay.Root] = []
        for (index, (file, text)) in replaced.enumerated() {
            let copy = "\(folder)/\(index).overlaid"
            try AtomicFile.write(Data(text.utf8), to: copy)
            roots.append(Overlay.Root(name: URL(filePath: file).standardized.path, contents: copy))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let overlay = "\(folder)/overlay.json"
        try AtomicFile.write(try encoder.encode(Overlay(roots: roots)), to: overlay)
        return ["-vfsoverlay", overlay]
    }

    /// LLVM's format.
    private struct Overlay: Encodable {
        var version = 0
        var usesExternalNames = false
        let roots: [Root]

        enum CodingKeys: String, CodingKey {
            case version, roots
            case usesExternalNames = "use-external-names"
        }

        struct Root: Encodable {
            var type = "file"
            let name: String
            let contents: String

            enum CodingKeys: String, CodingKey {
                case type, name
                case contents = "external-contents"
            }
        }
    }
}
