import Combine
import Foundation
import Testing

@Suite("A formatter of durations")
struct DateComponentsFormatterTests {
    private func interval(_ seconds: TimeInterval, _ change: (DateComponentsFormatter) -> Void) -> String? {
        let formatter = DateComponentsFormatter()
        change(formatter)
        return formatter.string(from: seconds)
    }

    @Test("a duration has colons, or its units in words, without those that are zero")
    func styles() {
        let styles: [(DateComponentsFormatter.UnitsStyle, String)] = [
            (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
            (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
        ]
        for (style, text) in styles {
            #expect(interval(34_890) { $0.unitsStyle = style } == text)
        }
        #expect(interval(3_610) { $0.allowedUnits = [.hour, .minute, .second] } == "1:00:10")
        #expect(interval(3_610) { $0.unitsStyle = .full } == "1 hour, 10 seconds")
        #expect(interval(0) { $0.unitsStyle = .full } == "0 seconds")
        #expect(interval(-90) { $0.unitsStyle = .abbreviated } == "-1m 30s")
        #expect(interval(.infinity) { _ in } == nil)
    }

    @Test("zeros are kept if asked for, and only the allowed units are shown, the last one rounded")
    func units() {
        func padded(_ seconds: TimeInterval) -> String? {
            interval(seconds) { ($0.allowedUnits, $0.zeroFormattingBehavior) = ([.minute, .second], .pad) }
        }
        #expect(padded(65) == "01:05" && padded(5) == "00:05")
        #expect(interval(65) { $0.allowedUnits = [.minute, .second] } == "1:05")
        #expect(interval(34_890) { ($0.unitsStyle, $0.maximumUnitCount) = (.full, 1) } == "10 hours")
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        #expect(formatter.string(from: DateComponents(day: 1, hour: 2)) == "1 day, 2 hours")
        #expect(
            formatter.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 61))
                == "1 minute, 1 second")
    }
}
