import Foundation

/// A view in the arena: an index, valid for the life of its arena.
public struct NodeID: Hashable, Sendable {
    let raw: Int32
    var index: Int { Int(raw) }
    /// The place in the lists an arena shows.
    public var position: Int { Int(raw) }
    static let none = NodeID(raw: -1)
}

/// Where in the user's code a view was written.
public struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The source file.
    public var file: String
    /// The line in it, from 1.
    public var line: Int

    /// A line of a file.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}

/// All views of one layout, flat: nodes, children, memo and placements in arrays, indices for pointers.
///
/// Built bottom-up with `add`, then laid out once with `layOut`. Not for use from two threads.
public final class LayoutArena {
    /// A node as the engine works on it. What only people read is in `NodeInfo`.
    struct Node {
        /// Held by the arena until it goes; using it counts nothing.
        var box: Unmanaged<LayoutBox>
        var firstChild: Int32
        var childCount: Int32
        var parent = NodeID.none
        /// The first of the node's two rules in `ruleTable`, where it and all in it have some; else −1.
        var rules: Int32 = -1
        /// The node's place in `axisMemos`, −1 where its answers are not worth keeping.
        var axisMemo: Int32 = -1
        /// The node's place in `askedNodes`, −1 while its layout has not been asked.
        var asked: Int32 = -1
        /// The container it was placed in.
        var container: Int32 = 0
        var flags: Flags = []
        /// Where its container put it, in the container's coordinates; in the root's where rules placed it.
        var origin = CGPoint.zero
        var size = CGSize.zero
        /// What it was placed for.
        var proposal = RawProposal(.zero)
    }

    /// What is kept of a node only once its layout is asked.
    struct AskedNode {
        /// The newest entry of the node's memo, −1 for none.
        var memo: Int32 = -1
        /// The newest of the node's guides in `guideMemo`, −1 for none.
        var guides: Int32 = -1
        /// The node's preferred spacing in `spacings`, −1 while not asked.
        var spacing: Int32 = -1
        /// The container its children were last placed in, and the one its cache is for.
        var placedContainer: Int32 = 0
        var cacheContainer: Int32 = 0
        /// The bounds and proposal its children were last placed for.
        var placedSize = CGSize(width: -1, height: -1)
        var placedProposal = RawProposal(.zero)
        /// Its top-left corner in the root's coordinates, filled as the final placement walks down.
        var globalOrigin = CGPoint.zero
    }

    struct Flags: OptionSet {
        let rawValue: UInt16
        static let rightToLeft = Flags(rawValue: 1)
        /// No view in it sets a guide of the axis, whatever is proposed.
        static let noHorizontalGuides = Flags(rawValue: 2)
        static let noVerticalGuides = Flags(rawValue: 4)
        static let placed = Flags(rawValue: 8)
        static let reportedUnstable = Flags(rawValue: 16)
        /// Its answers depend on the container around it, or those of a view in it do.
        static let readsContainer = Flags(rawValue: 32)
        /// Its container left it out of the picture.
        static let leftOut = Flags(rawValue: 64)
        /// Rules placed it: its origin is in the root's coordinates.
        static let placedByRules = Flags(rawValue: 128)
        /// It has a priority of its own, in `priorities`.
        static let hasPriority = Flags(rawValue: 256)
        /// Its box is its own, not shared.
        static let ownsBox = Flags(rawValue: 512)
    }

    struct MemoEntry: MemoAnswer {
        struct Question: Hashable {
            let proposal: RawProposal
            let container: Int32
        }

        let proposal: RawProposal
        let size: CGSize
        let container: Int32
        let next: Int32

        var question: Question { Question(proposal: proposal, container: container) }
    }

