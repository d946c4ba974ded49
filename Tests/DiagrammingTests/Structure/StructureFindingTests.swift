import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a screen’s structure")
struct StructureFindingTests {
    @Test("is about a list, however few rows it has")
    func listOfOneRow() {
        let list = structureCaption(320, 400) { List { Text("Only row") } }
        #expect(list == "The List holds one row.")
        let screen = structureCaption(320, 400) {
            NavigationStack { List { Label("Account", systemImage: "person") }.navigationTitle("Settings") }
        }
        #expect(screen == "The NavigationStack holds a navigation bar and a List of one row.")
    }

    @Test("says that a list goes on where rows are not laid out, though the last one is whole")
    func cutList() {
        let words = structureCaption(320, 35 + 88) { List { ForEach(0..<5, id: \.self) { Text("Row \($0)") } } }
        #expect(words == "The List holds two rows in view.", "\(words)")
    }

    @Test("counts the views of a stack that are not seen, whose places are")
    func invisible() {
        let words = structureCaption(320, 200) {
            HStack(spacing: 10) {
                bar(20)
                Text("a").hidden()
                Text("b").opacity(0)
                bar(20)
            }
        }
        #expect(words == "The HStack lines up two Colors and two invisible Texts, 10 apart.", "\(words)")
    }

