import Foundation

/// Which form of a text a number takes: `zero`, `one`, `two`, `few`, `many` or `other`.
///
/// Foundation asks its copy of ICU, which has the rules of CLDR for every language. No module declares these functions.
enum PluralRules {
    private typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<CInt>) -> OpaquePointer?
    private typealias Select =
        @convention(c) (
            OpaquePointer, Double, UnsafeMutablePointer<UInt16>, CInt, UnsafeMutablePointer<CInt>
        ) -> CInt
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    private static let open = function("swift_uplrules_open", as: Open.self)
    private static let select = function("swift_uplrules_select", as: Select.self)
    private static let close = function("swift_uplrules_close", as: Close.self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    /// The languages that CLDR lists as having no plurals. In all others one thing has a form of its own.
    private static let languagesWithoutPlurals: Set = [
        "bm", "bo", "dz", "hnj", "id", "ig", "ii", "ja", "jbo", "jv", "kde", "kea", "km", "ko", "lkt", "lo", "ms", "my",
        "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo", "yue", "zh",
    ]

    /// - Parameter language: Such as `pt-BR`. One that is unknown has the rules of English.
    static func category(of number: Double, in language: String) -> String {
        let code = String(language.prefix { $0.isLetter }.lowercased())
        let category = known(number, language) ?? "other"
        return number == 1 && category == "other" && !languagesWithoutPlurals.contains(code) ? "one" : category
    }

    private static func known(_ number: Double, _ language: String) -> String? {
        guard let open, let select, let close else { return nil }
        var status: CInt = 0
        guard let rules = open(language, &status), status <= 0 else { return nil }
        defer { close(rules) }
        var name = [UInt16](repeating: 0, count: 16)
        let count = select(rules, number, &name, CInt(name.count), &status)
        guard status <= 0, 1...name.count ~= Int(count) else { return nil }
        return String(decoding: name[..<Int(count)], as: UTF16.self)
    }
}
