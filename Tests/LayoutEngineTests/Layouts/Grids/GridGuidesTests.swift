import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Grid: spacing")
struct GridGuidesTests {
    @Test("uses the largest gap that adjacent cells prefer, and none beside a spacer")
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

    @Test("uses explicit spacing everywhere, even beside a spacer and before a column only a span covers")
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

    @Test("accepts negative spacing, and reports spacing that is not finite")
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

    @Test("has no spacing on an edge with a spacer, or if it is empty")
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

    @Test("uses the first column alignment declared; a span declares one but does not follow it")
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

    @Test("aligns the first baselines of a row")
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

@MainActor @Suite("Grid: rows")
struct GridRowTests {
    @Test("are just their cells outside a grid")
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

    @Test("apply a modifier to each of their cells")
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

    @Test("absorb a row inside, whose alignment has no effect")
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

    @Test("stay apart from equal neighbors, in a loop too")
    func loop() {
        let grid = layout(nil, nil) { Grid { ForEach([1, 1, 1], id: \.self) { _ in GridRow { fixed(10, 10) } } } }
        #expect(grid.size == CGSize(width: 10, height: 46))
    }

    @Test("lose their cells' attributes in a stack of one and in an overlay, not in other modifiers")
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
