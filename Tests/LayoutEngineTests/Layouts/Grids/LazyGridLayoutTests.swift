import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Lazy grids and stacks")
struct LazyGridLayoutTests {
    private func widths(_ width: CGFloat?, _ columns: [GridItem]) -> [CGFloat] {
        let grid = layout(width, nil) {
            LazyVGrid(columns: columns) {
                ForEach(0..<6) { Color.red.frame(height: 1).layoutLabel("\($0)") }
            }
        }
        let frames = (0..<6).compactMap { grid.frame("\($0)") }
        return frames.filter { $0.minY == 0 }.map(\.width)
    }

    @Test("takes fixed columns and gaps off first, and shares the rest in order within bounds")
    func columns() {
        // 300 − 50 − 2 · 8 = 234: the second gets min(117, 60), the third what is left.
        #expect(widths(300, [.init(.fixed(50)), .init(.flexible(maximum: 60)), .init()]) == [50, 60, 174])
        // Its own gap counts where an item has one.
        #expect(widths(100, [.init(spacing: 20), .init()]) == [40, 40])
    }

    @Test("explains every column's share, whatever its last digits", arguments: [5, 7, 10])
    func shares(count: Int) {
        let grid = layout(320, nil) {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: count)) {
                ForEach(0..<count, id: \.self) { Text("x\($0)") }
            }
        }
        let proposals = grid.records.dropFirst().compactMap { $0.explanation?.proposal.width.text }
        #expect(proposals.count == count && proposals.allSatisfy { $0.contains("320 −") }, "\(proposals)")
    }

    @Test("fits as many adaptive columns as the minimum allows, at least one, never wider than there is room")
    func adaptive() {
        // floor((200 + 8) / (45 + 8)) = 3 columns of (200 − 16) / 3.
        #expect(widths(200, [.init(.adaptive(minimum: 46))]).count == 3)
        #expect(widths(30, [.init(.adaptive(minimum: 45))]) == [30])
        #expect(widths(361, [.init(.adaptive(minimum: 1000))]) == [361])
        #expect(widths(200, [.init(.adaptive(minimum: 45, maximum: 50))]) == [50, 50, 50])
    }

    @Test("divides its own width again if the minimums made it wider than its proposal")
    func twoPasses() {
        // At 300: 146 and 180, 334 with the gap. At 334: (334 − 8) / 2 = 163 and again 180.
        #expect(widths(300, [.init(.flexible(minimum: 100)), .init(.flexible(minimum: 180))]) == [163, 180])
    }

    @Test("takes the proposed width and aligns its columns in it")
    func alignment() {
        for (alignment, x) in [(HorizontalAlignment.leading, 0.0), (.center, 51), (.trailing, 102)] {
            let grid = layout(200, nil) {
                LazyVGrid(columns: [.init(.fixed(50)), .init(.fixed(40))], alignment: alignment) {
                    fixed(50, 10, "a")
                    fixed(40, 10)
                    fixed(50, 10)
                }
            }
            #expect(grid.size == CGSize(width: 200, height: 28))
            #expect(grid.frame("a")?.minX == CGFloat(x))
        }
    }

    @Test("makes a line as high as its tallest cell and proposes that height to the others")
    func lineHeight() {
        let grid = layout(108, nil) {
            LazyVGrid(columns: [.init(), .init(alignment: .topLeading)], spacing: 5) {
                Color.red.layoutLabel("a")
                fixed(20, 30, "b")
                fixed(20, 20)
                fixed(20, 10, "d")
            }
        }
        #expect(grid.size.height == 55)
        #expect(grid.frame("a") == CGRect(x: 0, y: 0, width: 50, height: 30))
        #expect(grid.frame("d") == CGRect(x: 58, y: 35, width: 20, height: 10))
    }

    @Test("survives no columns, no cells, an infinite width and minimums of 0")
    func extremes() {
        #expect(layout(100, nil) { LazyVGrid(columns: []) { fixed(10, 10) } }.size.height == 0)
        #expect(layout(100, nil) { LazyVGrid(columns: [.init()]) {} }.size == CGSize(width: 100, height: 0))
        let items: [GridItem] = [
            .init(.adaptive(minimum: 0), spacing: 0), .init(.fixed(.nan)), .init(.flexible(minimum: -5, maximum: .nan)),
            .init(.adaptive(minimum: 20), spacing: -20),
        ]
        for width: CGFloat? in [nil, 0, 10, 500, .infinity] {
            for item in items {
                let grid = layout(width, nil) { LazyVGrid(columns: [item]) { ForEach(0..<3) { _ in fixed(10, 10) } } }
                #expect(!grid.size.width.isNaN && !grid.size.height.isNaN)
            }
        }
    }

    @Test("a lazy stack takes the proposed width and gives its views their ideal heights")
    func stack() {
        let stack = layout(100, 50) {
            LazyVStack(alignment: .trailing, spacing: 4) {
                Color.red.layoutLabel("a")
                fixed(20, 60, "b")
            }
        }
        #expect(stack.size == CGSize(width: 100, height: 74))
        #expect(stack.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(stack.frame("b") == CGRect(x: 80, y: 14, width: 20, height: 60))
        #expect(
            layout(100, 50) {
                LazyHStack {
                    fixed(20, 10)
                    fixed(20, 10)
                }
            }.size == CGSize(width: 48, height: 50))
    }
}
