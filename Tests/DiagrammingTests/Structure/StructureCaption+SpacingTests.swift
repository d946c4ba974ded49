import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The words of the gaps in a screen’s structure")
struct StructureCaptionSpacingTests {
    @Test("tells of gaps only where no padding without a tint is between the views")
    func seenGaps() {
        func column(_ padding: CGFloat) -> String {
            structureCaption(300, 300) {
                VStack(spacing: 8) {
                    HStack {
                        Text("One")
                        Spacer()
                    }
                    .padding(.bottom, padding)
                    Text("Two")
                }
            }
        }
        #expect(column(0).contains("8 apart"), "\(column(0))")
        #expect(!column(30).contains("apart"), "\(column(30))")
    }

    @Test("are not told of frames that are larger than the outlines, also where the second is cut")
    func frames() {
        func list(_ height: CGFloat) -> String {
            structureCaption(300, 300) {
                ScrollView {
                    VStack(spacing: 20) {
                        ForEach(0..<3) { _ in bar(200).border(.red).layoutLabel("card").frame(height: height) }
                    }
                }
            }
        }
        #expect(list(20).contains("20 apart"), "\(list(20))")
        #expect(!list(180).contains("20 apart"), "\(list(180))")
    }

    @Test("name a gap once that is the same in a stack inside")
    func both() {
        func column(_ gap: CGFloat) -> String {
            structureCaption(300, 300) {
                VStack(spacing: 16) {
                    bar(100)
                    HStack(spacing: gap) { ForEach(0..<3) { _ in bar(40) } }
                }
            }
        }
        let end = " The VStack is as wide as its widest view, the HStack."
        #expect(column(16) == "The VStack stacks a Color and an HStack of three Colors, both 16 apart." + end)
        #expect(
            column(8) == "The VStack stacks a Color and an HStack of three Colors (8 apart), with a gap of 16." + end)
    }

    @Test("are not told as those of the views inside the last one")
    func afterInner() {
        let words = structureCaption(300, 300) {
            VStack(spacing: 16) {
                bar(300)
                HStack(spacing: 0) {
                    ForEach(0..<3) { _ in bar(20).padding(.horizontal, 20) }
                }
            }
        }
        #expect(!words.contains(", 16 apart"), "\(words)")
    }

    @Test("tell no gap between frames as that of what is in them")
    func framesAround() {
        let words = structureCaption(200, 100) {
            VStack {
                bar(200)
                HStack(spacing: 8) {
                    ForEach(0..<3) { _ in
                        Circle().frame(width: 10, height: 10).frame(maxWidth: .infinity, minHeight: 30)
                    }
                }
            }
        }
        #expect(words.contains("three Circles") && !words.contains("(8 apart)"), "\(words)")
    }
}