    // Layouts call the arena in the middle of its own calls, all on one thread and never two at one element: checks of
    // exclusive access would cost more than layout does, and grow with depth.
    @exclusivity(unchecked) var nodes = Slab<Node>()
    /// What each node is, by its identifier.
    public internal(set) var infos = NodeInfos()
    @exclusivity(unchecked) var askedNodes = Slab<AskedNode>()
    /// Priorities other than 0.
    @exclusivity(unchecked) var priorities: [NodeID: Double] = [:]
    /// Boxes of layouts that any number of nodes can have, by the layout's type.
    private var pools: [ObjectIdentifier: LayoutPool?] = [:]
    @exclusivity(unchecked) var childList = Slab<NodeID>()
    @exclusivity(unchecked) var memo = Slab<MemoEntry>()
    @exclusivity(unchecked) var memoIndex = MemoIndex<MemoEntry>()
    @exclusivity(unchecked) var spacings: [ViewSpacing] = [ViewSpacing()]
    @exclusivity(unchecked) var guideMemo = Slab<GuideEntry>()
    @exclusivity(unchecked) var guideIndex = MemoIndex<GuideEntry>()
    /// Rules met so far, their places in the table, and what is known of the views that have them.
    @exclusivity(unchecked) var ruleTable = Slab<AxisRule>()
    var ruleNumbers: [AxisRules: Int32] = [:]
    @exclusivity(unchecked) var axisMemos = Slab<AxisMemos>()
    @exclusivity(unchecked) var stackFacts = Slab<StackFacts>()
    @exclusivity(unchecked) var turns = Slab<Int32>()
    @exclusivity(unchecked) var ranks = Slab<StackRank>()
    /// The children of the stacks whose turns are being found.
    @exclusivity(unchecked) var contenders = Slab<Contender>()
    @exclusivity(unchecked) var gaps = Slab<Double>()
    /// Rules met a case that is not theirs: the layouts do all the rest.
    @exclusivity(unchecked) var rulesFail = false
    @exclusivity(unchecked) var expansions: [NodeID: Expansion] = [:]
    var safeAreas: [NodeID: SafeArea] = [:]
    /// Every container met, and the place of each in the list; the first is none at all.
    @exclusivity(unchecked) var containers = [RawProposal(.unspecified)]
    var containerNumbers: [RawProposal: Int32] = [:]
    /// The container that lengths are relative to just now: a place in `containers`.
    @exclusivity(unchecked) var container: Int32 = 0

    /// The node being measured or placed: who asks.
    @exclusivity(unchecked) var asking = NodeID.none
    /// The node whose children are being placed.
    @exclusivity(unchecked) var placing = NodeID.none
    @exclusivity(unchecked) var depth = 0
    let stack = StackGuard()

    /// How often a layout really was asked for a size; what is remembered or worked out by rules is not counted.
    @exclusivity(unchecked) public internal(set) var measureCount = 0
    /// How often the layout of a node without children was.
    @exclusivity(unchecked) public internal(set) var leafMeasureCount = 0
    /// How often a view's length on one axis was worked out by its rules, without its layout being asked.
    @exclusivity(unchecked) package internal(set) var ruledAnswerCount = 0
    /// What has gone wrong so far.
    public internal(set) var issues: [LayoutIssue] = []
    /// Every probe and placement so far, if they are recorded.
    public var trace: LayoutTrace? { isTracing ? LayoutTrace(events: log.events(answers: memo)) : nil }
    @exclusivity(unchecked) var log = TraceLog()
    @exclusivity(unchecked) var isTracing: Bool
    /// Where the last answer of `measure` is in `memo` while a trace is kept, −1 where there was no room to ask.
    @exclusivity(unchecked) var lastAnswer: Int32 = -1

    /// What has been reported of whom.
    struct Report: Hashable {
        let node: NodeID
        let rule: LayoutIssue.Rule
        /// Tells issues of one rule at one node apart.
        let subject: String
    }
    var reported: Set<Report> = []

    let options: LayoutOptions
    let lease = ArenaLease()
    @exclusivity(unchecked) var isVerifying = false
    /// Views were left out because they are nested too deep, and it has been said.
    var isTooDeep = false
    private var spacingNudge = SpacingNudge.current

    /// An arena without nodes.
    public init(options: LayoutOptions = LayoutOptions()) {
        self.options = options
        isTracing = options.traces
        // A trace tells what layouts ask each other, so they have to.
        rulesFail = options.traces
    }

    deinit {
        lease.end()
        for index in nodes.indices where nodes[index].flags.contains(.ownsBox) { nodes[index].box.release() }
        nodes.free()
        askedNodes.free()
        log.free()
        childList.free()
        memo.free()
        guideMemo.free()
        ruleTable.free()
        axisMemos.free()
        stackFacts.free()
        turns.free()
        ranks.free()
        contenders.free()
        gaps.free()
    }

