import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Names in pictures")
struct PictureNamesTests {
    private func names(_ texts: [String], atMost limit: Int = .max) -> [String] {
        let builder = Builder()
        let views = texts.map { words in
            builder.arena.add(
                FixedLayout(size: CGSize(width: 20, height: 10)),
                info: NodeInfo(name: "Text", words: words, role: .text))
        }
        let shown = scene(builder.layOut(builder.column(views), 200, 400))
        return shown.views.dropFirst().map { shown.pictureName($0, atMost: limit) }
    }

    @Test("long names are cut at the end")
    func plain() {
        #expect(names(["short", "Lives by the harbour"]) == ["“short”", "“Lives by t…”"])
    }

    @Test("names that begin alike keep the part that differs")
    func alike() {
        #expect(
            names((9...11).map { "Line number \($0)" }) == ["“Line numb…9”", "“Line num…10”", "“Line num…11”"])
        #expect(
            names(["The green door", "The green window", "The blue"]) == [
                "“The gr…door”", "“The…window”", "“The blue”",
            ])
        // The names differ in the middle.
        let middle = names(["Chapter the 12th of the whole long book", "Chapter the 13th of the whole long book"])
        #expect(Set(middle).count == 2 && middle.allSatisfy { $0.count <= 14 }, "\(middle)")
    }

    @Test("shortening makes no two names of a figure equal", arguments: [14, 18, 24])
    func distinct(limit: Int) {
        let words = (0..<30).map { "A rather long beginning \($0 * 37) and \($0 % 2 == 0 ? "so on" : "an end")" }
        let names = names(words, atMost: limit)
        #expect(Set(names).count == words.count, "\(names)")
        #expect(names.allSatisfy { $0.count <= 14 })
    }

    @Test("views with the same bounds: the outermost, those with a label or the innermost, and the number of others")
    func together() {
        /// Each view is inside the one before.
        func name(_ labels: [String?]) -> String {
            let builder = Builder()
            var inner: [NodeID] = []
            for (depth, label) in labels.enumerated().reversed() {
                var info = NodeInfo(name: "View\(depth)")
                info.labels = [label].compactMap(\.self)
                inner = [
                    inner.isEmpty
                        ? builder.arena.add(FillLayout(), info: info)
                        : builder.arena.add(HStackLayout(), children: inner, info: info)
                ]
            }
            let shown = scene(builder.layOut(inner[0], 90, 20))
            return shown.pictureName(together: shown.outlines[0].views).text
        }
        #expect(name([nil]) == "View0")
        #expect(name([nil, nil]) == "View0 = View1")
        #expect(name([nil, nil, nil, nil]) == "View0 = View3 +2")
        #expect(name([nil, "behind"]) == "View0 = behind")
        #expect(name([nil, "behind", nil]) == "View0 = behind +1")
        #expect(name([nil, "behind", "words", "third"]) == "View0 = behind = words +1")
        #expect(name(["pile", nil, nil]) == "pile")
        #expect(name(["pile", nil, "behind"]) == "pile = behind")
    }

    @Test("of views with the same bounds, the one that title or caption is about is named too, outermost first")
    func mentioned() {
        func name(_ caption: String, label: String? = nil) -> String {
            let builder = Builder()
            var info = NodeInfo(name: "Color")
            info.labels = [label].compactMap(\.self)
            var inner = builder.arena.add(FillLayout(), info: info)
            inner = builder.arena.add(
                FrameLayout(width: nil, height: nil, alignment: .center), children: [inner],
                info: NodeInfo(name: "frame", role: .modifier))
            inner = builder.arena.add(
                OverlayLayout(alignment: .center, side: .background), children: [inner],
                info: NodeInfo(name: "background", role: .modifier))
            let shown = FigureScene(
                builder.layOut(inner, 90, 20), annotations: .borders, style: .light, prose: caption)
            return shown.pictureName(together: shown.outlines[0].views).text
        }
        #expect(name("The color fills all.") == "Color")
        #expect(name("Two frames, or one?") == "frame = Color")
        #expect(name("The frame fills all.", label: "sky") == "sky")
        #expect(name("The framework, and its background.") == "Color")
    }

    @Test("a color behind a view is named as its background")
    func backgrounds() {
        func name(_ side: LayoutFacts.Layers) -> String {
            let builder = Builder()
            let view = builder.padding(
                EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), builder.image("a", 20, 20))
            let root = builder.arena.add(
                OverlayLayout(alignment: .center, side: side), children: [view, builder.fill("Color")],
                info: NodeInfo(name: side.rawValue, role: .modifier))
            let shown = FigureScene(
                builder.layOut(root, 90, 90), annotations: .borders, style: .light, prose: "Padding, then padding.")
            return shown.pictureName(together: shown.outlines[0].views).text
        }
        #expect(name(.background).hasSuffix("background"))
        #expect(name(.overlay).hasSuffix("Color"))
    }

    @Test("namesakes are distinguished by their number, or by their row if there is a table")
    func numbered() {
        let builder = Builder()
        let row = builder.row([builder.fill("Spacer"), builder.fill("Color"), builder.fill("Spacer")])
        let snapshot = builder.layOut(row, 90, 20)
        func names(_ annotations: Annotations) -> [String] {
            let shown = FigureScene(snapshot, annotations: annotations, style: .light)
            return [1, 2, 3].map { shown.distinctName(shown.views[$0], among: [1, 2, 3], atMost: 18).name }
        }
        #expect(names(.borders) == ["first Spacer", "Color", "second Spacer"])
        #expect(names([.borders, .ledger]) == ["row 2 Spacer", "Color", "row 4 Spacer"])
    }

    @Test("rulers name texts by their words, and number views without words")
    func rulers() {
        var options = LayoutOptions()
        options.measuresFlexibility = true
        let arena = LayoutArena(options: options)
        func text(_ words: String) -> NodeID {
            arena.add(FillLayout(), info: NodeInfo(name: "Text", words: words, role: .text))
        }
        func color() -> NodeID { arena.add(FillLayout(), info: NodeInfo(name: "Color", role: .leaf)) }
        let row = arena.add(
            HStackLayout(),
            children: [
                text("Ada"), color(), text("Bo"), color(),
            ], info: NodeInfo(name: "HStack"))
        let snapshot = LayoutSnapshot(layingOut: row, in: arena, proposal: ProposedViewSize(width: 200, height: 20))
        let labels = canvas(snapshot, FlexibilityLayer()).labels.map { $0.shapes[0].string }
        let rest = " 0 to ∞, ideal 10"
        #expect(
            labels.map { $0.replacingOccurrences(of: rest, with: "") }
                == ["“Ada”", "row 3 Color", "“Bo”", "row 5 Color"])
    }

    @Test("ordinals are words up to the tenth")
    func ordinals() {
        #expect(
            [1, 10, 11, 12, 13, 21, 22, 23, 111].map(Wording.ordinal) == [
                "first", "tenth", "11th", "12th", "13th", "21st", "22nd", "23rd", "111th",
            ])
    }
}
