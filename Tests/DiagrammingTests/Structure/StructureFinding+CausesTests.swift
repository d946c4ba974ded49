import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a screen with a surprising length")
struct StructureFindingCausesTests {
    @Test("names the frame deep inside that makes it too wide, and the padding around that")
    func frame() {
        let words = structureCaption(100, 300) {
            VStack(spacing: 0) {
                bar(50)
                Text("Sign in").frame(width: 90).padding(.horizontal, 10)
            }
        }
        #expect(
            words.hasSuffix(
                "It is 10 wider than the 100 it is proposed: “Sign in” has a frame 90 wide, plus 20 of padding."),
            "\(words)")
    }

    @Test("says how much of a frame taller than what it is proposed is cut off")
    func cutOff() {
        let clipped = structureCaption(300, 60) {
            HStack {
                bar(40)
                bar(50)
            }
            .frame(height: 100).background(.yellow).frame(height: 60).clipped()
        }
        #expect(
            clipped.contains("Its frame is 40 taller than the 60 it is proposed: 20 above and below are cut off."),
            "\(clipped)")
        let open = structureCaption(300, 60) {
            HStack {
                bar(40)
                bar(50)
            }
            .frame(height: 100).background(.yellow)
        }
        #expect(open.contains("Its frame is 40 taller than the 60 it is proposed."), "\(open)")
        let filling = structureCaption(300, 200) {
            Color.red.aspectRatio(2, contentMode: .fill).frame(width: 80, height: 80).clipped()
        }
        #expect(!filling.contains("Its frame is"), "\(filling)")
    }

    @Test("says of a negative padding larger than its view that it leaves that no length")
    func collapsed() {
        func words(_ padding: CGFloat) -> String {
            structureCaption(200, 100) {
                VStack {
                    bar(120)
                    Circle().frame(width: 30, height: 30).padding(.leading, padding)
                }
            }
        }
        #expect(
            words(-60).hasSuffix("The Circle has a padding of −60 on the left, which leaves it 0 wide."),
            "\(words(-60))")
        #expect(
            words(-20).hasSuffix("A padding of −20 lets the Circle reach 20 left of its place."), "\(words(-20))"
        )
    }

    @Test("names what is too large where “it” could be its background")
    func decorated() {
        let words = structureCaption(100, 100) {
            HStack(spacing: 0) {
                bar(60)
                bar(60)
            }
            .background(Circle())
        }
        #expect(words.contains("The HStack is 20 wider than the 100 it is proposed"), "\(words)")
    }

    @Test("names the equal views that make a row too wide")
    func row() {
        let words = structureCaption(100, 300) {
            VStack {
                HStack(spacing: 5) {
                    bar(40)
                    bar(40)
                    bar(40)
                }
                bar(20)
            }
        }
        #expect(
            words.hasSuffix(
                "It is 30 wider than the 100 it is proposed: the HStack’s three Colors are 40 wide each, 5 apart."
            ), "\(words)")
    }

    @Test("names the view of a stack that alone is longer than what the stack is proposed")
    func longestView() {
        let framed = structureCaption(100, 300) {
            HStack(spacing: 10) {
                bar(130)
                bar(20)
            }
        }
        #expect(
            framed.hasSuffix(
                "It is 60 wider than the 100 it is proposed: the first Color alone has a frame 130 wide."),
            "\(framed)")
        let fixed = structureCaption(100, 300) {
            HStack(spacing: 10) {
                Text("A train to the north").fixedSize()
                bar(20)
            }
        }
        #expect(fixed.contains("“A train to the north” alone takes its ideal width of "), "\(fixed)")
        #expect(fixed.contains(" because of fixedSize."), "\(fixed)")
        let both = structureCaption(100, 300) {
            HStack(spacing: 10) {
                bar(130)
                bar(140)
            }
        }
        #expect(both.hasSuffix("wider than the 100 it is proposed: 280 = 130 + 10 + 140."), "\(both)")
    }

    @Test("names nothing where two views have a part in it")
    func several() {
        let words = structureCaption(100, 300) {
            VStack {
                bar(120)
                bar(120)
            }
        }
        #expect(words.hasSuffix("It is 20 wider than the 100 it is proposed."), "\(words)")
    }

    @Test("says that a spacer inside a row makes it as high as it is proposed")
    func spacer() {
        func row(_ isPushed: Bool) -> String {
            structureCaption(300, 200) {
                HStack {
                    VStack {
                        bar(40)
                        if isPushed { Spacer() }
                    }
                    bar(50)
                }
            }
        }
        #expect(row(true).contains("The Spacer makes it 200 high."), "\(row(true))")
        #expect(!row(false).contains("makes it"), "\(row(false))")
    }

    @Test("says that a view reaches out of a negative padding, and outlines the view")
    func negativePadding() throws {
        let snapshot = layout(300, 300) {
            VStack(spacing: 8) {
                Text("One")
                bar(40).padding(.top, -16)
            }
        }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        let words = try #require(scene.structureCaption())
        #expect(words.hasSuffix("A padding of −16 lets the Color reach 16 above its place."), "\(words)")
        #expect(!words.contains("apart"), "\(words)")
        let structure = try #require(scene.structure)
        let marked = try #require(structure.groups.first { $0.name == "Color" })
        #expect(marked.boxes.map { scene.views[$0].size } == [CGSize(width: 40, height: 20)])
    }

    @Test("says nothing of a negative padding of a few points")
    func slightPadding() {
        let words = structureCaption(300, 300) {
            VStack {
                Text("One")
                bar(40).padding(.top, -4)
            }
        }
        #expect(!words.contains("reaches out"), "\(words)")
    }

    @Test("says where the paddings of layers are that lie over each other, and marks what is in them")
    func overlappingPaddings() throws {
        func scene(_ padding: CGFloat) -> FigureScene {
            let snapshot = layout(300, 200) {
                ZStack {
                    bar(80).padding(.bottom, padding)
                    Circle().frame(width: 40, height: 40).padding(.leading, 200).padding(.top, 80)
                }
            }
            return FigureScene(snapshot, annotations: .structure, style: .light)
        }
        let caption = try #require(scene(60).structureCaption())
        #expect(
            caption.hasSuffix("Paddings move the layers: 60 below the Color; 200 left of and 80 above the Circle."),
            "\(caption)")
        let structure = try #require(scene(60).structure)
        #expect(structure.groups.map(\.name).sorted() == ["Circle", "Color"])
    }
}
