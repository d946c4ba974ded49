import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption says what takes the length that the others leave")
struct StructureFindingRestTests {
    @Test("and that a higher layout priority leaves the others their minimums")
    func priority() {
        func words(_ priority: Double) -> String {
            structureCaption(200, 100) {
                HStack(spacing: 0) {
                    Color.red.frame(minWidth: 30)
                    Circle().frame(width: 40)
                    Spacer().layoutPriority(priority)
                }
            }
        }
        #expect(
            words(1).hasSuffix(
                "The Spacer takes 130: of a higher layout priority, it leaves the others their minimums."))
        #expect(!words(0).contains("priority"), "\(words(0))")
    }

    @Test("and which views of several kinds share it")
    func kinds() {
        let words = structureCaption(100, 200) {
            VStack(spacing: 0) {
                ZStack {
                    Color.red
                    Circle().frame(width: 10, height: 10)
                }
                Rectangle()
            }
        }
        #expect(words.contains("The ZStack and the Rectangle share the VStack’s height, 100 each."), "\(words)")
    }

    @Test("nothing of a stack that is longer than what it is proposed")
    func overflow() {
        let words = structureCaption(100, 100) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 60)
                Circle().frame(width: 70)
            }
        }
        #expect(!words.contains("is left") && words.contains("130 = 60 + 70"), "\(words)")
    }
}
