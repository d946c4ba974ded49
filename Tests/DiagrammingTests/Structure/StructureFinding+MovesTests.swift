import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of views that are moved or stop growing")
struct StructureFindingMovesTests {
    private func circle() -> some View { Circle().frame(width: 60, height: 60) }

    @Test("says how far layout has it, where the picture leaves out what is between, and what is out of sight")
    func omittedStretches() throws {
        func scene<V: View>(@ViewBuilder _ view: () -> V) -> FigureScene {
            let screen = layout(393, 759) { view().frame(maxWidth: .infinity, maxHeight: .infinity).clipped() }
            return FigureScene(screen, annotations: .structure, style: .light)
        }
        let far = scene {
            VStack {
                bar(300)
                Spacer()
                bar(100).offset(y: -300)
            }
        }
        #expect(!far.omittedStretches.isEmpty)
        let words = try #require(far.structureCaption())
        #expect(words.contains("The second Color is drawn 300 above its place."), "\(words)")
        let gone = scene { bar(200).offset(y: 800) }.structureCaption()
        #expect(gone?.contains("It is drawn 800 below its place, out of sight.") == true, "\(gone ?? "")")
    }

    @Test("tells of every moved view of a container, those that are moved alike together")
    func moved() {
        let words = structureCaption(300, 300) {
            ZStack {
                Text("25").offset(y: -60)
                circle().padding().offset(y: -60)
                HStack {
                    bar(30)
                    bar(20)
                }
                .offset(x: 8, y: 80)
            }
        }
        #expect(
            words.hasSuffix(
                "The Text and the Circle are drawn 60 above their places, the HStack 8 to the right of and 80 below its own."
            ),
            "\(words)")
        let one = structureCaption(300, 300) {
            ZStack {
                circle()
                Text("a").offset(x: 24)
            }
        }
        #expect(one.hasSuffix("It is drawn 24 to the right of its place."), "\(one)")
        let effect = structureCaption(300, 300) {
            HStack {
                circle()
                Color.red.frame(width: 10, height: 10).visualEffect { effect, _ in effect.offset(y: 40) }
            }
        }
        #expect(effect.hasSuffix("The Color is drawn 40 below its place."), "\(effect)")
        let two = structureCaption(300, 300) {
            ZStack {
                circle()
                circle().offset(x: 24)
                circle().offset(x: 24)
            }
        }
        #expect(
            two.hasSuffix("The second and third of three Circles are drawn 24 to the right of their places."), "\(two)")
        let many = structureCaption(300, 300) {
            ZStack { ForEach(1..<6) { index in circle().offset(x: CGFloat(index) * 9) } }
        }
        #expect(many.hasSuffix("Its five Circles are drawn away from their places."), "\(many)")
    }

    @Test("names all views that stop at one maximum")
    func maximums() {
        let words = structureCaption(300, 100) {
            HStack(spacing: 0) {
                Color.red
                ForEach(0..<2) { _ in Color.blue.frame(maxWidth: 50) }
            }
        }
        #expect(words.contains("The second and third of three Colors stop at their maximum width of 50."), "\(words)")
    }

    @Test("says that a frame stops at its maximum, if what is in it fills that")
    func stopped() {
        func words(_ most: CGFloat, _ view: some View) -> String {
            structureCaption(240, 40) {
                HStack(spacing: 8) {
                    view.frame(maxWidth: most)
                    Color.teal
                }
            }
        }
        #expect(
            words(60, Color.orange).hasSuffix(
                "The first Color stops at its maximum width of 60. The second Color takes the 172 that is left."
            ),
            "\(words(60, Color.orange))")
        #expect(!words(300, Color.orange).contains("maximum"), "\(words(300, Color.orange))")
        #expect(!words(60, Text("a")).contains("maximum"), "\(words(60, Text("a")))")
    }

    @Test("adds up paddings right around each other, and names the sides")
    func nestedPaddings() {
        func words(_ above: CGFloat) -> String {
            structureCaption(200, 150) {
                VStack {
                    Color.indigo.frame(height: 60).padding(.horizontal, -16).padding(.top, above)
                    Text("Title")
                }
                .padding(20)
            }
        }
        #expect(
            words(-16).hasSuffix(
                "The Color reaches out by 16 above and on the left and right: its padding there is −16."),
            "\(words(-16))")
        #expect(
            words(-8).hasSuffix(
                "The Color reaches out by 8 above, 16 on the left and right: its paddings there are negative."),
            "\(words(-8))")
    }

    @Test("names a stack that pushes its one view aside by what is in it")
    func pushed() {
        let words = structureCaption(200, 47) {
            HStack {
                VStack {
                    Color.red.frame(width: 40, height: 40)
                    Spacer()
                }
                Text("Hi")
            }
        }
        #expect(words.contains("lines up a VStack (a Color and a Spacer) and a Text"), "\(words)")
        #expect(
            words.hasSuffix(
                "It is 1 taller than the 47 it is proposed: the VStack holds a Color of 40 and a Spacer of at least 8."),
            "\(words)")
    }

    @Test("has no gap between views that others stand between, unless it names these")
    func gaps() {
        let words = structureCaption(200, 300) {
            VStack(alignment: .leading) {
                bar(150)
                VStack(spacing: 6) {
                    ForEach(0..<3) { _ in
                        Divider()
                        HStack {
                            bar(60)
                            bar(30)
                        }
                    }
                }
            }
        }
        #expect(!words.contains("apart)"), "\(words)")
    }

    @Test("says that a navigation stack centers what is smaller than the space its bar leaves, and names the bar first")
    func centered() {
        let small = structureCaption(300, 500) {
            NavigationStack { ProgressView("Loading").navigationTitle("News").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(
            small
                == "The NavigationStack holds a navigation bar and a ProgressView. "
                + "The NavigationStack centers the ProgressView in what its bar leaves.")
        let wide = structureCaption(300, 500) {
            NavigationStack {
                Color.red.frame(height: 40).navigationTitle("News").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(!wide.contains("centers"), "\(wide)")
    }

    @Test("names all that stop at their maximums")
    func differentMaximums() {
        let words = structureCaption(300, 100) {
            HStack {
                Color.red.frame(maxWidth: 40)
                Color.red.frame(maxWidth: 80)
            }
        }
        #expect(words.contains("Both Colors stop at their maximum widths of 40 and 80."), "\(words)")
    }

    @Test("does not say that a view is drawn elsewhere whose name is another’s, too")
    func unclear() {
        func words(_ inner: some View) -> String {
            structureCaption(200, 300) {
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
}
