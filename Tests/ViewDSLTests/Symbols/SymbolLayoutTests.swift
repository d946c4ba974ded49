import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// The name of the symbol shown.
@MainActor
private func shown<V: View>(@ViewBuilder _ content: () -> V) -> String {
    layout(100, 100, content).records.last { $0.name == "Image" }?.detail ?? ""
}

@Suite("A symbol")
@MainActor
struct SymbolLayoutTests {
    @Test("has artwork within its canvas", arguments: SymbolCatalog.names)
    func artwork(name: String) throws {
        let artwork = try #require(SymbolCatalog.artwork(named: name))
        #expect(!artwork.ink.isNull && artwork.ink.width > 1 && artwork.ink.height > 1)
        #expect(CGRect(x: 0.5, y: 0.5, width: 23, height: 23).contains(artwork.ink))
        // A filled symbol is as large as its outline.
        let filled = SymbolCatalog.artwork(named: name + ".fill")
        if let filled, !name.hasPrefix("pause"), !name.hasPrefix("book"), name != "chart.bar" {
            #expect(abs(filled.ink.width - artwork.ink.width) < 0.01)
            #expect(abs(filled.ink.height - artwork.ink.height) < 0.01)
        }
    }

    @Test("exists for each of the common names")
    func common() {
        let names = """
            heart heart.fill star star.fill person person.fill person.circle hand.thumbsup hand.thumbsup.fill bolt bell
            trash plus minus xmark checkmark checkmark.circle checkmark.circle.fill chevron.left chevron.right
            chevron.up chevron.down arrow.left arrow.right arrow.up arrow.down house house.fill gear gearshape
            magnifyingglass globe photo square circle circle.fill square.fill rectangle flag flag.fill cloud cloud.fill
            sun.max sun.max.fill moon moon.fill leaf leaf.fill flame flame.fill envelope envelope.fill clock calendar doc
            doc.fill folder folder.fill play.fill pause.fill pencil link lock lock.fill eye info.circle
            exclamationmark.triangle ellipsis line.3.horizontal star.leadinghalf.filled
            """.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(names.filter { SymbolCatalog.artwork(named: $0) == nil } == [])
    }

    @Test("grows with its font and its scale")
    func size() {
        func side(_ font: CGFloat, _ scale: Image.Scale = .medium) -> CGFloat {
            layout(nil, nil) { Image(systemName: "circle").font(.system(size: font)).imageScale(scale) }.size.width
        }
        #expect(abs(side(18) - 20) < 1e-9)
        #expect(abs(side(36) - 40) < 1e-9)
        #expect(side(18, .small) < side(18) && side(18) < side(18, .large))
        #expect(abs(layout(5, 500) { Image(systemName: "circle").font(.system(size: 18)) }.size.width - 20) < 1e-9)
    }

