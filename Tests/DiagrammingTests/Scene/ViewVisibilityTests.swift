import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The visible part of a view")
struct ViewVisibilityTests {
    /// Of the texts, by their words.
    private func seen(_ view: some View) -> [String: Bool] {
        let snapshot = layout(200, 100) { view }
        let texts = snapshot.records.filter { $0.role == .text }
        return Dictionary(uniqueKeysWithValues: texts.map { ($0.words ?? "", snapshot.isSeen($0)) })
    }

    @Test("ends at the bounds of a mask, as the picture does")
    func mask() {
        let marquee = ZStack {
            Text("near")
            Text("far away").fixedSize().offset(x: 300)
        }.frame(width: 100, height: 40)
        #expect(seen(marquee) == ["near": true, "far away": true])
        #expect(seen(marquee.mask(Rectangle())) == ["near": true, "far away": false])
        #expect(seen(marquee.mask(Rectangle().frame(width: 900))) == ["near": true, "far away": true])
    }
}

extension LayoutSnapshot {
    fileprivate func isSeen(_ record: LayoutRecord) -> Bool { !visibilities[record.id].isInvisible }
}
