import Foundation

// What the current locale of a program is that draws: `LocaleShim` returns these in place of Foundation's.

@_silgen_name("plumbline_locale")
func currentLocale() -> Locale { Locale(identifier: "en_US") }

@_silgen_name("plumbline_languages")
func preferredLanguages() -> [String] { ["en-US"] }

@_silgen_name("plumbline_calendar")
func currentCalendar() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = currentLocale()
    calendar.timeZone = .current
    return calendar
}
