import Foundation

/// A finished layout: every view's frame, proposal and guides, without drawing anything.
///
/// Printing one gives its tree, one line per view.
public struct LayoutSnapshot: Sendable {
    /// The size of the root view, in points.
    public let size: CGSize
    /// The proposal for the root view, in points.
    public let proposal: ProposedViewSize
    /// Every view, parents before children, in source order.
    public let records: [LayoutRecord]
    /// Every probe and placement; empty unless asked for.
    public let trace: TraceText
    public let issues: [LayoutIssue]
    /// How often a layout was really asked for a size; remembered answers do not count.
    public let measureCount: Int
    /// The part of `measureCount` that went to views without children.
    public let leafMeasureCount: Int

    /// Whether a safe area is around the views, so that they were proposed less.
    package var isOnScreen: Bool {
        records.first.map { $0.systemPart == .screen && $0.safeArea ?? EdgeInsets() != EdgeInsets() } ?? false
    }

    /// Records the result of `layOut`.
    package init(recording root: NodeID?, in arena: LayoutArena, proposal: ProposedViewSize) {
        self.proposal = proposal
        guard let root else {
            (size, records, trace, issues) = (.zero, [], TraceText(entries: []), arena.issues)
            (measureCount, leafMeasureCount) = (0, 0)
            return
        }
        size = arena.size(of: root)
        measureCount = arena.measureCount
        leafMeasureCount = arena.leafMeasureCount
        let writer = RecordWriter(arena: arena, root: root)
        records = writer.records
        trace = writer.trace
        issues = arena.issues
    }

    private init(_ other: LayoutSnapshot, trace: TraceText) {
        (size, proposal, records, issues) = (other.size, other.proposal, other.records, other.issues)
        (measureCount, leafMeasureCount) = (other.measureCount, other.leafMeasureCount)
        self.trace = trace
    }

    /// Returns the same layout without its trace.
    public func withoutTrace() -> LayoutSnapshot { LayoutSnapshot(self, trace: TraceText(entries: [])) }

    /// The first view with the label; nil if there is none.
    public subscript(label: String) -> LayoutRecord? { records.first { $0.labels.contains(label) } }

    public var root: LayoutRecord? { records.first }
}

private struct RecordWriter {
    let arena: LayoutArena
    private(set) var records: [LayoutRecord] = []
    private(set) var trace = TraceText(entries: [])
    private var ids: NodeTable<Int>

    init(arena: LayoutArena, root: NodeID) {
        self.arena = arena
        ids = NodeTable(of: arena)
        var nodes: [NodeID] = []
        var waiting: [(node: NodeID, parent: Int?, depth: Int)] = [(root, nil, 0)]
        while let (node, parent, depth) = waiting.popLast() {
            let id = records.count
            ids[node] = id
            nodes.append(node)
            if let parent { records[parent].children.append(id) }
            records.append(record(node, id: id, parent: parent, depth: depth))
            for child in arena.shownChildren(of: node).reversed() { waiting.append((child, id, depth + 1)) }
        }
        arena.findTracks(nodes, ids, &records)
        // Guides name the views that set them, so all ids must be known. In order, because the trace records this, too.
        let shared = sharedKeys
        for (id, node) in nodes.enumerated() { records[id].guides = guides(of: node, sharing: shared[id]) }
        for issue in arena.issues { ids[issue.node].map { records[$0].issues.append(issue) } }
        if arena.isTracing {
            trace = TraceText(arena, ids: ids, names: records.map(\.title))
            let proposals = SizingProposals(records, trace)
            for id in records.indices { records[id].sizingProposal = proposals.of(id) }
        }
        measureRanges(nodes)
        // Explanations ask everything again, which is cheap only if answers are remembered.
        guard arena.isTracing, arena.options.memoizes else { return }
        var sizing = NodeTable<ProposedViewSize>(of: arena)
        for (id, node) in nodes.enumerated() { sizing[node] = records[id].sizingProposal }
        for (id, reason) in arena.explanations(of: nodes, root: root, proposals: sizing).enumerated() {
            records[id].explanation = reason
        }
    }

