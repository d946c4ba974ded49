import Foundation

/// A sum as one writes it, `(300 − 2·8) / 3`: it knows its value, and prints itself.
public indirect enum Arithmetic: Equatable, Sendable {
    /// In points; may be infinite.
    case length(CGFloat)
    /// A number that is no length, such as a ratio: printed more exactly.
    case number(Double)
    /// Terms, added.
    case sum([Term])
    /// A number of something.
    case times(Int, Arithmetic)
    /// Two terms, multiplied.
    case product(Arithmetic, Arithmetic)
    /// One term divided by another.
    case quotient(Arithmetic, Arithmetic)
    /// The largest of these.
    case largest([Arithmetic])
    /// The smallest of these.
    case smallest([Arithmetic])
    /// A term with a word for what it is: `8 gap`.
    case named(Arithmetic, String)

    /// A part of a sum, added or taken away.
    public struct Term: Equatable, Sendable {
        /// In points.
        public var value: Arithmetic
        /// Whether it is the one that counts.
        public var isTaken: Bool
    }

    /// In points.
    public var value: CGFloat {
        switch self {
        case .length(let length): length
        case .number(let number): CGFloat(number)
        case .sum(let terms): terms.reduce(0) { $1.isTaken ? $0 - $1.value.value : $0 + $1.value.value }
        case .times(let count, let factor): CGFloat(count) * factor.value
        case .product(let a, let b): a.value * b.value
        case .quotient(let a, let b): a.value / b.value
        case .largest(let list): list.reduce(-.infinity) { max($0, $1.value) }
        case .smallest(let list): list.reduce(.infinity) { min($0, $1.value) }
        case .named(let term, _): term.value
        }
    }

    /// What comes out for a reader, who has its lengths as they are printed.
    private var printedValue: CGFloat {
        switch self {
        case .length(let length): abs(length) < 1e12 ? (length * 100).rounded() / 100 : length
        case .number: value
        case .sum(let terms):
            terms.reduce(0) { $1.isTaken ? $0 - $1.value.printedValue : $0 + $1.value.printedValue }
        case .times(let count, let factor): CGFloat(count) * factor.printedValue
        case .product(let a, let b): a.printedValue * b.printedValue
        case .quotient(let a, let b): a.printedValue / b.printedValue
        case .largest(let list): list.reduce(-.infinity) { max($0, $1.printedValue) }
        case .smallest(let list): list.reduce(.infinity) { min($0, $1.printedValue) }
        case .named(let term, _): term.printedValue
        }
    }

    /// `=`, or `≈` where the lengths as they are printed add up to something else in the last digit.
    public var sign: String {
        let (told, actual) = (printedValue, value)
        // What is apart by no more than a last bit may still be rounded to two sides of a half.
        return abs(told - actual) < 1e-6 || lengthText(told) == lengthText(actual) ? "=" : "≈"
    }

    /// Whether there is anything to work out.
    public var isPlain: Bool {
        if case .length = self { true } else { false }
    }
}

// MARK: - Making sums

extension Arithmetic {
    /// `whole − a − b`: what is left of a length.
    public static func rest(of whole: CGFloat, less parts: [Arithmetic]) -> Arithmetic {
        less(.length(whole), parts)
    }

    /// `(a) − b − c`. Parts of nothing are left out, a whole of nothing is not: `0 − 8`.
    static func less(_ whole: Arithmetic, _ parts: [Arithmetic]) -> Arithmetic {
        let taken = parts.filter { $0 != .length(0) }.map { Term(value: $0, isTaken: true) }
        return taken.isEmpty ? whole : .sum([Term(value: whole, isTaken: false)] + taken)
    }

    /// `a + b + c`.
    public static func total(_ parts: [Arithmetic]) -> Arithmetic {
        total(parts.map { Term(value: $0, isTaken: false) })
    }

    /// The sum without its zeros; one that is left alone stands for itself.
    private static func total(_ terms: [Term]) -> Arithmetic {
        let kept = terms.filter { $0.value != .length(0) }
        guard let only = kept.first else { return .length(0) }
        return kept.count == 1 && !only.isTaken ? only.value : .sum(kept)
    }

    /// Lengths one after the other with the gaps before them: `50 + 8 + 84`; many of a kind as `12·20 + 11·8`.
    public static func row(_ lengths: [CGFloat], gaps: [CGFloat]) -> Arithmetic {
        guard lengths.count <= 4, Set(lengths).count > 1 || lengths.count < 3 else {
            return total(grouped(lengths) + grouped(gaps))
        }
        return total(zip(gaps, lengths).flatMap { [.length($0), .length($1)] })
    }

    /// Lengths to add up, in as few terms as tell the truth: equal ones in a row as `3·8`, more than four others
    /// as their sum.
    public static func grouped(_ lengths: [CGFloat]) -> [Arithmetic] {
        var group = Group()
        for length in lengths { group.add(length) }
        return group.terms
    }

