/// What is left out of one file, so that the rest compiles.
struct FileOmissions {
    /// `App/Health.swift`.
    let fileID: String
    /// To compile; its lines are those of the file.
    private(set) var text: String
    /// What was left out, in words, each once.
    private(set) var names: [String] = []
    /// The previews that are not there any more, each with the compiler's error.
    private(set) var previews: [String] = []
    /// The number of the compiler's errors about it, and the first.
    private(set) var errors = 0
    private(set) var firstError = ""
    /// How often something was left out of code, by its name.
    private var tries: [String: Int] = [:]

    init(fileID: String, text: String) { (self.fileID, self.text) = (fileID, text) }

    /// Leaves out imports of modules, but for those under a condition, which may not hold.
    mutating func leaveOutImports(where isMissing: (_ module: String) -> Bool) {
        let imports = DeclarationParser.declarations(in: SourceText(text)).filter { declaration in
            declaration.kind == .importing && !declaration.isConditional
        }
        let missing = imports.map { ($0, $0.name.split(separator: " ").last.map(String.init) ?? "") }
            .filter { isMissing($0.1) }
        apply(
            missing.map { declaration, name in
                TextEdit(declaration.range, "", name: declaration.description, errors: ["no such module '\(name)'"])
            })
    }

    /// What has to change for errors in it.
    func edits(for errors: [PlacedError]) -> [TextEdit] {
        OmittedSource(text, fileID: fileID, tries: tries).edits(for: errors)
    }

    mutating func apply(_ edits: [TextEdit]) {
        for edit in edits {
            errors += edit.errors.count
            if firstError.isEmpty, let first = edit.errors.first { firstError = first }
        }
        for name in Set(edits.compactMap(\.name)) { tries[name, default: 0] += 1 }
        previews += edits.compactMap(\.preview)
        var bytes = Array(text.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            // Lines stay where they are.
            let lines = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
            bytes.replaceSubrange(
                edit.range, with: Array(edit.text.utf8) + Array(repeating: UInt8(ascii: "\n"), count: lines))
        }
        text = String(decoding: bytes, as: UTF8.self)
        for name in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }).compactMap(\.name)
        where !names.contains(name) {
            names.append(name)
        }
    }
}
