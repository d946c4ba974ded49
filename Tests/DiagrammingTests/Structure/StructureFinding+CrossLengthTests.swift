import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a stack says why it is as long as it is across its axis")
struct StructureFindingCrossLengthTests {
    @Test("by the words of its widest text; of a row that goes without saying")
    func hugging() {
        let column = structureCaption(300, 200) {
            VStack {
                Text("A title")
                Text("A much longer line")
            }
        }
        #expect(column.hasSuffix("The VStack is as wide as its widest view, “A much longer line”."), "\(column)")
        let sentence = structureCaption(300, 200) {
            VStack {
                Text("A title")
                Text("A whole sentence.")
            }
        }
        #expect(sentence.hasSuffix("its widest view, “A whole sentence.”"), "\(sentence)")
        let row = structureCaption(300, 200) {
            HStack {
                bar(20)
                Circle().frame(width: 40, height: 40)
            }
        }
        #expect(!row.contains("tallest") && !row.contains(" as high as "), "\(row)")
    }

    @Test("by the only view that fills it")
    func filling() {
        let one = structureCaption(300, 200) {
            VStack {
                Circle().frame(width: 40, height: 40)
                Rectangle().frame(height: 20)
                bar(20)
            }
        }
        #expect(one.hasSuffix("The VStack fills the width because the Rectangle does."), "\(one)")
    }

    @Test("or by all that fill it, by kind")
    func fillingTogether() {
        func caption(@ViewBuilder _ content: () -> some View) -> String {
            structureCaption(300, 200) { VStack(content: content) }
        }
        let two = caption {
            Ellipse().frame(height: 40)
            Rectangle().frame(height: 20)
        }
        #expect(two.hasSuffix("The VStack fills the width because the Ellipse and the Rectangle do."), "\(two)")
        let kinds = caption {
            Rectangle().frame(height: 20)
            Rectangle().frame(width: 20, height: 20)
            Color.red.frame(height: 20)
            Rectangle().frame(height: 20)
        }
        #expect(kinds.hasSuffix("because the first and third of three Rectangles and the Color do."), "\(kinds)")
    }

    @Test("not of a lazy stack, which fills it whatever its views do, nor of more kinds than a reader takes in")
    func fillingOfItself() {
        let lazy = structureCaption(300, 200) {
            LazyVStack {
                Ellipse().frame(height: 40)
                Rectangle().frame(height: 20)
            }
        }
        #expect(!lazy.contains("fills the width because"), "\(lazy)")
        let many = structureCaption(300, 200) {
            VStack {
                Ellipse().frame(height: 20)
                Rectangle().frame(height: 20)
                Color.red.frame(height: 20)
                Capsule().frame(height: 20)
            }
        }
        #expect(!many.contains("fills the width because"), "\(many)")
    }

    @Test("names itself after the name of a frame, and no view that a background could be taken for")
    func names() {
        let framed = structureCaption(300, 200) {
            VStack {
                Text("A title")
                Text("A much longer line")
            }
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
        #expect(
            framed.hasSuffix(
                "at the trailing edge of a frame that fills the width it is proposed. "
                    + "The VStack is as wide as its widest view, “A much longer line”."), "\(framed)")
        let grounded = structureCaption(300, 200) {
            VStack {
                Circle().frame(width: 10, height: 10)
                bar(40)
            }
            .padding(10).background(.yellow)
        }
        #expect(!grounded.contains("widest"), "\(grounded)")
    }
}
