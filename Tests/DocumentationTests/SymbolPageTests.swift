import CairoPainting
import Foundation
import Goldens
import Plumbline
import Raster
import Testing

@testable import ViewDSL

/// docs/Symbols.md and its figure show every symbol there is.
@MainActor
@Suite("The page of symbols")
struct SymbolPageTests {
    private static let columns = 16
    private static let page = Document.repository.appendingPathComponent("docs/Symbols.md")
    private static let picture = Document.repository.appendingPathComponent("docs/symbols.png")
    nonisolated private static let isWriting = ProcessInfo.processInfo.environment["PLUMBLINE_WRITE_SYMBOLS"] != nil
    private static let advice = "is out of date; run PLUMBLINE_WRITE_SYMBOLS=1 scripts/test SymbolPageTests"

    private static let rows = stride(from: 0, to: SymbolLibrary.names.count, by: columns).map {
        Array(SymbolLibrary.names.dropFirst($0).prefix(columns))
    }

    private static let scene = Scene("symbols", proposal: ProposedViewSize(width: nil, height: nil)) {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 4) {
                Color.clear.frame(width: 20, height: 12)
                ForEach(1...columns, id: \.self) { number($0).frame(width: 32) }
            }
            ForEach(rows.indices, id: \.self) { row in
                HStack(spacing: 4) {
                    number(row + 1).frame(width: 20)
                    ForEach(rows[row], id: \.self) { name in
                        Image(systemName: name).font(.system(size: 18)).frame(width: 32, height: 26)
                    }
                }
            }
        }
        .padding(8)
        .background(.white)
    }
    .annotations(.none)

    private static func number(_ number: Int) -> some View {
        Text("\(number)").font(.system(size: 10)).foregroundStyle(Color(red: 0.3, green: 0.32, blue: 0.36))
    }

    private static var text: String {
        """
        # Symbols

        `Image(systemName:)` draws these symbols. Some are drawn by Plumbline; the others are glyphs of Material Design Icons,
        read at run time from Debian's package `fonts-materialdesignicons-webfont`. They resemble the system's symbols, but are not the
        same. A second foreground style is that of the shape around a sign, or below a badge or slash; under
        `.hierarchical` that is fainter. Under `.multicolor` weather, badges and a few common symbols have colors of their own. From
        right to left, symbols named forward and backward are mirrored, and so are lists; a player's controls are not.

        Names with these endings work, too, even if the list does not have them:

        | ending | drawn |
        | --- | --- |
        | `.fill` | as the plain symbol where there is no filled one, and the other way around |
        | `.circle`, `.square`, `.seal`, `.diamond`, `.shield`, `.octagon`, `.triangle`, `.rectangle`, `.app`, also with `.fill` | set in the shape, or cut out of it |
        | `.slash` | struck through |
        | `.badge`, `.badge.plus`, `.badge.checkmark`, `.badge.` and any symbol | with a small symbol at a corner |
        | numbers from `0` to `99`, in a shape | `42.circle`, `7.square.fill` |
        | `forward`, `backward`, `leading`, `trailing`, `document` | as `right`, `left`, `left`, `right`, `doc` |

        Any other name is drawn as a dashed square, with a warning that suggests the nearest names. A glyph whose font is not
        installed is drawn the same way, and the warning names its package. `AssetCatalog.symbols(_:)` adds your own symbols.

        ![Every symbol, numbered by rows and columns](symbols.png)

        The names, by rows of the figure:

        \(rows.enumerated().map { "\($0 + 1). " + $1.map { "`\($0)`" }.joined(separator: ", ") }.joined(separator: "\n"))

        """
    }

    @Test("lists them")
    func list() throws {
        if Self.isWriting { try Self.text.write(to: Self.page, atomically: true, encoding: .utf8) }
        let isCurrent = try String(contentsOf: Self.page, encoding: .utf8) == Self.text
        #expect(isCurrent, "docs/Symbols.md \(Self.advice)")
    }

    @Test("shows them", .enabled(if: IconFontFile.isInstalled))
    func figure() async throws {
        let bitmap = try await Self.scene.figure(scale: 1).bitmap
        if Self.isWriting { try PNG.encodeSmallest(bitmap, scale: 1).write(to: Self.picture) }
        let manifest = try JSONDecoder().decode(
            GoldenManifest.self, from: Data(Document.contents("Tests/Goldens/manifest.json").utf8))
        guard manifest.environments[try GoldenEnvironment.current.id] != nil else { return }
        let isCurrent = try PNG.decode(Data(contentsOf: Self.picture)) == bitmap
        #expect(isCurrent, "docs/symbols.png \(Self.advice)")
    }

    @Test("covers the names most used in public sources", .enabled(if: IconFontFile.isInstalled))
    func common() {
        let names = """
            airplane archivebox arrow.2.squarepath arrow.up.arrow.down at bag battery.100 bird cart creditcard cup.and.saucer.fill
            dice faceid film fork.knife gift headphones iphone keyboard lightbulb location map message mic network newspaper
            paintpalette person.3 phone pin power printer qrcode.viewfinder safari server.rack shippingbox shuffle sparkles speaker
            suit.heart.fill terminal textformat timer trophy video wallet.pass wand.and.stars wrench zzz
            """.split(whereSeparator: \.isWhitespace).map(String.init)
        let layout = LayoutSnapshot(proposal: ProposedViewSize(width: nil, height: nil)) {
            ForEach(names, id: \.self) { Image(systemName: $0) }
        }
        #expect(layout.records.flatMap(\.issues).filter { $0.rule == .missingSymbol } == [])
    }
}
