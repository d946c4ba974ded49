import CPango
import Foundation

/// A font file that scenes bring along: its faces and their names, without its glyphs.
package struct OwnFontFile: Sendable {
    package struct Face: Hashable, Sendable {
        package let path: String
        /// As FreeType counts; see `OwnFont.index`.
        package let index: Int
        package let postScriptName: String
        package let fullNames: [String]
        /// The family of all weights first; others may be of a single weight.
        package let families: [String]
        package let weight: Int
        package let isItalic: Bool
    }

    /// Why a file is not used.
    package enum Fault: Error, CustomStringConvertible {
        case missing, tooLarge, damaged
        /// WOFF, whatever the file's name.
        case compressed
        /// It does not say which glyphs are which characters'.
        case withoutCharacters

        package var description: String {
            switch self {
            case .missing: "cannot be read"
            case .tooLarge: "is larger than \(sizeLimit >> 20) MB"
            case .damaged: "is damaged, or is no font"
            case .compressed: "is a web font: convert it into a TrueType or OpenType font"
            case .withoutCharacters: "has no table of characters"
            }
        }
    }

    /// In bytes. The largest fonts of one family, such as Noto's Chinese ones, are half as large; each worker reads its fonts.
    static let sizeLimit = 64 << 20

    package let faces: [Face]

    package init(path: String) throws(Fault) {
        LibrarySettings.remove()
        try Self.check(path)
        guard let set = FcFontSetCreate() else { throw .damaged }
        defer { FcFontSetDestroy(set) }
        var count: Int32 = 0
        FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
        faces = (0..<Int(set.pointee.nfont)).compactMap { number in
            set.pointee.fonts[number].flatMap { Self.face($0, path) }
        }
        guard !faces.isEmpty else { throw .damaged }
    }

    /// Whether its tables are all in the file: FreeType opens a file that was cut off, too, and then lacks its glyphs.
    private static func check(_ path: String) throws(Fault) {
        var info = stat()
        // A pipe would never end.
        guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { throw .missing }
        guard info.st_size <= sizeLimit else { throw .tooLarge }
        guard let file = FileHandle(forReadingAtPath: path) else { throw .missing }
        defer { try? file.close() }
        func bytes(_ count: Int, at offset: Int) -> [UInt8] {
            guard (try? file.seek(toOffset: UInt64(offset))) != nil, let data = try? file.read(upToCount: count),
                data.count == count
            else { return [] }
            return Array(data)
        }
        func number(_ bytes: [UInt8], _ place: Int, _ length: Int) -> Int {
            bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
        }
        var start = 0
        var head = bytes(16, at: 0)
        guard head.count == 16 else { throw .damaged }
        // FreeType reads these, but the text engine does not.
        if head.starts(with: Array("wOFF".utf8)) || head.starts(with: Array("wOF2".utf8)) { throw .compressed }
        if head.starts(with: Array("ttcf".utf8)) {
            start = number(head, 12, 4)
            head = bytes(12, at: start)
        }
        guard head.count >= 12 else { throw .damaged }
        let count = number(head, 4, 2)
        let table = bytes(16 * count, at: start + 12)
        guard count > 0, table.count == 16 * count else { throw .damaged }
        for entry in 0..<count
        where number(table, 16 * entry + 8, 4) + number(table, 16 * entry + 12, 4) > Int(info.st_size) {
            throw .damaged
        }
        // FreeType then goes by the names of glyphs, but the text engine does not.
        let hasCharacters = (0..<count).contains { table[16 * $0..<16 * $0 + 4].elementsEqual("cmap".utf8) }
        guard hasCharacters else { throw .withoutCharacters }
    }

    /// Whether its glyphs can be read, or of many about two thousand: others would be drawn as nothing, without a word.
    package static func hasSoundGlyphs(_ face: Face) -> Bool {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return false }
        defer { FT_Done_FreeType(library) }
        var opened: FT_Face?
        guard FT_New_Face(library, face.path, FT_Long(face.index), &opened) == 0, let opened else { return false }
        defer { FT_Done_Face(opened) }
        let count = Int(opened.pointee.num_glyphs)
        return stride(from: 0, to: count, by: count / 2_000 + 1).allSatisfy {
            FT_Load_Glyph(opened, FT_UInt($0), FT_Int32(FT_LOAD_NO_SCALE)) == 0
        }
    }

    /// Nil for a variable font's range of weights: its default and its named instances are faces of their own.
    private static func face(_ pattern: OpaquePointer, _ path: String) -> Face? {
        guard !flag("variable", pattern), flag("scalable", pattern), let name = strings("postscriptname", pattern).first
        else { return nil }
        var weight = 0.0
        let hasWeight = FcPatternGetDouble(pattern, "weight", 0, &weight) == FcResultMatch
        return Face(
            path: path, index: integer("index", pattern), postScriptName: name,
            fullNames: strings("fullname", pattern), families: strings("family", pattern),
            weight: hasWeight ? Int(FcWeightToOpenTypeDouble(weight).rounded(), in: 1...1000) : 400,
            isItalic: integer("slant", pattern) > 0)
    }

    private static func integer(_ name: String, _ pattern: OpaquePointer) -> Int {
        var value: Int32 = 0
        return FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? Int(value) : 0
    }

    private static func flag(_ name: String, _ pattern: OpaquePointer) -> Bool {
        var value: FcBool = 0
        return FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch && value == 1
    }

    private static func strings(_ name: String, _ pattern: OpaquePointer) -> [String] {
        var strings: [String] = []
        var value: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pattern, name, Int32(strings.count), &value) == FcResultMatch, let text = value {
            strings.append(String(cString: text))
        }
        return strings
    }
}
