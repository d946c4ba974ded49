import Foundation
import LayoutEngine

/// The layout a figure shows, as text that can be kept beside its picture and read again.
public struct LayoutGolden: Hashable, Sendable, Codable {
    /// The scene's name.
    public var scene: String
    /// The id of the environment it was made in.
    public var environment: String
    /// SHA-256 of the display list: what was painted, before any text was shaped and any pixel made.
    public var paint: String
    /// Whether fonts take part in the picture.
    public var drawsText: Bool
    /// Every layout the figure shows; a picture has one.
    public var parts: [Part]

    public init(scene: String, environment: String, paint: String, drawsText: Bool, parts: [Part]) {
        self.scene = scene
        self.environment = environment
        self.paint = paint
        self.drawsText = drawsText
        self.parts = parts
    }

    /// One layout: a root view under one proposal.
    public struct Part: Hashable, Sendable, Codable {
        /// Tells parts of one figure apart; empty for the only one.
        public var title: String
        /// Parents before children, in source order.
        public var nodes: [Node]
        /// Where the root view lies on the canvas, in points, where that is known. Not kept in the golden.
        public var origin: CGPoint?

        public init(title: String = "", nodes: [Node], origin: CGPoint? = nil) {
            self.title = title
            self.nodes = nodes
            self.origin = origin
        }
    }

    /// One view.
    public struct Node: Hashable, Sendable, Codable {
        public var depth: Int
        /// The view's kind, as one writes it: `HStack`.
        public var name: String
        /// What tells it from others of its kind: `.feet`, `“rogue”`.
        public var detail: String
        public var labels: [String] = []
        /// In the root view's coordinates, in points.
        public var x: ExactLength
        public var y: ExactLength
        public var size: ExactSize
        public var proposal: ExactSize
        /// The axis it stacks along, `horizontal` or `vertical`; nil where it stacks nothing.
        public var axis: String?
        /// Its spacing where that was written down.
        public var spacing: ExactLength?
        /// Top, leading, bottom, trailing.
        public var insets: [ExactLength] = []
        public var priority: ExactLength
        public var guides: [Guide] = []
        /// Its own size depends on the fonts.
        public var isText = false
        public var issues: [String] = []
        public var parent: Int?
        public var children: [Int] = []
        /// Its place in the order in which its container served its children, where the layout was traced, else among
        /// them as they are written. Not kept in the golden.
        public var rank = 0

        /// The name people know the view by: its label, else its kind and detail.
        public var title: String { labels.last ?? kind }

        public var kind: String { detail.isEmpty ? name : "\(name) \(detail)" }
    }

    public struct Guide: Hashable, Sendable, Codable {
        /// As one writes it: `.feet`.
        public var name: String
        /// `horizontal` or `vertical`: `.center` is the name of one on each.
        public var axis: String
        /// From the view's left or top, in points.
        public var value: ExactLength
        /// `explicit`, `inherited`, `merged` or `default`.
        public var provenance: String
    }
}

extension LayoutGolden.Part {
    /// - Parameters:
    ///   - isText: whether the fonts decide what the view takes.
    ///   - origin: where the root view lies on the canvas, in points.
    public init(
        _ snapshot: LayoutSnapshot, title: String = "", origin: CGPoint? = nil, isText: (LayoutRecord) -> Bool
    ) {
        var nodes = snapshot.records.map { LayoutGolden.Node($0, isText: isText($0)) }
        let offers = SizingOffers(snapshot)
        for record in snapshot.records {
            for (rank, child) in offers.inTurn(record.children).enumerated() { nodes[child].rank = rank }
        }
        self.init(title: title, nodes: nodes, origin: origin)
    }

    /// The names from the root view to the node.
    func path(to node: Int) -> [String] {
        var path: [String] = []
        var next: Int? = node
        while let index = next {
            path.append(nodes[index].title)
            next = nodes[index].parent
        }
        return path.reversed()
    }

    /// Where the node's container put it, in the container's coordinates.
    func offset(of node: Int) -> (x: Double, y: Double)? {
        guard let x = nodes[node].x.value, let y = nodes[node].y.value else { return nil }
        guard let parent = nodes[node].parent else { return (x, y) }
        guard let left = nodes[parent].x.value, let top = nodes[parent].y.value else { return nil }
        return (x - left, y - top)
    }

    /// For every node, whether fonts decide anything inside it.
    var holdsText: [Bool] {
        var holds = nodes.map(\.isText)
        for index in nodes.indices.reversed() {
            if holds[index], let parent = nodes[index].parent { holds[parent] = true }
        }
        return holds
    }
}

extension LayoutGolden.Node {
    init(_ record: LayoutRecord, isText: Bool) {
        depth = record.depth
        name = record.name
        detail = record.detail
        labels = record.labels
        (x, y) = (ExactLength(record.frame.minX), ExactLength(record.frame.minY))
        size = ExactSize(record.frame.width, record.frame.height)
        proposal = ExactSize(record.proposal.width, record.proposal.height)
        axis = record.facts.stackAxis?.description
        spacing = record.facts.spacing.map { ExactLength($0) }
        if let insets = record.facts.insets {
            self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing].map { ExactLength($0) }
        }
        priority = ExactLength(CGFloat(record.priority))
        guides = record.guides.map {
            LayoutGolden.Guide(
                name: $0.name, axis: $0.key.axis.description, value: ExactLength($0.value),
                provenance: $0.provenance.word)
        }
        self.isText = isText
        issues = record.issues.map { "\($0.rule.rawValue): \($0.message)" }
        parent = record.parent
        children = record.children
    }
}
