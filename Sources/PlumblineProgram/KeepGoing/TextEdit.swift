/// A change of a text, which leaves the number of its lines as it is.
struct TextEdit {
    /// What may be the consequence of what.
    enum Phase: Int, Comparable {
        case declaration, code, consequence

        static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
    }

    let range: Range<Int>
    let text: String
    /// What is left out by it; nil if nothing of the author's is.
    let name: String?
    var phase = Phase.declaration
    /// The compiler's errors about it.
    var errors: [String]
    /// A preview that is not there any more, with the compiler's error.
    var preview: String?
    /// What might be called in place of what was left out.
    var rivals = Rivals()
    /// The names of functions that are not there any more.
    var removed: Set<String> = []

    init(_ range: Range<Int>, _ text: String, name: String?, _ phase: Phase = .declaration, errors: [String] = []) {
        (self.range, self.text, self.name, self.phase, self.errors) = (range, text, name, phase, errors)
    }
}
