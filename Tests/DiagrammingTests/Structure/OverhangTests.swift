import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a screen with views that reach out")
struct OverhangTests {
    @Test("counts those that reach out")
    func severalOverhangs() {
        let both = structureCaption(200, 200) {
            VStack(spacing: 40) {
                Text("One long line of text").fixedSize().frame(width: 60, height: 30)
                Text("Another long line of text").fixedSize().frame(width: 60, height: 30)
            }
        }
        #expect(both.contains("Two Texts reach out of their frames of 60 × 30."), "\(both)")
    }

    @Test("says which view reaches out of the one around it, and that a background changes no size")
    func overhang() {
        let fill = structureCaption(400, 400) {
            HStack(spacing: 60) {
                bar(178).frame(width: 100)
                bar(178).frame(width: 100).clipped()
                bar(80)
            }
        }
        #expect(
            fill.contains("The first Color takes 178 × 20 and reaches out of its frame of 100 × 20."),
            "\(fill)")
        let background = structureCaption(400, 400) {
            HStack {
                bar(50)
                bar(60).background { Color.blue.frame(width: 60, height: 120) }
            }
        }
        #expect(
            background.contains(
                "The background of the Color takes 60 × 120, which does not change the Color’s 60 × 20."),
            "\(background)")
    }

    @Test("tells the sizes of all overlays of one kind of view")
    func severalDecorations() {
        let words = structureCaption(400, 400) {
            HStack {
                ForEach([60, 80], id: \.self) { width in
                    Circle().frame(width: 40, height: 40).overlay { bar(CGFloat(width)) }
                }
            }
        }
        #expect(
            words.contains("The Circles’ overlays take 60 × 20 and 80 × 20, which does not change their 40 × 40."),
            "\(words)")
    }

    @Test("tells no view that is moved, scrolls or is only decorated by a few points")
    func meantToReachOut() {
        let words = structureCaption(400, 400) {
            HStack {
                bar(60).offset(x: 20)
                bar(60).overlay { Color.blue.frame(width: 70, height: 24) }
                ScrollView(.horizontal) { bar(500) }.frame(width: 100)
                bar(60).padding(-12)
            }
        }
        #expect(!words.contains("reaches out of") && !words.contains("does not change"), "\(words)")
    }

    @Test("tells how many of the views of one kind reach out, and of what they have in common")
    func someOverhangs() {
        func row(_ width: CGFloat) -> some View { bar(180).frame(width: width, height: 20) }
        let some = structureCaption(400, 200) {
            VStack(spacing: 40) {
                row(100)
                row(120)
                row(200)
            }
        }
        #expect(some.contains("Two of three Colors reach out of their frames."), "\(some)")
    }

    @Test("says that fixedSize made the length that reaches out")
    func fixedSize() {
        let words = structureCaption(200, 200) {
            VStack(spacing: 40) {
                Text("One long line of text").fixedSize().frame(width: 60, height: 30)
                bar(60)
            }
        }
        #expect(
            words.contains(", its ideal width because of fixedSize, and reaches out of its frame of 60 × 30."),
            "\(words)")
    }

    @Test("of small containers is told from half their length on")
    func small() {
        func words(_ length: CGFloat) -> String {
            structureCaption(200, 100) {
                VStack {
                    bar(120)
                    Circle().frame(width: 20, height: 20).frame(width: length, height: length)
                }
            }
        }
        #expect(words(8).hasSuffix("The Circle takes 20 × 20 and reaches out of its frame of 8 × 8."), "\(words(8))")
        #expect(!words(14).contains("reaches out"), "\(words(14))")
    }

    @Test("is none of a view that is turned: it is drawn elsewhere than layout has it")
    func turned() {
        let words = structureCaption(300, 200) {
            HStack {
                Color.red.frame(width: 80, height: 20).rotationEffect(.degrees(90)).frame(width: 20, height: 80)
                bar(60)
            }
        }
        #expect(!words.contains("reaches out"), "\(words)")
    }
}
