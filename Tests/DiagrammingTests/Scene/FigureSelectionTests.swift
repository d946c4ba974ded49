import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("What a figure is about")
struct FigureSelectionTests {
    private func scene(
        _ snapshot: LayoutSnapshot, _ annotations: Annotations = [.borders, .issues],
        _ choose: (inout FigureSelection) -> Void = { _ in }
    ) -> FigureScene {
        var selection = FigureSelection()
        choose(&selection)
        return FigureScene(snapshot, annotations: annotations, style: .light, selection: selection)
    }

    private func names(_ scene: FigureScene) -> [String] {
        scene.outlines.indices.filter(scene.isNamed).map { scene.views[scene.outlines[$0].views[0]].shortName }
    }

    private func strong(_ scene: FigureScene) -> [String] {
        scene.outlines.filter { !$0.isQuiet }.map { scene.views[$0.views[0]].shortName }
    }

    /// A row of columns of pictures; the pictures named in `labels` have a label.
    private func screen(_ columns: Int, _ rows: Int, labels: Set<String> = []) -> LayoutSnapshot {
        let builder = Builder()
        return builder.layOut(
            builder.row(
                (0..<columns).map { column in
                    builder.column(
                        (0..<rows).map { row in
                            let view = builder.image("\(column)\(row)", CGFloat(30 + column), CGFloat(20 + row))
                            if labels.contains("\(column)\(row)") {
                                builder.arena.updateInfo(of: view) { $0.labels = ["chosen \(column)\(row)"] }
                            }
                            return view
                        })
                }), 400, 400)
    }

    @Test("up to seven views all have names; of more the seven farthest outside, and the figure counts the others")
    func fewNames() {
        #expect(names(scene(screen(2, 2))).count == 7 && scene(screen(2, 2)).unnamed == 0)
        let crowd = scene(screen(3, 10))
        #expect(names(crowd).count == 7 && crowd.unnamed == 27)
        #expect(names(crowd).filter { $0 == "VStack" }.count == 3 && names(crowd).contains("HStack"))
        let texts = figureOf(screen(3, 10)).texts
        #expect(texts.contains { $0.contains("27 more views without a name") })
        #expect(!texts.contains("Labels"))
    }

    @Test("three or more equal siblings have one name, which counts them, and what is in the others has none")
    func equals() {
        let builder = Builder()
        let rows = (0..<4).map { _ in builder.row([builder.image("icon", 20, 20), builder.image("name", 80, 30)]) }
        let snapshot = builder.layOut(builder.column(rows), 300, 300)
        let shown = scene(snapshot)
        #expect(names(shown) == ["VStack", "HStack", "icon", "name"])
        #expect(shown.count(of: 1) == 4 && shown.unnamed == 0)
        #expect(figureOf(snapshot).texts.contains { $0.hasPrefix("4 × HStack") })
    }

    @Test("a line has no name where not all views have one")
    func thin() {
        let builder = Builder()
        let views = (0..<9).map { builder.image("\($0)", 30, CGFloat($0 == 4 ? 1 : 20 + $0)) }
        let shown = scene(builder.layOut(builder.row(views), 400, 60))
        #expect(!names(shown).contains("4") && names(shown).count == 7)
    }

    private func figureOf(_ snapshot: LayoutSnapshot) -> DisplayList {
        let part = FigurePart(
            snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size),
            annotations: [.borders, .issues])
        return FigureComposer(style: .light, text: fixedText, scale: 1).compose(ComposerInput(part: part))
    }

    @Test("labeled views have names first, and are what the figure is about")
    func labeled() {
        let crowd = scene(screen(3, 10, labels: ["17", "29"]))
        #expect(names(crowd).contains("chosen 17") && names(crowd).contains("chosen 29"))
        #expect(strong(crowd) == ["chosen 17", "chosen 29"])
    }

    @Test("without labels it is about the root and its children; borders alone are all strong")
    func chosen() {
        #expect(strong(scene(screen(2, 3))) == ["HStack", "VStack", "VStack"])
        #expect(strong(scene(screen(2, 3), .borders)).count == 9)
    }

    @Test("emphasis makes its views strong, whatever is labeled")
    func emphasis() {
        let shown = scene(screen(2, 2, labels: ["00"])) { $0.emphasis = ["VStack"] }
        #expect(strong(shown) == ["VStack", "VStack"])
    }

    @Test("only the views to be shown have annotations")
    func showing() {
        let shown = scene(screen(2, 2, labels: ["00"])) { $0.shown = ["chosen 00", "HStack"] }
        #expect(shown.views.filter { !$0.annotations.isEmpty }.map(\.shortName) == ["HStack", "chosen 00"])
    }

    @Test("a note is in the picture, and a name that no view has is found")
    func notes() {
        let snapshot = screen(1, 2, labels: ["00"])
        var part = FigurePart(
            snapshot: snapshot, content: [], contentBounds: CGRect(origin: .zero, size: snapshot.size), annotations: [])
        part.selection.notes = [FigureSelection.Note(text: "look here", view: "chosen 00")]
        let list = FigureComposer(style: .light, text: fixedText, scale: 1).compose(ComposerInput(part: part))
        #expect(list.texts.contains("look here"))
        #expect(part.selection.unknown(in: snapshot) == [])
        part.selection.emphasis = ["nobody", "VStack"]
        #expect(part.selection.unknown(in: snapshot).map(\.name) == ["nobody"])
        #expect(part.selection.unknown(in: snapshot).map(\.modifier) == ["emphasis"])
    }
}