    private func record(_ node: NodeID, id: Int, parent: Int?, depth: Int) -> LayoutRecord {
        let info = arena.infos[node.index]
        let children = arena.shownChildren(of: node)
        let facts = (arena.layout(of: node) as? any DescribedLayout)?.facts ?? LayoutFacts()
        var record = LayoutRecord(
            id: id, name: info.name, detail: info.detail, role: info.role ?? (children.isEmpty ? .leaf : .container),
            labels: info.labels, source: info.source, parent: parent, children: [], depth: depth,
            frame: arena.globalFrame(of: node), proposal: arena.nodes[node.index].proposal.proposal, guides: [],
            facts: facts, priority: arena.priority(of: node), issues: [], content: info.content)
        (record.words, record.labelTitle) = (info.words, info.labelTitle)
        record.settings = info.settings
        record.systemPart = info.systemPart
        record.viewType = arena.viewTypes[node].flatMap(ViewTypeName.of)
        record.leftOutCount = arena.children(of: node).count - children.count
        // Lists leave out rows that are not in view.
        if children.count == 1, record.leftOutCount > 0, arena.infos[children[0].index].systemPart == nil {
            record.shownChild = arena.children(of: node).firstIndex { !arena.isLeftOut($0) }
        }
        record.isRightToLeft = arena.layoutDirection(of: node) == .rightToLeft
        record.safeArea = arena.safeAreas[node]?.insets
        record.annotationEdits = info.annotationEdits
        if children.isEmpty {
            record.cut = (arena.layout(of: node) as? any TruncatingLayout)?.shown(in: record.proposal)
        }
        return record
    }

    /// Measures how short and how long views could be, if requested.
    private mutating func measureRanges(_ nodes: [NodeID]) {
        let wanted = zip(nodes, records.indices).filter {
            arena.options.measuresFlexibility || !records[$1].annotationEdits.isEmpty
        }
        guard !wanted.isEmpty else { return }
        arena.undisturbed { placed in
            for (node, id) in wanted {
                func range(_ axis: Axis) -> LengthRange {
                    arena.lengthRange(
                        of: placed[node.index], at: node, along: axis, proposed: records[id].sizingProposal)
                }
                (records[id].widths, records[id].heights) = (range(.horizontal), range(.vertical))
            }
        }
    }

    /// The guides that views share with their columns and rows, if these have guides of their own.
    private var sharedKeys: [Int: [AlignmentKey]] {
        var keys: [Int: [AlignmentKey]] = [:]
        for id in records.indices {
            for track in records[id].tracks ?? [] {
                for view in track.views { keys[view, default: []].append(track.key) }
            }
        }
        return keys
    }

    private func guides(of node: NodeID, sharing shared: [AlignmentKey]?) -> [GuideRecord] {
        var keys = shared ?? []
        if let parent = arena.parent(of: node), let container = ids[parent] {
            keys += records[container].facts.guides.filter { key in shared?.contains { $0.axis == key.axis } != true }
        }
        if let id = ids[node] { keys += records[id].facts.sets + records[id].facts.guides }
        let state = arena.nodes[node.index]
        let dimensions = ViewDimensions(
            size: state.size, reference: ArenaReference(arena), node: node, proposal: state.proposal,
            container: state.container)
        return keys.unique.map { key in
            GuideRecord(key: key, value: dimensions[key], provenance: provenance(of: key, node, dimensions))
        }
    }

    private func provenance(of key: AlignmentKey, _ node: NodeID, _ dimensions: ViewDimensions)
        -> GuideRecord.Provenance
    {
        guard dimensions.explicit(key) != nil else { return .standard }
        let setters = setters(of: key, in: node)
        if setters.contains(node) || setters.isEmpty { return .explicit }
        let known = setters.compactMap { ids[$0] }
        return known.count == 1 ? .inherited(known[0]) : .merged(known)
    }

    /// The outermost views in the node that set the guide.
    private func setters(of key: AlignmentKey, in node: NodeID) -> [NodeID] {
        if let id = ids[node], records[id].facts.sets.contains(key) { return [node] }
        let children = arena.shownChildren(of: node)
        // Leaves, such as text with its baselines, and users' layouts set guides without saying so.
        if children.isEmpty {
            let state = arena.nodes[node.index]
            let value = arena.within(state.container) {
                arena.explicitGuide(key, of: node, size: state.size, proposal: state.proposal)
            }
            return value == nil ? [] : [node]
        }
        let deciding = arena.layout(of: node) is OverlayLayout ? Array(children.prefix(1)) : children
        return deciding.flatMap { setters(of: key, in: $0) }
    }
}
