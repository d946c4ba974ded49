import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A list’s sections")
struct SectionTests {
    @Test("what stands for a section that does not compile is a section, whose row is none of the author's")
    func leftOutSection() {
        let snapshot = layout(390, 800) {
            List {
                Section { Text("abc") }
                _LeftOutSection("A.swift:1 does not compile")
                Text("de")
            }
        }
        #expect(snapshot.rows.count == 2)
        let section = snapshot.records.filter { $0.name == "Section" && $0.systemPart == .row }.map(\.frame)
        #expect(section.count == 1 && section[0].minY - snapshot.rows[0].maxY == 35)
        #expect(snapshot.issues.map(\.missingName) == ["Section"])
    }

    @Test("a section's header in a sidebar ends in a chevron unless it cannot be closed; elsewhere it has none")
    func sidebarHeaders() {
        let list = List {
            Section("a", isExpanded: .constant(true)) { Text("1") }
            Section("b", isExpanded: .constant(false)) { Text("1") }
            Section("c") { Text("1") }.collapsible(false)
            Section { Text("1") }
        }
        #expect(ControlLook(390, 800) { list.listStyle(.sidebar) }.strokes(of: .blue) == 2)
        #expect(ControlLook(390, 800) { list }.strokes(of: .blue) == 0)
    }

    @Test("a header in capitals stands 38 points high above its rows, and a footer below them")
    func section() {
        let snapshot = layout(390, 800) {
            List {
                Section {
                    Text("abc")
                } header: {
                    Text("head").layoutLabel("header")
                } footer: {
                    Text("foot").layoutLabel("footer")
                }
                Section { Text("d") }
            }
        }
        #expect(snapshot.frame("header") == rect(36, 17.5 + 15, 40, 10))
        #expect(snapshot["header"]?.detail == "“HEAD”")
        let row: CGFloat = 17.5 + 15 + 10 + 7
        let next: CGFloat = row + 44 + 24 + 35
        #expect(snapshot.frame("footer") == rect(36, row + 51, 40, 10))
        #expect(snapshot["footer"]?.detail == "“foot”")
        #expect(snapshot.rows == [rect(16, row, 358, 44), rect(16, next, 358, 44)])
    }

    @Test("loose rows between sections make sections of their own")
    func looseRows() {
        let snapshot = layout(390, 800) {
            List {
                Text("a")
                Section { Text("b") }
                Text("c")
            }
        }
        let tops: [CGFloat] = [35, 35 + 79, 35 + 2 * 79]
        #expect(snapshot.rows.map(\.minY) == tops)
    }
}
