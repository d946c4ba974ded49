import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a structure, of what is around the content,")
struct StructureSurroundingsTests {
    @Test("says why the whole has its ideal length though another is proposed")
    func ideal() {
        let words = structureCaption(300, 100) {
            VStack(spacing: 12) {
                bar(80)
                Color.blue.frame(minWidth: 40, idealWidth: 90, maxWidth: .infinity, maxHeight: 20)
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        #expect(words.contains("at its ideal width because of fixedSize."), "\(words)")
    }

    @Test("names a style as its type is called, and a geometry reader also where it has the size of its content")
    func stylesAndReaders() {
        let gradient = structureCaption(300, 300) {
            bar(40).background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
        #expect(gradient.contains("on a LinearGradient of 40 × 20"), "\(gradient)")
        #expect(structureCaption(300, 300) { bar(40).background(.blue.gradient) }.contains("on a Gradient of 40 × 20"))
        let reader = structureCaption(300, 300) {
            GeometryReader { proxy in
                HStack(spacing: 0) {
                    Color.red.frame(width: proxy.size.width / 3)
                    Color.blue
                }
            }
            .frame(width: 120, height: 60)
        }
        #expect(reader.contains("in a GeometryReader"), "\(reader)")
    }

    @Test("says a negative padding, which makes what is in it larger than what is proposed")
    func negative() {
        let words = structureCaption(200, 100) {
            VStack(alignment: .leading, spacing: 8) {
                bar(80)
                Color.blue.frame(height: 20)
            }
            .padding(.leading, -16)
        }
        #expect(words.contains("inside padding of −16 on the left"), "\(words)")
        let snapshot = layout(200, 100) {
            HStack(spacing: 8) {
                Color.red.frame(height: 20)
                bar(60).padding(.leading, -20)
            }
        }
        let row = FigureScene(snapshot, annotations: .structure, style: .light)
        #expect(row.structure?.groups.contains { $0.name.hasPrefix("padded") } == false)
    }

    @Test("says what a flexible frame is: its maximum, or that it fills what it is proposed")
    func flexibleFrames() {
        func text(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment = .center) -> String {
            structureCaption(300, 200) { bar(90).frame(maxWidth: width, maxHeight: height, alignment: alignment) }
        }
        #expect(text(120, nil).hasSuffix("in a frame at most 120 wide."))
        #expect(text(.infinity, nil).hasSuffix("centered in a frame that fills the width it is proposed."))
        #expect(
            text(.infinity, nil, .leading).hasSuffix(
                "at the leading edge of a frame that fills the width it is proposed."))
        #expect(
            text(.infinity, .infinity, .topLeading).hasSuffix(
                "in the top leading corner of a frame that fills the space it is proposed."))
        #expect(text(94, nil).hasSuffix("in a frame at most 94 wide."))
        #expect(!text(.infinity, nil).contains("aligned"))
    }

    @Test("names the bound of a flexible frame that decides its length, and the stack that fills it")
    func bounds() {
        let column = structureCaption(300, 200) {
            VStack {
                Rectangle().frame(height: 20)
                bar(40)
            }
            .padding(10).frame(maxWidth: 200)
        }
        #expect(
            column.hasSuffix(
                "in a frame at most 200 wide. The VStack fills its frame’s width because the Rectangle does."),
            "\(column)")
        let least = structureCaption(300, 200) { bar(90).frame(minWidth: 180, alignment: .topTrailing) }
        #expect(least.hasSuffix("at the trailing edge of a frame at least 180 wide."), "\(least)")
    }

    @Test("names a control that is larger than the stack in it, and nothing that the control draws")
    func groupBox() {
        let words = structureCaption(300, 200) {
            GroupBox("Downloads") {
                VStack {
                    Rectangle().frame(height: 20)
                    bar(40)
                }
            }
        }
        #expect(words.contains("in a GroupBox of 300 × ") && !words.contains("RoundedRectangle"), "\(words)")
    }

