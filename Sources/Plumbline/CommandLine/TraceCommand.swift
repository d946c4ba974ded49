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
        let layouts = await scene.settleAll(
            LayoutSettings(scene, scale: 2, assets: catalog.assets), isSampled: false)
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
        /// Of panels and sweeps the first.
        let layout: LayoutSnapshot?
        let trace: [Event]
        /// One a panel or step; nil for a picture.
        let parts: [Part]?

        struct Part: Encodable {
            let caption: String
            let layout: LayoutSnapshot
            let trace: [Event]
        }

        init(scene: Scene, layouts: SceneLayouts) {
            self.scene = scene.name
            layout = layouts.snapshots.first
            trace = layout?.trace.entries.map(Event.init) ?? []
            let parts = layouts.parts.map { part in
                Part(
                    caption: part.caption ?? "", layout: part.snapshot,
                    trace: part.snapshot.trace.entries.map(Event.init))
            }
            if case .picture = scene.kind { self.parts = nil } else { self.parts = parts }
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
