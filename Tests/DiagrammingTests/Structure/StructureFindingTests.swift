import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a screen’s structure")
struct StructureFindingTests {
    private func caption<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V) -> String {
        FigureScene(layout(width, height, view), annotations: .structure, style: .light).structureCaption ?? ""
    }

    private func bar(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 20) }

    @Test("says which view of several is shown, and why")
    func choices() {
        let second = caption(100, 100) {
            VStack {
                ViewThatFits(in: .horizontal) {
                    bar(200)
                    bar(50)
                }
                bar(80)
            }
        }
        #expect(
            second.hasSuffix(
                "ViewThatFits shows its second view, as the first needs a width of 200 and is proposed 100."),
            "\(second)")
        let both = caption(100, 100) {
            VStack {
                ViewThatFits(in: .horizontal) {
                    bar(200)
                    bar(50)
                }
                ViewThatFits(in: .horizontal) {
                    bar(60)
                    bar(50)
                }
            }
        }
        #expect(both.contains("Of two ViewThatFits, one shows its second view"), "\(both)")
    }

    @Test("says of each ViewThatFits that does not show its first view which it shows")
    func severalChoices() {
        let words = caption(100, 100) {
            VStack {
                ForEach([40, 60, 120], id: \.self) { width in
                    ViewThatFits(in: .horizontal) {
                        bar(2 * width)
                        bar(width)
                        bar(10)
                    }
                }
            }
        }
        #expect(
            words.hasSuffix(
                "Of three ViewThatFits, one shows its second view, as the first needs a width of 120 and is proposed 100; one shows its third view, as none before it fits."
            ), "\(words)")
    }

    @Test("says which word is broken, and how wide it is")
    func brokenWord() {
        let words = caption(60, 100) {
            VStack {
                Text("A longword")
                bar(20)
            }
        }
        #expect(words.hasSuffix("“longword” breaks in the middle: it is 80 wide, and 60 is proposed."), "\(words)")
    }

    @Test("is about a list, however few rows it has")
    func listOfOneRow() {
        let list = caption(320, 400) { List { Text("Only row") } }
        #expect(list == "The List holds a row.")
        let screen = caption(320, 400) {
            NavigationStack { List { Label("Account", systemImage: "person") }.navigationTitle("Settings") }
        }
        #expect(screen == "The NavigationStack holds a List and a navigation bar.")
    }

    @Test("says what a truncated text had to leave to a view of higher priority")
    func truncation() {
        let row = caption(300, 40) {
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
            scene.structureCaption?.hasSuffix("The Circles’ modifiers, in order: padding, frame; frame, padding.")
                == true)
        let structure = try #require(scene.structure)
        let sizes = structure.groups.flatMap(\.boxes).map { scene.views[$0].size }
        #expect(sizes == [CGSize(width: 120, height: 64), CGSize(width: 144, height: 88)])
    }

    @Test("says what an aspect ratio makes of the length that decides")
    func aspectRatio() {
        let poster = caption(300, 180) {
            HStack(spacing: 0) {
                Color.indigo.aspectRatio(2 / 3, contentMode: .fit)
                bar(50)
                Circle()
            }
        }
        #expect(poster.contains("The first of two Colors is 120 wide = 180 · 2 / 3, to fit the ratio."), "\(poster)")
    }

    @Test("counts those that share among all of their kind")
    func someShare() {
        let row = caption(300, 60) {
            HStack(spacing: 0) {
                Color.teal.frame(maxWidth: 60)
                Color.orange
                Color.pink
            }
        }
        #expect(
            row.hasSuffix("Two of the HStack’s three Colors take 120 each, equal shares of what is left."), "\(row)")
    }

    @Test("says the rest of what takes it: the padded view")
    func paddedRest() {
        let row = caption(300, 60) {
            HStack(spacing: 0) {
                bar(40)
                Circle().frame(maxWidth: .infinity).padding(.horizontal, 30)
                bar(60)
            }
        }
        #expect(row.hasSuffix("The padded Circle takes the 200 that is left."), "\(row)")
    }

    @Test("is about what lies on a ground, and says what that is")
    func ground() {
        let one = caption(200, 200) {
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
        let two = caption(200, 200) {
            ZStack {
                Color.mint
                bar(50)
                Circle().frame(width: 40, height: 40)
            }
        }
        #expect(two.hasPrefix("The ZStack layers two Colors and a Circle"), "\(two)")
    }

    @Test("says what container places the content in more room than it takes")
    func reader() {
        let words = caption(200, 100) {
            GeometryReader { _ in
                VStack(spacing: 8) {
                    bar(50)
                    Circle().frame(width: 40, height: 40)
                }
            }
            .padding(10)
        }
        #expect(
            words.hasSuffix(
                "stacks a Color and a Circle, 8 apart, in a GeometryReader of 180 × 80, inside 10 of padding."),
            "\(words)")
    }

    @Test("does not pass through a stack with a spacer, which is why it is as long as it is")
    func stackWithSpacer() {
        let row = caption(300, 60) {
            HStack(spacing: 0) {
                bar(50)
                Spacer()
            }
            .padding(10)
        }
        #expect(row.contains("lines up a Color and a Spacer, inside 10 of padding."), "\(row)")
        #expect(row.hasSuffix("The HStack’s Spacer takes the 230 that is left."), "\(row)")
    }

    @Test("names an overlay as such, not after the stack around it")
    func overlay() {
        let search = caption(300, 60) {
            HStack {
                bar(200).overlay {
                    HStack {
                        bar(10)
                        Spacer()
                    }
                }
            }
        }
        #expect(search.hasPrefix("The overlay "), "\(search)")
    }

    @Test("says of words that several texts have that one is meant")
    func sameWords() {
        let pair = caption(200, 100) {
            VStack {
                Text("The same words twice").lineLimit(1).frame(width: 80)
                Text("The same words twice")
            }
        }
        #expect(pair.contains("One of two “The same words twice” is truncated"), "\(pair)")
    }

    @Test("counts those that reach out")
    func severalOverhangs() {
        let both = caption(200, 200) {
            VStack(spacing: 40) {
                Text("One long line of text").fixedSize().frame(width: 60, height: 30)
                Text("Another long line of text").fixedSize().frame(width: 60, height: 30)
            }
        }
        #expect(both.contains("Two Texts reach out of what is around them."), "\(both)")
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
        let row = caption(260, 40) {
            HStack {
                Text("These words have priority").lineLimit(1).layoutPriority(1)
                Text("and these have not").lineLimit(1).frame(minWidth: 40)
                Spacer(minLength: 20)
            }
        }
        #expect(row.contains("which has a higher layout priority and is truncated, too, "), "\(row)")
        #expect(!row.contains("Spacer takes"), "\(row)")
    }

    @Test("says how many containers of one name are aligned so")
    func alignedContainers() {
        func row(_ isSet: Bool) -> some View {
            HStack(alignment: .bottom) {
                bar(20)
                if isSet { bar(30).alignmentGuide(.bottom) { $0.height + 10 } }
            }
        }
        let one = caption(200, 200) {
            VStack {
                row(true)
                bar(50)
            }
        }
        #expect(one.contains(" The HStack is aligned on .bottom"), "\(one)")
        let both = caption(200, 200) {
            VStack {
                row(true)
                row(true)
            }
        }
        #expect(both.contains(" Each HStack is aligned on .bottom"), "\(both)")
        let some = caption(200, 200) {
            VStack {
                row(true)
                row(true)
                row(false)
            }
        }
        #expect(some.contains(" Two of three HStacks are aligned on .bottom"), "\(some)")
    }

    @Test("says what truncated text needs once it is shrunk as far as it may")
    func truncatedAndShrunk() {
        let text = caption(120, 40) {
            VStack {
                Text("These words need more than one line").lineLimit(1).minimumScaleFactor(0.5)
                bar(80)
            }
        }
        #expect(text.hasSuffix("is truncated: it needs a width of 175 and is proposed 120."), "\(text)")
    }

    @Test("says which text of a control is truncated")
    func truncatedInControl() {
        let text = caption(200, 80) {
            VStack {
                Toggle("These words need more than one line", isOn: .constant(true)).lineLimit(1)
                bar(80)
            }
        }
        #expect(text.contains("“These words need more than one line” is truncated: it needs a width of 350"), "\(text)")
    }

    @Test("says how much room a truncated text has")
    func truncatedAlone() {
        let text = caption(120, 40) {
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

    @Test("says how the columns of a lazy grid are made")
    func columns() {
        func grid(_ item: GridItem, _ count: Int) -> some View {
            LazyVGrid(columns: Array(repeating: item, count: count)) { ForEach(0..<4) { _ in Color.red } }
        }
        let adaptive = caption(361, 100) { grid(GridItem(.adaptive(minimum: 140), spacing: 16), 1) }
        #expect(
            adaptive.hasSuffix("Each column is 172.5 wide = (361 − 16) / 2: as many as fit, at least 140 each."),
            "\(adaptive)")
        let flexible = caption(361, 100) { grid(GridItem(.flexible(), spacing: 11), 4) }
        #expect(flexible.hasSuffix("Each column is 82 wide = (361 − 3·11) / 4."), "\(flexible)")
        let fixed = caption(361, 100) { grid(GridItem(.fixed(50)), 4) }
        #expect(!fixed.contains("column"), "\(fixed)")
    }

    @Test("names views in the order of the screen, equal neighbors together")
    func order() {
        let mixed = caption(300, 300) {
            VStack {
                Text("one")
                bar(50)
                Text("two")
                Text("three")
            }
        }
        #expect(mixed.contains("a Text, a Color and two Texts"), "\(mixed)")
        let alternating = caption(300, 300) {
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
        let covered = "The first of two VStacks is covered by the second of two VStacks."
        #expect(caption(100, 200) { screen(front(.white)) }.contains(covered))
        #expect(!caption(100, 200) { screen(front(.white.opacity(0.5))) }.contains("is covered by"))
        #expect(!caption(100, 200) { screen(front(.white).opacity(0.5)) }.contains("is covered by"))
        #expect(!caption(100, 200) { screen(front(.white).scaleEffect(0.5)) }.contains("is covered by"))
        let behind = caption(100, 200) { screen(front(.white).zIndex(-1)) }
        #expect(behind.contains("The second of two VStacks is covered by the Color."), "\(behind)")
        #expect(!caption(100, 200) { screen(front(.white).clipShape(Circle())) }.contains("is covered by"))
        #expect(!caption(100, 200) { screen(front(.white).frame(width: 55)) }.contains("is covered by"))
    }

    @Test("says what spacers take")
    func spacers() {
        let one = caption(100, 200) {
            VStack(spacing: 0) {
                bar(50)
                Spacer()
                bar(60)
            }
        }
        #expect(one.hasSuffix("The VStack’s Spacer takes the 160 that is left."), "\(one)")
        let two = caption(100, 200) {
            VStack(spacing: 0) {
                Spacer()
                bar(50)
                bar(60)
                Spacer()
            }
        }
        #expect(two.hasSuffix("The VStack’s two Spacers take 80 each, all that is left."), "\(two)")
        let squeezed = caption(100, 200) {
            VStack(spacing: 0) {
                bar(50).frame(height: 190)
                Spacer(minLength: 40)
            }
        }
        #expect(!squeezed.contains("Spacer takes"), "\(squeezed)")
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
            caption(300, 300) { inner().frame(width: 200).padding(10) }
                .contains("in a frame 200 wide, inside 10 of padding"))
        #expect(
            caption(300, 300) { inner().padding(10).frame(width: 200) }
                .contains("inside 10 of padding, in a frame 200 wide"))
    }

    @Test("stacks a scroll view, not what is in it")
    func scrolling() {
        let words = caption(100, 300) {
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

    @Test("says which view reaches out of the one around it, and that a background changes no size")
    func overhang() {
        let fill = caption(400, 400) {
            HStack(spacing: 60) {
                bar(178).frame(width: 100)
                bar(178).frame(width: 100).clipped()
                bar(80)
            }
        }
        #expect(
            fill.contains("The first of three Colors takes 178 × 20 and reaches out of its frame of 100 × 20."),
            "\(fill)")
        let background = caption(400, 400) {
            HStack {
                bar(50)
                bar(60).background { Color.blue.frame(width: 60, height: 120) }
            }
        }
        #expect(
            background.contains("The Color’s background takes 60 × 120, which does not change its 60 × 20."),
            "\(background)")
    }

    @Test("tells no view that is moved, scrolls or is only decorated by a few points")
    func meantToReachOut() {
        let words = caption(400, 400) {
            HStack {
                bar(60).offset(x: 20)
                bar(60).overlay { Color.blue.frame(width: 70, height: 24) }
                ScrollView(.horizontal) { bar(500) }.frame(width: 100)
                bar(60).padding(-12)
            }
        }
        #expect(!words.contains("reaches out") && !words.contains("does not change"), "\(words)")
    }

    @Test("calls a stack implicit that SwiftUI makes of several views")
    func implicit() {
        let words = caption(100, 300) {
            ScrollView {
                bar(50)
                bar(60)
                Text("words")
            }
        }
        #expect(words.contains("its implicit VStack"), "\(words)")
    }

    @Test("names the stack whose spacers it tells of, where another could be meant")
    func owners() {
        let words = caption(200, 400) {
            VStack(spacing: 0) {
                bar(50)
                HStack(spacing: 0) {
                    VStack(spacing: 0) {
                        Spacer()
                        bar(30)
                        Spacer()
                    }
                    VStack(spacing: 0) {
                        bar(30)
                        Spacer()
                    }
                }
            }
        }
        #expect(!words.contains("The VStack’s two Spacers"), "\(words)")
    }

    @Test("gives a shared length to what has it: the padded view")
    func padded() {
        let words = caption(200, 100) {
            VStack {
                HStack(spacing: 0) {
                    ForEach(0..<2) { _ in Color.red.frame(height: 20).padding(12) }
                }
                bar(60)
            }
        }
        #expect(words.contains("two padded Colors take 100 each"), "\(words)")
    }

    @Test("says in which direction a text lacks room")
    func height() {
        let words = caption(100, 60) {
            VStack(spacing: 0) {
                Text(String(repeating: "many words ", count: 20))
                bar(90)
            }
        }
        #expect(words.contains("is truncated: it needs a height of"), "\(words)")
    }

    @Test("does not tell of the words in a box that stands for a missing picture")
    func standIns() {
        let words = caption(100, 100) {
            VStack {
                Image("a photo of last month").resizable().scaledToFit().frame(width: 40, height: 40)
                bar(60)
                bar(50)
            }
        }
        #expect(!words.contains("truncated"), "\(words)")
    }

    @Test("says what is behind a lone view and over it")
    func decorations() {
        let words = caption(200, 200) {
            bar(40)
                .frame(width: 100, height: 100)
                .background { Circle() }
                .overlay(alignment: .topTrailing) { Color.blue.frame(width: 30, height: 30) }
        }
        #expect(words.contains(", on a Circle of 100 × 100, under a Color of 30 × 30."), "\(words)")
        let several = caption(200, 200) {
            HStack {
                bar(40)
                bar(60)
            }
            .background { Circle() }
        }
        #expect(!several.contains("Circle"), "\(several)")
    }

    @Test("does not say that a view is drawn elsewhere whose name is another’s, too")
    func unclear() {
        func words(_ inner: some View) -> String {
            caption(200, 300) {
                VStack {
                    ZStack {
                        bar(80)
                        inner.offset(x: 24)
                    }
                    bar(60)
                }
            }
        }
        let stack = ZStack {
            bar(40)
            Text("a")
        }
        #expect(!words(stack).contains("is drawn"), "\(words(stack))")
        #expect(words(Text("a")).contains("The Text is drawn 24 to the right of its place."), "\(words(Text("a")))")
    }

    @Test("does not tell of a rest where the other axis decides")
    func ratio() {
        let words = caption(100, 400) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit)
                Text("a")
                Text("b")
            }
        }
        #expect(!words.contains("left"), "\(words)")
    }

    @Test("names equal siblings alike, also where a padding fills its frame")
    func alike() throws {
        let scene = FigureScene(
            layout(300, 100) {
                HStack {
                    ForEach([20, 70], id: \.self) { width in
                        bar(width).padding(8).frame(minWidth: 60).background(.teal.opacity(0.3))
                    }
                    bar(30)
                }
            }, annotations: .structure, style: .light)
        let groups = try #require(scene.structure).groups
        #expect(groups.contains { $0.units.count == 2 && $0.name == "frame of Color" }, "\(groups.map(\.name))")
    }
}
