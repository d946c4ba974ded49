/// What is left out of one file, so that the rest compiles.
struct FileOmissions {
    /// `App/Health.swift`, of two files of one name with the folders that tell them apart.
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
    /// The modules of imports that were left out.
    private var missingModules: [String] = []
    /// What might be called in place of what was left out.
    private(set) var rivals = Rivals()
    /// The names of functions that are not there any more.
    private(set) var removed: Set<String> = []
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
        missingModules += missing.map(\.1)
        apply(
            missing.map { declaration, name in
                TextEdit(declaration.range, "", name: declaration.description, errors: ["no such module '\(name)'"])
            })
    }

    /// What has to change for errors in it.
    ///
    /// - Parameter isWhole: Whether whole code and declarations are left out, no parts of them.
    func edits(
        for errors: [PlacedError], rivals: RivalTypes = RivalTypes(), isWhole: Bool = false
    ) -> [TextEdit] {
        let source = OmittedSource(text, fileID: fileID, tries: tries, rivals: rivals, isWhole: isWhole)
        // Types that nobody knows seem to be one: two functions of a name may differ once they are replaced.
        let isUnsure = errors.contains { $0.message.hasPrefix("cannot find type '") }
        let sure = errors.filter { !isUnsure || $0.isOfTwoFiles || !$0.message.hasPrefix("invalid redeclaration of ") }
        return source.edits(for: sure.map(explained))
    }

    /// Ends code that might be called in place of what was left out of any file.
    ///
    /// - Parameter types: Of all files.
    mutating func end(_ rivals: Rivals, types: RivalTypes = RivalTypes()) {
        apply(OmittedSource(text, fileID: fileID, rivals: types).edits(ending: rivals))
    }

    /// A name that nothing has may be of a module that is not there.
    private func explained(_ error: PlacedError) -> PlacedError {
        guard error.message.hasPrefix("cannot find ") || error.message.contains(PlacedError.missingType),
            !missingModules.isEmpty
        else { return error }
        var error = error
        error.message += " (there is no module \(missingModules.joined(separator: " or ")))"
        return error
    }

    mutating func apply(_ edits: [TextEdit]) {
        for edit in edits {
            errors += edit.errors.count
            if firstError.isEmpty, let first = edit.errors.first { firstError = first }
        }
        for name in Set(edits.compactMap(\.name)) { tries[name, default: 0] += 1 }
        previews += edits.compactMap(\.preview)
        for edit in edits {
            removed.formUnion(edit.removed)
            rivals.add(edit.rivals)
        }
        var bytes = Array(text.utf8)
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            // Lines stay where they are.
            let lines =
                bytes[edit.range].count { $0 == UInt8(ascii: "\n") } - edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
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
