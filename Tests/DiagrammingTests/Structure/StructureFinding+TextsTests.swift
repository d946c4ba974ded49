import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a screen with texts that lack room")
struct StructureFindingTextsTests {
    @Test("calls no word of a script broken that has no spaces between words", arguments: ["你好你好你好", "สวัสดีสวัสดี"])
    func scriptWithoutSpaces(words: String) {
        let text = structureCaption(50, 200) {
            VStack {
                Text(words)
                bar(20)
            }
        }
        #expect(!text.contains("breaks in the middle"), "\(text)")
    }

    @Test("says which word is broken, and how wide it is")
    func brokenWord() {
        let words = structureCaption(60, 100) {
            VStack {
                Text("A longword")
                bar(20)
            }
        }
        #expect(words.hasSuffix("“longword” breaks in the middle: it is 80 wide, and 60 is proposed."), "\(words)")
    }

    @Test("has as many decimals as tell a word’s width from the width it is proposed")
    func nearlyWideEnough() {
        let words = structureCaption(79.96, 100) {
            VStack {
                Text("A longword")
                bar(20)
            }
        }
        #expect(words.hasSuffix("it is 80 wide, and 79.96 is proposed."), "\(words)")
    }

    @Test("finds no truncation in a text editor, which scrolls")
    func editor() {
        let editor = structureCaption(100, 40) {
            TextEditor(text: .constant("Many words on more lines than there is room for"))
        }
        #expect(!editor.contains("truncated"), "\(editor)")
    }

    @Test("counts a text that masks a layer over itself once")
    func mask() {
        let text = Text("These words have no room").lineLimit(1)
        let words = structureCaption(100, 100) {
            VStack {
                text.overlay { Color.red.mask(text) }
                bar(20)
            }
        }
        #expect(words.contains("“These words have no room” is truncated"), "\(words)")
    }

    @Test("says nothing of texts in a font that is not there, in which they might fit")
    func missingFont() {
        func words(_ font: Font) -> String {
            structureCaption(60, 100) {
                VStack {
                    Text("A longword").font(font)
                    bar(20)
                }
            }
        }
        #expect(words(.body).contains("breaks"))
        #expect(!words(.custom("Nowhere Sans", size: 17)).contains("breaks"))
    }

