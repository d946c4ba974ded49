import Foundation

/// How often a timeline view is to change.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// The moments at which a timeline view changes. A figure shows one moment; see ``TimelineView``.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The moments from a date on, in order.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// As often as an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameter minimumInterval: In seconds; nil means 60 times a second.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (minimumInterval ?? 1 / 60, paused)
    }

    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        moments(from: startDate, by: interval, ends: isPaused)
    }
}

/// In equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// - Parameter interval: In seconds.
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

    /// The last moment until the date, and those after it.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let passed = max(startDate.timeIntervalSince(start) / interval, 0).rounded(.down)
        return moments(from: start.addingTimeInterval(passed.isFinite ? passed * interval : 0), by: interval)
    }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    /// The beginning of the date's minute, and of those after it.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return moments(from: Date(timeIntervalSinceReferenceDate: minutes * 60), by: 60)
    }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// An endless sequence of moments, or the first of it; an interval that is not positive gives the first, too.
private func moments(from start: Date, by interval: TimeInterval, ends: Bool = false) -> some Sequence<Date> {
    sequence(first: start) { ends || interval <= 0 ? nil : $0.addingTimeInterval(interval) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
