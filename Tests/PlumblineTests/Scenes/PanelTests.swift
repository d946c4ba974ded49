import Foundation
import LayoutEngine
import Raster
import TestSupport
import Testing

@testable import Plumbline

@MainActor
@Suite("Panels")
struct PanelTests {
    private let panels = Scene("panels", columns: 2, proposal: ProposedViewSize(width: 100, height: 50)) {
        Panel("fills") { Color.red }
        Panel("narrow", proposal: ProposedViewSize(width: 40, height: nil)) { Color.red }
        for width in [10, 20] { Panel("fixed \(width)") { Color.red.frame(width: CGFloat(width), height: 10) } }
        Panel("from the right") {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).layoutLabel("first")
                Color.blue.frame(width: 30, height: 10)
            }
        }
        .layoutDirection(.rightToLeft)
        .annotations(.ledger)
    }

    @Test("have their own proposal, environment and content")
    func layouts() {
        let all = LayoutSnapshot.all(of: panels)
        #expect(all.map(\.size.width) == [100, 40, 10, 20, 40])
        #expect(all[1].proposal == ProposedViewSize(width: 40, height: nil))
        #expect(all[4]["first"]?.frame.minX == 30)
        #expect(LayoutSnapshot(panels).size == all[0].size)
    }

    @Test("are all in figure, alt text, metadata and list")
    func everywhere() async throws {
        let figure = try Figure(panels.annotations(.borders), scale: 1)
        #expect(figure.snapshots.count == 5)
        #expect(figure.altText.contains("It has 5 panels side by side."))
        #expect(figure.altText.contains("Panel 2, “narrow”:"))
        let text = PNGChunk.texts(figure.pngData)
        #expect(text.first { $0.key == "Proposal" }?.value == "100 × 50; 40 × nil")
        let list = await run("list") { panels }
        #expect(list.output.contains("100 × 50, 40 × nil"))
        let trace = await run("trace", "panels") { panels }
        #expect(trace.output.contains("panels, narrow: proposed 40 × nil takes 40 × 10"))
        let json = await run("list", "--json") {
            panels
            Scene.square("a")
        }
        #expect(json.output.components(separatedBy: "\"parts\"").count == 2)
    }

    @Test("name the first view that differs when compared, in the alt text too")
    func comparison() throws {
        let scene = Scene("compared", columns: 2, proposal: ProposedViewSize(width: 100, height: 20)) {
            Panel("a") { Color.red.frame(width: 10) }
            Panel("b") { Color.red.frame(width: 20) }
        }
        let compared = try Figure(scene.comparing(), scale: 1).altText
        #expect(
            compared.contains("First difference:"), "\(compared)")
        #expect(try !Figure(scene, scale: 1).altText.contains("First difference:"))
    }

    @Test("are refused if there are none, or an infinite one")
    func refusals() {
        #expect(throws: SceneError.self) { try Figure(Scene("none", columns: 2) {}) }
        let endless = Scene("endless", columns: 1) { Panel("one", proposal: .infinity) { Color.red } }
        let error = #expect(throws: SceneError.self) { try Figure(endless) }
        #expect(error?.message.contains("the panel “one”") == true)
        #expect(
            Scene("bad", columns: 1) { Panel("one", proposal: ProposedViewSize(width: -1, height: 0)) { Color.red } }
                .proposalFault != nil)
    }
}
