/// Where in the user's code a view was written.
public struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
    public var file: String
    /// The line number, from 1.
    public var line: Int

    /// Creates a location from a file and a line number.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}
