import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Groups of rows in a list")
struct DisclosureGroupTests {
    @Test("an open group's rows are indented by 20 points, a closed one's are not there")
    func disclosure() {
        let snapshot = layout(390, 800) {
            List {
                DisclosureGroup("open", isExpanded: .constant(true)) { Text("in").layoutLabel("inside") }
                DisclosureGroup("closed") { Text("no").layoutLabel("hidden") }
            }
        }
        #expect(snapshot.rows.count == 3)
        #expect(snapshot.frame("inside")?.minX == 56)
        #expect(snapshot["hidden"] == nil)
    }

    @Test("an outline shows its first level, or its root")
    func outline() {
        struct Node: Identifiable {
            let id: Int
            var inner: [Node]?
        }
        let nodes = [Node(id: 1, inner: [Node(id: 2)]), Node(id: 3)]
        let snapshot = layout(390, 800) { List(nodes, children: \.inner) { Text("\($0.id)") } }
        #expect(snapshot.records.filter { $0.role == .text }.map(\.detail) == ["“1”", "“3”"])
        let rooted = layout(390, 800) { OutlineGroup(nodes[0], children: \.inner) { Text("\($0.id)") } }
        #expect(rooted.records.filter { $0.role == .text }.map(\.detail) == ["“1”"])
        let named = layout(390, 800) { OutlineGroup(nodes[1], id: \.id, children: \.inner) { Text("\($0.id)") } }
        #expect(named.records.filter { $0.role == .text }.map(\.detail) == ["“3”"])
    }
}
