import Foundation
import LayoutEngine

/// Wheels for the parts of a date.
struct WheelDatePicker: View {
    let picker: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar

    var body: some View {
        Wheel {
            if picker.displayedComponents == .date {
                ForEach(order("dMMMMy", of: ["M", "d", "y"]), id: \.self) { field in
                    switch field {
                    case "M": column(.month, "MMMM", alignment: .leading)
                    case "d": column(.day, "d")
                    default: column(.year, "y")
                    }
                }
            } else {
                if picker.displayedComponents.contains(.date) { column(.day, "EEE MMM d", alignment: .trailing) }
                if order("j", of: ["a"]).isEmpty {
                    column(.hour, "HH")
                    column(.minute, "mm")
                } else {
                    column(.hour, "h")
                    column(.minute, "mm")
                    halves
                }
            }
        }
        .control("DatePicker")
    }

    /// The fields that the locale's format has, in its order.
    private func order(_ template: String, of fields: [Character]) -> [Character] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale) ?? template
        let places = fields.compactMap { field in format.firstIndex(of: field).map { (field, $0) } }
        return places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The dates around the chosen one, a month, day, year, hour or minute apart.
    private func column(
        _ component: Calendar.Component, _ format: String, alignment: Alignment = .center
    ) -> some View {
        WheelColumn(count: 9, chosen: 4) { index in
            let date = calendar.date(byAdding: component, value: index - 4, to: picker.shownDate) ?? picker.shownDate
            Text(verbatim: text(of: date, format)).fixedSize()
                .frame(maxWidth: .infinity, alignment: alignment)
                .padding(.horizontal, 8)
        }
    }

    /// AM and PM.
    private var halves: some View {
        let isAfternoon = calendar.component(.hour, from: picker.shownDate) >= 12
        return WheelColumn(count: 2, chosen: isAfternoon ? 1 : 0) { index in
            Text(verbatim: index == 0 ? calendar.amSymbol : calendar.pmSymbol)
        }
    }

    private func text(of date: Date, _ format: String) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}
