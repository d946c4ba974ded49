import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The paddings of a screen’s structure")
struct StructureSpacesPaddingsTests {
    @Test("paddings directly in each other have their numbers in one")
    func nestedPaddings() {
        func texts(_ outer: Edge.Set, _ inner: Edge.Set) -> [String] {
            let snapshot = layout(300, 200) {
                HStack {
                    bar(40)
                    bar(50)
                }
                .padding(inner, 16).padding(outer, 24)
            }
            return figure(snapshot, .structure).texts
        }
        #expect(texts(.all, .all).contains("24 + 16"))
        let apart = texts(.horizontal, .vertical)
        #expect(apart.contains("24") && apart.contains("16") && !apart.contains("24 + 16"), "\(apart)")
    }

    @Test("of more paddings than are read the largest have numbers")
    func largestPaddings() {
        let snapshot = layout(300, 400) {
            VStack(spacing: 20) {
                Color.red.frame(width: 90, height: 20).padding(.leading, 12)
                Circle().frame(width: 60, height: 30).padding(.leading, 64)
                Rectangle().frame(width: 60, height: 20).padding(.leading, 16)
                Capsule().frame(width: 60, height: 30).padding(.leading, 48)
                Ellipse().frame(width: 60, height: 30).padding(.leading, 32)
            }
        }
        let texts = figure(snapshot, .structure).texts
        #expect(["64", "48", "32"].allSatisfy(texts.contains), "\(texts)")
        #expect(!texts.contains("12") && !texts.contains("16"), "\(texts)")
    }
}
