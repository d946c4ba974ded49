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
}
