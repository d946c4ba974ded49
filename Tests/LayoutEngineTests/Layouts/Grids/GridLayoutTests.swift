import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Grid: columns and rows")
struct GridLayoutTests {
    @Test("makes a column as wide as its widest cell and a row as high as its tallest")
    func widest() {
        // Columns max(30, 10) and max(20, 40), rows max(10, 20) and max(30, 10), gaps of 8.
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(30, 10, "a")
                    fixed(20, 20, "b")
                }
                GridRow {
                    fixed(10, 30, "c")
                    fixed(40, 10, "d")
                }
            }
        }
        #expect(grid.size == CGSize(width: 30 + 8 + 40, height: 20 + 8 + 30))
        #expect(grid.frame("a") == rect(0, 5, 30, 10))
        #expect(grid.frame("b") == rect(38 + 10, 0, 20, 20))
        #expect(grid.frame("c") == rect(10, 28, 10, 30))
        #expect(grid.frame("d") == rect(38, 28 + 10, 40, 10))
    }

    @Test("is empty without cells; an empty row takes no gap")
    func emptyRows() {
        #expect(layout(100, 100) { Grid { GridRow {} } }.size == .zero)
        #expect(layout(100, 100) { Grid {} }.size == .zero)
        let grid = layout(100, 100) {
            Grid {
                GridRow { fixed(10, 10) }
                GridRow {}
                GridRow { fixed(10, 10) }
            }
        }
        #expect(grid.size == CGSize(width: 10, height: 28))
    }

    @Test("shares what settled columns leave among the open columns")
    func shares() {
        // 200 less two gaps of 8 and the fixed 20 leaves 164 for two colors.
        let grid = layout(200, 50) {
            Grid {
                GridRow {
                    fixed(20, 20)
                    Color.red.layoutLabel("b")
                    Color.blue.layoutLabel("c")
                }
            }
        }
        #expect(grid.frame("b") == rect(28, 0, 82, 50))
        #expect(grid.frame("c") == rect(118, 0, 82, 50))
    }

    @Test("serves the least flexible cell before an unbounded one")
    func leastFlexibleFirst() {
        // The first is proposed (200 − 8) / 2 = 96 and takes 30; the other gets the 162 that are left.
        let grid = layout(200, 50) {
            Grid {
                GridRow {
                    Color.red.layoutLabel("a")
                    Color.blue.frame(minWidth: 10, maxWidth: 30).frame(height: 10).layoutLabel("b")
                }
            }
        }
        #expect(grid.frame("a")?.width == 162)
        #expect(grid.frame("b") == rect(170, 20, 30, 10))
    }

    @Test("reserves nothing for lower priorities, and so may exceed its proposal")
    func priorities() {
        // Priority 1 takes all of 100 − 8; the cell after it still needs 20.
        let grid = layout(100, 10) {
            Grid {
                GridRow {
                    Color.red.layoutPriority(1).layoutLabel("a")
                    Color.blue.frame(minWidth: 20, maxWidth: 200).layoutLabel("b")
                }
            }
        }
        #expect(grid.frame("a") == rect(0, 0, 92, 10))
        #expect(grid.size.width == 120)
    }

    @Test("takes its cells' lengths if infinity is proposed")
    func infinity() {
        #expect(
            layout(.infinity, .infinity) { Grid { GridRow { fixed(30, 10) } } }.size == CGSize(width: 30, height: 10))
        #expect(
            layout(.infinity, 10) { Grid { GridRow { Color.red } } }.size == CGSize(width: CGFloat.infinity, height: 10)
        )
    }

    @Test("has a size whatever its gaps add up to", arguments: [-1, 1] as [CGFloat])
    func hugeGaps(sign: CGFloat) {
        let spacing = sign * .greatestFiniteMagnitude
        let grid = layout(120, nil) {
            Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                GridRow { fixed(30, 10) }
                GridRow { fixed(30, 10).gridCellColumns(1_000) }
            }
        }
        #expect(grid.issues.isEmpty)
        #expect(grid.size.width.isFinite && grid.size.height.isFinite)
    }

    @Test("spans at most 1000 columns a cell, and says so: each takes time in all of a figure's layouts")
    func longSpans() {
        func grid(_ spans: Int...) -> LayoutSnapshot {
            layout(nil, nil) {
                Grid(horizontalSpacing: 1) {
                    GridRow { spans.reduce(AnyView(fixed(10, 10))) { AnyView($0.gridCellColumns($1)) } }
                }
            }
        }
        #expect(grid(.max).size.width == 999)
        #expect(grid(900, 900).size.width == 999)
        #expect(grid(.max).issues.map(\.message) == ["gridCellColumns must be 0…1000, not \(Int.max); 1000 is used"])
    }

    @Test("places a cell that fills its slot at the proposal it was measured with, others at the slot")
    func placementProposal() {
        // At nil the half leaf answers 20 × 10 and fills its slot alone; beside a 60-wide cell it is proposed 60.
        let alone = layout(nil, nil) { Grid { GridRow { HalfLeaf { Color.red }.layoutLabel("h") } } }
        #expect(alone.frame("h") == rect(0, 0, 20, 10))
        let below = layout(nil, nil) {
            Grid {
                GridRow { fixed(60, 10) }
                GridRow { HalfLeaf { Color.red }.layoutLabel("h") }
            }
        }
        #expect(below.frame("h") == rect(15, 18, 30, 10))
    }
}

/// Half the proposed width, 40 at nil, and 10 high.
private struct HalfLeaf: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
