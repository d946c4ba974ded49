import Foundation

extension Text {
    /// A formatted value, in American English on every machine.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: input.text(in: format))
    }

    /// The characters of an attributed string.
    ///
    /// Approximate: attributes have no effect.
    // Disfavored, so that a literal is a `LocalizedStringKey`, which may hold emphasis.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }
}

extension Equatable {
    /// Formats the value in a fixed locale: figures are the same on every machine.
    func text<F: FormatStyle>(in format: F) -> String where F.FormatInput == Self, F.FormatOutput == String {
        format.locale(Locale(identifier: "en_US")).format(self)
    }
}
