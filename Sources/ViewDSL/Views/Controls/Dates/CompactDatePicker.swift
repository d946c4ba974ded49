import Foundation

/// A label with the date and the time on gray.
struct CompactDatePicker: View {
    let picker: DatePickerStyleConfiguration

    var body: some View {
        ControlRow(picker.label) {
            HStack(spacing: 6) {
                if picker.displayedComponents.contains(.date) { DateChip(date: picker.shownDate, shows: .date) }
                if picker.displayedComponents.contains(.hourAndMinute) {
                    DateChip(date: picker.shownDate, shows: .hourAndMinute)
                }
            }
        }
        .control("DatePicker")
    }
}

/// A date or a time on gray, in letters that no font around changes.
struct DateChip: View {
    let date: Date
    let shows: DatePickerComponents
    @Environment(\.calendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Text(verbatim: shows == .date ? calendar.text(of: date, "MMMdy") : calendar.text(of: date, "jmm"))
            .font(.body)
            .foregroundStyle(isEnabled ? Color.primary : .tertiaryLabel)
            .lineLimit(1)
            .fixedSize()
            .padding(.vertical, 7)
            .padding(.horizontal, 11)
            .background(Color.tertiarySystemFill, in: .rect(cornerRadius: 8))
    }
}

extension Calendar {
    /// The date in the calendar's locale and time zone, with the fields of a template such as `MMMdy`, which the locale
    /// puts in its own order.
    func text(of date: Date, _ template: String) -> String {
        let formatter = DateFormatter()
        formatter.calendar = self
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        // A narrow space stands before AM and PM.
        return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }
}
