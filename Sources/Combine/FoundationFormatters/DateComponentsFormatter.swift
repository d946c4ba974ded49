import Foundation

/// Durations in words or with colons, in American English; Linux has no such formatter of its own.
///
/// Durations count days of 24 hours, months of 30 days and years of 365.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Empty means all that are not zero.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// 0 shows all.
    open var maximumUnitCount = 0
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    open var collapsesLargestUnit = false
    open var allowsFractionalUnits = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var referenceDate: Date?

    private struct Unit: @unchecked Sendable {
        let unit: NSCalendar.Unit
        let seconds: Int
        let component: KeyPath<DateComponents, Int?>
        let letters: String
        let short: (one: String, many: String)
        let name: String
    }

    private static let units: [Unit] = [
        Unit(unit: .year, seconds: 31_536_000, component: \.year, letters: "y", short: ("yr", "yrs"), name: "year"),
        Unit(
            unit: .month, seconds: 2_592_000, component: \.month, letters: "mo", short: ("mth", "mths"), name: "month"),
        Unit(
            unit: .weekOfMonth, seconds: 604_800, component: \.weekOfMonth, letters: "w", short: ("wk", "wks"),
            name: "week"),
        Unit(unit: .day, seconds: 86_400, component: \.day, letters: "d", short: ("day", "days"), name: "day"),
        Unit(unit: .hour, seconds: 3_600, component: \.hour, letters: "h", short: ("hr", "hr"), name: "hour"),
        Unit(unit: .minute, seconds: 60, component: \.minute, letters: "m", short: ("min", "min"), name: "minute"),
        Unit(unit: .second, seconds: 1, component: \.second, letters: "s", short: ("sec", "sec"), name: "second"),
    ]

    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        let isNegative = ti < 0
        var units = Self.units.filter { allowedUnits.contains($0.unit) }
        if units.isEmpty { units = Self.units.filter { $0.unit != .weekOfMonth } }
        let least = units.last?.seconds ?? 1
        // Whole numbers of the smallest unit.
        var rest = Int(abs(ti)) / least * least
        var counts = units.map { unit in
            defer { rest %= unit.seconds }
            return rest / unit.seconds
        }
        if maximumUnitCount > 0, let first = counts.firstIndex(where: { $0 > 0 }) {
            let end = min(first + maximumUnitCount, units.count)
            // The last unit shown is rounded.
            let left = zip(units[end...], counts[end...]).reduce(0) { $0 + $1.0.seconds * $1.1 }
            if 2 * left >= units[end - 1].seconds {
                let shown = zip(units[..<end], counts[..<end]).reduce(0) { $0 + $1.0.seconds * $1.1 }
                var sum = shown + units[end - 1].seconds
                for index in 0..<end {
                    counts[index] = sum / units[index].seconds
                    sum %= units[index].seconds
                }
            }
            (units, counts) = (Array(units[..<end]), Array(counts[..<end]))
        }
        return text(units, counts, isNegative)
    }

    open func string(from components: DateComponents) -> String? {
        let seconds = Self.units.reduce(0) { $0 + (components[keyPath: $1.component] ?? 0) * $1.seconds }
        return string(from: TimeInterval(seconds))
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func text(_ units: [Unit], _ counts: [Int], _ isNegative: Bool) -> String {
        let all = Array(zip(units, counts))
        var drops = zeroFormattingBehavior
        if drops.contains(.default) {
            drops.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        let first = all.firstIndex { $0.1 > 0 } ?? all.count
        let last = all.lastIndex { $0.1 > 0 } ?? -1
        var shown = all.enumerated().filter { index, entry in
            if entry.1 > 0 { return true }
            if index < first { return !drops.contains(.dropLeading) }
            if index > last { return !drops.contains(.dropTrailing) }
            return !drops.contains(.dropMiddle)
        }.map(\.element)
        // Zero is said of the smallest unit.
        if shown.isEmpty { shown = all.suffix(1) }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        let words = shown.enumerated().map { index, entry in
            word(entry.1, entry.0, isPadded: isPadded || unitsStyle == .positional && index > 0)
        }
        let separator =
            switch unitsStyle {
            case .positional: ":"
            case .abbreviated, .brief: " "
            case .short, .full, .spellOut: ", "
            }
        let text = (isNegative ? "-" : "") + words.joined(separator: separator)
        let about = includesApproximationPhrase ? "About \(text)" : text
        return includesTimeRemainingPhrase ? "\(about) remaining" : about
    }

    private func word(_ count: Int, _ unit: Unit, isPadded: Bool) -> String {
        let plural = count == 1 ? "" : "s"
        return switch unitsStyle {
        case .positional: isPadded && count < 10 ? "0\(count)" : "\(count)"
        case .abbreviated: "\(count)\(unit.letters)"
        case .brief: "\(count)\(count == 1 ? unit.short.one : unit.short.many)"
        case .short: "\(count) \(count == 1 ? unit.short.one : unit.short.many)"
        case .full: "\(count) \(unit.name)\(plural)"
        case .spellOut: "\(Self.spelled(count)) \(unit.name)\(plural)"
        }
    }

    private static func spelled(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
    }
}
