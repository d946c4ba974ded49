import Foundation
import LayoutEngine

/// The layout a figure shows, as text that can be kept beside its picture and read again.
package struct LayoutGolden: Hashable, Sendable, Codable {
    /// The scene's name.
    package var scene: String
    /// The id of the environment it was made in.
    package var environment: String
    /// SHA-256 of the display list: what was painted, before any text was shaped and any pixel made.
    package var paint: String
    /// Whether fonts take part in the picture.
    package var drawsText: Bool
    /// Every layout the figure shows; a picture has one.
    package var parts: [Part]

    package init(scene: String, environment: String, paint: String, drawsText: Bool, parts: [Part]) {
        self.scene = scene
        self.environment = environment
        self.paint = paint
        self.drawsText = drawsText
        self.parts = parts
    }

    /// One layout: a root view under one proposal.
    package struct Part: Hashable, Sendable, Codable {
        /// Tells parts of one figure apart; empty for the only one.
        package var title: String
        /// Parents before children, in source order.
        package var nodes: [Node]
        /// Where the root view lies on the canvas, in points, where that is known. Not kept in the golden.
        package var origin: CGPoint?

        package init(title: String = "", nodes: [Node], origin: CGPoint? = nil) {
            self.title = title
            self.nodes = nodes
            self.origin = origin
        }
    }

    /// One view.
    package struct Node: Hashable, Sendable, Codable {
        package var depth: Int
        /// The view's kind, as one writes it: `HStack`.
        package var name: String
        /// What tells it from others of its kind: `.feet`, `“rogue”`.
        package var detail: String
        package var labels: [String] = []
        /// In the root view's coordinates, in points.
        package var x: GoldenLength
        package var y: GoldenLength
        package var size: GoldenSize
        package var proposal: GoldenSize
        /// The axis it stacks along, `horizontal` or `vertical`; nil where it stacks nothing.
        package var axis: String?
        /// Its spacing where that was written down.
        package var spacing: GoldenLength?
        /// Top, leading, bottom, trailing.
        package var insets: [GoldenLength] = []
        package var priority: GoldenLength
        package var guides: [Guide] = []
        /// Its own size depends on the fonts.
        package var isText = false
        package var issues: [String] = []
        package var parent: Int?
        package var children: [Int] = []
        /// Its place in the order in which its container served its children, where the layout was traced, else among
        /// them as they are written. Not kept in the golden.
        package var rank = 0

        /// The name people know the view by: its label, else its kind and detail.
        package var title: String { labels.last ?? kind }

        package var kind: String { detail.isEmpty ? name : "\(name) \(detail)" }
    }

    package struct Guide: Hashable, Sendable, Codable {
        /// As one writes it: `.feet`.
        package var name: String
        /// `horizontal` or `vertical`: `.center` is the name of one on each.
        package var axis: String
        /// From the view's left or top, in points.
        package var value: GoldenLength
        /// `explicit`, `inherited`, `merged` or `default`.
        package var provenance: String
    }
}

extension LayoutGolden.Part {
    /// - Parameters:
    ///   - isText: whether the fonts decide what the view takes.
    ///   - origin: where the root view lies on the canvas, in points.
    package init(
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
        (x, y) = (GoldenLength(record.frame.minX), GoldenLength(record.frame.minY))
        size = GoldenSize(record.frame.width, record.frame.height)
        proposal = GoldenSize(record.proposal.width, record.proposal.height)
        axis = record.facts.stackAxis?.description
        spacing = record.facts.spacing.map { GoldenLength($0) }
        if let insets = record.facts.insets {
            self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing].map { GoldenLength($0) }
        }
        priority = GoldenLength(CGFloat(record.priority))
        guides = record.guides.map {
            LayoutGolden.Guide(
                name: $0.name, axis: $0.key.axis.description, value: GoldenLength($0.value),
                provenance: $0.provenance.word)
        }
        self.isText = isText
        issues = record.issues.map { "\($0.rule.rawValue): \($0.message)" }
        parent = record.parent
        children = record.children
    }
}
