import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("A size that the rulers of a picture have")
struct StructureRulersTests {
    private func texts<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        figure(layout(300, 200, view), .structure).texts
    }

    @Test("is not said again: the mark has only the name, and the caption why it is that size")
    func measured() {
        let texts = texts { Color.red.frame(width: 100, height: 50).overlay { Text("a") } }
        #expect(texts.contains("takes 100") && texts.contains("takes\n50"), "\(texts)")
        #expect(texts.count { $0.contains("100") } == 1 && texts.count { $0.contains("50") } == 1, "\(texts)")
        #expect(structureCaption(300, 200) { Text("Hi") } == "The Text takes one line.")
        #expect(structureCaption(100, 200) { Text("Several words on a few lines") } == "The Text takes three lines.")
        #expect(structureCaption(300, 200) { Button("Hi") {} } == "The Button takes the size of its Text.")
        #expect(structureCaption(300, 200) { Image(systemName: "star") } == "The Image takes its ideal size.")
        #expect(
            structureCaption(300, 200) { Toggle("Hi", isOn: .constant(true)) }
                == "The Toggle fills the width it is proposed.")
        #expect(
            structureCaption(300, 200) { Rectangle().frame(width: 100) }
                == "The Rectangle fills a frame 100 wide.")
    }

    @Test("is compared with what the view is proposed, not with what is proposed inside it")
    func root() {
        let texts = figure(
            layout(300, 200) { NavigationStack { List { Text("a") }.navigationTitle("A") } }, .structure
        ).texts
        #expect(texts.contains("200\nproposed"), "\(texts)")
    }

    @Test("is the caption's where the padding around the content has the rulers, and where no length is proposed")
    func notMeasured() {
        #expect(structureCaption(300, 200) { Text("Hi").padding() } == "The Text takes 20 × 10, inside 16 of padding.")
        #expect(!structureCaption(300, 200) { Text("Hi").padding(0) }.contains("padding"))
        let snapshot = layout(300, nil) { Text("Hi") }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        #expect(scene.structure?.isMeasured(in: scene) == false)
    }
}
