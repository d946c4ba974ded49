import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Gaps that containers leave")
struct GappedLayoutTests {
    private func gaps(_ name: String, in layout: LayoutSnapshot) -> [LayoutGap] {
        layout.records.first { $0.name == name }?.gaps ?? []
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func grid(_ direction: LayoutDirection) -> LayoutSnapshot {
        layout(200, 200) {
            Grid(horizontalSpacing: 20) {
                GridRow {
                    fixed(30, 10)
                    fixed(40, 10)
                    fixed(50, 10)
                }
                GridRow {
                    fixed(30, 16)
                    fixed(10, 16).gridCellColumns(2)
                }
                GridRow { fixed(30, 6) }
            }
            .padding(5)
            .environment(\.layoutDirection, direction)
        }
    }

    @Test("lie between rows across the whole grid, and between columns in rows where no cell spans them")
    func rowsAndColumns() {
        // 30 + 20 + 40 + 20 + 50 wide, 10 + 8 + 16 + 8 + 6 high, 5 from the corner.
        let grid = gaps("Grid", in: grid(.leftToRight))
        let rows = grid.filter { $0.axis == .vertical }
        #expect(rows.map(\.frame) == [rect(5, 15, 160, 8), rect(5, 39, 160, 8)])
        #expect(rows.allSatisfy { $0.source == .standard })
        let columns = grid.filter { $0.axis == .horizontal }
        #expect(columns.map(\.frame) == [rect(35, 5, 20, 10), rect(35, 23, 20, 16), rect(95, 5, 20, 10)])
        #expect(columns.allSatisfy { $0.source == .explicit })
    }

    @Test("are mirrored from right to left")
    func mirrored() {
        let columns = gaps("Grid", in: grid(.rightToLeft)).filter { $0.axis == .horizontal }
        #expect(columns.map(\.frame) == [rect(115, 5, 20, 10), rect(115, 23, 20, 16), rect(55, 5, 20, 10)])
    }

    @Test("touch the cells on both sides, in any grid")
    func touching() {
        let layout = layout(240, 200) {
            LazyVGrid(columns: [.init(.adaptive(minimum: 60), spacing: 6)], spacing: 10) {
                ForEach(0..<8) { Color.red.frame(height: 20 + CGFloat($0)) }
            }
        }
        let gaps = gaps("LazyVGrid", in: layout)
        let cells = layout.records.filter { $0.name == "frame" }.map(\.frame)
        // The gaps of two lines, two between columns in each full line, and one in the last.
        #expect(gaps.count == 7)
        for gap in gaps {
            let axis = gap.axis
            let (start, end) = (gap.frame.origin[axis], gap.frame.origin[axis] + gap.length)
            #expect(abs(gap.length - (axis == .vertical ? 10 : 6)) < 1e-9 && gap.source == .explicit)
            #expect(cells.contains { abs($0.origin[axis] - end) < 1e-9 })
            #expect(cells.contains { $0.origin[axis] + $0.size[axis] <= start + 1e-9 })
            #expect(!cells.contains { $0.insetBy(dx: 1e-6, dy: 1e-6).intersects(gap.frame) })
        }
    }

    @Test(
        "is an overlap if the spacing is negative: the region both views cover, even if longer than the views",
        arguments: [-10, -60])
    func overlaps(spacing: CGFloat) throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let layout = layout(200, 60) {
                HStack(spacing: spacing) {
                    fixed(40, 20)
                    fixed(40, 60)
                }
                .environment(\.layoutDirection, direction)
            }
            let gap = try #require(gaps("HStack", in: layout).first)
            #expect(gap.isOverlap && gap.length == spacing && gap.frame.height == 60)
            let frames = layout.records.filter { $0.children.isEmpty }.map(\.frame)
            let (first, second) = direction == .leftToRight ? (frames[0], frames[1]) : (frames[1], frames[0])
            #expect(gap.frame.minX == max(first.minX, second.minX) && gap.frame.maxX == min(first.maxX, second.maxX))
        }
        let grid = layout(200, 200) {
            Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                GridRow {
                    fixed(70, 70)
                    fixed(70, 70)
                }
                GridRow {
                    fixed(70, 70)
                    fixed(70, 70)
                }
            }
        }
        #expect(gaps("Grid", in: grid).allSatisfy { $0.isOverlap && $0.length == spacing })
        #expect(gaps("Grid", in: grid).count == 3)
    }

    @Test("have the source of the pair of cells that prefers the largest gap")
    func sources() {
        func sources<Cell: View>(_ cell: Cell) -> [SpacingSource] {
            let layout = layout(200, 200) {
                Grid {
                    GridRow {
                        fixed(10, 10)
                        fixed(10, 10)
                    }
                    GridRow {
                        fixed(10, 10)
                        cell
                    }
                }
            }
            return gaps("Grid", in: layout).filter { $0.axis == .vertical }.map(\.source)
        }
        #expect(sources(fixed(10, 10)) == [.standard])
        #expect(sources(Aloof(spacing: 30) { fixed(10, 10) }) == [.view])
        // The colors beside it want more.
        #expect(sources(Aloof(spacing: 3) { fixed(10, 10) }) == [.standard])
    }

    @Test(
        "is the default if a cell prefers exactly that, whichever of the two comes first", arguments: [true, false])
    func equal(isFirst: Bool) {
        let layout = layout(200, 200) {
            Grid {
                GridRow {
                    fixed(10, 10)
                    fixed(10, 10)
                }
                GridRow {
                    if isFirst { Aloof(spacing: 8) { fixed(10, 10) } }
                    fixed(10, 10)
                    if !isFirst { Aloof(spacing: 8) { fixed(10, 10) } }
                }
            }
        }
        #expect(gaps("Grid", in: layout).filter { $0.axis == .vertical }.map(\.source) == [.standard])
    }

    /// Prefers spacing around its child.
    private struct Aloof: Layout {
        let spacing: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing(.all, spacing) }
    }

    @Test("of a stack lie between neighbors in visual order, in both directions", arguments: [false, true])
    func stacks(isMirrored: Bool) {
        let layout = layout(100, 40) {
            HStack(spacing: 12) {
                fixed(10, 10)
                fixed(20, 20)
                fixed(30, 30)
            }
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        let frames = gaps("HStack", in: layout).map(\.frame)
        #expect(
            frames
                == (isMirrored
                    ? [rect(30, 0, 12, 30), rect(62, 0, 12, 30)] : [rect(10, 0, 12, 30), rect(42, 0, 12, 30)]))
    }
}
