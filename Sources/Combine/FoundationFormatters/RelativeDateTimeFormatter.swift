import Foundation

/// The distance of a date from another in its largest unit, in American English; Linux has no such formatter of its own.
///
/// Months have 30 days and years 365.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    /// Has no effect in a figure.
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    open var locale: Locale! = Locale(identifier: "en_US")

    private static let units: [(name: String, short: String, letters: String, seconds: Int)] = [
        ("year", "yr.", "y", 31_536_000), ("month", "mo.", "mo", 2_592_000), ("week", "wk.", "w", 604_800),
        ("day", "day", "d", 86_400), ("hour", "hr.", "h", 3_600), ("minute", "min.", "min", 60),
        ("second", "sec.", "s", 1),
    ]

    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        guard interval.isFinite, abs(interval) < 1e15 else { return "" }
        let seconds = Int(interval)
        let unit = Self.units.first { abs(seconds) >= $0.seconds } ?? Self.units[Self.units.count - 1]
        return text(seconds / unit.seconds, unit.name)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate).rounded())
    }

    /// Of the largest unit that is not zero.
    open func localizedString(from components: DateComponents) -> String {
        let counts = [
            components.year, components.month, components.weekOfMonth, components.day, components.hour,
            components.minute, components.second,
        ]
        let found = zip(counts, Self.units).first { ($0.0 ?? 0) != 0 }
        return text(found?.0 ?? 0, found?.1.name ?? "second")
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ count: Int, _ unit: String) -> String {
        if dateTimeStyle == .named, let name = Self.names[unit]?[count] { return name }
        let words = words(abs(count), unit)
        return count < 0 ? "\(words) ago" : "in \(words)"
    }

    private func words(_ count: Int, _ name: String) -> String {
        guard let unit = Self.units.first(where: { $0.name == name }) else { return "" }
        let plural = count == 1 ? "" : "s"
        switch unitsStyle {
        case .full: return "\(count) \(name)\(plural)"
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.locale = locale
            formatter.numberStyle = .spellOut
            return "\(formatter.string(from: NSNumber(value: count)) ?? "\(count)") \(name)\(plural)"
        case .short: return "\(count) \(unit.short)\(name == "day" ? plural : "")"
        case .abbreviated: return "\(count)\(unit.letters)"
        }
    }

    private static let names: [String: [Int: String]] = {
        var names = ["second": [0: "now"], "day": [-1: "yesterday", 0: "today", 1: "tomorrow"]]
        for unit in ["minute", "hour"] { names[unit] = [0: "this \(unit)"] }
        for unit in ["week", "month", "year"] {
            names[unit] = [-1: "last \(unit)", 0: "this \(unit)", 1: "next \(unit)"]
        }
        return names
    }()
}
