import Foundation
import LayoutEngine
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

    @Test(
        "a ruler is as long as what is proposed, and a second one as long as what is taken, if that is another length")
    func rulers() throws {
        func bars(_ width: CGFloat) throws -> [CGFloat] {
            let builder = Builder()
            return try rulers(drawn(builder.layOut(builder.image("a", 80, 60), width, nil)))
        }
        #expect(try bars(200) == [200, 80])
        #expect(try bars(80) == [80])
    }

    @Test("on a screen what is in its safe area is proposed that, and the ruler lies beside it")
    func screen() throws {
        var environment = EnvironmentValues()
        environment.sceneSafeArea = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
        let scene = FigureScene(
            layout(400, nil, environment: environment) {
                VStack {
                    Color.red.frame(width: 80, height: 20)
                    Color.blue.frame(width: 80, height: 20)
                }
                .frame(maxWidth: .infinity)
            }, annotations: .structure, style: .light)
        let bars = try rulers((#require(scene.structure), scene))
        #expect(bars == [350])
    }

    @Test("what is wider than the safe area has a ruler of its own length, farther off")
    func tooWide() throws {
        var environment = EnvironmentValues()
        environment.sceneSafeArea = EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 20)
        let scene = FigureScene(
            layout(400, nil, environment: environment) {
                Color.red.frame(width: 380, height: 20).frame(maxWidth: .infinity)
            }, annotations: .structure, style: .light)
        #expect(try rulers((#require(scene.structure), scene)) == [380, 350])
    }

    /// The lengths of the horizontal rulers, top to bottom.
    private func rulers(_ drawn: (structure: ScreenStructure, scene: FigureScene)) throws -> [CGFloat] {
        let (structure, scene) = drawn
        var canvas = AnnotationCanvas(style: .light, of: scene)
        let rulers = StructureRulers(structure: structure, scene: scene, painter: fixedPainter)
        rulers.draw(from: scene.bounds, on: &canvas)
        let rects = canvas.points.over.compactMap { item -> CGRect? in
            guard case .fill(let path, _, _) = item else { return nil }
            return path.boundingRect
        }
        return Set(rects.filter { $0.height < 4 }.map(\.minY)).sorted().map { y in
            let row = rects.filter { $0.minY == y }
            return row.map(\.maxX).max()! - row.map(\.minX).min()!
        }
    }
}
