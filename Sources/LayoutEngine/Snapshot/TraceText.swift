import Foundation

/// The negotiation of a layout: its events with the views they are about. Printing it gives one line an event.
public struct TraceText: Sendable, CustomStringConvertible {
    /// A line of the trace.
    public struct Entry: Sendable, Equatable {
        /// The record the event is about; nil for a view that is not in the final tree.
        public var record: Int?
        /// Who asked; nil for the scene.
        public var asker: Int?
        /// What happened.
        public var event: LayoutTrace.Event
        /// The name of the view.
        public var title: String
        /// Whether a placement counts from the container's right edge, as all do in one that runs from right to left.
        public var isFromRight = false
    }

    /// The lines, in order.
    public let entries: [Entry]

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
        let indent = indentation(event.depth)
        switch event.kind {
        case .probe:
            let known = event.isRemembered ? "  (known)" : ""
            return "\(indent)\(entry.title): offered \(event.proposal) takes \(sizeText(event.size))\(known)"
        case .placement(let origin):
            let place = "(\(lengthText(origin.x)), \(lengthText(origin.y)))"
            let edge = entry.isFromRight ? " from the right" : ""
            return
                "\(indent)\(entry.title): placed at \(place)\(edge), offered \(event.proposal) takes \(sizeText(event.size))"
        }
    }
}

/// Two spaces a level. From the fortieth on a line begins with its level instead, or the text of a deep tree would be
/// nearly all spaces.
func indentation(_ depth: Int) -> String {
    depth < 40 ? String(repeating: "  ", count: depth) : String(repeating: "  ", count: 39) + "[\(depth)] "
}

extension LayoutTrace.Event {
    fileprivate var isPlacement: Bool { if case .placement = kind { true } else { false } }
}
