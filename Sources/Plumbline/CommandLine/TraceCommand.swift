import ArgumentParser
import Foundation
import LayoutEngine

/// `trace`: the negotiation of one scene in text.
struct TraceCommand: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Prints the negotiation of one scene: its views, then every probe and placement.")

    @Argument(help: "The scene's whole name.")
    var name: String

    @Flag(help: "Writes JSON: the description, the layout and the events.")
    var json = false

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let scene = try catalog.scene(named: name)
        // Words tell of the curve, too.
        let layouts = await scene.settleAll(
            LayoutSettings(scene, scale: 2, assets: catalog.assets), isSampled: json)
        // What is left out of a layout is missing in its text, too.
        for issue in SourcePaths([scene]).texts(layouts.snapshots.flatMap(\.issues)) {
            console.warning("\(scene.name): \(issue)")
        }
        guard !json else {
            console.output(try jsonText(Report(scene: scene, layouts: layouts)))
            return
        }
        for (index, part) in layouts.parts.enumerated() {
            let name = part.caption.map { "\(scene.name), \($0)" } ?? scene.name
            let blank = index > 0 ? "\n" : ""
            console.output("\(blank)\(name): offered \(part.snapshot.proposal) takes \(sizeText(part.snapshot.size))\n")
            console.output("\(part.snapshot.text(explaining: true))\n")
            console.output("\(part.snapshot.trace)")
        }
    }

    struct Report: Encodable {
        let scene: String
        /// The figure in plain sentences.
        let altText: String
        /// Of panels and sweeps the first.
        let layout: LayoutSnapshot?
        let trace: TraceText?
        /// One a panel or step; nil for a picture.
        let parts: [Part]?

        struct Part: Encodable {
            let caption: String
            let layout: LayoutSnapshot
            let trace: TraceText
        }

        init(scene: Scene, layouts: SceneLayouts) {
            self.scene = scene.name
            altText = AltText(scene: scene, layouts: layouts).string
            layout = layouts.snapshots.first?.withoutTrace()
            trace = layouts.snapshots.first?.trace
            let parts = layouts.parts.map { part in
                Part(
                    caption: part.caption ?? "", layout: part.snapshot.withoutTrace(), trace: part.snapshot.trace)
            }
            if case .picture = scene.kind { self.parts = nil } else { self.parts = parts }
        }
    }
}
