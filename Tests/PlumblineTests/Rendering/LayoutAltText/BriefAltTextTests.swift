import Testing

@testable import Plumbline

@MainActor
@Suite("Alt text of a page's figure")
struct BriefAltTextTests {
    private func brief(_ scene: Scene) async throws -> String {
        let render = Render(scene, scale: 1, appearance: .light, assets: .none)
        return try await render.settledDraft().briefAltText
    }

    @Test("is the title, the caption, the size, and what is in the view")
    func picture() async throws {
        let scene = Scene("boxes/two", proposal: ProposedViewSize(width: 100, height: 50)) {
            HStack(spacing: 6) {
                Color.red.frame(width: 30, height: 20).layoutLabel("left")
                Color.blue.frame(width: 40, height: 10)
            }
            .padding(2)
        }
        #expect(
            try await brief(scene.caption("Two `boxes`")) == """
                Two: Two boxes. It is proposed 100 × 50 points and takes 80 × 24. HStack holds 2 views: “left” and \
                Color .blue.
                """)
    }

    @Test("names a control, and nothing in it")
    func control() async throws {
        let scene = Scene("settings", proposal: ProposedViewSize(width: 300, height: nil)) {
            VStack {
                Toggle("Sounds", isOn: .constant(true))
                Stepper("Count", value: .constant(3))
                ForEach(0..<8) { _ in Color.red.frame(width: 10, height: 10) }
            }
        }
        let text = try await brief(scene.annotations(.borders, .sizes))
        #expect(
            text
                == "Settings: Proposed 300 wide. The VStack takes 300 × 215 and stacks a Toggle, a Stepper and eight Colors, 8 apart."
        )
        #expect(
            try await brief(scene.caption("A list.")).hasSuffix(
                "VStack holds 10 views: Toggle, Stepper and 8 times Color .red."))
    }

    @Test("has at most two sentences besides the author's caption")
    func screen() async throws {
        let scene = Scene("screen", proposal: ProposedViewSize(width: 393, height: 700)) {
            VStack {
                ForEach(0..<9) { number in
                    HStack {
                        Text("No. \(number). End")
                        Spacer()
                        Text("More")
                    }
                }
                Button("Clear. All") {}
            }
        }
        let text = try await brief(scene.annotations(.structure))
        #expect(text.hasPrefix("Screen: "))
        #expect(text.count < 400, "\(text)")
        let full = try Figure(scene.annotations(.structure), scale: 1).altText
        #expect(full.count > 2 * text.count)
    }

    @Test("is about the view, not what is behind it; where nothing is proposed, it says no proposal")
    func background() async throws {
        let scene = Scene("cell") {
            HStack(spacing: 0) { ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) } }.background(Color.blue)
        }
        #expect(try await brief(scene) == "Cell: It takes 20 × 10 points. HStack holds 2 views: 2 times Color .red.")
    }

    @Test("names the panels")
    func panels() async throws {
        let scene = Scene("panels", columns: 2) {
            Panel("before") { Color.red.frame(width: 10, height: 10) }
            Panel("after") { Color.red.frame(width: 20, height: 10) }
        }
        #expect(try await brief(scene) == "Panels: It has 2 panels side by side: “before” and “after”.")
    }
}