    @Test("says what a truncated text had to leave to a view of higher priority")
    func truncation() {
        let row = structureCaption(300, 40) {
            HStack {
                bar(180).layoutPriority(1)
                Text("These words have the rest").lineLimit(1)
            }
        }
        #expect(
            row.hasSuffix(
                "“These words have the rest” is truncated: after the Color, which has a higher layout priority, it is proposed 112."
            ),
            "\(row)")
    }

    @Test("says of words that several texts have that one is meant")
    func sameWords() {
        let pair = structureCaption(200, 100) {
            VStack {
                Text("The same words twice").lineLimit(1).frame(width: 80)
                Text("The same words twice")
            }
        }
        #expect(pair.contains("The first “The same words twice” is truncated"), "\(pair)")
    }

    @Test("is about the texts that are truncated, which are marked")
    func markedTexts() throws {
        let row = layout(160, 40) {
            HStack {
                Text("These words need more room than there is").lineLimit(1)
                bar(80)
            }
        }
        let structure = try #require(FigureScene(row, annotations: .structure, style: .light).structure)
        let emphasized = try #require(structure.emphasized)
        #expect(structure.groups[emphasized].name == "Text")
    }

    @Test("says of two truncated texts which has the higher priority, and nothing else that is left")
    func bothTruncated() {
        let row = structureCaption(260, 40) {
            HStack {
                Text("These words have priority").lineLimit(1).layoutPriority(1)
                Text("and these have not").lineLimit(1).frame(minWidth: 40)
                Spacer(minLength: 20)
            }
        }
        #expect(row.contains("which has a higher layout priority and is truncated, too, "), "\(row)")
        #expect(!row.contains("Spacer takes"), "\(row)")
    }

    @Test("says what truncated text needs once it is shrunk as far as it may")
    func truncatedAndShrunk() {
        let text = structureCaption(120, 40) {
            VStack {
                Text("These words need more than one line").lineLimit(1).minimumScaleFactor(0.5)
                bar(80)
            }
        }
        #expect(text.hasSuffix("is truncated: it needs a width of 175 and is proposed 120."), "\(text)")
    }

    @Test("says which text of a control is truncated")
    func truncatedInControl() {
        let text = structureCaption(200, 80) {
            VStack {
                Toggle("These words need more than one line", isOn: .constant(true)).lineLimit(1)
                bar(80)
            }
        }
        #expect(text.contains("“These words need more than one line” is truncated: it needs a width of 350"), "\(text)")
    }

    @Test("says how much room a truncated text has")
    func truncatedAlone() {
        let text = structureCaption(120, 40) {
            VStack {
                Text("These words need more than one line").lineLimit(1)
                bar(80)
            }
        }
        #expect(
            text.hasSuffix(
                "“These words need more than one line” is truncated: it needs a width of 350 and is proposed 120."),
            "\(text)")
    }

    @Test("says of a text that might wrap which width or height it needs")
    func eitherAxis() {
        let words = structureCaption(100, 60) {
            VStack(spacing: 0) {
                Text("wraps to two lines").frame(height: 10)
                bar(80)
            }
        }
        #expect(words.contains("needs a width of 180 or a height of 20, and is proposed 100 × 10."), "\(words)")
    }

    @Test("says in which direction a text lacks room")
    func height() {
        let words = structureCaption(100, 60) {
            VStack(spacing: 0) {
                Text(String(repeating: "many words ", count: 20))
                bar(90)
            }
        }
        #expect(words.contains("is truncated: it needs a height of"), "\(words)")
    }

    @Test("does not tell of the words in a box that stands for a missing picture")
    func standIns() {
        let words = structureCaption(100, 100) {
            VStack {
                Image("a photo of last month").resizable().scaledToFit().frame(width: 40, height: 40)
                bar(60)
                bar(50)
            }
        }
        #expect(!words.contains("truncated"), "\(words)")
    }

    @Test("gives the limit of lines as the reason, where no height would help")
    func lineLimit() {
        let words = structureCaption(200, 200) {
            VStack {
                Text(String(repeating: "many words ", count: 10)).lineLimit(2)
                bar(90)
            }
        }
        #expect(words.contains("is truncated: it has a line limit of 2 and needs 7 lines."), "\(words)")
    }

    @Test("names no sibling of higher priority that takes less than its share whatever its priority")
    func servedBefore() {
        func row(_ priority: Double) -> String {
            structureCaption(200, 40) {
                HStack(spacing: 0) {
                    Text("A subject that is much too long for this")
                    bar(50).layoutPriority(priority)
                }
                .lineLimit(1)
            }
        }
        #expect(row(1).hasSuffix("and is proposed 150.") && row(0) == row(1), "\(row(1))")
    }

    @Test("names all siblings of higher priorities, and counts the truncated texts")
    func severalWinners() {
        let words = structureCaption(360, 40) {
            HStack(spacing: 0) {
                Text("Some long words").layoutPriority(2)
                Text("More long words").layoutPriority(1)
                Text("The rest is for these words")
            }
            .lineLimit(1)
        }
        #expect(
            words.contains(
                "after “Some long words” and “More long words”, which have higher layout priorities, it is proposed"),
            "\(words)")
    }

    @Test("says of several texts which lacks most")
    func several() {
        let words = structureCaption(100, 60) {
            VStack {
                Text("Some long words")
                Text("Words that lack more room than those")
            }
            .lineLimit(1)
        }
        #expect(
            words.contains(
                "Two texts are truncated, most of all “Words that lack more room than those”: it needs a width"),
            "\(words)")
    }

    @Test("ends a shortened quotation with an ellipsis of its own")
    func quotation() {
        let words = structureCaption(120, 40) {
            VStack {
                Text("A subject that is much too long for one single line").lineLimit(1)
                bar(90)
            }
        }
        #expect(words.contains("The text beginning “A subject that is” is truncated"), "\(words)")
    }
}