    /// Lengths taken together one by one, as `grouped` takes a whole list.
    struct Group {
        /// The first four that are not 0, equal ones beside each other as one, and how many of each there are.
        private var runs: [(length: CGFloat, count: Int)] = []
        private var count = 0
        private var total: CGFloat = 0
        /// Whether the runs are all there is.
        private var isWhole = true

        mutating func add(_ length: CGFloat) {
            guard length != 0 else { return }
            count += 1
            total += length
            guard isWhole else { return }
            if let last = runs.last, Arithmetic.isSame(last.length, length) {
                runs[runs.count - 1].count += 1
            } else if runs.count < 4 {
                runs.append((length, 1))
            } else {
                isWhole = false
            }
        }

        var terms: [Arithmetic] {
            guard count <= 4 || isWhole && runs.count <= 2 else { return [.length(total)] }
            return runs.map { $0.count > 1 ? .times($0.count, .length($0.length)) : .length($0.length) }
        }
    }

    /// Shares of the same length may differ in their last bit.
    static func isSame(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
        guard let a, let b else { return a == b }
        return a == b || abs(a - b) <= 1e-9 * abs(a)
    }

    /// Not below 0, said only where it matters.
    public var atLeastZero: Arithmetic { value < 0 ? .largest([self, .length(0)]) : self }

    /// `self · ratio`, or where the ratio is a small fraction `self · 16 / 9`.
    public func multiplied(by ratio: CGFloat) -> Arithmetic {
        if let (a, b) = Self.fraction(ratio) {
            let above: Arithmetic = a == 1 ? self : .product(self, .number(Double(a)))
            return b == 1 ? above : .quotient(above, .number(Double(b)))
        }
        return .product(self, .number(Double(ratio)))
    }

    /// The fraction with a denominator of 40 at most that a number is, if it is one.
    private static func fraction(_ value: CGFloat) -> (Int, Int)? {
        guard value > 0, value < 1000 else { return nil }
        for denominator in 1...40 {
            let numerator = (value * CGFloat(denominator)).rounded()
            guard numerator > 0 else { continue }
            if abs(numerator / CGFloat(denominator) - value) <= value * 1e-9 { return (Int(numerator), denominator) }
        }
        return nil
    }
}

// MARK: - Printing

extension Arithmetic: CustomStringConvertible {
    public var description: String {
        switch self {
        case .length(let length): return lengthText(length)
        case .number(let number): return Self.digits(number)
        case .sum(let terms): return Self.text(of: terms)
        case .times(let count, let factor): return "\(count)·\(factor.inBrackets)"
        case .product(let a, let b): return "\(a.inBrackets) · \(b.inBrackets)"
        case .quotient(let a, let b): return "\(a.isSum ? "(\(a))" : "\(a)") / \(b.inBrackets)"
        case .largest(let list): return "max(\(list.map(\.description).joined(separator: ", ")))"
        case .smallest(let list): return "min(\(list.map(\.description).joined(separator: ", ")))"
        case .named(let term, let name): return "\(term) \(name)"
        }
    }

    private var isSum: Bool { if case .sum = self { true } else { false } }

    /// As a factor of a product: sums, quotients and negative numbers need brackets.
    private var inBrackets: String {
        switch self {
        case .sum, .quotient, .product: "(\(self))"
        case .length(let length) where length < 0: "(\(self))"
        default: description
        }
    }

    private static func text(of terms: [Term]) -> String {
        var text = ""
        for term in terms {
            // Taking a negative length away adds it.
            let (isTaken, part) = term.normalised
            let value = isTaken && part.isSum ? "(\(part))" : "\(part)"
            if text.isEmpty {
                text = isTaken ? "−\(value)" : value
            } else {
                text += isTaken ? " − \(value)" : " + \(value)"
            }
        }
        return text
    }

    /// Up to six digits after the point, by hand: a number formatter would ask the locale.
    private static func digits(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e9 else { return lengthText(CGFloat(number)) }
        let millionths = Int((abs(number) * 1e6).rounded())
        var rest = String(millionths % 1_000_000 + 1_000_000).dropFirst()
        while rest.last == "0" { rest.removeLast() }
        let sign = number < 0 ? "−" : ""
        return "\(sign)\(millionths / 1_000_000)" + (rest.isEmpty ? "" : ".\(rest)")
    }
}

extension Arithmetic.Term {
    /// The term with a positive number where it is a plain one.
    fileprivate var normalised: (isTaken: Bool, value: Arithmetic) {
        switch value {
        case .length(let length) where length < 0: (!isTaken, .length(-length))
        case .times(let count, .length(let length)) where length < 0: (!isTaken, .times(count, .length(-length)))
        case .named(let term, let name):
            named(Arithmetic.Term(value: term, isTaken: isTaken).normalised, name)
        default: (isTaken, value)
        }
    }

    private func named(_ term: (isTaken: Bool, value: Arithmetic), _ name: String) -> (Bool, Arithmetic) {
        (term.isTaken, .named(term.value, name))
    }
}
