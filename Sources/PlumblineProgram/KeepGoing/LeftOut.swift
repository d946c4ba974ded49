/// What was left out of the files of a module, so that the rest compiles.
struct LeftOut: Codable, Equatable {
    /// What is compiled in place of files, by their paths.
    var texts: [String: String] = [:]
    /// What is left out, in a sentence a file.
    var warnings: [String] = []
    /// The previews that are not there any more, each with the compiler's error.
    var previews: [String] = []

    init() {}

    init(_ files: [(path: String, omissions: FileOmissions)]) {
        for (path, omissions) in files where omissions.errors > 0 {
            texts[path] = omissions.text
            previews += omissions.previews
            if let warning = Self.warning(omissions) { warnings.append(warning) }
        }
    }

    /// More names than these are counted.
    private static let limit = 8

    private static func warning(_ file: FileOmissions) -> String? {
        guard !file.names.isEmpty else { return nil }
        let name = file.fileID.drop { $0 != "/" }.dropFirst()
        let rest = file.names.count - limit
        let names =
            file.names.prefix(rest == 1 ? limit + 1 : limit).joined(separator: ", ")
            + (rest > 1 ? " and \(rest) more" : "")
        let errors = file.errors == 1 ? file.firstError : "\(file.errors) errors; the first: \(file.firstError)"
        return "\(name): left out what does not compile: \(names) (\(errors))"
    }
}
