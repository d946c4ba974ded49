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

    @Test("on a sheet a padding has its tint, as on a screen")
    func sheet() throws {
        let snapshot = layout(300, 600) {
            Color.mint.sheet(isPresented: .constant(true)) {
                VStack {
                    bar(60)
                    bar(40)
                }
                .padding(24).presentationDetents([.medium])
            }
        }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        let padding = try #require(scene.views.first { $0.isPadding && $0.size.width < 120 })
        let fills = flattened(figure(snapshot, .structure).items).filter { $0.isFill && abs($0.bounds.height - 24) < 1 }
        #expect(fills.contains { abs($0.bounds.width - padding.frame.width) < 1 })
    }
}
