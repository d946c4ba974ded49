import Foundation

extension Text {
    /// A formatted value, in the environment's locale unless the format has one of its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        // Formats are values, though not all say that they are `Sendable`.
        nonisolated(unsafe) let write: (EnvironmentValues) -> String = { format.text(of: input, in: $0) }
        self.init(words: { write($0) })
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

    /// The color's name: that of a system color, or else its hue.
    public mutating func appendInterpolation(accessibilityName color: Color) {
        appendInterpolation(Text(words: { color.spokenName(in: $0) }))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        appendInterpolation(Text(attributedString))
    }
}

extension FormatStyle where FormatOutput == String {
    /// A value in the environment's locale, unless the style has one of its own.
    func text(of input: FormatInput, in environment: EnvironmentValues) -> String {
        let hasOwn = self != locale(.autoupdatingCurrent)
        return (hasOwn ? self : locale(environment.locale)).format(input)
    }
}
