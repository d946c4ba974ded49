import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// A font whose glyphs are all the same square.
private struct SquareIcons: IconFont {
    var hasIcons = true
    func icon(named name: String) -> Path? { Path(CGRect(x: 4, y: 4, width: 16, height: 16)) }
}

private struct Paw: ImageLoading {
    func image(named name: String, scale: Int, isDark: Bool) throws(MissingImage) -> LoadedImage {
        throw MissingImage()
    }
    func names(like name: String) -> [String] { [] }
    func symbol(named name: String) -> Path? {
        name == "paw" ? Path(CGRect(x: 2, y: 2, width: 9, height: 18)) : nil
    }
}

@Suite("A symbol by name")
struct SymbolLibraryTests {
    private let library = SymbolLibrary(images: NoImages(), icons: SquareIcons())

    @Test("is a glyph where there is no artwork of our own")
    func glyphs() throws {
        #expect(try library.artwork(named: "airplane")?.usesIcons == true)
        #expect(try library.artwork(named: "star.fill")?.usesIcons == false)
        #expect(try library.artwork(named: "star.fill") == SymbolCatalog.artwork(named: "star.fill")?.tinted(.yellow))
    }

    @Test("is mirrored from right to left if it points forward or backward, or is a list; a player’s controls are not")
    func directions() throws {
        let mirrored = ["chevron.forward", "arrow.backward.circle", "arrowshape.turn.up.forward.fill", "list.bullet"]
        let others = ["chevron.right", "forward.fill", "backward", "goforward", "list.clipboard", "star"]
        #expect(mirrored.allSatisfy(library.isDirectional) && !others.contains(where: library.isDirectional))
        let left = SymbolArtwork(solid: Path(CGRect(x: 2, y: 2, width: 9, height: 18)))
        #expect(left.mirrored.solid.boundingRect == CGRect(x: 13, y: 2, width: 9, height: 18))
    }

    @Test("is made by rule of another in a shape, with a slash or a badge, filled, or under its former name")
    func rules() throws {
        let disc = try #require(try library.artwork(named: "airplane.circle.fill"))
        #expect(disc.holes.count == 1 && disc.usesIcons)
        #expect(try library.artwork(named: "airplane.square")?.overlays.count == 1)
        #expect(try library.artwork(named: "phone")?.solid.isEmpty == true)
        #expect(try library.artwork(named: "phone")?.ink == library.artwork(named: "phone.fill")?.ink)
        #expect(try library.artwork(named: "phone.fill")?.lines.isEmpty == true)
        #expect(try library.artwork(named: "airplane.fill") == library.artwork(named: "airplane"))
        #expect(try library.artwork(named: "gift.slash")?.overlays.count == 1)
        #expect(try library.artwork(named: "folder.badge.plus")?.usesIcons == false)
        #expect(try library.artwork(named: "document.text") == library.artwork(named: "doc.text"))
        for name in [
            "42.circle", "a.circle", "z.square.fill", "goforward.15", "7.square.fill", "xmark.seal.fill",
            "questionmark.diamond", "bell.badge.fill", "shazam.logo.fill", "play.rectangle.on.rectangle.fill",
            "slider.horizontal.below.square.filled.and.square", "moonphase.last.quarter",
        ] {
            #expect(try library.artwork(named: name) != nil, "\(name)")
        }
        #expect(try library.artwork(named: "zorp.circle.fill") == nil)
        let filled = try library.artwork(named: "circle.lefthalf.filled")
        #expect(try library.artwork(named: "circle.lefthalf.fill") == filled)
    }

    @Test("is another's that looks the same, and the other is there")
    func aliases() throws {
        #expect(try library.artwork(named: "figure.rolling") == library.artwork(named: "figure.roll"))
        #expect(try library.artwork(named: "case.fill") == library.artwork(named: "briefcase.fill"))
        for name in SymbolAliases.names {
            let other = try #require(SymbolAliases.name(for: name))
            #expect(try SymbolAliases.name(for: other) == nil && library.artwork(named: other) != nil, "\(name)")
            #expect(SymbolCatalog.artwork(named: name) == nil && SymbolGlyphs.glyph(of: name) == nil, "\(name)")
        }
    }

    @Test("of lines is cut out of a filled shape")
    func lines() throws {
        for name in ["calendar", "tray", "clock", "paperplane"] {
            let disc = try #require(try library.artwork(named: "\(name).circle.fill"))
            #expect(disc.solid.contains(SymbolArtwork.middle) && disc.overlays.isEmpty, "\(name)")
            #expect(disc.holes.contains { !$0.boundingRect.isNull && $0.boundingRect.width > 5 }, "\(name)")
        }
    }

    @Test("is our own drawing where the font's glyph is another")
    func own() throws {
        for name in [
            "wifi.slash", "delete.left", "heart.text.square.fill", "tray.and.arrow.down.fill", "peacesign",
            "square.and.arrow.down", "square.and.arrow.up.circle", "moon.stars.fill", "textformat", "tv.fill",
            "bolt.slash", "music.note.list", "doc.richtext", "photo.on.rectangle", "wave.3.right",
            "largecircle.fill.circle",
            "hammer.fill", "textformat.size.larger", "arrow.down.to.line", "hare.fill",
        ] {
            #expect(try library.artwork(named: name)?.usesIcons == false, "\(name)")
        }
    }

    @Test("needs the font only if it is a glyph")
    func noFont() throws {
        let bare = SymbolLibrary(images: NoImages(), icons: SquareIcons(hasIcons: false))
        #expect(throws: SymbolLibrary.NoFont.self) { try bare.artwork(named: "airplane") }
        #expect(try bare.artwork(named: "star.circle.fill") != nil)
        #expect(bare.has("airplane") && !bare.has("zorp"))
    }

    @Test("may be the user's own")
    func users() throws {
        let library = SymbolLibrary(images: Paw(), icons: SquareIcons())
        #expect(try library.artwork(named: "paw")?.ink.size == CGSize(width: 9, height: 18))
        #expect(try library.artwork(named: "paw.circle") != nil)
    }

    @Test("that is missing has near names: few letters away, or with a word in common")
    func near() {
        #expect(SymbolLibrary.names(like: "airplan").first == "airplane")
        #expect(SymbolLibrary.names(like: "trash.can.open").contains("trash"))
        #expect(SymbolLibrary.names(like: "zzzzzzzzzzzzzzzzzzz").isEmpty)
        // Comparing such a text with every name would take most of a minute.
        #expect(SymbolLibrary.names(like: String(repeating: "trash.", count: 2_000)).isEmpty)
    }

    @Test("has one line in a sorted table")
    func table() {
        let lines = SymbolGlyphs.table.split(separator: "\n")
        #expect(lines == lines.sorted())
        #expect(SymbolGlyphs.names.count == lines.count)
    }
}