    @Test("has lines as heavy as its font, and a second style around or below its sign")
    func weightAndStyles() throws {
        func items<V: View>(_ view: V) -> [String] {
            SceneryPainter(layout(nil, nil) { view }, scale: 1).items().map { "\($0)" }
        }
        func width<V: View>(_ view: V) -> CGFloat { layout(nil, nil) { view }.size.width }
        let chevron = Image(systemName: "chevron.right").font(.system(size: 18))
        #expect(width(chevron.fontWeight(.light)) < width(chevron) && width(chevron) < width(chevron.bold()))
        let enclosed = Image(systemName: "plus.circle.fill")
        #expect(items(enclosed.foregroundStyle(.white, .red)).count == 2)
        #expect(items(enclosed.foregroundStyle(.red)).count == 1)
        #expect(
            items(Image(systemName: "star").foregroundStyle(.white, .red))
                == items(Image(systemName: "star").foregroundStyle(.white)))
    }

    /// The colors that a view is painted with, in order.
    private func colors<V: View>(_ view: V) -> [RGBA] {
        func found(_ items: [DisplayItem], _ opacity: Double) -> [RGBA] {
            items.flatMap { item -> [RGBA] in
                switch item {
                case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): [color.opacity(opacity)]
                case .group(let items, .opacity(let factor)): found(items, opacity * factor)
                case .group(let items, _): found(items, opacity)
                default: []
                }
            }
        }
        return found(SceneryPainter(layout(nil, nil) { view }, scale: 1).items(), 1).unique
    }

    @Test("has fainter shapes around its sign, or colors of its own, as its rendering mode says")
    func modes() {
        let disc = Image(systemName: "star.circle.fill").foregroundStyle(.black)
        #expect(colors(disc) == [.black])
        #expect(colors(disc.symbolRenderingMode(.hierarchical)) == [.black, .black.opacity(0.2)])
        let waves = Image(systemName: "speaker.wave.3.fill").foregroundStyle(.black)
        #expect(colors(waves.symbolRenderingMode(.hierarchical)) == [.black.opacity(0.5), .black])
        #expect(colors(Image(systemName: "star").symbolRenderingMode(.hierarchical)) == [.black])
        func system(_ color: Color) -> RGBA { color.resolved(.light) }
        let weather = Image(systemName: "cloud.sun.rain.fill")
        #expect(colors(weather) == [.black])
        let colored = [system(.yellow), system(.blue), .white]
        #expect(colors(weather.symbolRenderingMode(.multicolor)) == colored)
        #expect(colors(weather.renderingMode(.original)) == colored)
        #expect(colors(VStack { weather }.symbolRenderingMode(.multicolor)) == colored)
        #expect(
            colors(Image(systemName: "bell.badge").symbolRenderingMode(.multicolor)) == [.black, system(.red)])
        // One style alone, although there are two.
        #expect(
            colors(disc.foregroundStyle(.black, .red).symbolRenderingMode(.monochrome)) == [.black])
        #expect(
            colors(Image(systemName: "star.circle.fill").foregroundStyle(.black, .white).symbolRenderingMode(.palette))
                == [.black, .white])
    }

    @Test("of a cloud is filled where its name says so, whatever falls from it")
    func weather() throws {
        for name in ["sun", "rain", "bolt", "drizzle", "snow", "sun.rain", "bolt.rain", "fog", "moon"] {
            let (plain, filled) = ("cloud.\(name)", "cloud.\(name).fill")
            #expect(try #require(SymbolCatalog.artwork(named: plain)?.overlays.last).solid.isEmpty, "\(plain)")
            #expect(
                try #require(SymbolCatalog.artwork(named: filled)?.overlays.last).solid.isEmpty == false, "\(filled)")
        }
        let waves = try #require(SymbolCatalog.artwork(named: "speaker.wave.3"))
        #expect(waves.lines.elements.count { if case .move = $0 { true } else { false } } == 3)
    }

    @Test("is centered at half the cap height of the text beside it")
    func baseline() throws {
        let stack = layout(nil, nil) {
            HStack(alignment: .firstTextBaseline) {
                Image(systemName: "circle").layoutLabel("symbol")
                Text("A").layoutLabel("text")
            }.font(.system(size: 18))
        }
        let (symbol, text) = (try #require(stack.frame("symbol")), try #require(stack.frame("text")))
        let font = exactText.metrics(of: FontSpec(size: 18))
        let baseline =
            text.minY
            + CGFloat(exactText.measure(TextBlock("A", font: FontSpec(size: 18), color: .black)).firstBaseline)
        #expect(abs(symbol.midY - (baseline - CGFloat(font.capHeight) / 2)) < 1e-9)
        let last = layout(nil, nil) {
            HStack(alignment: .lastTextBaseline) {
                Image(systemName: "circle").layoutLabel("symbol")
                Text("A").layoutLabel("text")
            }.font(.system(size: 18))
        }
        #expect(last.frame("symbol") == symbol)
    }

    @Test("takes the requested variant if there is one, else keeps its own")
    func variants() {
        #expect(shown { Image(systemName: "hand.thumbsup").symbolVariant(.fill) } == "“hand.thumbsup.fill”")
        #expect(shown { Image(systemName: "heart.fill").symbolVariant(.fill) } == "“heart.fill”")
        #expect(shown { Image(systemName: "heart").symbolVariant(.circle.fill) } == "“heart.circle.fill”")
        #expect(shown { Image(systemName: "person.fill").symbolVariant(.circle) } == "“person.circle.fill”")
        #expect(shown { Image(systemName: "gear").symbolVariant(.fill) } == "“gear”")
        #expect(shown { Image(systemName: "leaf").symbolVariant(.circle.fill) } == "“leaf.circle.fill”")
        #expect(
            shown { Image(systemName: "heart").symbolVariant(.fill).symbolVariant(.circle) } == "“heart.circle.fill”")
        #expect(
            shown { VStack { Image(systemName: "heart").symbolVariant(.none) }.symbolVariant(.fill) } == "“heart”")
    }

    @Test("that is missing is a dashed box, and an issue that names similar ones")
    func missing() throws {
        let layout = layout(nil, nil) { Image(systemName: "hart.fill").font(.system(size: 18)) }
        let issue = try #require(layout.records.first?.issues.first)
        #expect(issue.rule == .missingSymbol)
        #expect(issue.message.contains("“hart.fill”") && issue.message.contains("“heart.fill”"))
        #expect(abs(layout.size.width - 18.7 / 18 * 18) < 1e-9)
        let (box, square) = (SymbolCatalog.missing.ink, SymbolCatalog.artwork(named: "square")?.ink)
        #expect(abs(box.width - (square?.width ?? 0)) < 1e-6)
        #expect(SymbolLibrary.names(like: "zzzzzzzzzzzzzzzzzzz").isEmpty)
    }

    @Test("fills its bounds when it is resizable")
    func resizable() {
        #expect(layout(30, 70) { Image(systemName: "star").resizable() }.size == TestSupport.size(30, 70))
        let fitted = layout(100, 400) { Image(systemName: "circle").resizable().scaledToFit() }
        #expect(fitted.size == TestSupport.size(100, 100))
    }

    @Test("is painted as one in a translucent color, and masks a gradient")
    func styles() {
        func items(_ style: some ShapeStyle) -> [DisplayItem] {
            SceneryPainter(layout(nil, nil) { Image(systemName: "heart.fill").foregroundStyle(style) }, scale: 1)
                .items()
        }
        guard case .group(_, .opacity(0.5))? = items(Color.black.opacity(0.5)).first else {
            Issue.record("not faded as one")
            return
        }
        guard case .group(let sheet, .mask)? = items(Color.red.gradient).first,
            case .fill(_, .linearGradient, _)? = sheet.first
        else {
            Issue.record("not a gradient behind a mask")
            return
        }
    }
}

