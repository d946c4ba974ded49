import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("The caption of a screen whose lengths are worked out")
struct StructureFindingSumsTests {
    @Test("says what an aspect ratio makes of the length that decides")
    func aspectRatio() {
        let poster = structureCaption(300, 180) {
            HStack(spacing: 0) {
                Color.indigo.aspectRatio(2 / 3, contentMode: .fit)
                bar(50)
                Circle()
            }
        }
        #expect(poster.contains("The first Color keeps its ratio: 120 wide = 180 × 2 / 3."), "\(poster)")
    }

    @Test("says that a ratio is fitted into what the other views leave")
    func ratioOfRest() {
        let cover = structureCaption(300, 120) {
            VStack(alignment: .leading, spacing: 0) {
                Color.indigo.aspectRatio(2, contentMode: .fit)
                bar(210)
                bar(50)
            }
        }
        #expect(
            cover.contains("The first Color keeps its ratio: 160 wide = 80 × 2, in the 80 that is left."),
            "\(cover)")
        #expect(!cover.contains("takes the 80"), "\(cover)")
    }

    @Test("counts those that share among all of their kind")
    func someShare() {
        let row = structureCaption(300, 60) {
            HStack(spacing: 0) {
                Color.teal.frame(maxWidth: 60)
                Color.orange
                Color.pink
            }
        }
        #expect(
            row.contains("Two of the HStack’s three Colors share what is left, 120 each."), "\(row)")
    }

    @Test("says the rest of what takes it: the padded view")
    func paddedRest() {
        let row = structureCaption(300, 60) {
            HStack(spacing: 0) {
                bar(40)
                Circle().frame(maxWidth: .infinity).padding(.horizontal, 30)
                bar(60)
            }
        }
        #expect(row.hasSuffix("The padded Circle takes the 200 that is left."), "\(row)")
    }

    @Test("says how the columns of a lazy grid are made")
    func columns() {
        func grid(_ item: GridItem, _ count: Int) -> some View {
            LazyVGrid(columns: Array(repeating: item, count: count)) { ForEach(0..<4) { _ in Color.red } }
        }
        let adaptive = structureCaption(361, 100) { grid(GridItem(.adaptive(minimum: 140), spacing: 16), 1) }
        #expect(
            adaptive.hasSuffix("Each column is 172.5 wide = (361 − 16) / 2: as many as fit, at least 140 each."),
            "\(adaptive)")
        let flexible = structureCaption(361, 100) { grid(GridItem(.flexible(), spacing: 11), 4) }
        #expect(flexible.hasSuffix("Each column is 82 wide = (361 − 3 × 11) / 4."), "\(flexible)")
        let fixed = structureCaption(361, 100) { grid(GridItem(.fixed(50)), 4) }
        #expect(!fixed.contains("column"), "\(fixed)")
    }

    @Test("says what spacers take")
    func spacers() {
        let one = structureCaption(100, 200) {
            VStack(spacing: 0) {
                bar(50)
                Spacer()
                bar(60)
            }
        }
        #expect(one.contains("The Spacer takes the 160 that is left."), "\(one)")
        let two = structureCaption(100, 200) {
            VStack(spacing: 0) {
                Spacer()
                bar(50)
                bar(60)
                Spacer()
            }
        }
        #expect(two.contains("The two Spacers share what is left, 80 each."), "\(two)")
        let squeezed = structureCaption(100, 200) {
            VStack(spacing: 0) {
                bar(50).frame(height: 190)
                Spacer(minLength: 40)
            }
        }
        #expect(squeezed.hasSuffix("The Spacer takes its minimum of 40."), "\(squeezed)")
    }

    @Test("names the stack whose spacers it tells of, where another could be meant")
    func owners() {
        let words = structureCaption(200, 400) {
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
        let words = structureCaption(200, 100) {
            VStack {
                HStack(spacing: 0) {
                    ForEach(0..<2) { _ in Color.red.frame(height: 20).padding(12) }
                }
            }
        }
        #expect(words.contains("two padded Colors share its width, 100 each"), "\(words)")
    }

    @Test("does not tell the lengths of views that have no outline")
    func unmarked() {
        let words = structureCaption(200, 100) {
            VStack {
                HStack(spacing: 0) {
                    ForEach(0..<2) { _ in Color.red.frame(height: 20).padding(12) }
                }
                bar(60)
            }
        }
        #expect(!words.contains("take 100 each"), "\(words)")
    }

    @Test("does not tell of a rest where the other axis decides")
    func ratio() {
        let words = structureCaption(100, 400) {
            VStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit)
                Text("a")
                Text("b")
            }
        }
        #expect(!words.contains("left"), "\(words)")
    }

    @Test("says which cell of a grid spans which columns, and marks columns that differ")
    func spans() throws {
        let grid = layout(300, 300) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow { bar(100).gridCellColumns(2) }
                GridRow {
                    bar(40)
                    bar(70)
                }
                GridRow {
                    bar(20)
                    bar(60)
                }
            }
        }
        let scene = FigureScene(grid, annotations: .structure, style: .light)
        #expect(
            scene.structureCaption()
                == "The Grid holds three rows in two columns, 10 apart. The first Color spans both columns.",
            "\(scene.structureCaption() ?? "")")
        let columns = try #require(scene.structure).columns(in: scene.views)
        #expect(columns.map(\.width) == [40, 70])
    }

    @Test("says that a geometry reader takes its proposal, whatever is in it")
    func readers() {
        let words = structureCaption(200, 100) {
            VStack(spacing: 0) {
                GeometryReader { _ in Circle().frame(width: 30, height: 30) }
                bar(60)
            }
        }
        #expect(
            words.contains("The GeometryReader takes 200 × 80, whatever its Circle of 30 × 30 needs."), "\(words)")
        let overlay = structureCaption(300, 300) {
            bar(200).overlay { GeometryReader { _ in Circle().frame(width: 10, height: 10) } }
        }
        #expect(
            overlay.contains("The overlay’s GeometryReader takes 200 × 20, whatever its Circle of 10 × 10 needs."),
            "\(overlay)")
    }

    @Test("says of spacers at a minimum of their own that they take that, and of those at 8 nothing")
    func minimum() {
        func row(_ minLength: CGFloat?) -> String {
            structureCaption(300, 60) {
                HStack(spacing: 0) {
                    Color.teal
                    Spacer(minLength: minLength)
                    bar(100)
                    Spacer(minLength: minLength)
                    bar(40)
                }
            }
        }
        #expect(row(50).hasSuffix("The two Spacers take 50 each, their minimum."), "\(row(50))")
        #expect(!row(50).contains("left"))
        #expect(!row(nil).contains("Spacers take"), "\(row(nil))")
    }

    @Test("says both of two ratios in frames of other lengths, and one of two equal ones")
    func framedRatios() {
        func row(_ second: ContentMode) -> String {
            structureCaption(300, 200) {
                HStack(spacing: 0) {
                    Color.teal.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
                    Color.indigo.aspectRatio(2, contentMode: second).frame(width: 100, height: 100).clipped()
                }
            }
        }
        let both =
            "The first Color takes 100 × 50 to fit its frame of 100 × 100; "
            + "the second takes 200 × 100 to fill its frame of 100 × 100."
        #expect(row(.fill).hasSuffix(both), "\(row(.fill))")
        let each = "Each Color keeps its ratio: 50 high = 100 / 2, in a frame 100 high."
        #expect(row(.fit).hasSuffix(each), "\(row(.fit))")
    }

    @Test("says of a container inside that it takes its ideal width, where less than it is proposed")
    func idealInside() {
        func words(_ isFixed: Bool) -> String {
            structureCaption(300, 200) {
                VStack {
                    bar(40)
                    VStack {
                        Text("Restore purchases").frame(maxWidth: .infinity)
                        bar(20)
                    }
                    .fixedSize(horizontal: isFixed, vertical: false)
                }
            }
        }
        #expect(
            words(true).hasSuffix("The VStack in it takes its ideal width of 170 because of fixedSize."),
            "\(words(true))")
        #expect(!words(false).contains("fixedSize"), "\(words(false))")
    }
}
