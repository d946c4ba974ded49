import Foundation
import TestSupport
import Testing

@testable import ViewDSL

@Suite("A date in a text")
struct TextDatesTests {
    private let now = Date(timeIntervalSinceReferenceDate: 0)

    private func text(_ style: Text.DateStyle, _ seconds: TimeInterval) -> String {
        style.text(of: now.addingTimeInterval(seconds), at: now)
    }

    @Test("is written in American English and UTC")
    func absolute() {
        #expect(text(.date, 0) == "January 1, 2001")
        #expect(text(.time, 15 * 3600 + 120) == "3:02 PM")
    }

    @Test("and a number are written in the locale and time zone of the environment, unless a format has its own")
    @MainActor
    func locale() {
        func words(_ text: Text) -> String? {
            let german = text.environment(\.locale, Locale(identifier: "de_DE"))
            return layout(nil, nil) { german.environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt) }
                .records.last?.words
        }
        #expect(words(Text(now, style: .date)) == "1. Januar 2001" && words(Text(now, style: .time)) == "1:00")
        #expect(words(Text(now...now)) == "1:00 – 1:00")
        #expect(words(Text(1234.5, format: .number)) == "1.234,5")
        #expect(words(Text("\(1234.5, format: .number) m")) == "1.234,5 m")
        #expect(words(Text(1234.5, format: .number.locale(Locale(identifier: "fr_CH")))) != "1.234,5")
        #expect(Text(1234.5, format: .number).string == "1,234.5")
    }

    @Test("is counted from now in its two largest units, and as an offset in one")
    func relative() {
        #expect(text(.relative, 8580) == "2 hours, 23 minutes")
        #expect(text(.relative, -3600) == "1 hour")
        #expect(text(.relative, 0.2) == "0 seconds")
        #expect(text(.offset, -5 * 86_400) == "-5 days" && text(.offset, 7300) == "+2 hours")
    }

    @Test("is a clock as a timer")
    func timer() {
        #expect(text(.timer, 59.9) == "1:00" && text(.timer, -3661) == "1:01:01")
        #expect(Text.DateStyle.clock(4000, showsHours: false) == "66:40")
        let range = now...now.addingTimeInterval(90)
        #expect(Text(timerInterval: range, pauseTime: now.addingTimeInterval(30)).string == "1:00")
        #expect(Text(timerInterval: range, pauseTime: now.addingTimeInterval(30), countsDown: false).string == "0:30")
    }

    @Test("counts from the figure's date, which is the first moment of 2001 unless a view sets another")
    @MainActor
    func figureDate() {
        let (hour, day) = (now.addingTimeInterval(3600), now.addingTimeInterval(86_400))
        func words(_ text: Text, at date: Date? = nil) -> String {
            layout(nil, nil) { text.transformEnvironment(\.figureDate) { $0 = date ?? $0 } }.records.last?
                .words ?? ""
        }
        #expect(words(Text(day, style: .relative)) == "1 day")
        #expect(words(Text(day, style: .relative), at: hour) == "23 hours")
        #expect(words(Text("in \(day, style: .timer)"), at: hour) == "in 23:00:00")
        #expect(words(Text(timerInterval: now...day), at: hour) == "23:00:00")
        #expect(words(Text(timerInterval: now...day, pauseTime: now), at: hour) == "24:00:00")
        #expect(words(Text(day, style: .date), at: hour) == "January 2, 2001")
    }

    @Test("stands in literals, as do values with formatters")
    func interpolated() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        #expect(
            Text("\(now, style: .date), \(NSNumber(value: 1.5), formatter: formatter)").string
                == "January 1, 2001, 1.50")
        #expect(Text(NSNumber(value: 2), formatter: formatter).string == "2.00")
        #expect(Text(now...now.addingTimeInterval(3600)).string == "12:00 AM – 1:00 AM")
        #expect(Text("\(3.14159, specifier: "%.2f") \(7, format: .number)").string == "3.14 7")
    }
    @Test("counts from now where it is near to now, unless a view sets the figure's date")
    @MainActor
    func today() {
        let hourAgo = Date().addingTimeInterval(-3601)
        func words(_ text: Text, at date: Date? = nil) -> String {
            var environment = EnvironmentValues()
            if let date { environment.figureDate = date }
            return layout(nil, nil, environment: environment) { text }.records.last?.words ?? ""
        }
        #expect(words(Text(hourAgo, style: .relative)) == "1 hour")
        #expect(words(Text(hourAgo, style: .timer)) == "1:00:00")
        #expect(words(Text("\(Date().addingTimeInterval(86_400), style: .offset)")) == "+1 day")
        #expect(words(Text(timerInterval: hourAgo...hourAgo.addingTimeInterval(3720))) == "2:00")
        #expect(words(Text(hourAgo, style: .relative), at: hourAgo.addingTimeInterval(60)) == "1 minute")
    }

}
