import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@MainActor
@Suite("Presentations")
struct PresentationTests {
    private struct Numbered: Identifiable { var id: Int }

    private func screen(_ content: some View) -> LayoutSnapshot {
        layout(400, 800) { content }
    }

    @Test("A sheet covers the screen up to 59 points below its top, whatever the view that presents it takes")
    func sheet() {
        let snapshot = screen(
            fixed(20, 10, "presenter").sheet(isPresented: .constant(true)) { Color.red.layoutLabel("content") })
        #expect(snapshot.frame("presenter") == rect(190, 395, 20, 10))
        #expect(snapshot.frame("content") == rect(0, 59, 400, 741))
    }

    @Test("A sheet with detents is as high as the lowest says")
    func detents() {
        func content(_ detents: Set<PresentationDetent>) -> CGRect? {
            screen(
                Color.clear.sheet(isPresented: .constant(true)) {
                    Color.red.presentationDetents(detents).layoutLabel("content")
                }
            ).frame("content")
        }
        #expect(content([.large, .medium]) == rect(0, 400, 400, 400))
        #expect(content([.height(120), .medium]) == rect(0, 680, 400, 120))
        #expect(content([.fraction(0.5)]) == rect(0, 429.5, 400, 370.5))
        #expect(content([.height(5000)]) == rect(0, 59, 400, 741))
    }

    @Test("Nothing is presented while the binding is false or has no item; presentsModal presents by number")
    func binding() {
        let views = Color.clear
            .sheet(isPresented: .constant(false)) { Color.red.layoutLabel("first") }
            .fullScreenCover(isPresented: .constant(false)) { Color.red.layoutLabel("second") }
            .sheet(item: .constant(nil as Numbered?)) { _ in Color.red.layoutLabel("third") }
        #expect(screen(views).records.allSatisfy { $0.labels.isEmpty })
        #expect(screen(views.presentsModal(at: 1)).frame("second") == rect(0, 0, 400, 800))
        #expect(screen(views.presentsModal(at: 1)).frame("first") == nil)
        #expect(screen(views.presentsModal(at: 2)).frame("third") == nil)
    }

    @Test("An item's sheet is made of the item")
    func item() {
        let snapshot = screen(
            Color.clear.sheet(item: .constant(Numbered(id: 3) as Numbered?)) { Text("\($0.id)").layoutLabel("id") })
        #expect(snapshot["id"]?.words == "3")
    }

    @Test("A sheet may present an alert")
    func nested() {
        let snapshot = screen(
            Color.clear.sheet(isPresented: .constant(true)) {
                Color.red.alert("Full", isPresented: .constant(true)) {}
            })
        #expect(snapshot.records.contains { $0.name == "Alert" })
    }

    @Test("An alert is 270 points wide and centered; two buttons stand side by side, three below each other")
    func alert() throws {
        func card(_ buttons: Int) -> CGRect? {
            screen(
                Color.clear.alert("Delete?", isPresented: .constant(true)) {
                    ForEach(0..<buttons, id: \.self) { Button("B\($0)") {} }
                }
            ).records.first { $0.name == "Alert" }?.frame
        }
        let (none, two, three) = (try #require(card(0)), try #require(card(2)), try #require(card(3)))
        #expect(none.width == 270 && none.midX == 200 && none.midY == 400)
        #expect(two.height == none.height)
        // Two more buttons of 44 points, and the lines above them.
        #expect(three.height == none.height + 2 * 45)
    }

    @Test("Of a confirmation dialog's buttons, the one that cancels stands apart, and there always is one")
    func dialog() throws {
        func texts(_ buttons: some View) -> [String] {
            screen(Color.clear.confirmationDialog("Sure?", isPresented: .constant(true)) { buttons })
                .records.compactMap(\.words)
        }
        #expect(
            texts(
                Group {
                    Button("Never", role: .cancel) {}
                    Button("Go") {}
                }) == ["Go", "Never"])
        #expect(texts(Button("Go") {}) == ["Go", "Cancel"])
    }
}
