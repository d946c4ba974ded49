/// A font of the system's for characters that Inter lacks.
struct FallbackFont: Hashable, Sendable {
    let family: String
    /// By boldness; the second is used from weight 600.
    let files: [String]
    /// The characters it is for. In them its glyphs decide.
    let ranges: [ClosedRange<UInt32>]

    private init(_ family: String, _ file: String, _ ranges: ClosedRange<UInt32>..., isBoldToo: Bool = true) {
        self.family = family
        files = isBoldToo ? ["\(file)-Regular.ttf", "\(file)-Bold.ttf"] : ["\(file)-Regular.ttf"]
        self.ranges = ranges
    }

    private init(cjk region: String) {
        family = "Noto Sans CJK \(region)"
        files = ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"]
        ranges = [
            0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFFEF, 0x20000...0x3FFFF,
        ]
    }

    private static let scripts = [
        FallbackFont(
            "Noto Sans Arabic", "NotoSansArabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF,
            0xFE70...0xFEFF),
        FallbackFont("Noto Sans Hebrew", "NotoSansHebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
        FallbackFont("Noto Sans Devanagari", "NotoSansDevanagari", 0x900...0x97F, 0xA8E0...0xA8FF, 0x1CD0...0x1CFF),
        FallbackFont("Noto Sans Thai", "NotoSansThai", 0xE00...0xE7F),
        FallbackFont("Noto Sans Bengali", "NotoSansBengali", 0x980...0x9FF),
        FallbackFont("Noto Sans Gurmukhi", "NotoSansGurmukhi", 0xA00...0xA7F),
        FallbackFont("Noto Sans Gujarati", "NotoSansGujarati", 0xA80...0xAFF),
        FallbackFont("Noto Sans Tamil", "NotoSansTamil", 0xB80...0xBFF),
        FallbackFont("Noto Sans Telugu", "NotoSansTelugu", 0xC00...0xC7F),
        FallbackFont("Noto Sans Kannada", "NotoSansKannada", 0xC80...0xCFF),
        FallbackFont("Noto Sans Malayalam", "NotoSansMalayalam", 0xD00...0xD7F),
        FallbackFont("Noto Sans Sinhala", "NotoSansSinhala", 0xD80...0xDFF),
        FallbackFont("Noto Sans Lao", "NotoSansLao", 0xE80...0xEFF),
        FallbackFont("Noto Sans Myanmar", "NotoSansMyanmar", 0x1000...0x109F),
        FallbackFont("Noto Sans Georgian", "NotoSansGeorgian", 0x10A0...0x10FF, 0x1C90...0x1CBF),
        FallbackFont("Noto Sans Ethiopic", "NotoSansEthiopic", 0x1200...0x139F),
        FallbackFont("Noto Sans Khmer", "NotoSansKhmer", 0x1780...0x17FF),
        FallbackFont("Noto Sans Armenian", "NotoSansArmenian", 0x530...0x58F),
    ]

    /// Approximate: their characters do not make a line higher. Signs in a line of words, such as ♯, ∑ and ▶, are on Apple's
    /// systems of fonts made for it; these would make it up to 1.7 times as high.
    private static let symbols = [
        FallbackFont("Noto Sans Symbols", "NotoSansSymbols", 0x2000...0x2BFF, 0x1F000...0x1FAFF),
        FallbackFont("Noto Sans Symbols2", "NotoSansSymbols2", 0x2000...0x2BFF, 0x1F000...0x1FAFF, isBoldToo: false),
        FallbackFont("Noto Sans Math", "NotoSansMath", 0x2000...0x2BFF, 0x1D400...0x1D7FF, isBoldToo: false),
    ]

    /// Whether a line with its characters is as high as it says: scripts need the room above and below.
    var raisesLines: Bool { !Self.symbols.contains(self) }

    /// The font of code.
    static let monospaced = FallbackFont("JetBrains Mono", "JetBrainsMono", 0...0x10FFFF)

    /// In the order in which they are asked.
    ///
    /// - Parameter string: Han characters look Japanese beside kana, Korean beside Hangul, else as in simplified Chinese.
    static func all(for string: String) -> [FallbackFont] {
        var region = "SC"
        for scalar in string.unicodeScalars where region != "JP" {
            switch scalar.value {
            case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: region = "JP"
            case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3: region = "KR"
            default: break
            }
        }
        return scripts + [FallbackFont(cjk: region)] + symbols
    }

    /// The font of emoji. It has pictures in place of outlines.
    static let emojiFile = "NotoColorEmoji.ttf"
}