@Suite("A resizable picture")
@MainActor
struct ResizablePictureTests {
    private func drawn<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> V) -> [DisplayItem] {
        SceneryPainter(layout(width, height, content), scale: 1).items()
    }

    private func rects(_ items: [DisplayItem]) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .image(_, let rect, _): [rect]
            case .group(let inner, _): rects(inner)
            default: []
            }
        }
    }

    @Test("keeps its caps and stretches the middle")
    func caps() {
        let items = drawn(100, 64) {
            rogue.resizable(capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 5))
        }
        #expect(rects(items) == [rect(0, 0, 10, 64), rect(10, 0, 85, 64), rect(95, 0, 5, 64)])
        let both = drawn(100, 100) {
            rogue.resizable(capInsets: EdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 5))
        }
        #expect(rects(both).count == 9)
        #expect(rects(both).reduce(CGRect.null) { $0.union($1) } == rect(0, 0, 100, 100))
        #expect(rects(both)[4] == rect(10, 4, 85, 90))
    }

    @Test("shrinks caps that do not fit")
    func narrow() {
        let items = drawn(6, 64) {
            rogue.resizable(capInsets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 4))
        }
        #expect(rects(items) == [rect(0, 0, 4, 64), rect(4, 0, 2, 64)])
    }

    @Test("is tiled from the top left and clipped at the far edges")
    func tiles() {
        let items = drawn(450, 200) { barbarian.resizable(resizingMode: .tile) }
        #expect(rects(items).first == rect(0, 0, 101, 92))
        #expect(rects(items).last == rect(404, 184, 101, 92))
        #expect(rects(items).count == 15)
        guard case .group(_, .clip(let path, _))? = items.first else {
            Issue.record("not cut off")
            return
        }
        #expect(path == Path(rect(0, 0, 450, 200)))
    }

    @Test("limits the number of tiles of a tiny picture")
    func tinyTiles() {
        let items = drawn(1000, 1000) { picture("dot", 1, 1).resizable(resizingMode: .tile) }
        #expect(rects(items).count <= 64)
        #expect(rects(items).reduce(CGRect.null) { $0.union($1) }.contains(rect(0, 0, 1000, 1000)))
    }

    @Test("used as a template takes the foreground style")
    func template() {
        guard
            case .group(_, .tint(let color))? = drawn(
                50, 64, { rogue.renderingMode(.template).foregroundColor(.black) }
            ).first
        else {
            Issue.record("not tinted")
            return
        }
        #expect(color == .black)
    }
}
