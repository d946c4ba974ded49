import Foundation

/// An expression such as `(300 − 2 × 8) / 3`, with its value.
public indirect enum Arithmetic: Equatable, Sendable {
    /// In points; may be infinite.
    case length(CGFloat)
    /// A number that is no length, such as a ratio: printed with more digits.
    case number(Double)
    /// Terms, added.
    case sum([Term])
    /// The same length several times: `3 × 8`.
    case times(Int, Arithmetic)
    /// Two terms, multiplied.
    case product(Arithmetic, Arithmetic)
    /// One term divided by another.
    case quotient(Arithmetic, Arithmetic)
    /// The largest of these.
    case largest([Arithmetic])
    /// The smallest of these.
    case smallest([Arithmetic])
    /// A term with a label: `8 gap`.
    case named(Arithmetic, String)

    /// A part of a sum.
    public struct Term: Equatable, Sendable {
        /// In points.
        public var value: Arithmetic
        public var isSubtracted: Bool
    }

    /// In points.
    public var value: CGFloat {
        evaluated {
            $0
        } length: {
            $0
        }
    }

    /// The result of the rounded lengths a reader sees.
    private var printedValue: CGFloat {
        evaluated { number in
            (number * 1e4).rounded() / 1e4
        } length: { length in
            abs(length) < 1e12 ? (length < 0 ? -1 : 1) * LengthFormat.hundredths(abs(length)) / 100 : length
        }
    }

    private func evaluated(number: (CGFloat) -> CGFloat, length read: (CGFloat) -> CGFloat) -> CGFloat {
        func evaluated(_ part: Arithmetic) -> CGFloat { part.evaluated(number: number, length: read) }
        return switch self {
        case .length(let length): read(length)
        case .number(let factor): number(CGFloat(factor))
        case .sum(let terms):
            terms.reduce(0) { $0 + ($1.isSubtracted ? -1 : 1) * evaluated($1.value) }
        case .times(let count, let factor): CGFloat(count) * evaluated(factor)
        case .product(let a, let b): evaluated(a) * evaluated(b)
        case .quotient(let a, let b): evaluated(a) / evaluated(b)
        case .largest(let list): list.reduce(-.infinity) { max($0, evaluated($1)) }
        case .smallest(let list): list.reduce(.infinity) { min($0, evaluated($1)) }
        case .named(let term, _): evaluated(term)
        }
    }

    /// `=`, or `≈` where the printed lengths give another last digit.
    public var sign: String {
        let (printed, actual) = (printedValue, value)
        // Values a bit apart may be rounded to two sides of a half.
        return abs(printed - actual) < 1e-6 || lengthText(printed) == lengthText(actual) ? "=" : "≈"
    }

    /// Whether it is a single length, with nothing to work out.
    public var isPlain: Bool {
        if case .length = self { true } else { false }
    }
}

// MARK: - Making sums

extension Arithmetic {
    /// `whole − a − b`: the rest of a length.
    public static func rest(of whole: CGFloat, less parts: [Arithmetic]) -> Arithmetic {
        less(.length(whole), parts)
    }

    /// `(a) − b − c`, without zero parts; a zero whole stays: `0 − 8`.
    static func less(_ whole: Arithmetic, _ parts: [Arithmetic]) -> Arithmetic {
        let taken = parts.filter { $0 != .length(0) }.map { Term(value: $0, isSubtracted: true) }
        return taken.isEmpty ? whole : .sum([Term(value: whole, isSubtracted: false)] + taken)
    }

    /// `a + b + c`.
    public static func total(_ parts: [Arithmetic]) -> Arithmetic {
        total(parts.map { Term(value: $0, isSubtracted: false) })
    }

    /// The sum without its zeros; a single term is no sum.
    private static func total(_ terms: [Term]) -> Arithmetic {
        let kept = terms.filter { $0.value != .length(0) }
        guard let only = kept.first else { return .length(0) }
        return kept.count == 1 && !only.isSubtracted ? only.value : .sum(kept)
    }

    /// Lengths in a row with the gaps before them: `50 + 8 + 84`; many equal ones as `12 × 20 + 11 × 8`.
    public static func row(_ lengths: [CGFloat], gaps: [CGFloat]) -> Arithmetic {
        guard lengths.count <= 4, Set(lengths).count > 1 || lengths.count < 3 else {
            return total(grouped(lengths) + grouped(gaps))
        }
        return total(zip(gaps, lengths).flatMap { [.length($0), .length($1)] })
    }

