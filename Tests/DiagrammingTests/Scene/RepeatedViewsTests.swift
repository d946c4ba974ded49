import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@Suite("Repeated views")
@MainActor
struct RepeatedViewsTests {
    private func numbers(_ texts: [String]) -> [String] {
        let rows = layout(200, 200) {
            VStack(spacing: 2) {
                ForEach(texts, id: \.self) { text in
                    HStack(spacing: 7) {
                        bar(20)
                        Text(text)
                    }
                    .padding(5)
                }
            }
        }
        return [PaddingLayer() as any FigureLayer, SpacingLayer()].flatMap { layer in
            canvas(rows, layer, [.padding, .spacing]).labels.map { $0.shapes[0].string }
        }
    }

    @Test("of three alike rows only the first has numbers; of two, both have")
    func rows() {
        #expect(numbers(["a", "b", "c"]) == ["5", "2", "2", "7"])
        #expect(numbers(["a", "b"]) == ["5", "5", "2", "7", "7"])
    }

    @Test("are those of three siblings with the same views in them")
    func alike() {
        func repeated<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
            let scene = FigureScene(layout(300, 300, view), annotations: .spacing, style: .light)
            let repeated = scene.views.repeated
            return scene.views.filter { repeated.contains($0.id) }.map(\.name)
        }
        let badge = HStack { Color.red }
        #expect(repeated { VStack { ForEach(0..<3) { _ in badge } } } == ["HStack", "Color", "HStack", "Color"])
        #expect(repeated { VStack { ForEach(0..<2) { _ in badge } } }.isEmpty)
        #expect(
            repeated {
                VStack {
                    badge
                    HStack { Spacer() }
                    badge
                }
            }.isEmpty)
    }
}
