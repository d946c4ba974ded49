import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor
@Suite("Presentations")
struct PresentationTests {
    private struct Numbered: Identifiable { var id: Int }

    private func screen(_ content: some View) -> LayoutSnapshot {
        layout(400, 800) { content }
    }

    private var phone: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.sceneSafeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        return environment
    }

    private func phoneSheet(_ content: some View) -> LayoutSnapshot {
        layout(393, 852, environment: phone) { Color.clear.sheet(isPresented: .constant(true)) { content } }
    }

    @Test(
        "A sheet reaches from 10 points below the top safe area to the screen's bottom, whatever the presenting view takes"
    )
    func sheet() {
        let snapshot = screen(
            fixed(20, 10, "presenter").sheet(isPresented: .constant(true)) { Color.red.layoutLabel("content") })
        #expect(snapshot.frame("presenter") == rect(190, 395, 20, 10))
        #expect(snapshot.frame("content") == rect(0, 10, 400, 790))
        let onPhone = phoneSheet(Color.red.layoutLabel("content"))
        #expect(onPhone.records.first { $0.name == "sheet" }?.frame == rect(0, 69, 393, 783))
        // The bottom safe area is the content's, which may ignore it.
        #expect(onPhone.frame("content") == rect(0, 69, 393, 749))
        let ignoring = phoneSheet(Color.red.layoutLabel("content").ignoresSafeArea())
        #expect(ignoring.frame("content") == rect(0, 69, 393, 783))
    }

    @Test("A sheet with detents is as high as the lowest says, and the bottom safe area")
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
        #expect(content([.fraction(0.5)]) == rect(0, 405, 400, 395))
        #expect(content([.height(5000)]) == rect(0, 10, 400, 790))
        let onPhone = phoneSheet(Color.red.layoutLabel("content").presentationDetents([.height(120)]))
        #expect(onPhone.frame("content") == rect(0, 852 - 34 - 120, 393, 120))
        let medium = phoneSheet(Color.red.presentationDetents([.medium]))
        #expect(medium.records.first { $0.name == "sheet" }?.frame == rect(0, 426, 393, 426))
    }

    @Test("Behind a large sheet the screen is a card with black around it, behind a lower one it is not")
    func card() {
        func blacks(_ view: some View) -> [CGRect] {
            SceneryPainter(phoneSheet(view), scale: 1).items().compactMap { item in
                guard case .fill(let path, .color(RGBA(hex: 0x000000)), _) = item else { return nil }
                return path.boundingRect
            }
        }
        #expect(blacks(Color.red) == [rect(0, 0, 393, 852)])
        #expect(blacks(Color.red.presentationDetents([.medium])).isEmpty)
    }

    @Test("A sheet dims nothing at a height at which the views behind it are touched")
    func interaction() {
        func isDimmed(_ detent: PresentationDetent, _ interaction: PresentationBackgroundInteraction) -> Bool {
            phoneSheet(
                Color.red.presentationDetents([detent]).presentationBackgroundInteraction(interaction)
            ).records.contains { $0.name == "dimming" }
        }
        #expect(isDimmed(.medium, .automatic) && isDimmed(.medium, .disabled))
        #expect(!isDimmed(.medium, .enabled))
        #expect(
            !isDimmed(.height(120), .enabled(upThrough: .medium)) && !isDimmed(.medium, .enabled(upThrough: .medium)))
        #expect(isDimmed(.large, .enabled(upThrough: .medium)))
    }

    @Test("A navigation bar in a sheet is 56 points high")
    func barInSheet() {
        let stack = NavigationStack {
            Color.red.layoutLabel("page").navigationTitle("abc").navigationBarTitleDisplayMode(.inline)
        }
        #expect(phoneSheet(stack).frame("page") == rect(0, 69 + 56, 393, 852 - 34 - 69 - 56))
        let cover = layout(393, 852, environment: phone) {
            Color.clear.fullScreenCover(isPresented: .constant(true)) { stack }
        }
        #expect(cover.frame("page")?.minY == CGFloat(103))
    }

    @Test("In the dark, a sheet's backgrounds are a level above the screen's")
    func elevated() {
        var inSheet = EnvironmentValues()
        inSheet.isInSheet = true
        for (color, light, dark, elevated) in [
            (Color.systemBackground, 0xffffff, 0x000000, 0x1c1c1e),
            (.systemGroupedBackground, 0xf2f2f7, 0x000000, 0x1c1c1e),
            (.secondarySystemGroupedBackground, 0xffffff, 0x1c1c1e, 0x2c2c2e),
        ] as [(Color, UInt32, UInt32, UInt32)] {
            inSheet.colorScheme = .light
            #expect(color.resolved(in: inSheet) == RGBA(hex: light))
            inSheet.colorScheme = .dark
            #expect(color.resolved(in: inSheet) == RGBA(hex: elevated))
            #expect(color.resolved(.dark) == RGBA(hex: dark))
        }
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
        #expect(snapshot.records.contains { $0.name == "alert" })
    }

    @Test("An alert is 270 points wide and centered; two buttons stand side by side, three below each other")
    func alert() throws {
        func card(_ buttons: Int) -> CGRect? {
            screen(
                Color.clear.alert("Delete?", isPresented: .constant(true)) {
                    ForEach(0..<buttons, id: \.self) { Button("B\($0)") {} }
                }
            ).records.first { $0.name == "alert" }?.frame
        }
        let (none, two, three) = (try #require(card(0)), try #require(card(2)), try #require(card(3)))
        #expect(none.width == 270 && none.midX == 200 && none.midY == 400)
        #expect(two.height == none.height)
        // Two more buttons of 44 points, and the lines above them.
        #expect(three.height == none.height + 2 * 45)
    }

    @Test("Of an alert's buttons, the one that cancels is the first of two and else the last")
    func alertOrder() {
        func texts(_ others: Int) -> [String] {
            screen(
                Color.clear.alert("Delete?", isPresented: .constant(true)) {
                    ForEach(0..<others, id: \.self) { Button("B\($0)") {} }
                    Button("Cancel", role: .cancel) {}
                    Button("Last") {}
                }
            ).records.compactMap(\.words)
        }
        #expect(texts(0) == ["Delete?", "Cancel", "Last"])
        #expect(texts(1) == ["Delete?", "B0", "Last", "Cancel"])
    }

    @Test("An alert with a button that destroys has one that cancels, the system's if it has none")
    func alertCancel() {
        func texts(_ buttons: some View) -> [String] {
            screen(Color.clear.alert("Delete?", isPresented: .constant(true)) { buttons }).records.compactMap(\.words)
        }
        let delete = Button("Delete", role: .destructive) {}
        #expect(texts(delete) == ["Delete?", "Cancel", "Delete"])
        #expect(
            texts(
                Group {
                    delete
                    Button("Archive") {}
                }) == ["Delete?", "Delete", "Archive", "Cancel"])
        #expect(
            texts(
                Group {
                    delete
                    Button("Keep", role: .cancel) {}
                }) == ["Delete?", "Keep", "Delete"])
        #expect(texts(Button("Archive") {}) == ["Delete?", "Archive"])
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
    @Test("An alert's fields stand below its message, 16 points from its sides, and its buttons below them")
    func alertFields() throws {
        let snapshot = screen(
            Color.clear.alert("Log in", isPresented: .constant(true)) {
                TextField("Name", text: .constant("")).layoutLabel("name")
                SecureField("Password", text: .constant("")).layoutLabel("password")
                Button("Cancel", role: .cancel) {}.layoutLabel("cancel")
                Button("OK") {}.layoutLabel("ok")
            })
        let card = try #require(snapshot.records.first { $0.name == "alert" }?.frame)
        let (name, password) = (try #require(snapshot.frame("name")), try #require(snapshot.frame("password")))
        #expect(name.minX == card.minX + 16 && name.width == 238 && name.height == 32)
        #expect(password.minX == name.minX && password.minY > name.maxY)
        let (cancel, ok) = (try #require(snapshot.frame("cancel")), try #require(snapshot.frame("ok")))
        #expect(cancel.minY == ok.minY && cancel.maxX <= ok.minX && cancel.minY > password.maxY)
    }

}
