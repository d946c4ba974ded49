import Foundation
import LayoutEngine
import Testing
import ViewDSL

@testable import Plumbline

@MainActor @Suite("A figure's footer")
struct RenderFooterTests {
    private func draft(_ content: some View) async throws -> (footer: [String], issues: [LayoutIssue]) {
        let scene = Scene("gap", proposal: ProposedViewSize(width: 100, height: 60)) { content }
        let render = Render(scene, scale: 1, appearance: .light, assets: .none)
        let draft = try await render.settledDraft()
        return (render.footer(draft.layouts, 1), draft.issues)
    }

    private func footer(_ names: String...) async throws -> [String] {
        try await draft(VStack { ForEach(names, id: \.self) { LabeledBox($0) } }).footer
    }

    @Test("names the views that boxes stand for, whose sizes are none of theirs")
    func boxes() async throws {
        #expect(try await footer("Map").contains("a box in place of Map"))
        #expect(try await footer("Map", "Chart", "Map").contains("boxes in place of Map and Chart"))
        #expect(try await footer("A", "B", "C").contains("boxes in place of 3 views"))
    }

    @Test("has the proposal unless the picture or the table has it")
    func proposal() async throws {
        func hasProposal(_ change: (Plumbline.Scene) -> Plumbline.Scene) async throws -> Bool {
            let scene = change(
                Scene("row", width: 100) {
                    HStack {
                        Text("a").layoutLabel("a")
                        Text("b")
                    }
                })
            let render = Render(scene, scale: 1, appearance: .light, assets: .none)
            return render.footer(try await render.settledDraft().layouts, 1).contains { $0.hasPrefix("proposed 100") }
        }
        #expect(try await !hasProposal { $0.annotations(.proposals) })
        #expect(try await !hasProposal { $0.annotations(.why) })
        #expect(try await hasProposal { $0.annotations(.proposals).showing("a") })
        #expect(try await hasProposal { $0.annotations(.why).focus("a") })
        #expect(try await !hasProposal { $0.annotations(.proposals).showing("a", "HStack") })
    }

    @Test("names the modifiers that are left out, which are issues of the figure, once")
    func modifiers() async throws {
        let one = try await draft(Modified(names: ["padding", "padding"]))
        #expect(one.footer.contains("without padding"))
        #expect(one.issues.map(\.text) == ["missing modifier: padding has no effect: A.swift:1 does not compile"])
        #expect(try await draft(Modified(names: ["b", "a"])).footer.contains("without a and b"))
        #expect(try await draft(Modified(names: ["a", "b", "c"])).footer.contains("without 3 modifiers"))
        let own = try await draft(_LeftOutModifier(Text("a"), "card(_:)", "A.swift:1 does not compile"))
        #expect(own.footer.contains("without card"))
        #expect(try await draft(Text("a")).issues.isEmpty)
    }
}

private struct Modified: View {
    let names: [String]

    var body: some View {
        for name in names { _LeftOutCode.note(name, "A.swift:1 does not compile") }
        return Text("a")
    }
}
