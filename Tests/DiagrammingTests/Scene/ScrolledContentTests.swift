import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("What is scrolled away")
struct ScrolledContentTests {
    /// Six rows of 40, of which two and a half are in view, 10 apart.
    private func scene(_ annotations: Annotations, labeled: Int? = nil) -> FigureScene {
        let snapshot = layout(100, 120) {
            ScrollView {
                VStack(spacing: 10) {
                    ForEach(0..<6, id: \.self) { number in
                        HStack(spacing: 0) {
                            Color.red.frame(width: 20)
                            Spacer()
                            Color.blue.frame(width: 20)
                        }
                        .padding(4).frame(height: 40).modifier(RowLabel(isLabeled: number == labeled))
                    }
                }
            }
        }
        return FigureScene(snapshot, annotations: annotations, style: .light)
    }

    private func canvas(_ annotations: Annotations, _ layer: some FigureLayer) -> AnnotationCanvas {
        let scene = scene(annotations)
        var canvas = AnnotationCanvas(style: .light, of: scene)
        layer.draw(scene, on: &canvas)
        return canvas
    }

    @Test("has neither gaps nor spacers, and a gap in part out of view has no number")
    func spacing() {
        let canvas = canvas(.spacing, SpacingLayer())
        #expect(tinted(canvas).map(\.minY) == [40, 90])
        #expect(canvas.labels.count { $0.shapes[0].string.hasPrefix("Spacer") } == 3)
    }

    @Test("has no padding; that of a row in part out of view is cut")
    func padding() {
        let canvas = canvas(.padding, PaddingLayer())
        #expect(tinted(canvas).map(\.maxY).max() == 120)
        #expect(tinted(canvas).count == 11)
    }

    @Test("has no border; that of a view in part out of view is open there")
    func borders() throws {
        let outlines = scene(.borders).outlines.filter(\.isDrawn)
        #expect(outlines.allSatisfy { $0.rect.maxY <= 120 })
        let cut = outlines.filter { !$0.openEdges.isEmpty }
        #expect(!cut.isEmpty && cut.allSatisfy { $0.openEdges == [.bottom] })
    }

    @Test("is marked where the author labeled a part of it")
    func labeled() {
        #expect(scene(.borders, labeled: 5).outlines.contains { $0.isDrawn && $0.rect.maxY > 280 })
        #expect(!scene(.borders, labeled: 1).outlines.contains { $0.isDrawn && $0.rect.maxY > 120 })
    }

    @Test("is in the table")
    func ledger() { #expect(scene(.ledger).views.allSatisfy { $0.annotations.contains(.ledger) }) }
}

private struct RowLabel: ViewModifier {
    var isLabeled: Bool

    @ViewBuilder func body(content: Content) -> some View {
        if isLabeled { content.layoutLabel("row") } else { content }
    }
}
