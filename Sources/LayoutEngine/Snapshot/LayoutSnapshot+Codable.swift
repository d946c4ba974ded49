import Foundation

/// A layout as JSON. Numbers keep every digit:
///
///     {
///       "size": [178, 98],             points; "∞", "−∞" and "NaN" are strings
///       "proposal": [240, null],       null is nil
///       "views": [ … ],                parents before children, as `LayoutRecord` describes them
///       "issues": [ … ],
///       "trace": [ … ],                every probe and placement, if the layout was traced
///       "measured": 12, "leaves": 5    how often views, and views without children, computed a size
///     }
///
/// It does not contain what views draw: a layout read from JSON draws nothing.
extension LayoutSnapshot: Codable {
    private enum Key: CodingKey { case size, proposal, views, issues, trace, measured, leaves }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        size = try container.size(forKey: .size)
        proposal = try container.proposal(forKey: .proposal)
        records = try container.decode([LayoutRecord].self, forKey: .views)
        issues = try container.decode([LayoutIssue].self, forKey: .issues)
        trace = try container.decodeIfPresent(TraceText.self, forKey: .trace) ?? TraceText(entries: [])
        measureCount = try container.decode(Int.self, forKey: .measured)
        leafMeasureCount = try container.decode(Int.self, forKey: .leaves)
        try checkLinks(in: container)
    }

    /// Ids are indices, so a truncated or reordered list is refused.
    private func checkLinks(in container: KeyedDecodingContainer<Key>) throws {
        for (place, record) in records.enumerated() {
            let isSound =
                record.id == place && record.parent.map { $0 >= 0 && $0 < place } ?? (place == 0)
                && record.children.allSatisfy { $0 > place && $0 < records.count }
            guard isSound else {
                throw DecodingError.dataCorruptedError(
                    forKey: .views, in: container,
                    debugDescription: "view \(place) does not fit its parent and children: the list is incomplete")
            }
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(lengths: [size.width, size.height], forKey: .size)
        try container.encode(lengths: [proposal.width, proposal.height], forKey: .proposal)
        try container.encode(records, forKey: .views)
        try container.encode(issues, forKey: .issues)
        if !trace.isEmpty { try container.encode(trace, forKey: .trace) }
        try container.encode(measureCount, forKey: .measured)
        try container.encode(leafMeasureCount, forKey: .leaves)
    }
}

/// A view as JSON: `frame` is `[x, y, width, height]` in the root's coordinates, `parent` and `children` are ids. Its
/// container proposed `sizingProposal` when it computed its own size, and `proposal` when it placed. Empty values are
/// left out.
extension LayoutRecord: Codable {
    private enum Key: CodingKey {
        case id, name, detail, labels, source, parent, children, depth, frame, proposal, guides, facts, priority, issues
        case role, why, sizingProposal, words
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let frame = try container.numbers(4, forKey: .frame)
        self.init(
            id: try container.decode(Int.self, forKey: .id),
            name: try container.decode(String.self, forKey: .name),
            detail: try container.decodeIfPresent(String.self, forKey: .detail) ?? "",
            role: try container.decode(ViewRole.self, forKey: .role),
            labels: try container.decodeIfPresent([String].self, forKey: .labels) ?? [],
            source: try container.decodeIfPresent(SourceLocation.self, forKey: .source),
            parent: try container.decodeIfPresent(Int.self, forKey: .parent),
            children: try container.decode([Int].self, forKey: .children),
            depth: try container.decode(Int.self, forKey: .depth),
            frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            proposal: try container.proposal(forKey: .proposal),
            guides: try container.decode([GuideRecord].self, forKey: .guides),
            facts: try container.decodeIfPresent(LayoutFacts.self, forKey: .facts) ?? LayoutFacts(),
            priority: Double(try container.length(forKey: .priority)),
            issues: try container.decodeIfPresent([LayoutIssue].self, forKey: .issues) ?? [])
        if container.contains(.sizingProposal) { sizingProposal = try container.proposal(forKey: .sizingProposal) }
        words = try container.decodeIfPresent(String.self, forKey: .words)
        readWhy = try container.decodeIfPresent(String.self, forKey: .why)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encode(role, forKey: .role)
        if !detail.isEmpty { try container.encode(detail, forKey: .detail) }
        try container.encodeIfPresent(words, forKey: .words)
        if !labels.isEmpty { try container.encode(labels, forKey: .labels) }
        try container.encodeIfPresent(source, forKey: .source)
        try container.encodeIfPresent(parent, forKey: .parent)
        try container.encode(children, forKey: .children)
        try container.encode(depth, forKey: .depth)
        // Not minX and maxX, which an infinite width turns into NaN.
        try container.encode(
            lengths: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], forKey: .frame)
        try container.encode(lengths: [proposal.width, proposal.height], forKey: .proposal)
        if let sizing = sizingProposal {
            try container.encode(lengths: [sizing.width, sizing.height], forKey: .sizingProposal)
        }
        try container.encode(guides, forKey: .guides)
        if facts != LayoutFacts() { try container.encode(facts, forKey: .facts) }
        try container.encode(length: CGFloat(priority), forKey: .priority)
        if !issues.isEmpty { try container.encode(issues, forKey: .issues) }
        try container.encodeIfPresent(why, forKey: .why)
    }
}
