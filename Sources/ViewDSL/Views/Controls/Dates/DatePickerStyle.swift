import Foundation

/// The appearance of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View
    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration

    /// Makes the date picker's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
    public typealias Label = _ControlPart

    public let label: Label
    @Binding public var selection: Date
    /// The earliest date to choose; nil if there is none.
    public var minimumDate: Date?
    /// The latest date to choose; nil if there is none.
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    nonisolated init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// The selection within the dates to choose.
    var shownDate: Date {
        var date = selection
        if let minimumDate { date = max(date, minimumDate) }
        if let maximumDate { date = min(date, maximumDate) }
        return date
    }
}

extension DatePickerStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

/// The style of date pickers that have none: as ``CompactDatePickerStyle``.
public struct DefaultDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(picker: configuration) }
}

/// Shows the label, and at the end of the line the date and the time, each on a gray background 34 points high. As wide
/// as proposed.
///
/// Approximate: as commonly published for iOS 14 to 18.
public struct CompactDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(picker: configuration) }
}

/// Shows the month of the date, with the day in a circle; below it the time. As wide as proposed, or 320 points; 330
/// points high, and 44 more for the time.
///
/// Approximate: as commonly published for iOS 14 to 18. No day is today, so that a picture of a fixed date is the same on
/// any day; a date that is chosen by default, which is today on iOS, has the circle of any other.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(picker: configuration) }
}

/// Shows wheels for the parts of the date: 216 points high and as wide as proposed, or 320.
///
/// Approximate: the size is UIKit’s, as published; the columns are assumed.
public struct WheelDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { WheelDatePicker(picker: configuration) }
}

/// Shows the label and the date in a box, as on a Mac: as ``CompactDatePickerStyle``.
public struct FieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(picker: configuration) }
}

/// Shows the label and the date with a stepper, as on a Mac: as ``CompactDatePickerStyle``.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(picker: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

nonisolated extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        addingStyle(style as any DatePickerStyle)
    }
}
