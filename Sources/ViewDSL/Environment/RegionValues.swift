import Foundation

private struct LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private struct FigureDateKey: EnvironmentKey {
    static var defaultValue: Date? { nil }
}

extension EnvironmentValues {
    /// The first moment of 2001, in UTC.
    static var usualDate: Date { Date(timeIntervalSinceReferenceDate: 0) }

    /// The moment a figure shows: relative dates and timers count from it, and timeline views show it.
    ///
    /// It is no clock, so that a scene looks the same whenever it is drawn: the first moment of 2001, in UTC, unless a
    /// view sets another. Where none does, a date less than 90 days from now, as one made by `Date()` is, counts from now.
    public var figureDate: Date {
        get { self[FigureDateKey.self] ?? Self.usualDate }
        set { self[FigureDateKey.self] = newValue }
    }

    /// How far from now dates made by `Date()` are, at most, in seconds: 90 days.
    private static let sampleReach: TimeInterval = 90 * 86_400

    /// The moment that a date counts from.
    func moment(for date: Date) -> Date {
        if let own = self[FigureDateKey.self] { return own }
        let seconds = date.timeIntervalSinceNow
        // Dates made by `Date()` are near to now; others must not depend on the clock.
        guard abs(seconds) < Self.sampleReach else { return Self.usualDate }
        // In steps of five seconds, so that the time since the date was made does not show.
        return date.addingTimeInterval(-5 * (seconds / 5).rounded())
    }
}

/// The reader's region. Figures are the same on every machine, so it is not the machine's.
extension EnvironmentValues {
    /// American English by default.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// UTC by default.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The Gregorian calendar by default, in the environment's locale and time zone.
    public var calendar: Calendar {
        get {
            var calendar = self[CalendarKey.self]
            calendar.locale = locale
            calendar.timeZone = timeZone
            return calendar
        }
        set { self[CalendarKey.self] = newValue }
    }
}
