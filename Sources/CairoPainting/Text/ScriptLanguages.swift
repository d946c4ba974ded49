import CPango

/// The language of each stretch of a text that is not in Latin letters. Pango would take it from the user's environment, and
/// the forms of letters depend on it.
struct ScriptLanguages {
    private(set) var ranges: [(range: Range<Int>, language: String)] = []

    /// - Parameter bytes: The text in UTF-8.
    init(_ bytes: [UInt8]) {
        // U+0370, the first letter of another alphabet, has the lead byte CD.
        guard bytes.contains(where: { $0 >= 0xCD }) else { return }
        var scripts: [(range: Range<Int>, script: PangoScript)] = []
        bytes.withUnsafeBytes { bytes in
            let text = bytes.bindMemory(to: CChar.self).baseAddress!
            let iterator = pango_script_iter_new(text, Int32(clamping: bytes.count))
            defer { pango_script_iter_free(iterator) }
            repeat {
                var start: UnsafePointer<CChar>?
                var end: UnsafePointer<CChar>?
                var script = PANGO_SCRIPT_INVALID_CODE
                pango_script_iter_get_range(iterator, &start, &end, &script)
                guard let start, let end else { return }
                scripts.append((start - text..<end - text, script))
            } while pango_script_iter_next(iterator) != 0
        }
        let all = Set(scripts.map(\.script.rawValue))
        for (range, script) in scripts {
            guard let language = Self.language(of: script, among: all) else { continue }
            ranges.append((range, language))
        }
    }

    /// Han letters have the forms of the language whose own letters are in the same text.
    private static func language(of script: PangoScript, among all: Set<PangoScript.RawValue>) -> String? {
        guard script == PANGO_SCRIPT_HAN else { return languages[script.rawValue] }
        if all.contains(PANGO_SCRIPT_HIRAGANA.rawValue) || all.contains(PANGO_SCRIPT_KATAKANA.rawValue) { return "ja" }
        return all.contains(PANGO_SCRIPT_HANGUL.rawValue) ? "ko" : "zh-cn"
    }

    private static let languages: [PangoScript.RawValue: String] = [
        PANGO_SCRIPT_ARABIC: "ar", PANGO_SCRIPT_ARMENIAN: "hy", PANGO_SCRIPT_BENGALI: "bn", PANGO_SCRIPT_CYRILLIC: "ru",
        PANGO_SCRIPT_DEVANAGARI: "hi", PANGO_SCRIPT_ETHIOPIC: "am", PANGO_SCRIPT_GEORGIAN: "ka",
        PANGO_SCRIPT_GREEK: "el", PANGO_SCRIPT_GUJARATI: "gu", PANGO_SCRIPT_GURMUKHI: "pa", PANGO_SCRIPT_HANGUL: "ko",
        PANGO_SCRIPT_HEBREW: "he", PANGO_SCRIPT_HIRAGANA: "ja", PANGO_SCRIPT_KANNADA: "kn", PANGO_SCRIPT_KATAKANA: "ja",
        PANGO_SCRIPT_KHMER: "km", PANGO_SCRIPT_LAO: "lo", PANGO_SCRIPT_MALAYALAM: "ml", PANGO_SCRIPT_MYANMAR: "my",
        PANGO_SCRIPT_ORIYA: "or", PANGO_SCRIPT_SINHALA: "si", PANGO_SCRIPT_TAMIL: "ta", PANGO_SCRIPT_TELUGU: "te",
        PANGO_SCRIPT_THAI: "th", PANGO_SCRIPT_TIBETAN: "bo",
    ].reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
}
