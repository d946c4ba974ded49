import Drawing
import Foundation

/// Finds fonts for what Inter lacks, in folders of the system's packages: never by the user's font configuration.
final class FallbackFonts {
    static let folders = [
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto",
        "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto", "/usr/share/fonts/google-noto-sans-cjk-fonts",
        "/usr/share/fonts/google-noto-color-emoji-fonts", "/usr/local/share/fonts/noto",
        "/usr/share/fonts/truetype/jetbrains-mono", "/usr/share/fonts/jetbrains-mono-fonts",
        "/usr/share/fonts/jetbrains-mono",
    ]

    private let folders: [String]
    private let inter: FontFace?
    private var faces: [String: FontFace?] = [:]

    init(inter: String?, folders: [String] = FallbackFonts.folders) {
        self.inter = inter.flatMap { FontFace(path: $0, family: FontLibrary.family) }
        self.folders = folders
    }

    /// nil if its file was changed or removed just now.
    func face(of own: OwnFont) -> FontFace? {
        if let known = faces[own.key] { return known }
        let face = FontFace(own)
        faces[own.key] = .some(face)
        return face
    }

    /// The first file of each name.
    static func installed(_ folders: [String]) -> [String] {
        let names = (FallbackFont.all(for: "") + [.monospaced]).flatMap(\.files) + [FallbackFont.emojiFile]
        return names.compactMap { name in
            folders.lazy.map { $0 + "/" + name }.first { FileManager.default.isReadableFile(atPath: $0) }
        }
    }

    private func face(_ file: String, _ family: String, raisesLines: Bool = true) -> FontFace? {
        if let known = faces[family + file] { return known }
        let face = folders.lazy.map { $0 + "/" + file }.first { FileManager.default.isReadableFile(atPath: $0) }
            .flatMap { FontFace(path: $0, family: family, raisesLines: raisesLines) }
        faces[family + file] = .some(face)
        return face
    }

    /// The character's picture and its font; nil if it is no emoji, or no font has it.
    func emoji(_ character: Character, _ run: TextRun) -> (InlinePicture, FontFace)? {
        guard character.isEmoji, let face = face(FallbackFont.emojiFile, "Noto Color Emoji"),
            let picture = face.picture(of: character, size: run.font.size, opacity: run.color.alpha)
        else { return nil }
        return (picture, face)
    }

    /// The scene's own font, if there is one that has the character. A space or the end of a line is of the font around it.
    private func ownFont(for character: Character, _ spec: FontSpec) -> FontFace? {
        guard let face = spec.own.flatMap(face(of:)) else { return nil }
        let needed = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return character.isWhitespace || needed.allSatisfy(face.hasGlyph) ? face : nil
    }

    /// nil if it is not installed, or lacks the character.
    private func monospacedFont(for character: Character, weight: Int) -> FontFace? {
        let font = FallbackFont.monospaced
        guard let file = weight >= 600 ? font.files.last : font.files.first, let face = face(file, font.family) else {
            return nil
        }
        return character.unicodeScalars.allSatisfy(face.hasGlyph) ? face : nil
    }

    /// nil if Inter has the character, or no font has.
    func font(for character: Character, _ spec: FontSpec, from fonts: [FallbackFont]) -> FontFace? {
        if let face = ownFont(for: character, spec) { return face }
        if spec.isMonospaced, let face = monospacedFont(for: character, weight: spec.weight) { return face }
        let needed = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        guard let inter, let missing = needed.first(where: { !inter.hasGlyph($0) }) else { return nil }
        for font in fonts where font.ranges.contains(where: { $0.contains(missing.value) }) {
            let file = spec.weight >= 600 ? font.files.last : font.files.first
            func face(_ file: String?) -> FontFace? {
                file.flatMap { self.face($0, font.family, raisesLines: font.raisesLines) }
            }
            guard let face = face(file) ?? face(font.files.first), needed.allSatisfy(face.hasGlyph) else { continue }
            return face
        }
        return nil
    }
}

extension Character {
    /// Whether it is shown as a picture: it is one by default, or asks to be, or is one of those beyond U+1F000, for
    /// which phones have no other glyph.
    fileprivate var isEmoji: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        if scalars.contains("\u{FE0E}") { return false }
        if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") { return true }
        return first.properties.isEmojiPresentation || first.value >= 0x1F000
            || scalars.contains { $0.properties.isEmojiModifier }
                && first.properties.isEmojiModifierBase
    }
}
