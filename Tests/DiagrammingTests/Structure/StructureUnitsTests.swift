import LayoutEngine
import Testing
import ViewDSL

@testable import Diagramming

@MainActor
@Suite("What the caption of a screen counts as views")
struct StructureUnitsTests {
    @Test("does not count layers in which nothing is drawn")
    func emptyLayers() {
        let words = structureCaption(300, 300) {
            ZStack {
                VStack {
                    bar(100)
                    bar(200)
                }
                VStack { Spacer() }.padding()
            }
        }
        #expect(words.hasPrefix("The VStack takes 200 × 48 and stacks two Colors"), "\(words)")
    }

    @Test("lists the views of a stack in their order, equal neighbors together")
    func order() {
        let words = structureCaption(300, 300) {
            VStack {
                HStack {
                    bar(20)
                    bar(30)
                }
                bar(100)
                Spacer()
                Circle().frame(width: 20, height: 20)
                Spacer()
                bar(100)
            }
        }
        #expect(
            words.contains("stacks a Color, a Spacer, a Circle, a Spacer, a Color and an HStack")
                || words.contains("stacks an HStack, a Color, a Spacer, a Circle, a Spacer and a Color"), "\(words)")
    }

    @Test("says the columns of a grid inside, and not a size that is what the rulers say")
    func columns() {
        let words = structureCaption(300, 300) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<30) { _ in bar(20).frame(height: 40) } }
            }
        }
        #expect(words.contains("in two columns"), "\(words)")
        let filled = structureCaption(300, 300) {
            VStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(height: 100) } }
        }
        #expect(filled == "The VStack stacks three Colors. The VStack fills the width because all three Colors do.")
    }

    @Test("calls a row without a separator what the rows with one are")
    func loneRows() {
        let words = structureCaption(200, 300) {
            VStack(spacing: 8) {
                ForEach(0..<3) { index in
                    VStack(spacing: 0) {
                        if index > 0 { bar(100) }
                        HStack(spacing: 0) {
                            bar(20)
                            Circle().frame(width: 30, height: 20)
                        }
                    }
                }
            }
        }
        #expect(words.contains("stacks three VStacks"), "\(words)")
    }

    @Test("adds up only paddings with nothing drawn between them")
    func paddings() {
        func caption(_ isDrawn: Bool) -> String {
            structureCaption(300, 300) {
                VStack {
                    bar(100)
                    Circle().frame(width: 20, height: 20)
                }
                .padding(.horizontal, 14)
                .padding(.vertical, 8)
                .background { if isDrawn { RoundedRectangle(cornerRadius: 8).fill(.gray) } }
                .padding(16)
            }
        }
        #expect(caption(false).contains("inside padding of 24 above and below, 30 on the left and right"))
        let drawn = caption(true)
        #expect(
            drawn.contains(
                "inside padding of 8 above and below, 14 on the left and right, on a RoundedRectangle of 128 × 64, inside 16 of padding"
            ), "\(drawn)")
    }

    @Test(
        "says of what is left that a frame takes it, not the smaller view inside, and not a frame with a length of its own"
    )
    func fillers() {
        struct Total: View {
            var body: some View { Color.green.frame(width: 50, height: 20) }
        }
        let flexible = structureCaption(300, 300) {
            VStack(spacing: 0) {
                bar(300)
                Total().frame(maxWidth: .infinity, maxHeight: .infinity)
                bar(300)
            }
        }
        #expect(flexible.hasSuffix("The frame of the Total takes the 260 that is left."), "\(flexible)")
        let fixed = structureCaption(300, 300) {
            VStack(spacing: 0) {
                bar(300)
                Total().frame(height: 280)
            }
        }
        #expect(!fixed.contains("that is left"), "\(fixed)")
    }

    @Test("what is in a safe area inset is not another view of its content")
    func inset() {
        let words = structureCaption(200, 400) {
            Color.mint.ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) {
                HStack {
                    bar(40)
                    bar(40)
                }
                .padding(8)
            }
        }
        #expect(words.hasPrefix("The Color "), "\(words)")
        #expect(words.components(separatedBy: "HStack").count == 2 && !words.contains("safeAreaInset"), "\(words)")
    }
}
