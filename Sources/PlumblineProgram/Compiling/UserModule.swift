import Raster

/// A module to compile: a user's files, as they are, and what is added to them.
struct UserModule {
    let name: String
    /// Their paths.
    var files: [String]
    /// Code of ours by the name of its file.
    var additions: [(name: String, code: String)] = []
    /// Swift's language mode: 4, 5 or 6.
    var languageMode = 5
    /// Whether its code is on the main actor unless it says otherwise.
    var isOnMainActor = false
    /// What is compiled in place of files, by their paths; see `KeepGoing`.
    var replacements: [String: String] = [:]

    /// A digest of everything about it.
    ///
    /// - Parameter texts: The contents of the files.
    func digest(_ texts: [String]) -> String {
        var parts = [name, "\(languageMode)", isOnMainActor ? "main actor" : ""]
        for (file, text) in zip(files, texts) { parts += [file, text] }
        for addition in additions { parts += [addition.name, addition.code] }
        for (file, text) in replacements.sorted(by: { $0.key < $1.key }) { parts += ["replaced", file, text] }
        return SHA256.hex(parts.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n"))
    }
}
