import Testing

@testable import PlumblineProgram

/// The text without what an error at the first `bad` is about, and how that is told.
func without(_ text: String, _ message: String = "cannot find 'bad' in scope") -> (String, [String]) {
    let before = text[..<text.firstRange(of: "bad")!.lowerBound]
    let line = before.count { $0.isNewline } + 1
    let column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.utf8.count ?? 0) + 1
    var file = FileOmissions(fileID: "App/A.swift", text: text)
    let error = PlacedError(file: "/A.swift", line: line, column: column, message: message)
    file.apply(file.edits(for: [error], rivals: RivalTypes([text])))
    #expect(file.text.count { $0 == "\n" } == text.count { $0 == "\n" }, "lines stay")
    return (file.text, file.names)
}
