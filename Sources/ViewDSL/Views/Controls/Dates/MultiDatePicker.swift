import Foundation

/// The choice of several days, drawn as the month of the earliest of them; January 2001 if there is none.
///
/// As wide as proposed, or 320 points; 330 points high.
///
/// Approximate: as large as a graphical date picker. SwiftUI begins with the present month.
public struct MultiDatePicker<Label: View> {
    let selection: Binding<Set<DateComponents>>
    @Environment(\.calendar) private var calendar

    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.selection = selection
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
    }

    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
    }

    @MainActor public var body: some View {
        let days = Set(selection.wrappedValue.compactMap { calendar.date(from: $0) }.map(calendar.startOfDay))
        return MonthView(month: days.min() ?? Date(timeIntervalSinceReferenceDate: 0), days: days)
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
        self.init(selection: selection) { Text(titleKey) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection) { Text(titleKey) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection) { Text(titleKey) }
    }
}
