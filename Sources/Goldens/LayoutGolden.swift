import Foundation
import LayoutEngine

/// The layout that a figure shows, kept as text beside its picture.
package struct LayoutGolden: Hashable, Sendable, Codable {
    /// The scene's name.
    var scene: String
    /// The id of the environment it was recorded in.
    var environment: String
    /// The start of the SHA-256 of the display list.
    package var paint: String
    var drawsText: Bool
    /// The layouts that the figure shows; a picture has one.
    package var parts: [Part]
    /// The format of its text: goldens of earlier formats keep fewer settings.
    var format = Self.currentFormat

    package init(scene: String, environment: String, paint: String, drawsText: Bool, parts: [Part]) {
        self.scene = scene
        self.environment = environment
        self.paint = paint
        self.drawsText = drawsText
        self.parts = parts
    }

    /// One layout: a root view under one proposal.
    package struct Part: Hashable, Sendable, Codable {
        /// Distinguishes the parts of a figure; empty for the only one.
        package var title = ""
        /// Parents before children, in source order.
        package var nodes: [Node]
        /// The root view's origin on the canvas, in points, if known. Not kept in the golden.
        package var origin: CGPoint?
    }

    /// One view.
    package struct Node: Hashable, Sendable, Codable {
        var depth: Int
        /// As in source code: `HStack`.
        var name: String
        /// Distinguishes views of one kind: `.feet`, `“rogue”`.
        var detail: String
        var labels: [String] = []
        /// The author's type of view that it is the body of. Not kept in the golden.
        var ownType: String?
        /// In the root view's coordinates, in points.
        package var x: GoldenLength
        package var y: GoldenLength
        package var size: GoldenSize
        var proposal: GoldenSize
        /// nil for anything but a stack.
        package var axis: Axis?
        /// nil for the default.
        package var spacing: GoldenLength?
        /// What it is written with for its layout or its container's.
        var settings: [LayoutSetting] = []
        /// Top, leading, bottom, trailing.
        var insets: [GoldenLength] = []
        var priority: GoldenLength
        var guides: [Guide] = []
        /// Whether its own size depends on fonts.
        var isText = false
        var issues: [String] = []
        /// nil for a view that paints nothing, and in goldens that do not keep it.
        var paint: Paint?
        var parent: Int?
        package var children: [Int] = []
        /// Its place in the order in which its container measured its children, else in source order. Not kept in the
        /// golden.
        var rank = 0

        /// The label, else kind and detail.
        package var title: String { labels.last ?? kind }

        var kind: String { detail.isEmpty ? name : "\(name) \(detail)" }

        /// Whether what it paints depends on its size, as a canvas's drawing does.
        var paintFollowsSize: Bool { paint?.followsSize ?? false }
    }

    /// What a view itself paints, wherever it is and whatever its size.
    package struct Paint: Hashable, Sendable, Codable {
        /// The start of its SHA-256.
        var digest: String
        var followsSize: Bool
        /// What it paints with, in words; a `~` begins those that only stand for something. They explain another digest
        /// and are no difference of their own.
        var settings: [LayoutSetting] = []

        package init(digest: String, followsSize: Bool, settings: [LayoutSetting] = []) {
            self.digest = digest
            self.followsSize = followsSize
            self.settings = settings
        }

        package static func == (a: Self, b: Self) -> Bool {
            a.digest == b.digest && a.followsSize == b.followsSize
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
    }

    package struct Guide: Hashable, Sendable, Codable {
        /// As in source code: `.feet`.
        var name: String
        /// Names such as `.center` exist on both; nil if the layout was printed.
        var axis: Axis?
        /// From the view's left or top, in points.
        var value: GoldenLength
        /// `explicit`, `inherited`, `merged` or `default`.
        var provenance: String
    }
}

extension LayoutGolden.Part {
    /// - Parameters:
    ///   - isText: Whether a view's size depends on fonts.
    ///   - paint: Stands for what a view itself paints.
    ///   - origin: The root view's origin on the canvas, in points.
    package init(
        _ snapshot: LayoutSnapshot, title: String = "", origin: CGPoint? = nil, isText: (LayoutRecord) -> Bool,
        paint: (LayoutRecord) -> LayoutGolden.Paint?
    ) {
        var nodes = snapshot.records.map { LayoutGolden.Node($0, isText: isText($0), paint: paint($0)) }
        for record in snapshot.records {
            let outer = record.parent.map { snapshot.records[$0].isRightToLeft } ?? false
            guard record.isRightToLeft != outer else { continue }
            let direction = record.isRightToLeft ? ".rightToLeft" : ".leftToRight"
            nodes[record.id].settings.append(LayoutSetting("layoutDirection", direction))
        }
        let proposals = SizingProposals(snapshot)
        for record in snapshot.records {
            for (rank, child) in proposals.inTurn(record.children).enumerated() { nodes[child].rank = rank }
        }
        self.init(title: title, nodes: nodes, origin: origin)
    }

    /// The names from the root view to the node.
    ///
    /// - Parameter others: Nodes on the way that are not named.
    func path(to node: Int, without others: Set<Int> = []) -> [String] {
        var path: [String] = []
        var next: Int? = node
        while let index = next {
            if !others.contains(index) { path.append(nodes[index].title) }
            if let type = nodes[index].ownType, nodes[index].labels.isEmpty { path.append(type) }
            next = nodes[index].parent
        }
        return path.reversed()
    }

    /// The node's position in its container.
    func offset(of node: Int) -> (x: Double, y: Double)? { offset(of: node, in: nodes[node].parent) }

    /// The node's position in a view around it; nil stands for the root view's coordinates.
    func offset(of node: Int, in container: Int?) -> (x: Double, y: Double)? {
        guard let x = nodes[node].x.value, let y = nodes[node].y.value else { return nil }
        guard let parent = container else { return (x, y) }
        guard let left = nodes[parent].x.value, let top = nodes[parent].y.value else { return nil }
        return (x - left, y - top)
    }

    /// For every node, whether fonts affect its subtree.
    var holdsText: [Bool] {
        var holds = nodes.map(\.isText)
        for index in nodes.indices.reversed() {
            if holds[index], let parent = nodes[index].parent { holds[parent] = true }
        }
        return holds
    }
}

extension LayoutGolden.Node {
    init(_ record: LayoutRecord, isText: Bool, paint: LayoutGolden.Paint?) {
        self.paint = paint
        depth = record.depth
        // As it is read back: the name is the first word of `section header`.
        let kind = (record.detail.isEmpty ? record.name : "\(record.name) \(record.detail)")
            .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        name = String(kind.first ?? "")
        detail = kind.count > 1 ? String(kind[1]) : ""
        labels = record.labels
        ownType = record.ownType
        (x, y) = (GoldenLength(record.frame.minX), GoldenLength(record.frame.minY))
        size = GoldenSize(record.frame.width, record.frame.height)
        proposal = GoldenSize(record.proposal.width, record.proposal.height)
        axis = record.facts.stackAxis
        spacing = record.facts.spacing.map { GoldenLength($0) }
        if let insets = record.facts.insets {
            self.insets = [insets.top, insets.leading, insets.bottom, insets.trailing].map { GoldenLength($0) }
        }
        settings = record.settings
        priority = GoldenLength(CGFloat(record.priority))
        guides = record.guides.map {
            LayoutGolden.Guide(
                name: $0.name, axis: $0.key.axis, value: GoldenLength($0.value), provenance: $0.provenance.word)
        }
        self.isText = isText
        issues = record.issues.map(\.text)
        parent = record.parent
        children = record.children
    }
}
