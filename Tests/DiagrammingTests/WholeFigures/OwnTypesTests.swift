import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("Views of the author’s types")
struct OwnTypesTests {
    struct Badge: View {
        let number: Int
        var body: some View { Text("\(number)").padding(6).background(.red, in: .circle) }
    }

    struct Card: View {
        var body: some View {
            HStack {
                Badge(number: 1)
                Spacer()
                Badge(number: 2)
            }
            .padding()
        }
    }

    /// The names in the table of what each view was proposed, indented by two spaces for each view that a row is in.
    private func rows(_ selection: FigureSelection) throws -> [String] {
        let scene = FigureScene(
            layout(260, nil) { Card() }, annotations: .ledger, style: .light, selection: selection)
        let ledger = Ledger(
            style: .light, setter: Typesetter(text: fixedText, grid: .points), scene: scene, numbered: [])
        let names = flattened(try #require(ledger.block()).items).compactMap { item -> String? in
            guard let text = item.text?.string, item.bounds.minX < 100 else { return nil }
            return text.contains(where: \.isLetter) ? text : nil
        }
        return Array(names.dropFirst())
    }

    @Test("a table has every view around one that it lists, however many names there may be")
    func table() throws {
        var few = FigureSelection()
        few.maxNames = 3
        let names = try rows(few)
        #expect(names.filter { $0.hasPrefix("Text") }.count <= names.filter { $0.hasPrefix("Badge") }.count, "\(names)")
        #expect(
            try rows(FigureSelection())
                == [
                    "padding 16", "HStack", "Badge background", "padding 6", "Text “1”", "Circle", "Badge background",
                    "padding 6", "Text “2”", "Circle", "Spacer",
                ])
    }

    @Test("have the name of their type, but what the figure is about has that of its kind, and a background its own")
    func names() {
        let scene = FigureScene(layout(260, nil) { Card() }, annotations: .borders, style: .light)
        let names = scene.views.map(\.shortName)
        #expect(names.filter { $0 == "Badge" }.count == 2)
        #expect(names[0] == "padding" && names[1] == "HStack")
        let texts = scene.outlines.map { scene.pictureName(together: $0.views).text }
        #expect(texts.filter { $0.contains("Badge") }.count == 2, "\(texts)")
    }

    @Test("are still found by the name of their kind")
    func found() {
        let scene = FigureScene(layout(260, nil) { Card() }, annotations: .borders, style: .light)
        #expect(scene.views.count { $0.answers(to: ["Badge"]) } == 2)
        #expect(scene.views.count { $0.answers(to: ["background"]) } == 2)
    }
}
