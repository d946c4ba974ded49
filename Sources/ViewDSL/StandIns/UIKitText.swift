#if !canImport(Darwin)
    import Foundation

    /// The keys of a keyboard. No keyboard is drawn.
    public enum UIKeyboardType: Int, Sendable {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
        case decimalPad, twitter, webSearch, asciiCapableNumberPad
        public static let alphabet = UIKeyboardType.asciiCapable
    }

    public enum UIReturnKeyType: Int, Sendable {
        case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
    }

    public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
    public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

    /// The meaning of a field's text, for autofill.
    public struct UITextContentType: Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let name = UITextContentType(rawValue: "name")
        public static let namePrefix = UITextContentType(rawValue: "namePrefix")
        public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
        public static let givenName = UITextContentType(rawValue: "givenName")
        public static let middleName = UITextContentType(rawValue: "middleName")
        public static let familyName = UITextContentType(rawValue: "familyName")
        public static let nickname = UITextContentType(rawValue: "nickname")
        public static let jobTitle = UITextContentType(rawValue: "jobTitle")
        public static let organizationName = UITextContentType(rawValue: "organizationName")
        public static let location = UITextContentType(rawValue: "location")
        public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
        public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
        public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
        public static let addressCity = UITextContentType(rawValue: "addressCity")
        public static let addressState = UITextContentType(rawValue: "addressState")
        public static let countryName = UITextContentType(rawValue: "countryName")
        public static let postalCode = UITextContentType(rawValue: "postalCode")
        public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
        public static let emailAddress = UITextContentType(rawValue: "emailAddress")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let URL = UITextContentType(rawValue: "URL")
        public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
        public static let username = UITextContentType(rawValue: "username")
        public static let password = UITextContentType(rawValue: "password")
        public static let newPassword = UITextContentType(rawValue: "newPassword")
        public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
        public static let dateTime = UITextContentType(rawValue: "dateTime")
        public static let birthdate = UITextContentType(rawValue: "birthdate")
    }

    /// Finds no mistake: every word counts as right.
    open class UITextChecker: NSObject {
        public override init() { super.init() }
        open class var availableLanguages: [String] { ["en_US"] }
        open func rangeOfMisspelledWord(
            in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
            language: String
        ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
        open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
        open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
            nil
        }
        open class func learnWord(_ word: String) {}
        open class func unlearnWord(_ word: String) {}
        open class func hasLearnedWord(_ word: String) -> Bool { false }
    }
#endif
