/// The rules for scene names, which become file names on every system.
package enum SceneName {
    /// The error in a name; nil if it is valid.
    package static func fault(in name: String) -> String? {
        if name.isEmpty { return "it is empty" }
        if name.hasPrefix("/") { return "it begins with a slash" }
        for part in name.split(separator: "/", omittingEmptySubsequences: false) {
            if part.isEmpty { return "it has an empty part between or after slashes" }
            if part == "." || part == ".." { return "its part “\(part)” would leave the output folder" }
            if let bad = part.first(where: { !isAllowed($0) }) {
                return "it has \(described(bad)): only ASCII letters, digits, “-”, “_”, “.” and “/” are allowed"
            }
        }
        return nil
    }

    private static func isAllowed(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
    }

    private static func described(_ character: Character) -> String {
        if character == " " { return "a space" }
        let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return isControl ? "a control character" : "“\(character)”"
    }
}
