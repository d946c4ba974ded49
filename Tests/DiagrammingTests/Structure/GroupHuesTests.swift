import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The hues of labeled groups")
struct GroupHuesTests {
    private func hues(_ view: some View) -> [Hue] {
        let scene = FigureScene(layout(300, 400) { view }, annotations: .structure, style: .light)
        let structure = scene.structure
        return structure?.labeled.map { scene.views[structure!.groups[$0].boxes[0]].hue } ?? []
    }

    @Test("differ where groups overlap, as the bracket of one is beside the other’s")
    func overlapping() {
        func layers(_ offset: CGFloat) -> some View {
            ZStack(alignment: .topLeading) {
                VStack {
                    bar(100)
                    bar(90)
                }
                HStack {
                    bar(60)
                    bar(50)
                }.padding(.top, offset)
            }
        }
        let together = hues(layers(10))
        #expect(together.count == 2 && Set(together).count == 2, "\(together)")
        let apart = hues(
            VStack(alignment: .leading) {
                HStack {
                    bar(60)
                    bar(50)
                }
                ZStack {
                    bar(160)
                    bar(50)
                }
            })
        #expect(apart.count == 2 && Set(apart).count == 1, "\(apart)")
    }

    @Test("are others than those around, the first that is free")
    func other() {
        #expect(Hue.teal.other(than: [.green]) == .teal)
        #expect(Hue.teal.other(than: [.teal, .green]) == .violet)
        #expect(Hue.brown.other(than: Hue.allCases) == .brown)
    }
}
