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

    @Flag(help: "Writes JSON: the layout and the events.")
    var json = false

    func run(_ catalog: CheckedCatalog, _ console: Console) async throws {
        let scene = try catalog.scene(named: name)
        let snapshot = await LayoutSnapshot.settled(scene, assets: catalog.assets)
        guard !json else {
            console.output(try jsonText(Report(scene: scene.name, layout: snapshot)))
            return
        }
        console.output("\(scene.name): offered \(snapshot.proposal) takes \(sizeText(snapshot.size))\n")
        console.output("\(snapshot)\n")
        console.output("\(snapshot.trace)")
    }

    struct Report: Encodable {
        let scene: String
        let layout: LayoutSnapshot
        let trace: TraceText

        init(scene: String, layout: LayoutSnapshot) {
            self.scene = scene
            self.layout = layout.withoutTrace()
            trace = layout.trace
        }
    }
}
