import Foundation

/// The negotiation of a layout: its events with their views. Printing it gives one line per event.
public struct TraceText: Sendable, CustomStringConvertible {
    package struct Entry: Sendable, Equatable {
        /// The record the event is about; nil for a view that is not in the final tree.
        package var record: Int?
        /// The record that asked; nil for the scene.
        package var asker: Int?
        package var event: LayoutTrace.Event
        package var title: String
        /// Whether a placement counts from the right edge, in a right-to-left container.
        var isFromRight = false
    }

    package let entries: [Entry]

    /// - Parameters:
    ///   - ids: the records of the arena's nodes.
    ///   - names: their titles.
    init(_ arena: LayoutArena, ids: NodeTable<Int>, names: [String]) {
        entries = (arena.trace?.events ?? []).map { event in
            let record = ids[event.node]
            return Entry(
                record: record, asker: event.asker.flatMap { ids[$0] }, event: event,
                title: record.map { names[$0] } ?? arena.name(of: event.node),
                isFromRight: event.isPlacement
                    && arena.parent(of: event.node).map { arena.layoutDirection(of: $0) } == .rightToLeft)
        }
    }

    init(entries: [Entry]) { self.entries = entries }

    /// Whether nothing was recorded.
    public var isEmpty: Bool { entries.isEmpty }

    public var description: String { entries.map(Self.line).joined(separator: "\n") }

    private static func line(_ entry: Entry) -> String {
        let event = entry.event
        let answer = "proposed \(event.proposal) takes \(sizeText(event.size))"
        let head = "\(indentation(event.depth))\(entry.title): "
        switch event.kind {
        case .probe: return head + answer + (event.isRemembered ? "  (cached)" : "")
        case .placement(let origin):
            let place = "placed at (\(lengthText(origin.x)), \(lengthText(origin.y)))"
            return head + place + (entry.isFromRight ? " from the right, " : ", ") + answer
        }
    }
}

/// Two spaces a level, up to 40. Deeper lines begin with their level, or the text of a deep tree would be mostly spaces.
func indentation(_ depth: Int) -> String {
    depth < 40 ? String(repeating: "  ", count: depth) : String(repeating: "  ", count: 39) + "[\(depth)] "
}

extension LayoutTrace.Event {
    fileprivate var isPlacement: Bool { if case .placement = kind { true } else { false } }
}