    /// Adds a view whose children are already there.
    @discardableResult
    public func add<L: Layout>(
        _ layout: L, children: [NodeID] = [], info: NodeInfo, priority: Double = 0, rightToLeft: Bool = false
    ) -> NodeID {
        let id = NodeID(raw: Int32(nodes.count))
        let layout = spacingNudge?.apply(layout) ?? layout
        var flags: Flags = rightToLeft ? .rightToLeft : []
        let shared = pool(L.self)?.entry(for: layout)
        if shared == nil { flags.insert(.ownsBox) }
        nodes.append(
            Node(
                box: shared?.box ?? Unmanaged.passRetained(TypedLayoutBox(layout)), firstChild: Int32(childList.count),
                childCount: Int32(children.count), flags: flags))
        infos.append(info)
        childList.append(contentsOf: children)
        for child in children { nodes[child.index].parent = id }
        if priority != 0 { setPriority(priority, of: id) }
        if options.findsRules { findRules(of: layout, id, children, shared: shared) }
        // One without rules will be asked.
        if nodes[id.index].rules < 0 { makeAskedPlace(of: id) }
        return id
    }

    /// How many boxes there are for all the layouts.
    var boxCount: Int {
        nodes.indices.count { nodes[$0].flags.contains(.ownsBox) }
            + pools.values.reduce(0) { $0 + ($1?.count ?? 0) }
    }

    private func pool<L: Layout>(_ type: L.Type) -> LayoutPool? {
        if let known = pools[ObjectIdentifier(type)] { return known }
        let pool = type is any SharedLayout.Type ? LayoutPool() : nil
        pools[ObjectIdentifier(type)] = .some(pool)
        return pool
    }

    /// Notes whether the node answers by rules: where it has some and all in it do.
    private func findRules<L: Layout>(of layout: L, _ id: NodeID, _ children: [NodeID], shared: PooledLayout?) {
        guard children.allSatisfy({ nodes[$0.index].rules >= 0 }) else { return }
        let number: Int32
        if let shared, shared.rules >= 0 {
            number = shared.rules
        } else {
            guard let rules = (layout as? any AxisRuledLayout)?.axisRules, rules.areSound else { return }
            number = ruleNumber(rules)
            shared?.rules = number
        }
        let (horizontal, vertical) = (ruleTable[Int(number)], ruleTable[Int(number) + 1])
        guard horizontal.childCount.contains(children.count), vertical.childCount.contains(children.count) else {
            return
        }
        nodes[id.index].rules = number
        // Nothing in it sets a guide.
        if !options.traces { nodes[id.index].flags.formUnion([.noHorizontalGuides, .noVerticalGuides]) }
        let isStack = horizontal.kind == .along || vertical.kind == .along
        if isStack || !isSimple(children) {
            nodes[id.index].axisMemo = Int32(axisMemos.count)
            axisMemos.append(AxisMemos(facts: isStack ? Int32(stackFacts.count) : -1))
            if isStack { stackFacts.append(StackFacts()) }
        }
    }

    /// A leaf, a view that remembers its answers, and a few modifiers around one are as quick to ask again.
    private func isSimple(_ children: [NodeID]) -> Bool {
        guard var next = children.first, children.count == 1 else { return children.isEmpty }
        for _ in 0..<2 {
            if isQuick(next) { return true }
            if nodes[next.index].childCount > 1 { return false }
            next = childList[Int(nodes[next.index].firstChild)]
        }
        return isQuick(next)
    }

    private func isQuick(_ node: NodeID) -> Bool {
        nodes[node.index].childCount == 0 || nodes[node.index].axisMemo >= 0
    }

    private func ruleNumber(_ rules: AxisRules) -> Int32 {
        if let known = ruleNumbers[rules] { return known }
        let number = Int32(ruleTable.count)
        ruleNumbers[rules] = number
        ruleTable.append(rules.horizontal)
        ruleTable.append(rules.vertical)
        return number
    }

    /// Takes their rules from a view that is more than its layout says, and from those around it.
    func dropRules(of id: NodeID) {
        var node = id
        while node != .none, nodes[node.index].rules >= 0 {
            nodes[node.index].rules = -1
            node = nodes[node.index].parent
        }
    }

    /// Changes what a view is called or carries, before layout.
    public func updateInfo(of node: NodeID, _ change: (inout NodeInfo) -> Void) { change(&infos[node.index]) }

    /// Gives a node its layout priority; NaN, which is before none and after none, counts as 0.
    public func setPriority(_ priority: Double, of node: NodeID) {
        nodes[node.index].flags.insert(.hasPriority)
        priorities[node] = priority.isNaN ? 0 : priority
    }

    /// A node's layout priority; 0 unless set.
    public func priority(of node: NodeID) -> Double {
        nodes[node.index].flags.contains(.hasPriority) ? priorities[node] ?? 0 : 0
    }

