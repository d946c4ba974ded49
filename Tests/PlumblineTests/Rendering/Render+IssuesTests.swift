import Foundation
import LayoutEngine
import Testing

@testable import Plumbline

@MainActor @Suite("What the author of a figure is warned of")
struct RenderIssuesTests {
    private func draft(_ scene: Scene) async throws -> Render.Draft {
        try await Render(scene, scale: 1, appearance: .light, assets: .none).settledDraft()
    }

    private func row(_ width: CGFloat) -> Scene {
        Scene("row", width: 300) {
            HStack {
                Text("Tea").layoutLabel("tea")
                Spacer()
                Text("$3").layoutLabel("price")
            }.padding()
        }
        .figureWidth(width).annotations(.borders, .sizes)
    }

    @Test(
        "that a figure is wider than asked, which it is only where its parts are; less room never makes a wider figure")
    func width() async throws {
        var last: CGFloat = 0
        for width in [160, 240, 320, 400, 560, 720] as [CGFloat] {
            let draft = try await draft(row(width))
            let drawn = draft.list.size.width
            #expect(drawn >= last, "at \(width)")
            last = drawn
            let warnings = draft.issues.filter { $0.rule == .tooWide }
            #expect(warnings.isEmpty == (drawn <= width), "\(drawn) at \(width)")
            guard let warning = warnings.first else { continue }
            let start =
                "the figure is \(lengthText(drawn)) points wide, not at most \(lengthText(width)) as figureWidth asks"
            #expect(warning.message == "\(start): its parts cannot be narrower")
        }
        let enlarged = try await draft(row(240).magnification(2)).issues.first { $0.rule == .tooWide }
        #expect(enlarged?.message.hasSuffix(": it is drawn 2×, as magnification asks") == true)
    }
}
