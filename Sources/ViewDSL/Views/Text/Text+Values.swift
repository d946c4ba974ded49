import Foundation

extension Text {
    /// A formatted value, in American English on every machine.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: input.text(in: format))
    }

    /// A value as its formatter writes it.
    // Not for `ReferenceConvertible` values alone, which on Linux dates are not.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }
}

extension Equatable {
    /// Formats the value in a fixed locale: figures are the same on every machine.
    func text<F: FormatStyle>(in format: F) -> String where F.FormatInput == Self, F.FormatOutput == String {
        format.locale(Locale(identifier: "en_US")).format(self)
    }
}
