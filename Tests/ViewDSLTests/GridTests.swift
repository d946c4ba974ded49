import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import ViewDSL

/// A leaf of one size.
@MainActor private func fixed(_ width: CGFloat, _ height: CGFloat, _ label: String = "") -> some View {
    Color.red.frame(width: width, height: height).layoutLabel(label)
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

@MainActor @Suite("Grid: columns and rows")
struct GridSizeTests {
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

    @Test("is empty without cells: an empty row is no row and takes no gap")
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

    @Test("shares what the settled columns leave among the columns still open")
    func shares() {
        // 200 less two gaps of 8 and the fixed 20 leaves 164 for two colours.
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

    @Test("serves the cell that stretches least before the one that stretches without bound")
    func leastFlexibleFirst() {
        // The first is asked at (200 − 8) / 2 = 96 and takes 30; the other gets the 162 that are left.
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

    @Test("keeps nothing back for lower priorities, and so may exceed its proposal")
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

    @Test("answers infinity with what its cells answer")
    func infinity() {
        #expect(
            layout(.infinity, .infinity) { Grid { GridRow { fixed(30, 10) } } }.size == CGSize(width: 30, height: 10))
        #expect(
            layout(.infinity, 10) { Grid { GridRow { Color.red } } }.size == CGSize(width: CGFloat.infinity, height: 10)
        )
    }

    @Test("places a cell that fills its slot at the proposal it was measured with, others at the slot")
    func placementProposal() {
        // At nil the half leaf answers 20 × 10 and fills its slot alone; beside a 60-wide cell it is offered 60.
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

@MainActor @Suite("Grid: spans")
struct GridSpanTests {
    @Test("widens the columns a span covers equally by what it needs more")
    func shortfall() {
        // 30 + 8 + 20 = 58; the span's 100 is 42 more, 21 for each column.
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(30, 10, "a")
                    fixed(20, 10, "b")
                }
                GridRow { fixed(100, 10, "c").gridCellColumns(2) }
            }
        }
        #expect(grid.size.width == 100)
        #expect(grid.frame("a")?.minX == 10.5)
        #expect(grid.frame("b")?.minX == 69.5)
    }

    @Test("gives the shortfall to columns no single cell is in, before the others")
    func bareColumns() {
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(30, 10, "a")
                    fixed(20, 10, "b")
                }
                GridRow { fixed(100, 10).gridCellColumns(3) }
            }
        }
        #expect(grid.frame("a")?.minX == 0)
        #expect(grid.frame("b")?.minX == 38)
        #expect(grid.size.width == 100)
    }

    @Test("adds the spans of two modifiers, of which 1 adds nothing")
    func spansAdd() {
        func width(_ first: Int, _ second: Int) -> CGFloat? {
            // The last cell comes after the span: each column the span has beyond the first row's moves it on.
            layout(nil, nil) {
                Grid(horizontalSpacing: 0) {
                    GridRow {
                        fixed(10, 1)
                        fixed(10, 1)
                        fixed(10, 1)
                        fixed(10, 1)
                        fixed(10, 1)
                    }
                    GridRow {
                        fixed(1, 1).gridCellColumns(first).gridCellColumns(second)
                        fixed(10, 1, "last")
                    }
                }
            }.frame("last")?.minX
        }
        #expect(width(2, 2) == 40)
        #expect(width(2, 1) == 20)
        #expect(width(1, 2) == 20)
    }

    @Test("lays a child that is no row over all columns, whatever span it asks for")
    func nonRow() {
        let grid = layout(nil, nil) {
            Grid(alignment: .topTrailing) {
                GridRow {
                    fixed(30, 10)
                    fixed(20, 10)
                }
                fixed(8, 8, "x").gridCellColumns(5)
            }
        }
        #expect(grid.frame("x") == rect(50, 18, 8, 8))
    }

    @Test("offers a child that is no row the whole width at the end")
    func divider() {
        let grid = layout(100, 100) {
            Grid {
                GridRow {
                    fixed(30, 10)
                    fixed(20, 10)
                }
                Divider().gridCellUnsizedAxes(.horizontal).layoutLabel("line")
            }
        }
        #expect(grid.size.width == 58)
        #expect(grid.frame("line") == rect(0, 18, 58, 1))
    }

    @Test("refuses a negative span with an issue, and lays the cell out in one column")
    func negativeSpan() {
        let grid = layout(nil, nil) { Grid { GridRow { fixed(10, 10).gridCellColumns(-3) } } }
        #expect(grid.size == CGSize(width: 10, height: 10))
        #expect(grid.issues.map(\.rule) == [.invalidValue])
    }

    @Test("lays a span of any size out without running out of memory")
    func hugeSpan() {
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(10, 10).gridCellColumns(Int.max).gridCellColumns(Int.max)
                    fixed(5, 5)
                }
            }
        }
        #expect(grid.size.height == 10)
    }
}

