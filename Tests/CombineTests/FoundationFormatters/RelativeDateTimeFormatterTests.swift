import Combine
import Foundation
import Testing

@Suite("A formatter of relative dates")
struct RelativeDateTimeFormatterTests {
    private func text(_ seconds: TimeInterval, _ change: (RelativeDateTimeFormatter) -> Void = { _ in }) -> String {
        let formatter = RelativeDateTimeFormatter()
        change(formatter)
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }

    @Test("a date is said in its largest unit, before or after the other")
    func units() {
        #expect(text(-3_600) == "1 hour ago" && text(2 * 86_400) == "in 2 days")
        #expect(text(-15 * 86_400) == "2 weeks ago" && text(0) == "in 0 seconds")
        #expect(RelativeDateTimeFormatter().localizedString(from: DateComponents(day: -1)) == "1 day ago")
    }

    @Test("in the style asked for")
    func styles() {
        #expect(text(-7_200) { $0.unitsStyle = .short } == "2 hr. ago")
        #expect(text(-7_200) { $0.unitsStyle = .abbreviated } == "2h ago")
        #expect(text(-7_200) { $0.unitsStyle = .spellOut } == "two hours ago")
        #expect(text(-86_400) { $0.dateTimeStyle = .named } == "yesterday")
        #expect(text(0) { $0.dateTimeStyle = .named } == "now")
    }
}
