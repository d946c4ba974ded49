/// An error of the compiler at its place in one of an author's files.
struct PlacedError: Equatable {
    let file: String
    let line: Int
    /// In bytes, from 1.
    let column: Int
    var message: String
    /// Whether two files have a declaration of the name, of which this one is in one.
    var isOfTwoFiles = false

    /// The errors in what the compiler prints. One in what a macro expands to is where the macro is used; one in no such
    /// file is left out. Where the compiler itself fails, it is at the declaration it was at.
    ///
    /// - Parameter files: The author's.
    static func errors(in output: String, of files: Set<String>) -> [PlacedError] {
        var found: [PlacedError] = []
        var elsewhere: String?
        for line in output.split(separator: "\n") where line.contains(": error: ") || line.contains(": note: ") {
            guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|note): (.*)/),
                let number = Int(match.2), let column = Int(match.3)
            else { continue }
            let (file, isError) = (String(match.1), match.4 == "error")
            if match.5.hasSuffix(" previously declared here"), let last = found.last, last.file != file,
                files.contains(file),
                last.message.hasPrefix("invalid redeclaration of ")
            {
                found[found.count - 1].isOfTwoFiles = true
                found.append(
                    PlacedError(
                        file: file, line: number, column: column, message: last.message, isOfTwoFiles: true))
                continue
            }
            let said = plain(match.5)
            if isError { elsewhere = files.contains(file) ? nil : said }
            let message = isError ? said : elsewhere
            let isExpansion = elsewhere != nil && match.5.hasPrefix("in expansion of macro")
            guard files.contains(file), isError || isExpansion, let message else { continue }
            elsewhere = nil
            let error = PlacedError(file: file, line: number, column: column, message: message)
            if !found.contains(error) { found.append(error) }
        }
        return found.isEmpty ? failure(in: output, of: files).map { [$0] } ?? [] : found
    }

    /// In messages in place of a type that does not compile.
    static let missingType = "(a type that is missing)"

    /// What the compiler says, without names that only stand for something.
    private static func plain(_ message: Substring) -> String {
        if message.contains("please submit a bug report") { return "the compiler cannot say why" }
        return String(message).replacing(" (aka '\(StandIn.typeName)')", with: "").replacing(
            /_[lL]eftOut(?:Type|Protocol)/, with: "(a type that is missing)"
        )
        .replacing(/_[lL]eftOut\w*/, with: "(left out)")
    }

    /// Where the compiler failed: the innermost of the places it was at.
    private static func failure(in output: String, of files: Set<String>) -> PlacedError? {
        output.split(separator: "\n").filter { $0.contains("While ") || $0.contains("(at ") }.compactMap {
            line -> PlacedError? in
            guard let match = line.firstMatch(of: /(?:^\d+\.\s+While .*?\[|\(at )(\/[^\]]+?):(\d+):(\d+)/),
                files.contains(String(match.1)), let number = Int(match.2), let column = Int(match.3)
            else { return nil }
            return PlacedError(
                file: String(match.1), line: number, column: column, message: "the compiler fails")
        }.last
    }

    /// Whether it is about a name that nothing has.
    var isOfMissingName: Bool { message.hasPrefix("cannot find '") || message.contains(" has no member '") }

    /// Whether it may be gone once what other errors are about is left out.
    var isConsequence: Bool {
        message.contains("does not conform to protocol") || message.hasSuffix("has no initializers")
            || message.hasSuffix("has no accessible initializers")
            // Of two declarations of a name one is an error.
            || message.contains(" is ambiguous for type lookup") || message.hasPrefix("ambiguous use of")
    }
}
