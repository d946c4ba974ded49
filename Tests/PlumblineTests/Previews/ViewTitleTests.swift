import Testing

@testable import Plumbline

private struct FactSheet: View {
    var body: some View { Text("fact") }
}

private struct FactBox: View {
    var body: some View { Text("box") }
}

@MainActor @Suite("The title of a view")
struct ViewTitleTests {
    @Test(
        "is its name in words: acronyms stay, and so do names with underscores",
        arguments: [
            ("ReadingSettings", "Reading settings"), ("ResortView", "Resort"), ("ContentView", "Content view"),
            ("QRScannerView", "QR scanner"), ("UserQR", "User QR"), ("messageRow", "Message row"),
            ("ContentView_02_03", "ContentView_02_03"), ("RotateAView", "Rotate a view"),
            ("AlertsInASingleView", "Alerts in a single view"),
        ])
    func words(name: String, title: String) { #expect(ViewTitle(name).words == title) }

    @Test("is that of the only view of the author's in a preview, whatever is around it")
    func types() {
        func words(_ view: some View) -> String { ViewTitle(of: view, in: "PlumblineTests", or: "T1").words }
        #expect(words(FactSheet()) == "Fact sheet")
        #expect(words(NavigationStack { FactSheet().padding() }) == "Fact sheet")
        #expect(
            words(
                HStack {
                    FactSheet()
                    FactBox()
                }) == "T1")
        #expect(words(Text("a")) == "T1")
        struct Local: View {
            var body: some View { FactSheet() }
        }
        #expect(words(Local()) == "Local")
    }

    @Test("is the file’s for the type that a macro declares around `@Previewable` values")
    func previewable() {
        #expect(ViewTitle(type: "T.$s1T0017Preview_AbCfMf_", in: "T", or: "Ring").words == "Ring")
        #expect(ViewTitle(type: "SwiftUI.Padded<T.Card>", in: "T", or: "Ring").words == "Card")
    }

    @Test("stands in its figure, above the words about its structure")
    func figure() throws {
        var scene = Scene("File/Preview", proposal: ProposedViewSize(width: 100, height: 60)) {
            VStack(spacing: 4) {
                Color.red
                Color.blue
            }
        }.annotations(.borders)
        #expect(try FigureWords(scene).all.allSatisfy { !$0.contains("two Colors") })
        scene.fileTitle = "File"
        scene.viewTitle = { "Fact sheet" }
        let words = try FigureWords(scene).all
        #expect(words.contains("Fact sheet") && words.contains { $0.contains("stacks two Colors") })
        let alone = scene.caption("Two halves.")
        #expect(try FigureWords(alone).all.allSatisfy { !$0.contains("two Colors") })
    }
}
