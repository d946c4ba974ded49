import Foundation

extension Text {
    /// A value in a format, in American English wherever the figure is made.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: input.text(in: format))
    }

    /// The characters.
    ///
    /// Approximate: their attributes are left out.
    // A literal could be one of these, too, and is not: it may hold emphasis.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }
}

extension Equatable {
    /// The value as the format writes it in one fixed locale: a figure must not depend on where it is made.
    func text<F: FormatStyle>(in format: F) -> String where F.FormatInput == Self, F.FormatOutput == String {
        format.locale(Locale(identifier: "en_US")).format(self)
    }
}
