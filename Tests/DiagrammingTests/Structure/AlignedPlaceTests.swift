import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption says where a container has a smaller view")
struct AlignedPlaceTests {
    private func layers(_ alignment: Alignment, _ width: CGFloat) -> String {
        structureCaption(200, 100) {
            ZStack(alignment: alignment) {
                Text("A line").frame(width: 180, height: 60)
                Circle().frame(width: width, height: 4)
            }
        }
    }

    @Test("of a frame and of what lies behind")
    func frames() {
        let framed = structureCaption(200, 100) {
            Text("Hi").frame(width: 120, height: 80, alignment: .bottomTrailing)
        }
        #expect(framed.contains("in the bottom trailing corner of a frame of 120 × 80"), "\(framed)")
        let centered = structureCaption(200, 100) { Text("Hi").frame(width: 120, height: 80) }
        #expect(centered.contains("in a frame of 120 × 80"), "\(centered)")
        let behind = structureCaption(200, 100) {
            ZStack(alignment: .top) {
                Color.red
                bar(40)
            }
        }
        #expect(behind.contains("at the top edge of a Color"), "\(behind)")
    }

    @Test(
        "by the edge or the corner of its alignment, of the axes on which there is room",
        arguments: [
            (Alignment.bottomLeading, 40, "in its bottom leading corner."), (.top, 40, "at its top edge."),
            (.topTrailing, 180, "at its top edge."),
        ])
    func places(_ alignment: Alignment, _ width: CGFloat, _ end: String) {
        let words = layers(alignment, width)
        #expect(words.contains("The ZStack has the Circle ") && words.hasSuffix(end), "\(words)")
    }

    @Test("not where it is centered, nor of several")
    func silence() {
        #expect(!layers(.center, 40).contains("The ZStack has"), "\(layers(.center, 40))")
        let two = structureCaption(200, 100) {
            ZStack(alignment: .top) {
                Text("A much longer line")
                bar(10)
                bar(20)
            }
        }
        #expect(!two.contains("The ZStack has"), "\(two)")
    }

    @Test("and which of several layers decides its size")
    func sizes() {
        let words = structureCaption(300, 200) {
            ZStack {
                Text("Wide").frame(width: 180, height: 20)
                Color.red.frame(width: 30, height: 90)
            }
        }
        #expect(words.contains("The ZStack is as wide as the Text and as high as the Color."), "\(words)")
    }
}
