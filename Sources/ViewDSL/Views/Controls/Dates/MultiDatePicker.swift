import Foundation

/// The choice of several days, drawn as the month of the earliest of them; without any as the month in which the days to choose
/// begin or end, or as January 2001.
///
/// As wide as proposed, or 320 points; 330 points high.
///
/// Approximate: as large as a graphical date picker. SwiftUI begins with the present month.
public struct MultiDatePicker<Label: View> {
    let selection: Binding<Set<DateComponents>>
    private var earliest: Date?
    /// The days to choose begin before it.
    private var end: Date?
    @Environment(\.calendar) private var calendar

    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.selection = selection
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        earliest = bounds.lowerBound
        end = bounds.upperBound
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        earliest = bounds.lowerBound
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        end = bounds.upperBound
    }

    @MainActor public var body: some View {
        let days = Set(selection.wrappedValue.compactMap { calendar.date(from: $0) }.map(calendar.startOfDay))
        let latest = end?.addingTimeInterval(-1)
        let month = days.min() ?? earliest ?? latest ?? Date(timeIntervalSinceReferenceDate: 0)
        return MonthView(month: month, days: days, earliest: earliest, latest: latest)
            .frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
            .control("MultiDatePicker")
    }
}

extension MultiDatePicker: View {}

extension MultiDatePicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }
}
