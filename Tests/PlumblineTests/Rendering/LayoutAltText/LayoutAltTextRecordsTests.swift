import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("Alt text of a grid's cells")
struct LayoutAltTextRecordsTests {
    private func altText(_ content: @escaping @MainActor () -> some View) throws -> String {
        let scene = Scene("grid", proposal: ProposedViewSize(width: 200, height: 100)) { content() }
        return try Figure(scene.annotations(.borders), scale: 1).altText
    }

    private func cells(_ count: Int) -> some View {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
    }

    @Test("rows of equal length are counted, and equal cells are described together")
    func even() throws {
        let said = try altText {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<3, id: \.self) { _ in GridRow { self.cells(4) } }
            }
        }
        #expect(said.contains("It holds 12 views, in 3 rows of 4, one after the other: 12 times frame"), "\(said)")
        let high = try altText {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<60, id: \.self) { _ in GridRow { self.cells(2) } }
            }
        }
        #expect(high.contains("120 views, in 60 rows of 2, one after the other: 120 times frame"), "\(high)")
    }

    @Test("the last row of a lazy grid may be shorter, and a horizontal grid has columns")
    func uneven() throws {
        let items = Array(repeating: GridItem(.fixed(20), spacing: 0), count: 4)
        let rows = try altText { LazyVGrid(columns: items, spacing: 0) { self.cells(6) } }
        #expect(rows.contains("6 views, in 2 rows, of 4 and 2, one after the other: 6 times"), "\(rows)")
        let columns = try altText { LazyHGrid(rows: items, spacing: 0) { self.cells(8) } }
        #expect(columns.contains("8 views, in 2 columns of 4, one after the other: 8 times"), "\(columns)")
    }

    @Test("equal cells are described together only within their row if other rows differ")
    func mixed() throws {
        let said = try altText {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.blue.frame(width: 10, height: 10)
                    self.cells(2)
                }
                GridRow { self.cells(3) }
            }
        }
        #expect(said.contains("6 views, in 2 rows of 3, one after the other: frame"), "\(said)")
        #expect(said.contains("2 times frame") && said.contains("3 times frame"), "\(said)")
    }

    @Test("a single row or a stack has none")
    func none() throws {
        let row = try altText { Grid { GridRow { self.cells(4) } } }
        #expect(row.contains("4 views, in order: 4 times"), "\(row)")
        #expect(try altText { HStack { self.cells(4) } }.contains("4 views, in order: 4 times"))
    }
}
