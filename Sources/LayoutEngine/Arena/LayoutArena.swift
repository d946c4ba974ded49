import Foundation

/// All views of one layout in flat lists: nodes refer to each other by index.
///
/// Built bottom-up with `add`, then laid out once with `layOut`. Not for use from two threads.
package final class LayoutArena {
    /// A node as the engine works on it. What only people read is in `NodeInfo`.
    struct Node {
        /// Unretained: the arena owns the box, so access does no reference counting.
        var box: Unmanaged<LayoutBox>
        var firstChild: Int32
        var childCount: Int32
        var parent = NodeID.none
        /// An index into `spacings`, −1 until the node is asked.
        var spacing: Int32 = -1
        var sizes = Memo<SizeQuestion, CGSize>.List()
        var guides = Memo<GuideQuestion, CGFloat?>.List()
        /// The container it was placed in.
        var container: Int32 = 0
        /// The container its layout's cache was made in.
        var cacheContainer: Int32 = 0
        var flags: Flags = []
        /// Where its parent placed it, in the parent's coordinates.
        var origin = CGPoint.zero
        var size = CGSize.zero
        /// The proposal it was placed with.
        var proposal = ProposalKey(.zero)
        /// Its top-left corner in the root's coordinates, known after the final placement.
        var globalOrigin = CGPoint.zero
        /// The inputs of its children's last placement.
        var placed = PlacementKey()
    }

    /// The inputs of a placement; equal inputs place a node's children equally.
    struct PlacementKey: Equatable {
        var size = CGSize(width: -1, height: -1)
        var proposal = ProposalKey(.zero)
        var container: Int32 = 0
    }

    struct Flags: OptionSet {
        let rawValue: UInt16
        static let rightToLeft = Flags(rawValue: 1)
        /// Neither it nor a view in it can set a guide of the axis.
        static let noHorizontalGuides = Flags(rawValue: 2)
        static let noVerticalGuides = Flags(rawValue: 4)
        static let placed = Flags(rawValue: 8)
        static let reportedUnstable = Flags(rawValue: 16)
        /// Its answers, or the answers of a view in it, depend on the container around it.
        static let readsContainer = Flags(rawValue: 32)
        /// Its parent left it out of the picture.
        static let leftOut = Flags(rawValue: 64)
        /// It has a priority other than 0, in `priorities`.
        static let hasPriority = Flags(rawValue: 128)
        /// It does not share its box.
        static let ownsBox = Flags(rawValue: 256)

        static func noGuides(_ axis: Axis) -> Flags { axis == .horizontal ? noHorizontalGuides : noVerticalGuides }

        /// Both axes, except where the layout may set a guide itself.
        static func noGuides(but layout: some Layout) -> Flags {
            let axes = (layout as? any KnownGuidesLayout)?.guideAxes ?? .all
            var flags: Flags = []
            for axis in Axis.allCases where !axes.contains(axis) { flags.insert(noGuides(axis)) }
            return flags
        }
    }

    // Layouts call the arena in the middle of its own calls, on one thread and never two on one element. Checks of
    // exclusive access would cost more than layout does, and grow with depth.
    @exclusivity(unchecked) var nodes = GrowableBuffer<Node>()
    /// The description of each node, by index.
    package internal(set) var infos = NodeInfos()
    @exclusivity(unchecked) var priorities: [NodeID: Double] = [:]
    private var sharedBoxes: [AnyHashable: LayoutBox] = [:]
    @exclusivity(unchecked) var childList = GrowableBuffer<NodeID>()
    @exclusivity(unchecked) var sizes = Memo<SizeQuestion, CGSize>()
    @exclusivity(unchecked) var guides = Memo<GuideQuestion, CGFloat?>()
    /// Every spacing met; most views have the first.
    @exclusivity(unchecked) var spacings: [ViewSpacing] = [ViewSpacing()]
    @exclusivity(unchecked) var expansions: [NodeID: Expansion] = [:]
    var safeAreas: [NodeID: SafeArea] = [:]
    var scrolledAxes: [NodeID: Axis.Set] = [:]
    /// The types of views with a body, by the one node they add: the outermost of several.
    package var viewTypes: [NodeID: Any.Type] = [:]
    /// Every container met; the first is none at all.
    @exclusivity(unchecked) var containers = [ProposalKey(.unspecified)]
    /// The index of each container in `containers`.
    var containerNumbers: [ProposalKey: Int32] = [:]
    /// The container that lengths are relative to at the moment: an index into `containers`.
    @exclusivity(unchecked) var container: Int32 = 0

    /// The node being measured or placed.
    @exclusivity(unchecked) var asking = NodeID.none
    /// The node whose children are being placed.
    @exclusivity(unchecked) var placing = NodeID.none
    @exclusivity(unchecked) var depth = 0

    /// How often a layout was really asked for a size; remembered answers do not count.
    @exclusivity(unchecked) package internal(set) var measureCount = 0
    /// The part of `measureCount` that went to views without children.
    @exclusivity(unchecked) package internal(set) var leafMeasureCount = 0
    package internal(set) var issues: [LayoutIssue] = []
    /// Every probe and placement so far, if they are recorded.
    package var trace: LayoutTrace? { isTracing ? LayoutTrace(events: log.events) : nil }
    @exclusivity(unchecked) var log = TraceLog()
    @exclusivity(unchecked) var isTracing: Bool

    /// Identifies an issue, so that each is reported once.
    struct Report: Hashable {
        let node: NodeID
        let rule: LayoutIssue.Rule
        /// Tells issues of one rule at one node apart.
        let subject: String
    }
    var reported: Set<Report> = []

    let options: LayoutOptions
    let generation = ArenaGeneration()
    @exclusivity(unchecked) var isVerifying = false
    /// Views nested too deep were left out, and this was reported.
    var isTooDeep = false

    package init(options: LayoutOptions = LayoutOptions()) {
        self.options = options
        isTracing = options.traces
    }

    deinit {
        generation.end()
        for index in nodes.indices where nodes[index].flags.contains(.ownsBox) { nodes[index].box.release() }
        nodes.free()
        log.free()
        childList.free()
        sizes.free()
        guides.free()
    }

    /// Adds a view whose children were added before.
    @discardableResult
    package func add<L: Layout>(
        _ layout: L, children: [NodeID] = [], info: NodeInfo, priority: Double = 0, rightToLeft: Bool = false
    ) -> NodeID {
        let id = NodeID(raw: Int32(nodes.count))
        var flags = children.reduce(Flags.noGuides(but: layout)) { $0.intersection(nodes[$1.index].flags) }
        if rightToLeft { flags.insert(.rightToLeft) }
        let box: Unmanaged<LayoutBox>
        if let stateless = layout as? any StatelessLayout {
            box = Unmanaged.passUnretained(sharedBox(stateless))
        } else {
            box = Unmanaged.passRetained(TypedLayoutBox(layout))
            flags.insert(.ownsBox)
        }
        nodes.append(
            Node(box: box, firstChild: Int32(childList.count), childCount: Int32(children.count), flags: flags))
        infos.append(info)
        childList.append(contentsOf: children)
        for child in children { nodes[child.index].parent = id }
        if priority != 0 { setPriority(priority, of: id) }
        return id
    }

    func sharedBox<L: StatelessLayout>(_ layout: L) -> LayoutBox {
        if let known = sharedBoxes[AnyHashable(layout)] { return known }
        let box = TypedLayoutBox(layout)
        sharedBoxes[AnyHashable(layout)] = box
        return box
    }

    /// The number of boxes for all the layouts.
    var boxCount: Int { nodes.indices.count { nodes[$0].flags.contains(.ownsBox) } + sharedBoxes.count }

    /// Changes a view's description before layout.
    package func updateInfo(of node: NodeID, _ change: (inout NodeInfo) -> Void) { change(&infos[node.index]) }

    /// Sets a node's layout priority. NaN has no order and counts as 0.
    package func setPriority(_ priority: Double, of node: NodeID) {
        nodes[node.index].flags.insert(.hasPriority)
        priorities[node] = priority.isNaN ? 0 : priority
    }

    /// A node's layout priority; 0 unless set.
    package func priority(of node: NodeID) -> Double {
        nodes[node.index].flags.contains(.hasPriority) ? priorities[node] ?? 0 : 0
    }

    /// A node's children, in order.
    package func children(of node: NodeID) -> [NodeID] { childRange(of: node).map { childList[$0] } }

    /// The indices of the node's children in `childList`.
    @inline(__always)
    func childRange(of node: NodeID) -> Range<Int> {
        let first = Int(nodes[node.index].firstChild)
        return first..<(first + Int(nodes[node.index].childCount))
    }

    /// The children that are in the picture: all but the ones their parent left out.
    package func shownChildren(of node: NodeID) -> [NodeID] { children(of: node).filter { !isLeftOut($0) } }

    /// Whether the view's parent left it out, as `ViewThatFits` does with views that do not fit.
    func isLeftOut(_ node: NodeID) -> Bool { nodes[node.index].flags.contains(.leftOut) }

    package func layout(of node: NodeID) -> any Layout { nodes[node.index].box.takeUnretainedValue().layout }

    package func isRightToLeft(_ node: NodeID) -> Bool { nodes[node.index].flags.contains(.rightToLeft) }

    func layoutDirection(of node: NodeID) -> LayoutDirection {
        nodes[node.index].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    }

    func layoutValue(_ key: ObjectIdentifier, of node: NodeID) -> Any? { infos.layoutValue(key, of: node.index) }

    /// Sets a value that the node's container reads.
    package func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type, of node: NodeID) {
        infos[node.index].layoutValues[ObjectIdentifier(key)] = value
    }

    func subviews(of id: NodeID) -> LayoutSubviews {
        let children = childRange(of: id)
        return LayoutSubviews(
            reference: ArenaReference(self), container: id, base: Int32(truncatingIfNeeded: children.lowerBound),
            picked: nil, startIndex: 0, endIndex: children.count)
    }

    /// The view's label or kind, for messages.
    func name(of id: NodeID) -> String {
        let info = infos[id.index]
        if let label = info.labels.last { return "“\(label)”" }
        return info.detail.isEmpty ? info.name : "\(info.name) \(info.detail)"
    }
}

/// How a layout is run.
package struct LayoutOptions: Sendable {
    /// Whether every probe and placement is recorded.
    var traces = false
    /// Whether answers are remembered. Off only to test that it changes no frame.
    var memoizes = true
    /// Whether every remembered answer is measured again, and a view that changes its answer reported.
    var verifies: Bool
    /// Whether every view is asked for its minimum, ideal and maximum lengths after layout. Otherwise only views with
    /// annotations of their own are asked.
    package var measuresFlexibility = false

    /// Creates options; verification is on in debug builds unless specified.
    package init(traces: Bool = false, memoizes: Bool = true, verifies: Bool? = nil) {
        self.traces = traces
        self.memoizes = memoizes
        #if DEBUG
            self.verifies = verifies ?? true
        #else
            self.verifies = verifies ?? false
        #endif
    }
}
