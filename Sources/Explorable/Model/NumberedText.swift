import Foundation

/// A text taken apart: its words with a mark for each number, and the numbers in hundredths.
///
/// The reasons of one view differ from proposal to proposal in their numbers alone.
struct NumberedText: Hashable {
    static let mark: Character = "\u{1}"

    /// Numbers that would not come back as they are written stay in it.
    private(set) var words = ""
    private(set) var numbers: [Int] = []

    init(_ text: String) {
        var rest = text[...]
        while let first = rest.first {
            guard first.isASCII, first.isNumber else {
                words.append(first == Self.mark ? "\u{FFFD}" : first)
                rest.removeFirst()
                continue
            }
            let token = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            add(token)
            rest = rest.dropFirst(token.count)
        }
    }

    private mutating func add(_ token: Substring) {
        // A sentence may end with a number.
        let number = token.last == "." ? token.dropLast() : token
        if let value = Double(number), value < 1e7, Self.text(Int((value * 100).rounded())) == number {
            words.append(Self.mark)
            numbers.append(Int((value * 100).rounded()))
            words += token.dropFirst(number.count)
        } else {
            words += token
        }
    }

    /// As figures print lengths: `93.3`, `12`.
    static func text(_ hundredths: Int) -> String {
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        switch rest {
        case 0: return "\(whole)"
        case _ where rest % 10 == 0: return "\(whole).\(rest / 10)"
        case 1...9: return "\(whole).0\(rest)"
        default: return "\(whole).\(rest)"
        }
    }

    var text: String {
        var rest = numbers[...]
        return words.reduce(into: "") { text, character in
            if character == Self.mark, let number = rest.popFirst() {
                text += Self.text(number)
            } else {
                text.append(character)
            }
        }
    }
}
