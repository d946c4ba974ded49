import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The table of views")
struct LedgerTests {
    @Test("has all views, however many and however deep, where nothing in the picture has a name")
    func rows() {
        let snapshot = layout(300, 400) {
            VStack {
                HStack {
                    Text("deep inside")
                    Circle()
                }
                .padding(4)
                ForEach(0..<8, id: \.self) { number in Color.red.frame(width: CGFloat(number), height: 20) }
            }
        }
        let texts = figure(snapshot, .ledger).texts
        #expect(texts.contains { $0.hasPrefix("Text") && $0.contains("deep inside") })
        #expect(texts.count { $0.hasPrefix("Color") } == 8)
    }

    @Test("has no keys of hues that the picture has no marks in")
    func keys() {
        let snapshot = layout(300, 400) { Circle().frame(width: 20).padding(4) }
        func hues(_ annotations: Annotations) -> Set<Hue> {
            Set(
                Hue.allCases.filter { hue in
                    flattened(figure(snapshot, annotations).items).contains {
                        $0.paint == .color(DiagramStyle.light[hue].line)
                    }
                })
        }
        #expect(hues(.why).isEmpty)
        #expect(hues([.borders, .why]).count > 1)
    }
}
