import Foundation
import LayoutEngine

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
        if let value = Double(number), value < 1e7, decimalText(Int((value * 100).rounded()), places: 2) == number {
            words.append(Self.mark)
            numbers.append(Int((value * 100).rounded()))
            words += token.dropFirst(number.count)
        } else {
            words += token
        }
    }
}