    /// The nodes within a node, in order.
    public func children(of node: NodeID) -> [NodeID] {
        childRange(of: node).map { childList[$0] }
    }

    /// The places of the children in the list of children.
    @inline(__always)
    func childRange(of node: NodeID) -> Range<Int> {
        let first = Int(nodes[node.index].firstChild)
        return first..<(first + Int(nodes[node.index].childCount))
    }

    /// The children that are in the picture: all but those their container left out.
    public func shownChildren(of node: NodeID) -> [NodeID] { children(of: node).filter { !isLeftOut($0) } }

    /// Whether the view's container left it out, as `ViewThatFits` does with those that do not fit.
    public func isLeftOut(_ node: NodeID) -> Bool { nodes[node.index].flags.contains(.leftOut) }

    /// The layout of a node.
    public func layout(of node: NodeID) -> any Layout { nodes[node.index].box.takeUnretainedValue().layout }

    func layoutDirection(of node: NodeID) -> LayoutDirection {
        nodes[node.index].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    }

    func layoutValue(_ key: ObjectIdentifier, of node: NodeID) -> Any? {
        infos.layoutValue(key, of: node.index)
    }

    /// Gives the node a value for its container.
    public func setLayoutValue<K: LayoutValueKey>(_ value: K.Value, for key: K.Type, of node: NodeID) {
        infos[node.index].layoutValues[ObjectIdentifier(key)] = value
    }

    /// The node's place among those whose layouts are asked; makes one where it has none.
    @inline(__always)
    func askedPlace(of id: NodeID) -> Int {
        let known = Int(nodes[id.index].asked)
        return known >= 0 ? known : makeAskedPlace(of: id)
    }

    @inline(never)
    @discardableResult
    private func makeAskedPlace(of id: NodeID) -> Int {
        nodes[id.index].asked = Int32(askedNodes.count)
        askedNodes.append(AskedNode())
        return askedNodes.count - 1
    }

    func subviews(of id: NodeID) -> LayoutSubviews {
        let children = childRange(of: id)
        return LayoutSubviews(
            reference: ArenaReference(self), container: id,
            base: Int32(truncatingIfNeeded: children.lowerBound), picked: nil,
            startIndex: 0, endIndex: children.count)
    }

    /// Records an issue found during layout: the first of its sort and subject at a node, however often it is asked.
    func report(_ rule: LayoutIssue.Rule, at node: NodeID, subject: String = "", _ message: @autoclosure () -> String) {
        guard reported.insert(Report(node: node, rule: rule, subject: subject)).inserted else { return }
        addIssue(rule, at: node, message())
    }

    /// Records an issue found while the views were built.
    ///
    /// - Parameter source: Where the mistake was written; nil is where the view was.
    public func addIssue(
        _ rule: LayoutIssue.Rule, at node: NodeID, _ message: String, source: SourceLocation? = nil
    ) {
        issues.append(
            LayoutIssue(node: node, rule: rule, message: message, source: source ?? infos[node.index].source))
    }
}

/// How a layout is run.
public struct LayoutOptions: Sendable {
    /// Records every probe and placement.
    public var traces = false
    /// Annotations that only a trace can tell of: once a view asks for one of them, all is recorded.
    package var tracedAnnotations = 0
    /// Keeps answers, so that a repeated question costs nothing. Off only to test that it changes no frame.
    public var memoises = true
    /// Answers by rules where they are known, without asking layouts. Off only to test that it changes no frame.
    package var answersByRules = true
    /// Measures again on every memo hit and reports a view that changes its answer.
    public var verifies: Bool
    /// Compares what layouts say by their rules with what their methods do, and reports those that do otherwise.
    package var verifiesRules: Bool
    /// Asks every view for its least, ideal and greatest lengths once it is laid out; without it only views that have
    /// annotations of their own are asked.
    public var measuresFlexibility = false

    /// Whether it is looked which layouts have rules: beside a trace only to see whether they keep to them.
    var findsRules: Bool { answersByRules && memoises && (!traces || verifiesRules) }

    /// What is recorded and checked besides the layout.
    public init(traces: Bool = false, memoises: Bool = true, verifies: Bool? = nil) {
        self.traces = traces
        self.memoises = memoises
        #if DEBUG
            self.verifies = verifies ?? true
        #else
            self.verifies = verifies ?? false
        #endif
        verifiesRules = self.verifies
    }
}