    /// The terms of a sum, few enough to read: neighbors of one length as `3 × 8`, more than four others as their total.
    public static func grouped(_ lengths: [CGFloat]) -> [Arithmetic] {
        var group = Group()
        for length in lengths { group.add(length) }
        return group.terms
    }

    /// The same length several times, as in `grouped`.
    static func repeated(_ length: CGFloat, _ count: Int) -> [Arithmetic] {
        guard count > 0, length != 0 else { return [] }
        return [count > 1 ? .times(count, .length(length)) : .length(length)]
    }

    /// `grouped`, one length at a time.
    struct Group {
        /// The first four runs of equal lengths other than 0.
        private var runs: [(length: CGFloat, count: Int)] = []
        private var count = 0
        private var total: CGFloat = 0
        /// Whether the runs hold all lengths.
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

    /// Equal, up to the last bits: equal shares may differ there.
    static func isSame(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
        guard let a, let b else { return a == b }
        return a == b || abs(a - b) <= 1e-9 * abs(a)
    }

    /// The expression, or its maximum with 0 where it is negative.
    public var atLeastZero: Arithmetic { value < 0 ? .largest([self, .length(0)]) : self }

    /// `self · ratio`, or where the ratio is a small fraction `self · 16 / 9`.
    public func multiplied(by ratio: CGFloat) -> Arithmetic {
        if let (a, b) = Self.fraction(ratio) {
            let above: Arithmetic = a == 1 ? self : .product(self, .number(Double(a)))
            return b == 1 ? above : .quotient(above, .number(Double(b)))
        }
        return .product(self, .number(Double(ratio)))
    }

    /// The number as a fraction with a denominator of at most 40, if it is one.
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
        case .times(let count, let factor): return "\(count) × \(factor.inParentheses)"
        case .product(let a, let b): return "\(a.inParentheses) × \(b.inParentheses)"
        case .quotient(let a, let b): return "\(a.isSum ? "(\(a))" : "\(a)") / \(b.inParentheses)"
        case .largest(let list): return "max(\(list.map(\.description).joined(separator: ", ")))"
        case .smallest(let list): return "min(\(list.map(\.description).joined(separator: ", ")))"
        case .named(let term, let name): return "\(term) \(name)"
        }
    }

    private var isSum: Bool { if case .sum = self { true } else { false } }

    /// As a factor: sums, quotients and negative numbers need parentheses.
    private var inParentheses: String {
        switch self {
        case .sum, .quotient, .product: "(\(self))"
        case .length(let length) where length < 0: "(\(self))"
        default: description
        }
    }

    private static func text(of terms: [Term]) -> String {
        var text = ""
        for term in terms {
            // Subtracting a negative length adds it.
            let (isSubtracted, part) = term.normalized
            let value = isSubtracted && part.isSum ? "(\(part))" : "\(part)"
            if text.isEmpty {
                text = isSubtracted ? "−\(value)" : value
            } else {
                text += isSubtracted ? " − \(value)" : " + \(value)"
            }
        }
        return text
    }

    /// Up to four decimals.
    private static func digits(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e9 else { return lengthText(CGFloat(number)) }
        return (number < 0 ? "−" : "") + decimalText(Int((abs(number) * 1e4).rounded()), places: 4)
    }
}

extension Arithmetic.Term {
    /// The term with the sign of its length moved to the operator.
    fileprivate var normalized: (isSubtracted: Bool, value: Arithmetic) {
        switch value {
        case .length(let length) where length < 0: (!isSubtracted, .length(-length))
        case .times(let count, .length(let length)) where length < 0: (!isSubtracted, .times(count, .length(-length)))
        case .named(let term, let name):
            named(Arithmetic.Term(value: term, isSubtracted: isSubtracted).normalized, name)
        default: (isSubtracted, value)
        }
    }

    private func named(_ term: (isSubtracted: Bool, value: Arithmetic), _ name: String) -> (Bool, Arithmetic) {
        (term.isSubtracted, .named(term.value, name))
    }
}
