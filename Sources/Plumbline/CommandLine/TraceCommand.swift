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
        let trace: [Event]

        init(scene: String, layout: LayoutSnapshot) {
            self.scene = scene
            self.layout = layout
            trace = layout.trace.entries.map(Event.init)
        }
    }

    /// One question or placement.
    struct Event: Encodable {
        let kind: String
        /// The id of the view among the layout's; null for one that is not in the final tree.
        let view: Int?
        let title: String
        let asker: Int?
        let depth: Int
        let proposal: [JSONLength]
        let size: [JSONLength]
        /// Whether the answer was known from an earlier question.
        let known: Bool
        /// Where a placement puts the view, in its container's coordinates.
        let origin: [JSONLength]?

        init(_ entry: TraceText.Entry) {
            view = entry.record
            title = entry.title
            asker = entry.asker
            depth = entry.event.depth
            proposal = JSONLength.pair(entry.event.proposal)
            size = JSONLength.pair(entry.event.size)
            known = entry.event.isRemembered
            switch entry.event.kind {
            case .probe: (kind, origin) = ("probe", nil)
            case .placement(let point): (kind, origin) = ("placement", [JSONLength(point.x), JSONLength(point.y)])
            }
        }
    }
}
