import Foundation
import LayoutEngine
import Raster
import Testing

@testable import Plumbline

@Suite("Scenes of panels and sweeps")
@MainActor
struct PanelsAndSweepSceneTests {
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

    private let sweep = Scene("sweep", sweep: .widths(20, 60, nil, .infinity, height: 10)) {
        Color.red.frame(minWidth: 30, maxWidth: 50)
    }

    @Test("every panel has its proposal, its environment and its content")
    func layouts() {
        let all = LayoutSnapshot.all(of: panels)
        #expect(all.map(\.size.width) == [100, 40, 10, 20, 40])
        #expect(all[1].proposal == ProposedViewSize(width: 40, height: nil))
        #expect(all[4]["first"]?.frame.minX == 30)
        #expect(LayoutSnapshot(panels).size == all[0].size)
    }

    @Test("a sweep lays out one view under every proposal, in order")
    func steps() {
        let all = LayoutSnapshot.all(of: sweep)
        #expect(all.map(\.proposal.width) == [20, 60, nil, .infinity])
        #expect(all.map(\.size.width) == [30, 50, 30, 50])
        #expect(Sweep.heights(10, nil, width: 4).proposals.map(\.width) == [4, 4])
    }

    @Test("the curve is sampled between the steps at whole points, sparsely, and where it bends")
    func samples() {
        var sampler = Sweep.widths([0, 500, nil]).sampler
        for length in [CGFloat(0), 500] { sampler.add(length, CGSize(width: length, height: 10)) }
        var widths: [CGFloat] = []
        while let width = sampler.next() {
            widths.append(width)
            sampler.add(width, CGSize(width: width, height: 10))
        }
        #expect(widths.count <= 48 && widths.allSatisfy { $0 > 0 && $0 < 500 && $0 == $0.rounded() })
        var none = Sweep.widths(nil, 10, .infinity).sampler
        #expect(none.next() == nil)

        let bent = Scene("bent", sweep: .widths(0, 100)) { Color.red.frame(minWidth: 37.3, maxWidth: 61.9) }
        let offered = bent.layOutAll(LayoutSettings(bent, scale: 1, assets: .none)).samples.compactMap(\.offered)
        for corner in [37.3, 61.9] { #expect(offered.contains { abs($0 - corner) < 0.05 }, "\(corner)") }
    }

    @Test("figure, alt text, metadata and list include all layouts")
    func everywhere() async throws {
        let figure = try Figure(panels.annotations(.borders), scale: 1)
        #expect(figure.snapshots.count == 5)
        #expect(figure.altText.contains("It has 5 panels side by side."))
        #expect(figure.altText.contains("Panel 2, “narrow”:"))
        let text = try PNG.decode(figure.pngData).text
        #expect(text.first { $0.key == "Proposal" }?.value == "100 × 50; 40 × nil")
        #expect(try Figure(sweep, scale: 1).altText.contains("no width it took 30 × 10."))
        let list = await run("list") {
            panels
            sweep
        }
        #expect(list.output.contains("100 × 50, 40 × nil"))
        let trace = await run("trace", "panels") { panels }
        #expect(trace.output.contains("panels, narrow: proposed 40 × nil takes 40 × 10"))
        let json = await run("list", "--json") {
            panels
            Scene.square("a")
        }
        #expect(json.output.components(separatedBy: "\"parts\"").count == 2)
    }

    @Test("a comparison names the first view that differs, in the alt text too")
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

    @Test("a scene without panels, or with an endless one, is refused")
    func refusals() {
        #expect(throws: SceneError.self) { try Figure(Scene("none", columns: 2) {}) }
        let endless = Scene("endless", columns: 1) { Panel("one", proposal: .infinity) { Color.red } }
        let error = #expect(throws: SceneError.self) { try Figure(endless) }
        #expect(error?.message.contains("the panel “one”") == true)
        #expect(
            Scene("bad", columns: 1) { Panel("one", proposal: ProposedViewSize(width: -1, height: 0)) { Color.red } }
                .proposalFault != nil)
    }

    @Test("annotated() changes what is shown, not the layout")
    func annotated() throws {
        func scene(_ isAnnotated: Bool) -> Scene {
            Scene("a", proposal: ProposedViewSize(width: 200, height: 50)) {
                HStack {
                    if isAnnotated {
                        Text("one").annotated(.sizes, .dimensions, subtree: true)
                    } else {
                        Text("one")
                    }
                    Color.red
                }
            }
        }
        let (with, without) = (LayoutSnapshot(scene(true)), LayoutSnapshot(scene(false)))
        #expect(with.description == without.description)
        #expect(with.trace.description == without.trace.description)
        #expect(try Figure(scene(true), scale: 1).size != Figure(scene(false), scale: 1).size)
    }

    @Test("print is drawn once, in the light appearance")
    func print() async throws {
        let scene = Scene.square("a").annotations(.borders).diagramStyle(.print)
        let folder = try TemporaryFolder()
        _ = await run("render", "--appearance", "both", "--scale", "1", "--output", folder.path) { scene }
        #expect(folder.files == ["a.png"])
    }
}

@Suite("Crisp lines")
@MainActor
struct CrispLineTests {
    @Test("a border of one point has just that many pixels, all of them full", arguments: 1...3)
    func border(scale: Int) throws {
        let scene = Scene("a") { Color.clear.frame(width: 61.3, height: 40.7).annotated(removing: .borders) }
        let plain = Scene("a", proposal: ProposedViewSize(width: 61.3, height: 40.7)) { Color.clear }
        #expect(try Figure(scene, scale: scale).size.width > 0)
        let bitmap = try Figure(plain.annotations(.borders), scale: scale).bitmap
        // Brown is the hue of shapes. A row through the middle crosses the left and the right border.
        let brown = DiagramStyle.light[.brown].line
        let line = [brown.red, brown.green, brown.blue].map { UInt8(($0 * 255).rounded()) }
        func isLine(_ x: Int, _ y: Int) -> Bool {
            let start = (y * bitmap.width + x) * 4
            return (0..<3).allSatisfy { bitmap.pixels[start + $0] == line[$0] }
        }
        let top = try #require((0..<bitmap.height).first { y in (0..<bitmap.width).contains { isLine($0, y) } })
        let y = top + 20 * scale
        let columns = (0..<bitmap.width).filter { isLine($0, y) }
        let runs = columns.reduce(into: [[Int]]()) { runs, x in
            if let last = runs.last?.last, last == x - 1 {
                runs[runs.count - 1].append(x)
            } else {
                runs.append([x])
            }
        }
        // The legend may be on the same row; the picture's borders are the first two.
        #expect(runs.prefix(2).map(\.count) == [scale, scale])
        // No half-covered pixel beside a full one: the neighbors are the panel or the faint wash.
        for run in runs.prefix(2) {
            for x in [run[0] - 1, run[run.count - 1] + 1] {
                let start = (y * bitmap.width + x) * 4
                #expect((0..<3).allSatisfy { bitmap.pixels[start + $0] > 0xe0 })
            }
        }
    }
}
