/// The place in the sources where a scene was written.
package struct SceneSource: Hashable, Sendable {
    /// `Module/File.swift`: the same on every machine.
    var fileID: String
    /// The path of the file, as given to the compiler.
    var filePath: String
    /// The line, from 1.
    package var line: Int
    /// Which of the views in its closure it is, and of how many.
    var part = Part()

    struct Part: Hashable, Sendable {
        var number = 0
        var count = 1
    }
}

extension SceneSource {
    init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt) {
        self.init(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line))
    }
}

/// The source of a scene's views where no file has it as it is, as in an article.
package struct SceneListing: Hashable, Codable, Sendable {
    var code: String
    /// The types it uses.
    var declarations: String

    package init(code: String, declarations: String) { (self.code, self.declarations) = (code, declarations) }
}
