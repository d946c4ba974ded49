#if os(Linux)
    import Plumbline
    import PlumblineTesting
    import Testing

    @testable import Cafe

    @MainActor
    @Suite("A row of the menu", .goldens(assets: AssetCatalog(directory: "../../Sources/Cafe")))
    struct MenuRowTests {
        @Test("looks as its goldens do")
        func golden() async throws {
            try await expectFigure(
                MenuRow(dish: "Avocado toast", price: 9, isSoldOut: true), named: "sold-out", widths: [320],
                appearances: [.light, .dark])
            try await expectFigure(
                Scene("row", proposal: ProposedViewSize(width: 320, height: nil)) {
                    MenuRow(dish: "Avocado toast", price: 9)
                })
        }
    }
#endif