    @Test("says what container places the content in more room than it takes")
    func reader() {
        let words = structureCaption(200, 100) {
            GeometryReader { _ in
                VStack(spacing: 8) {
                    bar(50)
                    Circle().frame(width: 40, height: 40)
                }
            }
            .padding(10)
        }
        #expect(
            words.contains(
                "stacks a Color and a Circle, 8 apart, in a GeometryReader of 180 × 80, inside 10 of padding."),
            "\(words)")
    }

    @Test("names frames and paddings from the inside out")
    func nesting() {
        func inner() -> some View {
            VStack(spacing: 0) {
                bar(50)
                bar(60)
            }
        }
        #expect(
            structureCaption(300, 300) { inner().frame(width: 200).padding(10) }
                .contains("in a frame 200 wide, inside 10 of padding"))
        #expect(
            structureCaption(300, 300) { inner().padding(10).frame(width: 200) }
                .contains("inside 10 of padding, in a frame 200 wide"))
    }

    @Test("counts grounds of one kind, and says that they ignore the safe area")
    func grounds() {
        func words(_ ignores: Bool) -> String {
            structureCaption(200, 400) {
                ZStack {
                    Color.red.ignoresSafeArea(edges: ignores ? .all : [])
                    Color.blue.opacity(0.2).ignoresSafeArea(edges: ignores ? .all : [])
                    Text("Hi")
                }
                .safeAreaInset(edge: .bottom, spacing: 0) { bar(200) }
            }
        }
        #expect(words(false).contains(", on two Colors") && !words(false).contains("ignore"), "\(words(false))")
        #expect(words(true).contains(", on two Colors that ignore the safe area"), "\(words(true))")
    }

    @Test("says what is behind a lone view and over it")
    func decorations() {
        let words = structureCaption(200, 200) {
            bar(40)
                .frame(width: 100, height: 100)
                .background { Circle() }
                .overlay(alignment: .topTrailing) { Color.blue.frame(width: 30, height: 30) }
        }
        #expect(words.contains(", on a Circle of 100 × 100, with a Color of 30 × 30 over it."), "\(words)")
        let several = structureCaption(200, 200) {
            HStack {
                bar(40)
                bar(60)
            }
            .background { Circle() }
        }
        #expect(!several.contains("Circle"), "\(several)")
    }

    @Test("is about what lies on a ground, and says what that is")
    func ground() {
        let one = structureCaption(200, 200) {
            ZStack {
                Color.mint
                VStack(spacing: 8) {
                    bar(50)
                    Circle().frame(width: 40, height: 40)
                }
                .padding(10)
            }
        }
        #expect(one == "The VStack stacks a Color and a Circle, 8 apart, inside 10 of padding, on a Color.", "\(one)")
        let two = structureCaption(200, 200) {
            ZStack {
                Color.mint
                bar(50)
                Circle().frame(width: 40, height: 40)
            }
        }
        #expect(two.hasPrefix("The ZStack layers two Colors and a Circle"), "\(two)")
    }

    @Test("a modifier that a control is made of is no reason")
    func controls() {
        let words = structureCaption(300, 100) {
            HStack {
                ControlGroup {
                    Button("Cut") {}
                    Button("Copy") {}
                }
                Spacer()
                Text("A")
            }
        }
        #expect(!words.contains("fixedSize"), "\(words)")
    }

    @Test("a view on a layer that ignores the safe area does not reach into it itself")
    func reach() {
        func words(_ reaches: Bool) -> String {
            structureCaption(200, 400) {
                Group {
                    if reaches {
                        VStack { Color.red }.ignoresSafeArea(edges: .top)
                    } else {
                        ZStack(alignment: .bottom) {
                            Color.mint
                            VStack {
                                bar(60)
                                bar(40)
                            }
                        }
                        .ignoresSafeArea(edges: .top)
                    }
                }
                .safeAreaInset(edge: .top, spacing: 0) { bar(200) }
            }
        }
        #expect(!words(false).contains("reaching into the safe area"), "\(words(false))")
        #expect(words(true).contains("reaching into the safe area"), "\(words(true))")
    }
}