    @Test("says in which order modifiers of equal views are written, and marks each view at its outermost")
    func modifierOrder() throws {
        let snapshot = layout(300, 300) {
            VStack {
                Circle().padding(12).frame(width: 120, height: 64)
                Circle().frame(width: 120, height: 64).padding(12)
            }
        }
        let scene = FigureScene(snapshot, annotations: .structure, style: .light)
        #expect(
            scene.structureCaption()?.hasSuffix("The Circles’ modifiers, in order: padding, frame; frame, padding.")
                == true)
        let structure = try #require(scene.structure)
        let sizes = structure.groups.flatMap(\.boxes).map { scene.views[$0].size }
        #expect(sizes == [CGSize(width: 120, height: 64), CGSize(width: 144, height: 88)])
    }

    @Test("does not pass through a stack with a spacer, which is why it is as long as it is")
    func stackWithSpacer() {
        let row = structureCaption(300, 60) {
            HStack(spacing: 0) {
                bar(50)
                Spacer()
            }
            .padding(10)
        }
        #expect(row.contains("lines up a Color and a Spacer, inside 10 of padding."), "\(row)")
        #expect(row.hasSuffix("The Spacer takes the 230 that is left."), "\(row)")
    }

    @Test("names what an overlay is on, not the stack around it")
    func overlay() {
        let search = structureCaption(300, 60) {
            HStack {
                bar(200).overlay {
                    HStack {
                        bar(10)
                        Spacer()
                    }
                }
            }
        }
        #expect(search.hasPrefix("The Color has an HStack "), "\(search)")
    }

    @Test("says how many containers of one name are aligned so")
    func alignedContainers() {
        func row(_ isSet: Bool) -> some View {
            HStack(alignment: .bottom) {
                bar(20)
                if isSet { bar(30).alignmentGuide(.bottom) { $0.height + 10 } }
            }
        }
        let one = structureCaption(200, 200) {
            VStack {
                row(true)
                bar(50)
            }
        }
        #expect(one.contains(" The HStack is aligned on .bottom"), "\(one)")
        let both = structureCaption(200, 200) {
            VStack {
                row(true)
                row(true)
            }
        }
        #expect(both.contains(" Each HStack is aligned on .bottom"), "\(both)")
        let some = structureCaption(200, 200) {
            VStack {
                row(true)
                row(true)
                row(false)
            }
        }
        #expect(some.contains(" Two of three HStacks are aligned on .bottom"), "\(some)")
    }

    @Test("names views in the order of the screen, equal neighbors together")
    func order() {
        let mixed = structureCaption(300, 300) {
            VStack {
                Text("one")
                bar(50)
                Text("two")
                Text("three")
            }
        }
        #expect(mixed.contains("a Text, a Color and two Texts"), "\(mixed)")
        let alternating = structureCaption(300, 300) {
            VStack {
                ForEach(0..<3) { number in
                    VStack {
                        Text("\(number)")
                        bar(50)
                    }
                    Divider()
                }
            }
        }
        #expect(alternating.contains("three VStacks and three Dividers"), "\(alternating)")
    }

    @Test("says which view is covered by another")
    func covers() {
        func screen(_ front: some View) -> some View {
            ZStack {
                Color.gray
                VStack {
                    bar(50)
                    bar(60)
                }
                front
            }
        }
        func front(_ color: Color) -> some View {
            VStack {
                bar(40)
                bar(30)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity).background(color)
        }
        let covered = "The first VStack is covered by the second VStack."
        #expect(structureCaption(100, 200) { screen(front(.white)) }.contains(covered))
        #expect(!structureCaption(100, 200) { screen(front(.white.opacity(0.5))) }.contains("is covered by"))
        #expect(!structureCaption(100, 200) { screen(front(.white).opacity(0.5)) }.contains("is covered by"))
        #expect(!structureCaption(100, 200) { screen(front(.white).scaleEffect(0.5)) }.contains("is covered by"))
        let behind = structureCaption(100, 200) { screen(front(.white).zIndex(-1)) }
        #expect(behind.contains("The second VStack is covered by the Color."), "\(behind)")
        #expect(!structureCaption(100, 200) { screen(front(.white).clipShape(Circle())) }.contains("is covered by"))
        #expect(!structureCaption(100, 200) { screen(front(.white).frame(width: 55)) }.contains("is covered by"))
    }

    @Test("stacks a scroll view, not what is in it")
    func scrolling() {
        let words = structureCaption(100, 300) {
            VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        bar(50)
                        bar(60)
                    }
                }
                bar(80)
            }
        }
        #expect(words.contains("a ScrollView"), "\(words)")
    }

    @Test("calls a stack implicit that SwiftUI makes of several views")
    func implicit() {
        let words = structureCaption(100, 300) {
            ScrollView {
                bar(50)
                bar(60)
                Text("words")
            }
        }
        #expect(words.contains("its implicit VStack"), "\(words)")
    }

    @Test("says whose spacers take what is left, by number where there are several")
    func owners() {
        func row(_ isPushed: Bool) -> some View {
            HStack(spacing: 0) {
                bar(40)
                if isPushed { Spacer() }
                bar(50)
            }
        }
        let second = structureCaption(300, 100) {
            ZStack {
                row(false)
                row(true)
            }
        }
        #expect(second.hasSuffix("A Spacer takes the 210 that is left."), "\(second)")
        let both = structureCaption(300, 100) {
            ZStack {
                row(true)
                bar(30)
                row(true)
            }
        }
        #expect(both.hasSuffix("The first HStack’s Spacer takes the 210 that is left."), "\(both)")
    }

    @Test("tells a spacer in a frame from those that take what is left")
    func framedSpacer() {
        let words = structureCaption(100, 300) {
            VStack(spacing: 0) {
                bar(40)
                Spacer()
                bar(50)
                Spacer().frame(height: 30)
                bar(60)
                Spacer()
            }
        }
        #expect(words.contains("a Color, a Spacer, a Color, a Spacer of 30, a Color and a Spacer"), "\(words)")
        #expect(words.contains("two Spacers share what is left, 105 each"), "\(words)")
    }

    @Test("gives the order of modifiers of texts by their words")
    func orderOfTexts() {
        let words = structureCaption(300, 300) {
            VStack {
                Text("Save").frame(width: 90).padding(10)
                Text("Delete").padding(10).frame(width: 90)
            }
        }
        #expect(
            words.hasSuffix("The Texts’ modifiers, in order: “Save”: frame, padding; “Delete”: padding, frame."),
            "\(words)")
    }

    @Test("says what a scroll view beside a screen's bars does not show, unless it is rows, which are counted")
    func scrolledAway() {
        func words(_ isList: Bool) -> String {
            structureCaption(300, 400) {
                NavigationStack {
                    ScrollView {
                        VStack(spacing: 0) {
                            bar(200).frame(height: 300)
                            Circle().frame(width: 200, height: 200)
                            ForEach(0..<(isList ? 0 : 2), id: \.self) { _ in Rectangle().frame(width: 50, height: 50) }
                        }
                    }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        #expect(
            words(false).hasSuffix("The ScrollView shows 356 of its 600: two Rectangles are out of sight."),
            "\(words(false))")
        #expect(!words(true).contains("out of sight"), "\(words(true))")
    }

    @Test("counts only views that can be seen")
    func ordinals() {
        let words = structureCaption(300, 100) {
            HStack {
                bar(20).hidden()
                bar(20)
                bar(20).offset(y: 20)
            }
        }
        #expect(words.contains("The second Color is drawn 20 below its place."), "\(words)")
    }
}
