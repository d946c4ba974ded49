import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor
@Suite("A list that is edited")
struct RowEditingTests {
    private func edited(_ list: some View, _ mode: EditMode = .active) -> LayoutSnapshot {
        layout(393, 600) { list.environment(\.editMode, .constant(mode)) }
    }

    private func names(_ name: String, in snapshot: LayoutSnapshot) -> [CGRect] {
        snapshot.records.filter { $0.name == name }.map(\.frame)
    }

    private var rows: some View {
        List {
            ForEach(0..<2, id: \.self) { Text("\($0)").layoutLabel("row \($0)") }.onDelete { _ in }.onMove { _, _ in }
            Text("c").layoutLabel("fixed")
        }
    }

    @Test("has signs before rows that can be deleted, and handles after those that can be moved")
    func signs() throws {
        let (plain, active) = (edited(rows, .inactive), edited(rows))
        #expect(names("edit", in: plain).isEmpty && names("handle", in: plain).isEmpty)
        #expect(names("edit", in: active).count == 2 && names("handle", in: active).count == 2)
        let (before, after) = (try #require(plain.frame("row 0")), try #require(active.frame("row 0")))
        #expect(after.minX - before.minX == RowEditSign.room)
        #expect(active.frame("fixed")?.minX == before.minX)
        #expect(names("edit", in: active).allSatisfy { $0.maxX < after.minX })
    }

    @Test("has them also for edit actions of bound data")
    func actions() {
        struct Item: Identifiable { var id: Int }
        let items = Binding.constant([Item(id: 1), Item(id: 2)])
        let list = edited(List(items, editActions: .all) { Text("\($0.wrappedValue.id)") })
        #expect(names("edit", in: list).count == 2 && names("handle", in: list).count == 2)
        let rows = edited(List { ForEach(items, editActions: .move) { Text("\($0.wrappedValue.id)") } })
        #expect(names("edit", in: rows).isEmpty && names("handle", in: rows).count == 2)
    }

    @Test("leaves out what is disabled, and actions that are nil")
    func disabled() {
        let some = List {
            ForEach(0..<3, id: \.self) { Text("\($0)").deleteDisabled($0 == 1).moveDisabled($0 < 2) }
                .onDelete { _ in }.onMove { _, _ in }
            ForEach(3..<5, id: \.self) { Text("\($0)") }.onDelete(perform: nil).onMove(perform: nil)
        }
        #expect(names("edit", in: edited(some)).count == 2 && names("handle", in: edited(some)).count == 1)
    }

    @Test("shows which of several rows are selected in place of signs that delete, and no chevrons")
    func selection() {
        let list = List(selection: .constant(Set([1]))) {
            ForEach(0..<3, id: \.self) { number in NavigationLink("\(number)") { Text("a") } }.onDelete { _ in }
        }
        let snapshot = edited(list)
        let signs = snapshot.records.compactMap {
            $0.role == .image || $0.name == "Image" ? $0.words ?? $0.detail : nil
        }
        #expect(names("edit", in: snapshot).count == 3)
        #expect(signs.filter { $0.contains("checkmark.circle.fill") }.count == 1, "\(signs)")
        #expect(!signs.contains { $0.contains("minus") || $0.contains("chevron") }, "\(signs)")
    }

    @Test("has an edit button that says Done")
    func button() {
        func words(_ mode: EditMode) -> [String?] {
            edited(EditButton(), mode).records.filter { $0.role == .text }.map(\.words)
        }
        #expect(words(.active) == ["Done"] && words(.inactive) == ["Edit"])
    }
}

@MainActor
@Suite("Content margins of a list")
struct ListMarginsTests {
    private func row(_ list: some View) -> CGRect? {
        layout(393, 600) { list }.records.first { $0.name == "row" }?.frame
    }

    private var list: some View { List { Text("a") } }

    @Test("take the place of the list's own, at their edges only")
    func edges() throws {
        let own = try #require(row(list))
        #expect(own.minX == 16 && own.minY == 35)
        #expect(row(list.contentMargins(.top, 5)) == own.offsetBy(dx: 0, dy: -30))
        let narrow = try #require(row(list.contentMargins(.horizontal, 40)))
        #expect(narrow.minX == 40 && narrow.width == 393 - 80 && narrow.minY == own.minY)
        #expect(row(list.contentMargins(.all, 40, for: .scrollIndicators)) == own)
        #expect(row(Form { Text("a") }.contentMargins(.leading, 50))?.minX == 50)
    }

    @Test("are not those of scroll views in its rows")
    func inner() throws {
        let list = List { ScrollView(.horizontal) { fixed(10, 10, "inner") } }
        let snapshot = layout(393, 600) { list.contentMargins(.horizontal, 40) }
        #expect(try #require(snapshot.frame("inner")).minX == 60)
    }
}
