import Foundation

/// The month of a date, and its time.
struct GraphicalDatePicker: View {
    let picker: DatePickerStyleConfiguration
    @Environment(\.calendar) private var calendar

    var body: some View {
        VStack(spacing: 0) {
            if picker.displayedComponents.contains(.date) {
                MonthView(
                    month: picker.shownDate, days: [calendar.startOfDay(for: picker.shownDate)],
                    earliest: picker.minimumDate, latest: picker.maximumDate)
            }
            if picker.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text("Time")
                    ControlSpacer()
                    DateChip(date: picker.shownDate, shows: .hourAndMinute)
                }
                .frame(height: 44)
                .padding(.horizontal, 16)
            }
        }
        .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
        .control("DatePicker")
    }
}

/// A month with its name, the names of the weekdays and its days: 330 points high. Days that cannot be chosen are gray.
struct MonthView: View {
    let month: Date
    /// The starts of the days in circles.
    let days: Set<Date>
    var earliest: Date?
    var latest: Date?
    @Environment(\.calendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var environmentTint

    private var tint: Color { isEnabled ? environmentTint ?? .accentColor : .tertiaryLabel }

    var body: some View {
        VStack(spacing: 0) {
            header.frame(height: 44).padding(.horizontal, 16)
            HStack(spacing: 0) {
                ForEach(0..<7) { index in
                    Text(verbatim: weekdays[(index + calendar.firstWeekday - 1) % 7])
                        .font(.system(size: 13, weight: .semibold))
                        .foregroundStyle(Color.tertiaryLabel)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: 22)
            .padding(.horizontal, 6)
            ForEach(0..<6) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7) { weekday in cell(week * 7 + weekday - leadingDays) }
                }
                .frame(height: 44)
            }
            .padding(.horizontal, 6)
        }
    }

    private var header: some View {
        HStack(spacing: 6) {
            Text(verbatim: calendar.text(of: month, "MMMMy")).font(.headline).foregroundStyle(Color.primary)
            ControlGlyph(.forward, size: 11, lineWidth: 2.2).foregroundStyle(tint)
            ControlSpacer()
            ControlGlyph(.backward, size: 17, lineWidth: 2.2).foregroundStyle(tint).padding(.trailing, 22)
            ControlGlyph(.forward, size: 17, lineWidth: 2.2).foregroundStyle(tint)
        }
    }

    private var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased() }
        return names.count == 7 ? names : Array(repeating: "", count: 7)
    }

    private var firstDay: Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: month)) ?? month
    }

    private var leadingDays: Int {
        (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
    }

    /// A day of the month, counted from 0; empty for days of other months.
    @ViewBuilder private func cell(_ day: Int) -> some View {
        let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
        if (0..<count).contains(day) {
            let date = calendar.date(byAdding: .day, value: day, to: firstDay) ?? month
            let isChosen = days.contains(calendar.startOfDay(for: date))
            Text(verbatim: "\(day + 1)")
                .font(.system(size: isChosen ? 23 : 20, weight: isChosen ? .semibold : .regular))
                .foregroundStyle(isChosen ? tint : isEnabled && canChoose(date) ? .primary : .tertiaryLabel)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { if isChosen { Circle().fill(tint.opacity(0.13)).padding(1) } }
        } else {
            Color.clear
        }
    }

    /// - Parameter date: The start of a day.
    private func canChoose(_ date: Date) -> Bool {
        if let earliest, date < calendar.startOfDay(for: earliest) { return false }
        return latest.map { date <= $0 } ?? true
    }
}
