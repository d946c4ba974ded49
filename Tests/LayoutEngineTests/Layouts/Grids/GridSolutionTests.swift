import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Grid: spans")
struct GridSolutionTests {
    @Test("widens the columns of a span equally")
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

    @Test("widens columns without single cells first")
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

    @Test("counts columns that only spans cover when it shares the rest")
    func bareColumnsShare() {
        // Five columns share 108 − 8: the second span is proposed three shares of 20.
        let grid = layout(108, 50) {
            Grid {
                GridRow {
                    Color.red.frame(width: 20).gridCellColumns(2)
                    Color.blue.gridCellColumns(3).layoutLabel("b")
                }
            }
        }
        #expect(grid.frame("b") == rect(28, 0, 60, 50))
        #expect(grid.size.width == 88)
    }

    @Test("has as many columns as a child outside rows spans")
    func nonRowColumns() {
        // Three columns share the 90; the row's cell has two of them, 60, and sits in their middle.
        let grid = layout(nil, nil) {
            Grid {
                fixed(90, 10).gridCellColumns(3)
                GridRow { fixed(10, 10, "a").gridCellColumns(2) }
            }
        }
        #expect(grid.frame("a")?.minX == 25)
    }

    @Test("widens no column for a span that fits once every cell has answered")
    func lateAnswers() {
        // The span is served first, the color takes 200 − 30 − 8 after it: nothing is left to widen.
        let grid = layout(200, nil) {
            Grid {
                GridRow {
                    fixed(30, 10, "a")
                    Color.red.layoutLabel("b")
                }
                GridRow { fixed(100, 10).gridCellColumns(2) }
            }
        }
        #expect(grid.frame("a")?.minX == 0)
        #expect(grid.frame("b") == rect(38, 0, 162, 10))
    }

    @Test("lets spans that ask for no width widen columns last")
    func unsizedLast() {
        // The 70 gives its 70 − 8 − 10 to the two columns without a single cell; the 20 then fits in their 52.
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(20, 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
                    fixed(10, 10, "b")
                }
                fixed(70, 10)
            }
        }
        #expect(grid.frame("b") == rect(60, 0, 10, 10))
    }

    @Test("adds the spans of two modifiers; 1 adds nothing")
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

    @Test("spans all columns with a child outside rows, whatever its span")
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

    @Test("finally proposes the whole width to a child outside rows")
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

    @Test("places a cell of span 0 at the next cell's column")
    func zeroSpan() {
        let grid = layout(nil, nil) {
            Grid {
                GridRow {
                    fixed(30, 10)
                    fixed(20, 20)
                }
                GridRow {
                    fixed(10, 10, "c").gridCellColumns(0)
                    fixed(5, 5, "d")
                }
            }
        }
        #expect(grid.size == CGSize(width: 58, height: 38))
        #expect(grid.frame("c") == rect(0, 28, 10, 10))
        #expect(grid.frame("d") == rect(12.5, 30.5, 5, 5))
    }

    @Test("refuses a negative span with an issue, and lays the cell out in one column")
    func negativeSpan() {
        let grid = layout(nil, nil) { Grid { GridRow { fixed(10, 10).gridCellColumns(-3) } } }
        #expect(grid.size == CGSize(width: 10, height: 10))
        #expect(grid.issues.map(\.rule) == [.invalidValue])
    }

    @Test("lays out a span of any size without running out of memory")
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
