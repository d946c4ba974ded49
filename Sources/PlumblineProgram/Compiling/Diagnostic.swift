/// An error of the compiler, at its place.
struct Diagnostic: Equatable {
    let file: String
    let line: Int
    let message: String
    /// The environment value that a property wrapper names at its place: the message of one that is not there names
    /// none.
    var environmentValue: String?

    /// The errors in what the compiler prints, each once.
    static func errors(in output: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        let lines = output.split(separator: "\n")
        for (index, line) in lines.enumerated() {
            guard let match = line.firstMatch(of: /^(.+?):(\d+):\d+: error: (.*)$/), let number = Int(match.2) else {
                continue
            }
            var error = Diagnostic(file: String(match.1), line: number, message: String(match.3))
            if error.message.hasPrefix("no exact matches in call to initializer"), index + 1 < lines.count {
                let value = lines[index + 1].firstMatch(of: /@Environment\(\\(?:EnvironmentValues)?\.(\w+)/)
                error.environmentValue = value.map { String($0.1) }
            }
            if !found.contains(error) { found.append(error) }
        }
        return found
    }

    /// The name that is not there, a member with its dot; nil for an error of another kind.
    var missingName: String? {
        if let environmentValue { return ".\(environmentValue)" }
        if let match = message.firstMatch(of: /^cannot find (?:type |operator )?'([^']+)' in scope/) {
            return String(match.1)
        }
        if let match = message.firstMatch(
            of: /^(?:value of (?:optional )?type|type|static member|enum case|module) .* has no member '([^']+)'/)
        {
            return ".\(Self.base(match.1))"
        }
        if let match = message.firstMatch(of: /^reference to member '([^']+)' cannot be resolved/) {
            return ".\(Self.base(match.1))"
        }
        if let match = message.firstMatch(of: /^'([^']+)' is unavailable/) { return String(match.1) }
        if let match = message.firstMatch(of: /^unknown attribute '([^']+)'/) { return "@\(match.1)" }
        if let match = message.firstMatch(of: /^no macro named '([^']+)'/) { return "#\(match.1)" }
        return nil
    }

    /// `foo` for `foo(_:)`.
    private static func base(_ name: Substring) -> Substring { name.prefix { $0 != "(" } }

    /// The module that is not there.
    var missingModule: String? { message.firstMatch(of: /^no such module '([^'.]+)/).map { String($0.1) } }

    /// The message without what is quoted in it, so that errors of a kind are alike.
    var kind: String { message.replacing(/'[^']*'/, with: "‘…’") }
}
