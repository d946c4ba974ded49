import Combine
import Foundation
import Testing

@Suite("The current region")
struct CurrentRegionTests {
    private let date = Date(timeIntervalSinceReferenceDate: 0)

    @Test("is America's, also for what Foundation asks itself")
    func current() {
        #expect(Locale.current.identifier == "en_US" && Locale.autoupdatingCurrent.identifier == "en_US")
        #expect(NSLocale.current.identifier == "en_US" && Locale.preferredLanguages == ["en-US"])
        #expect(Calendar.current.firstWeekday == 1 && Calendar.autoupdatingCurrent.identifier == .gregorian)
        #expect(Calendar.current.timeZone == .current)
    }

    @Test("has the memory layout that its definitions in C return")
    func memoryLayout() {
        #expect(MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size)
        #expect(MemoryLayout<Calendar>.size == 2 * MemoryLayout<Int>.size)
    }

    @Test("formatters without a locale of their own write dollars, months first and hours of twelve")
    func formatters() {
        let price = NumberFormatter()
        price.numberStyle = .currency
        #expect(price.string(from: 1234.5) == "$1,234.50")
        #expect(1234.5.formatted(.currency(code: "USD")) == "$1,234.50")
        let day = DateFormatter()
        (day.timeZone, day.dateStyle, day.timeStyle) = (.gmt, .short, .short)
        #expect(day.string(from: date).split(whereSeparator: \.isWhitespace) == ["1/1/01,", "12:00", "AM"])
        day.dateStyle = .long
        #expect(day.string(from: date).hasPrefix("January 1, 2001"))
        var style = Date.FormatStyle(date: .abbreviated, time: .omitted)
        style.timeZone = .gmt
        #expect(date.formatted(style) == "Jan 1, 2001")
        #expect(String.localizedStringWithFormat("%d", 123_456) == "123,456")
    }
}
