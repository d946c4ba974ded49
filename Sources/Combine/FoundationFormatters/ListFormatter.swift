import Foundation

/// Items joined by commas and “and”, in American English; Linux has no such formatter of its own.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// Writes each item; nil writes it as a string.
    open var itemFormatter: Formatter?
    open var locale: Locale! = Locale(identifier: "en_US")

    open class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0: ""
        case 1: strings[0]
        case 2: "\(strings[0]) and \(strings[1])"
        default: "\(strings.dropLast().joined(separator: ", ")), and \(strings[strings.count - 1])"
        }
    }

    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