@MainActor @Suite("Grid: spacing")
struct GridSpacingTests {
    @Test("puts the largest gap the meeting cells ask for, and none beside a spacer")
    func pairs() {
        let beside = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(30, 10)
                    Spacer()
                    fixed(10, 10, "c")
                }
            }
        }
        #expect(beside.frame("c")?.minX == 38)
        let larger = layout(nil, nil) {
            Grid {
                GridRow {
                    Spacer()
                    fixed(20, 20)
                }
                GridRow {
                    fixed(30, 10)
                    fixed(20, 20, "d")
                }
            }
        }
        #expect(larger.frame("d")?.minX == 38)
    }

    @Test("keeps a written spacing everywhere, beside a spacer and before a column only a span reaches")
    func explicit() {
        let beside = layout(nil, nil) {
            Grid(horizontalSpacing: 12) {
                GridRow {
                    fixed(30, 10)
                    Spacer()
                    fixed(10, 10, "c")
                }
            }
        }
        #expect(beside.frame("c")?.minX == 62)
        // Columns 20, 30 and an empty third, two gaps of 3: the span fits in it, so nothing widens.
        let bare = layout(nil, nil) {
            Grid(horizontalSpacing: 3) {
                GridRow {
                    fixed(20, 10)
                    fixed(30, 10)
                }
                GridRow { fixed(10, 10).gridCellColumns(3) }
            }
        }
        #expect(bare.size.width == 56)
    }

    @Test("takes negative spacing as it is, and reports spacing that is no number")
    func oddSpacing() {
        let cells = {
            GridRow {
                fixed(30, 10)
                fixed(30, 10)
            }
        }
        #expect(layout(nil, nil) { Grid(horizontalSpacing: -10) { cells() } }.size.width == 50)
        let bad = layout(nil, nil) { Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) { cells() } }
        #expect(bad.size.width == 68)
        #expect(bad.issues.map(\.rule) == [.invalidValue, .invalidValue])
    }

    @Test("lets neighbours touch where a spacer is on that edge of the grid, and where the grid is empty")
    func outside() {
        let beside = layout(nil, nil) {
            HStack {
                fixed(30, 10)
                Grid {
                    GridRow {
                        Spacer()
                        fixed(20, 20, "b")
                    }
                }
                fixed(10, 10, "c")
            }
        }
        #expect(beside.frame("b")?.minX == 38)
        #expect(beside.frame("c")?.minX == 66)
        #expect(
            layout(nil, nil) {
                HStack {
                    fixed(30, 10)
                    Grid {}
                    fixed(10, 10)
                }
            }.size.width == 40)
    }
}

@MainActor @Suite("Grid: alignment")
struct GridAlignmentTests {
    @Test("lets the row override the grid vertically, the column horizontally, and the anchor both")
    func precedence() {
        let grid = layout(nil, nil) {
            Grid(alignment: .topLeading) {
                GridRow(alignment: .bottom) {
                    fixed(10, 10, "a").gridColumnAlignment(.trailing)
                    fixed(10, 10, "b").gridCellAnchor(UnitPoint(x: 0.25, y: 0.5))
                    fixed(10, 40)
                }
                GridRow {
                    fixed(30, 10, "c")
                    fixed(50, 10)
                    fixed(10, 10)
                }
            }
        }
        #expect(grid.frame("a") == rect(20, 30, 10, 10))
        #expect(grid.frame("b") == rect(38 + 10, 15, 10, 10))
        #expect(grid.frame("c") == rect(0, 48, 30, 10))
    }

