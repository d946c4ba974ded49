import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("The lines on which grids align their cells")
struct AligningLayoutTests {
    /// In words: `.trailing 90: 1 3`, the children counted from 0.
    private func lines(_ layout: LayoutSnapshot, _ name: String = "Grid") -> [String] {
        guard let grid = layout.records.first(where: { $0.name == name }) else { return [] }
        return (grid.tracks ?? []).map { track in
            let views = track.views.compactMap { grid.children.firstIndex(of: $0) }.map(String.init)
            return "\(track.key.name) \(lengthText(track.position)): \(views.joined(separator: " "))"
        }
    }

    private func table(
        _ direction: LayoutDirection = .leftToRight, column: HorizontalAlignment? = nil,
        rows: (VerticalAlignment?, VerticalAlignment?) = (nil, nil)
    ) -> LayoutSnapshot {
        layout(300, 300) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow(alignment: rows.0) {
                    fixed(30, 10)
                    if let column { fixed(50, 40).gridColumnAlignment(column) } else { fixed(50, 40) }
                }
                GridRow(alignment: rows.1) {
                    fixed(20, 30)
                    fixed(40, 20)
                }
            }
            .padding(5)
            .environment(\.layoutDirection, direction)
        }
    }

    @Test("follow the grid’s alignment by default")
    func plain() {
        #expect(lines(table()) == [".leading 5: 0 2", ".leading 45: 1 3", ".center 25: 0 1", ".center 70: 2 3"])
    }

    @Test("follow a column’s or row’s alignment before the grid’s")
    func own() {
        #expect(
            lines(table(column: .trailing, rows: (.bottom, .top)))
                == [".leading 5: 0 2", ".trailing 95: 1 3", ".bottom 45: 0 1", ".top 55: 2 3"])
    }

    @Test("count from the right, from right to left")
    func mirrored() {
        // 30 + 10 + 50 wide, 5 from the corner.
        #expect(
            lines(table(.rightToLeft, column: .trailing))
                == [".leading 95: 0 2", ".trailing 5: 1 3", ".center 25: 0 1", ".center 70: 2 3"])
    }

    @Test("are the only guides of their axis recorded for the cells")
    func guides() throws {
        let layout = table(column: .trailing, rows: (.bottom, nil))
        let grid = try #require(layout.records.first { $0.name == "Grid" })
        // They are followed by the guides on which the cells align their own views.
        let names = grid.children.map { layout.records[$0].guides.prefix(2).map(\.name) }
        #expect(
            names == [
                [".leading", ".bottom"], [".trailing", ".bottom"], [".leading", ".center"], [".trailing", ".center"],
            ])
    }

    @Test("exclude a cell with an anchor, and include an unsized cell")
    func attributes() {
        let layout = layout(200, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    fixed(30, 20)
                    fixed(30, 10).gridCellAnchor(.bottomTrailing)
                    fixed(30, 10)
                }
                GridRow {
                    fixed(10, 10)
                    fixed(50, 20)
                    Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
                }
            }
        }
        #expect(
            lines(layout) == [
                ".leading 0: 0 3", ".leading 40: 4", ".leading 100: 2 5", ".top 0: 0 2", ".top 30: 3 4 5",
            ])
    }

    @Test("have a spanning cell where its own slot puts it")
    func spans() {
        func lines(_ alignment: Alignment) -> [String] {
            self.lines(
                layout(200, 200) {
                    Grid(alignment: alignment, horizontalSpacing: 10, verticalSpacing: 10) {
                        GridRow {
                            fixed(30, 10)
                            fixed(30, 10).gridColumnAlignment(.trailing)
                        }
                        GridRow { fixed(40, 10).gridCellColumns(2) }
                        fixed(20, 10)
                    }
                })
        }
        // Both spans are centered in the whole grid, where no column is.
        #expect(
            lines(.center) == [
                ".center 15: 0", ".center 35: 2 3", ".trailing 70: 1", ".center 5: 0 1", ".center 25: 2",
                ".center 45: 3",
            ])
        // At the edge where the first column starts they share its line.
        #expect(lines(.topLeading).prefix(2) == [".leading 0: 0 2 3", ".trailing 70: 1"])
    }

    @Test("of a lazy grid follow its items, not the grid's alignment")
    func lazy() {
        let layout = layout(220, 200) {
            LazyVGrid(
                columns: [
                    GridItem(.flexible(), spacing: 10, alignment: .bottomLeading),
                    GridItem(.fixed(80), spacing: 10, alignment: .trailing), GridItem(.fixed(20), spacing: 0),
                ],
                alignment: .trailing, spacing: 10
            ) {
                ForEach(0..<6) { fixed(10 + CGFloat($0), $0 % 2 == 0 ? 10 : 30) }
            }
        }
        #expect(
            lines(layout, "LazyVGrid") == [
                ".leading 0: 0 3", ".trailing 190: 1 4", ".center 210: 2 5",
                ".center 15: 1 2", ".bottom 30: 0", ".center 55: 4 5", ".bottom 70: 3",
            ])
    }

    @Test("of a lazy horizontal grid run across")
    func lazyRows() {
        let layout = layout(200, 100) {
            LazyHGrid(rows: [GridItem(.fixed(40), spacing: 10, alignment: .top), GridItem(.fixed(30))], spacing: 10) {
                ForEach(0..<4) { fixed(20 + CGFloat($0), 10) }
            }
        }
        #expect(
            lines(layout, "LazyHGrid") == [
                ".center 10.5: 0 1", ".center 42.5: 2 3", ".top 10: 0 2", ".center 75: 1 3",
            ])
    }

    @Test("are at the guides of the cells aligned on them, in any grid", arguments: 0..<40)
    func placement(_ seed: Int) {
        var random = Steps(seed)
        let columns: [HorizontalAlignment] = [.leading, .center, .trailing]
        let rows: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline]
        let cells = (0..<9).map { _ in (random.next(5, 60), random.next(5, 40), random.next(0, 20)) }
        let (across, down) = ((0..<3).map { _ in random.next(3) }, (0..<3).map { _ in random.next(4) })
        let layout = layout(CGFloat(60 + 40 * (seed % 5)), 200) {
            Grid(alignment: seed % 2 == 0 ? .bottomTrailing : .center) {
                ForEach(0..<3) { row in
                    GridRow(alignment: row == 1 ? nil : rows[down[row]]) {
                        ForEach(0..<3) { column in
                            let (width, height, guide) = cells[3 * row + column]
                            fixed(CGFloat(width), CGFloat(height))
                                .alignmentGuide(columns[across[column]]) { _ in CGFloat(guide) }
                                .gridColumnAlignment(columns[across[column]])
                        }
                    }
                }
            }
            .environment(\.layoutDirection, seed % 3 == 0 ? .rightToLeft : .leftToRight)
        }
        let tracks = layout.records.first { $0.name == "Grid" }?.tracks ?? []
        #expect(tracks.reduce(0) { $0 + $1.views.count } == 18)
        for track in tracks {
            for view in track.views.map({ layout.records[$0] }) {
                let guide = view.guides.first { $0.key == track.key }?.value ?? .nan
                let isMirrored = track.key.axis == .horizontal && view.isRightToLeft
                let place = isMirrored ? view.frame.maxX - guide : view.frame.origin[track.key.axis] + guide
                #expect(abs(place - track.position) < 1e-6, "\(track.key.name): \(place), not \(track.position)")
            }
        }
    }

    /// Numbers that look random and are the same every time.
    private struct Steps {
        private var state: UInt64

        init(_ seed: Int) { state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }

        mutating func next(_ least: Int, _ bound: Int) -> Int { least + next(bound - least) }
    }
}
