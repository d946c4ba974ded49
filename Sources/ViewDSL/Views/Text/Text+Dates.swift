import Drawing
import Foundation
import LayoutEngine

extension Text {
    /// The way a date is written.
    public struct DateStyle: Hashable, Sendable {
        enum Kind { case date, time, relative, offset, timer }

        let kind: Kind

        /// `June 3, 2019`
        public static let date = DateStyle(kind: .date)
        /// `11:23 PM`
        public static let time = DateStyle(kind: .time)
        /// `2 hours, 23 minutes`
        public static let relative = DateStyle(kind: .relative)
        /// `+2 hours`
        public static let offset = DateStyle(kind: .offset)
        /// `36:59:01`
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date in the environment's locale and time zone. Relative styles, which are in English, count from the environment's `figureDate`, or from now if the
    /// date is near that.
    public init(_ date: Date, style: DateStyle) {
        self.init(words: { style.text(of: date, at: $0.moment(for: date), in: $0) })
    }

    /// The times of two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(words: { environment in
            func time(_ date: Date) -> String { DateStyle.time.text(of: date, at: date, in: environment) }
            return "\(time(dates.lowerBound)) – \(time(dates.upperBound))"
        })
    }

    /// The times of an interval's ends.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A timer over an interval, at the environment's `figureDate`.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(words: { environment in
            let now = environment.moment(for: timerInterval.lowerBound)
            let moment = min(max(pauseTime ?? now, timerInterval.lowerBound), timerInterval.upperBound)
            let seconds =
                countsDown
                ? timerInterval.upperBound.timeIntervalSince(moment)
                : moment.timeIntervalSince(timerInterval.lowerBound)
            return DateStyle.clock(seconds, showsHours: showsHours)
        })
    }

}

extension Text.DateStyle {
    func text(of date: Date, at now: Date, in environment: EnvironmentValues = EnvironmentValues()) -> String {
        // A date made a moment ago counts as now.
        let seconds = date.timeIntervalSince(now).rounded()
        switch kind {
        case .date: return Self.formatted(date, .init(date: .long, time: .omitted), environment)
        case .time: return Self.formatted(date, .init(date: .omitted, time: .shortened), environment)
        case .relative: return Self.spelled(abs(seconds), parts: 2)
        case .offset: return (seconds < 0 ? "-" : "+") + Self.spelled(abs(seconds), parts: 1)
        case .timer: return Self.clock(abs(seconds), showsHours: true)
        }
    }

    private static func formatted(
        _ date: Date, _ style: Date.FormatStyle, _ environment: EnvironmentValues
    ) -> String {
        var style = style.locale(environment.locale)
        style.timeZone = environment.timeZone
        // A narrow space, which some versions of the locale have, would change widths.
        return style.format(date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    /// The largest units, with months of 30 days.
    static func spelled(_ seconds: TimeInterval, parts: Int) -> String {
        let units: [(name: String, seconds: Int)] = [
            ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
        ]
        var rest = whole(seconds)
        guard let first = units.firstIndex(where: { rest >= $0.seconds }) else { return "0 seconds" }
        let words = units[first...].prefix(parts).compactMap { unit -> String? in
            let count = rest / unit.seconds
            rest %= unit.seconds
            return count == 0 ? nil : Wording.count(count, unit.name)
        }
        return words.joined(separator: ", ")
    }

    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let all = whole(seconds)
        let (minutes, rest) = (all / 60, all % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if showsHours, minutes >= 60 { return "\(minutes / 60):\(two(minutes % 60)):\(two(rest))" }
        return "\(minutes):\(two(rest))"
    }

    private static func whole(_ seconds: TimeInterval) -> Int { Int(seconds.rounded(), in: 0...1_000_000_000_000) }
}