    @Test("takes the first column alignment declared; a span declares one and does not obey it")
    func columnAlignment() {
        let grid = layout(nil, nil) {
            Grid {
                GridRow { fixed(10, 10, "span").gridColumnAlignment(.leading).gridCellColumns(2) }
                GridRow {
                    fixed(10, 10, "a").gridColumnAlignment(.trailing)
                    fixed(20, 10)
                }
                GridRow {
                    fixed(40, 10)
                    fixed(20, 10)
                }
            }
        }
        #expect(grid.frame("span")?.minX == 29)
        #expect(grid.frame("a")?.minX == 0)
    }

    @Test("lets the innermost of two anchors, and of two column alignments, win; unsized axes join")
    func innermost() {
        let grid = layout(60, 60) {
            Grid {
                GridRow {
                    fixed(10, 10, "a").gridCellAnchor(.topLeading).padding(1).gridCellAnchor(.bottomTrailing)
                    Color.blue.gridCellUnsizedAxes(.vertical).gridCellUnsizedAxes(.horizontal).layoutLabel("b")
                }
                GridRow {
                    fixed(30, 30)
                    fixed(20, 20)
                }
            }
        }
        #expect(grid.frame("a") == rect(1, 1, 10, 10))
        #expect(grid.frame("b") == rect(38, 0, 20, 12))
    }

    @Test("lines the first baselines of a row up")
    func baselines() {
        // The padded text's baseline is at 8 + 20, the other's at 8: it comes down by 20.
        let grid = layout(nil, nil) {
            Grid {
                GridRow(alignment: .firstTextBaseline) {
                    Text("a").padding(.top, 20)
                    Text("b").layoutLabel("b")
                }
            }
        }
        #expect(grid.frame("b") == rect(18, 20, 10, 10))
    }

    @Test("mirrors its columns from right to left")
    func rightToLeft() {
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(30, 10, "a")
                    fixed(20, 10, "b")
                }
            }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(grid.frame("a")?.minX == 28)
        #expect(grid.frame("b")?.minX == 0)
    }
}

@MainActor @Suite("Grid: what a row is")
struct GridRowTests {
    @Test("is just its cells outside a grid")
    func outside() {
        let stack = layout(nil, nil) {
            HStack {
                GridRow(alignment: .top) {
                    fixed(10, 10)
                    fixed(10, 30)
                }
            }
        }
        #expect(stack.size == CGSize(width: 28, height: 30))
    }

    @Test("applies a modifier to each of its cells")
    func modifier() {
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(10, 10)
                    fixed(10, 10, "b")
                }.padding(1)
            }
        }
        #expect(grid.size == CGSize(width: 12 + 8 + 12, height: 12))
        #expect(grid.frame("b") == rect(21, 1, 10, 10))
    }

    @Test("takes in a row inside it, whose alignment then counts for nothing")
    func nested() {
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    GridRow(alignment: .bottom) { fixed(10, 10, "a") }
                    fixed(10, 30)
                }
            }
        }
        #expect(grid.size == CGSize(width: 28, height: 30))
        #expect(grid.frame("a")?.minY == 10)
    }

    @Test("stays a row of its own beside an equal one, in a loop too")
    func loop() {
        let grid = layout(nil, nil) { Grid { ForEach([1, 1, 1], id: \.self) { _ in GridRow { fixed(10, 10) } } } }
        #expect(grid.size == CGSize(width: 10, height: 46))
    }

    @Test("loses its cells' attributes in a stack of one and in an overlay, not in ordinary modifiers")
    func carriers() {
        func firstX<V: View>(_ cell: V) -> CGFloat? {
            layout(nil, nil) {
                Grid {
                    GridRow {
                        fixed(30, 10, "a")
                        fixed(20, 10)
                    }
                    GridRow { cell }
                }
            }.frame("a")?.minX
        }
        let wide = fixed(100, 10).gridCellColumns(2)
        #expect(firstX(wide) == 10.5)
        #expect(firstX(wide.background { Color.blue }.opacity(0.5).frame(height: 10)) == 10.5)
        #expect(firstX(HStack { wide }) == 35)
        #expect(firstX(Color.clear.frame(width: 100, height: 10).overlay { wide }) == 35)
    }
}

/// Half the proposed width, 40 at nil, and 10 high.
private struct HalfLeaf: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
