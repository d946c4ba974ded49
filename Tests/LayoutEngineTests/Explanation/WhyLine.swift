import Foundation

/// A line of the form `proposed …; takes …`, parsed from its text alone.
struct WhyLine {
    struct Length: Equatable {
        /// The stated length; nil for nil.
        var stated: Double?
        /// The value of the sum after it, if there is one.
        var computed: Double?
        /// The number of terms: each is rounded to hundredths.
        var terms = 0
        /// Whether the sum is marked as exact.
        var isExact = false
    }

    /// An axis that was passed on may be left out.
    var proposed: (width: Length?, height: Length?)
    var took: (width: Length?, height: Length?)

    init?(_ line: String) {
        guard line.hasPrefix("proposed "), let split = line.range(of: "; takes ") else { return nil }
        guard let proposed = Self.clause(line[line.index(line.startIndex, offsetBy: 9)..<split.lowerBound]),
            let took = Self.clause(line[split.upperBound...])
        else { return nil }
        (self.proposed, self.took) = (proposed, took)
    }

    private static func clause(_ text: Substring) -> (width: Length?, height: Length?)? {
        if text.hasPrefix("width ") {
            let width = text.dropFirst(6)
            guard let split = width.range(of: ", height ") else { return Reader.length(width).map { ($0, nil) } }
            guard let first = Reader.length(width[..<split.lowerBound]),
                let second = Reader.length(width[split.upperBound...])
            else { return nil }
            return (first, second)
        }
        if text.hasPrefix("height ") { return Reader.length(text.dropFirst(7)).map { (nil, $0) } }
        guard let split = text.range(of: " × "), let width = Reader.length(text[..<split.lowerBound]),
            let height = Reader.length(text[split.upperBound...])
        else { return nil }
        return (width, height)
    }

    /// Reads `94.67 = (300 − 2 × 8) / 3: rule`.
    private struct Reader {
        var rest: Substring
        var numbers = 0

        static func length(_ text: Substring) -> Length? {
            var reader = Reader(rest: text)
            var result = Length()
            if !reader.take("nil") {
                guard let stated = reader.number() else { return nil }
                result.stated = stated
            }
            reader.numbers = 0
            let isExact = reader.take(" = ")
            if isExact || reader.take(" ≈ ") {
                guard let sum = reader.sum() else { return nil }
                (result.computed, result.terms, result.isExact) = (sum, reader.numbers, isExact)
            }
            return reader.rest.isEmpty || reader.rest.hasPrefix(": ") ? result : nil
        }

        mutating func take(_ word: String) -> Bool {
            guard rest.hasPrefix(word) else { return false }
            rest = rest.dropFirst(word.count)
            return true
        }

        mutating func number() -> Double? {
            numbers += 1
            let sign: Double = take("−") ? -1 : 1
            if take("∞") { return sign * .infinity }
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            guard let value = Double(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            return sign * value
        }

        mutating func sum() -> Double? {
            guard var value = product() else { return nil }
            while true {
                if take(" + ") {
                    guard let next = product() else { return nil }
                    value += next
                } else if take(" − ") {
                    guard let next = product() else { return nil }
                    value -= next
                } else {
                    return value
                }
            }
        }

        private mutating func product() -> Double? {
            defer { _ = take(" gaps") || take(" gap") || takeKept() }
            guard var value = factor() else { return nil }
            while true {
                if take(" × ") {
                    guard let next = factor() else { return nil }
                    value *= next
                } else if take(" / ") {
                    guard let next = factor() else { return nil }
                    value /= next
                } else {
                    return value
                }
            }
        }

        /// ` kept for the Spacer`.
        private mutating func takeKept() -> Bool {
            guard take(" kept") else { return false }
            guard rest.hasPrefix(" for ") else { return true }
            // Names may have commas, but no numbers after them.
            while let next = rest.first, !")−:;".contains(next), !rest.hasPrefix(", 0)") { rest = rest.dropFirst() }
            // The sum goes on with ` − `.
            if rest.hasPrefix("−") { rest = " " + rest }
            return true
        }

        private mutating func factor() -> Double? {
            if take("(") {
                let value = sum()
                return take(")") ? value : nil
            }
            for (word, choose) in [("max(", { max($0, $1) }), ("min(", { min($0, $1) })]
                as [(String, (Double, Double) -> Double)]
            where take(word) {
                guard var value = sum() else { return nil }
                while take(", ") {
                    guard let next = sum() else { return nil }
                    value = choose(value, next)
                }
                return take(")") ? value : nil
            }
            return number()
        }
    }
}
