import Foundation
import Testing
import ViewDSL

@Suite("A timeline schedule")
struct TimelineSchedulesTests {
    private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    private func first(_ count: Int, _ schedule: some TimelineSchedule, from seconds: TimeInterval) -> [TimeInterval] {
        schedule.entries(from: date(seconds), mode: .normal).prefix(count).map(\.timeIntervalSinceReferenceDate)
    }

    @Test("in intervals has the last moment before the date, and those after it")
    func periodic() {
        #expect(first(3, .periodic(from: date(10), by: 5), from: 21) == [20, 25, 30])
        #expect(first(2, .periodic(from: date(10), by: 5), from: 3) == [10, 15])
        #expect(first(3, .periodic(from: date(10), by: 0), from: 21).count == 1)
    }

    @Test("every minute begins with the minute")
    func minutes() { #expect(first(2, .everyMinute, from: 130) == [120, 180]) }

    @Test("of an animation ends at once when it is paused")
    func animation() {
        #expect(first(3, .animation(minimumInterval: 2), from: 1) == [1, 3, 5])
        #expect(first(3, .animation(minimumInterval: 2, paused: true), from: 1) == [1])
    }

    @Test("of given moments has these")
    func given() { #expect(first(9, .explicit([date(4), date(8)]), from: 100) == [4, 8]) }

    @Test("may be a type of the author's")
    func own() {
        struct Twice: TimelineSchedule {
            func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start, start + 1] }
        }
        #expect(first(9, Twice(), from: 0) == [0, 1])
    }
}
