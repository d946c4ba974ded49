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

    @Test("gives a section's header and footer lines of their own over the whole width, and starts a line below them")
    func sections() throws {
        let grid = layout(108, nil) {
            LazyVGrid(columns: [.init(), .init()], alignment: .leading, spacing: 5) {
                fixed(10, 10, "before")
                Section {
                    ForEach(0..<3) { Color.red.frame(height: 20).layoutLabel("cell \($0)") }
                } header: {
                    Color.red.frame(height: 8).layoutLabel("header")
                } footer: {
                    fixed(30, 6, "footer")
                }
                Section { fixed(10, 10, "next") }
                Section { fixed(10, 10, "last") }
            }
        }
        #expect(grid.frame("before") == rect(20, 0, 10, 10))
        #expect(grid.frame("header") == rect(0, 15, 108, 8))
        #expect(grid.frame("cell 0") == rect(0, 28, 50, 20))
        #expect(grid.frame("cell 1") == rect(58, 28, 50, 20))
        #expect(grid.frame("cell 2") == rect(0, 53, 50, 20))
        #expect(grid.frame("footer") == rect(0, 78, 30, 6))
        #expect(grid.frame("next") == rect(20, 89, 10, 10))
        #expect(grid.frame("last") == rect(20, 104, 10, 10))
        #expect(grid.size == size(108, 114))
        let record = grid.records[0]
        #expect(record.gaps.filter { $0.axis == .vertical }.map(\.frame.minY) == [10, 23, 48, 73, 84, 99])
        #expect(record.gaps.filter { $0.axis == .horizontal }.map(\.frame) == [rect(50, 28, 8, 20)])
        #expect(grid["header"]?.slot == rect(0, 15, 108, 8))
        let height = try #require(record.explanation?.answer.height.text)
        #expect(height.contains("114") && height.contains("its lines"), "\(height)")
        let header = try #require(grid["header"]?.explanation?.proposal.width.text)
        #expect(header.contains("the grid’s own width"), "\(header)")
    }

    @Test("of rows gives a section's header a column of its own over the whole height")
    func sectionsOfRows() {
        let grid = layout(nil, 108) {
            LazyHGrid(rows: [.init(), .init()], spacing: 5) {
                Section {
                    ForEach(0..<3) { Color.red.frame(width: 20).layoutLabel("cell \($0)") }
                } header: {
                    Color.red.frame(width: 8).layoutLabel("header")
                }
            }
        }
        #expect(grid.frame("header") == rect(0, 0, 8, 108))
        #expect(grid.frame("cell 1") == rect(13, 58, 20, 50))
        #expect(grid.frame("cell 2") == rect(38, 0, 20, 50))
    }

    @Test("pins a footer at the end of what is seen of its section, and a header at the start")
    func pinning() {
        func section(_ name: String) -> some View {
            Section {
                fixed(10, 100)
            } header: {
                fixed(10, 10, "\(name) header")
            } footer: {
                fixed(10, 20, "\(name) footer")
            }
        }
        func stack(_ height: CGFloat, _ anchor: UnitPoint? = nil) -> LayoutSnapshot {
            layout(100, height) {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                        section("a")
                        section("b")
                    }
                }
                .defaultScrollAnchor(anchor)
            }
        }
        // The second section begins at 130, its footer is at 240.
        #expect(stack(200).frame("a footer")?.minY == 110)
        #expect(stack(200).frame("b footer")?.minY == 180)
        #expect(stack(300).frame("b footer")?.minY == 240)
        // No higher than the section's header, and where it is if the section is out of sight.
        #expect(stack(145).frame("b footer")?.minY == 140)
        #expect(stack(120).frame("b footer")?.minY == 240)
        #expect(stack(200).records.filter { $0.name == "LazyVStack" }.flatMap(\.gaps).isEmpty)
        // Scrolled by 60.
        #expect(stack(200, .bottom).frame("a header")?.minY == 0)
        #expect(stack(200, .bottom).frame("b header")?.minY == 70)
        let grid = layout(100, 60) {
            ScrollView {
                LazyVGrid(columns: [.init()], pinnedViews: .sectionFooters) { section("a") }
            }
        }
        #expect(grid.frame("a footer")?.minY == 40)
        let row = layout(60, 100, environment: rightToLeft) {
            ScrollView(.horizontal) {
                LazyHStack(pinnedViews: .sectionFooters) {
                    Section {
                        fixed(100, 10)
                    } footer: {
                        fixed(20, 10, "footer")
                    }
                }
            }
        }
        #expect(row.frame("footer")?.minX == 0)
    }

    private var rightToLeft: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        return environment
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
