import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

private struct Guest: Identifiable {
    let id: Int
    var name: String
}

@MainActor @Suite("A table")
struct TableTests {
    private let guests = [Guest(id: 1, name: "abc"), Guest(id: 2, name: "de")]

    private func snapshot(_ sizeClass: UserInterfaceSizeClass?) -> LayoutSnapshot {
        layout(500, 800) {
            Table(guests) {
                TableColumn("Name", value: \.name)
                TableColumn("Number") { Text(verbatim: "#\($0.id)") }.width(80)
            }
            .environment(\.horizontalSizeClass, sizeClass)
        }
    }

    @Test("has its columns beside each other below their titles, the fixed ones as wide as said")
    func regular() {
        let snapshot = snapshot(.regular)
        let texts = snapshot.records.filter { $0.name == "Text" }
        #expect(texts.map(\.detail) == ["“Name”", "“Number”", "“abc”", "“#1”", "“de”", "“#2”"])
        // 20 beside the table, as in a list, and 16 between columns.
        #expect(texts.map(\.frame.minX) == [20, 400, 20, 400, 20, 400])
        #expect(texts[2].frame.midY + 44 < texts[4].frame.midY + 1)
    }

    @Test("has that name, and rows like a list")
    func names() {
        let records = snapshot(.regular).records
        #expect(records.contains { $0.name == "Table" } && !records.contains { $0.name == "List" })
        #expect(records.count { $0.systemPart == .row } == 2)
    }

    @Test("is a plain list of its first column in compact width")
    func compact() {
        let texts = snapshot(.compact).records.filter { $0.name == "Text" }
        #expect(texts.map(\.detail) == ["“abc”", "“de”"])
    }

    @Test("has a mark at the column it is sorted by")
    func order() {
        func marks(_ order: [KeyPathComparator<Guest>]) -> [CGFloat] {
            layout(500, 800) {
                Table(guests, sortOrder: .constant(order)) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Number", value: \.id) { Text(verbatim: "#\($0.id)") }
                }
                .environment(\.horizontalSizeClass, .regular)
            }.records.filter { $0.role == .image }.map(\.frame.minX)
        }
        #expect(marks([]).isEmpty)
        #expect(marks([KeyPathComparator(\.name)]) == [20 + 40 + 4])
        #expect(marks([KeyPathComparator(\.id, order: .reverse), KeyPathComparator(\.name)]).first ?? 0 > 250)
    }

    @Test("fills the rows that are selected, over its whole width")
    func selection() {
        func fills(_ table: some View) -> Int {
            layout(500, 800) { table.environment(\.horizontalSizeClass, .regular) }.records
                .count { $0.frame.width == 500 && $0.frame.height == 44 }
        }
        let rows = fills(Table(guests) { TableColumn("Name", value: \.name) })
        #expect(fills(Table(guests, selection: .constant(2)) { TableColumn("Name", value: \.name) }) == rows + 1)
        let both: Binding<Set<Int>> = .constant([1, 2])
        #expect(fills(Table(guests, selection: both) { TableColumn("Name", value: \.name) }) == rows + 2)
    }
}
