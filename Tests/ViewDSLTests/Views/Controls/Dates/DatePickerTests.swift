import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Date pickers")
struct DatePickerTests {
    /// 2024-02-29 15:07 UTC, a Thursday.
    private let date = Date(timeIntervalSince1970: 1_709_219_220)

    private func texts(@ViewBuilder _ view: () -> some View) -> [String] { ControlLook(600, nil, view).texts }

    @Test("a date picker shows its label, the date and the time, in American English and UTC")
    func compact() {
        #expect(texts { DatePicker("ab", selection: .constant(date)) } == ["ab", "Feb 29, 2024", "3:07 PM"])
        #expect(
            texts { DatePicker("ab", selection: .constant(date), displayedComponents: .date) }
                == ["ab", "Feb 29, 2024"])
        #expect(
            texts { DatePicker("ab", selection: .constant(date), displayedComponents: .hourAndMinute).labelsHidden() }
                == ["3:07 PM"])
    }

    @Test("a date outside the range is shown as the range's nearer end")
    func outside() {
        let day: TimeInterval = 86_400
        func shown(_ range: ClosedRange<Date>) -> [String] {
            texts {
                DatePicker("ab", selection: .constant(date), in: range, displayedComponents: .date).labelsHidden()
            }
        }
        #expect(shown(date - 3 * day...date - day) == ["Feb 28, 2024"])
        #expect(shown(date + day...date + 3 * day) == ["Mar 1, 2024"])
        #expect(shown(date - day...date + day) == ["Feb 29, 2024"])
    }

    @Test("the environment's locale, time zone and calendar are the date picker's")
    func region() {
        let picker = DatePicker("ab", selection: .constant(date)).labelsHidden()
        #expect(
            texts { picker.environment(\.locale, Locale(identifier: "de_DE")) } == ["29. Feb. 2024", "15:07"])
        let tokyo = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
        #expect(texts { picker.environment(\.timeZone, tokyo) } == ["Mar 1, 2024", "12:07 AM"])
    }

    @Test("a date stands on gray, 11 points from the sides and 7 from top and bottom, at the end of the line")
    func chip() {
        let look = ControlLook(300, nil) { DatePicker("ab", selection: .constant(date), displayedComponents: .date) }
        #expect(look.snapshot.size == size(300, 24))
        #expect(look.fills(of: .tertiarySystemFill) == [rect(300 - 142, 0, 142, 24)])
        let ideal = layout(nil, nil) { DatePicker("ab", selection: .constant(date), displayedComponents: .date) }
        #expect(ideal.size == size(20 + 8 + 142, 24))
    }

    @Test("a month has its name, seven weekdays and its days, 330 points high, with the day in a circle")
    func month() {
        let look = ControlLook(320, nil) {
            DatePicker("ab", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
        }
        #expect(look.snapshot.size == size(320, 330))
        let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
        #expect(look.texts == ["February 2024"] + weekdays + (1...29).map { "\($0)" })
        // 308 points for 7 columns of 44; a Thursday in the fifth week.
        #expect(look.fills(of: .blue.opacity(0.13)) == [rect(6 + 4 * 44 + 1, 66 + 4 * 44 + 1, 42, 42)])
        let withTime = layout(nil, nil) { DatePicker("ab", selection: .constant(date)).datePickerStyle(.graphical) }
        #expect(withTime.size == size(320, 330 + 44))
    }

    @Test("a date on gray has its own font and a month its own color, whatever is set around")
    func ownLook() {
        let picker = DatePicker("ab", selection: .constant(date), displayedComponents: .date)
        func chip(_ look: ControlLook) -> [CGSize] { look.fills(of: .tertiarySystemFill).map(\.size) }
        for font in [Font.title, .caption] {
            #expect(chip(ControlLook(300) { picker.font(font) }) == chip(ControlLook(300) { picker }))
        }
        let month = ControlLook(320) { picker.datePickerStyle(.graphical).foregroundStyle(.red) }
        #expect(month.color(of: "February 2024") == Color.primary.resolved(.light))
    }

    @Test("a week begins as in the calendar")
    func firstWeekday() {
        let german = texts {
            DatePicker("ab", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
                .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(german.prefix(3) == ["Februar 2024", "MO", "DI"])
    }

    @Test("wheels show the parts of the date, 216 points high")
    func wheels() {
        let look = ControlLook(320, nil) {
            DatePicker("ab", selection: .constant(date), displayedComponents: .date).datePickerStyle(.wheel)
        }
        #expect(look.snapshot.size == size(320, 216))
        #expect(look.texts.count == 27)
        for part in ["February", "29", "2024"] { #expect(look.texts.contains(part)) }
        let time = texts {
            DatePicker("ab", selection: .constant(date), displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
        }
        for part in ["3", "07", "AM", "PM"] { #expect(time.contains(part)) }
        let german = texts {
            HStack {
                DatePicker("ab", selection: .constant(date), displayedComponents: .date)
                DatePicker("ab", selection: .constant(date), displayedComponents: .hourAndMinute)
            }
            .datePickerStyle(.wheel)
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(german.contains("15") && !german.contains("PM"))
        #expect(german.firstIndex(of: "29") ?? .max < german.firstIndex(of: "Februar") ?? .min)
    }

    @Test("several days are in circles of the earliest one's month; without any it is January 2001")
    func multiple() {
        let days: Set = [
            DateComponents(year: 2024, month: 2, day: 5), DateComponents(year: 2024, month: 2, day: 6),
            DateComponents(year: 2024, month: 3, day: 1),
        ]
        let look = ControlLook(320, nil) { MultiDatePicker("ab", selection: .constant(days)) }
        #expect(look.texts.first == "February 2024")
        #expect(look.fills(of: .blue.opacity(0.13)).count == 2)
        #expect(texts { MultiDatePicker("ab", selection: .constant([])) }.first == "January 2001")
    }

    @Test("days that cannot be chosen are gray, and the first that can decides the month")
    func bounds() throws {
        let calendar = EnvironmentValues().calendar
        let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 6, hour: 9)))
        let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 2, day: 8)))
        let single = ControlLook(320, nil) {
            DatePicker("ab", selection: .constant(start), in: start...end, displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        let several = ControlLook(320, nil) { MultiDatePicker("ab", selection: .constant([]), in: start..<end) }
        let open = ControlLook(320, nil) { MultiDatePicker("ab", selection: .constant([]), in: ..<end) }
        for look in [single, several, open] { #expect(look.texts.first == "February 2024") }
        let (black, gray) = (Color.primary.resolved(.light), Color.tertiaryLabel.resolved(.light))
        #expect(["5", "7", "8", "9"].map(single.color(of:)) == [gray, black, black, gray])
        #expect(["5", "6", "7", "8"].map(several.color(of:)) == [gray, black, black, gray])
        #expect(["5", "8"].map(open.color(of:)) == [black, gray])
    }

    @Test("dates at the ends of time do not stop a figure")
    func extremes() {
        for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0)] {
            for components in [DatePickerComponents.date, .hourAndMinute, []] {
                _ = texts { DatePicker("ab", selection: .constant(date), displayedComponents: components) }
                _ = texts {
                    DatePicker("ab", selection: .constant(date), displayedComponents: components)
                        .datePickerStyle(.graphical)
                }
                _ = texts {
                    DatePicker("ab", selection: .constant(date), displayedComponents: components)
                        .datePickerStyle(.wheel)
                }
            }
        }
    }
}
