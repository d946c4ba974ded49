import Foundation

/// The first view that comes out differently in two layouts of the same tree, in the order in which the first was
/// negotiated: causes come before what follows from them.
///
/// On the way down that is a view that is proposed something else and answers differently, children in the order in
/// which their container served them; on the way up, one that answers the same proposal differently; last, one that
/// sits elsewhere. Another proposal with the same answer is no difference, nor is one that was only measured with. Without a trace, children are compared in
/// the order of the tree. The two roots are a pair; in each pair children are matched by label, then by their content
/// below any modifiers, then by kind where both have as many between two matches. Views without a partner are not
/// compared, so an imitation can be compared with its original; but where a container of several has views the other
/// lacks, or has them in another order, that comes before its proposals.
public struct LayoutDifference: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// The proposal that the two answered differently.
        case proposal(ProposedViewSize, ProposedViewSize)
        /// The sizes they took for the same proposal, in points.
        case size(CGSize, CGSize)
        /// How many views they hold.
        case children(Int, Int)
        /// The names of the views, as many, that one holds and the other does not.
        case contents([String], [String])
        /// The names of the same views, in the order in which each holds them.
        case order([String], [String])
        /// The same modifiers around it, innermost first, in the order in which each has them.
        case modifiers([String], [String])
        /// Where they are in their root, in points.
        case origin(CGPoint, CGPoint)
    }

    public var kind: Kind
    /// The view's id in the first layout.
    public var first: Int
    /// The view's id in the second.
    public var second: Int
    /// The names of the views that only one of two containers has: the view itself, or the container around it.
    package var extra = Extra()

    package struct Extra: Equatable, Sendable {
        package var inFirst: [String] = []
        package var inSecond: [String] = []
        var isEmpty: Bool { inFirst.isEmpty && inSecond.isEmpty }
    }

    /// Lengths nearer than this are the same, in points.
    public static let tolerance: CGFloat = 0.005
}

extension LayoutSnapshot {
    /// The first view that comes out differently in `other`; nil if all views have the same sizes and places.
    public func firstDifference(from other: LayoutSnapshot) -> LayoutDifference? {
        guard let a = root, let b = other.root else { return nil }
        let walk = DifferenceWalk(
            first: self, second: other, firstProposals: SizingProposals(self), secondProposals: SizingProposals(other))
        return walk.negotiated(a, b) ?? walk.placed(a, b) ?? walk.counted(a, b)
    }
}

extension LayoutDifference {
    /// The view's verb, and its value in the first and the second layout: `takes`, `93.33 × 40`, `80 × 40`.
    package var words: (verb: String, first: String, second: String) {
        func each<Value>(_ a: Value, _ b: Value, _ text: (Value) -> String) -> (String, String) { (text(a), text(b)) }
        let (verb, values) =
            switch kind {
            case .proposal(let a, let b): ("is proposed", each(a, b) { "\($0)" })
            case .size(let a, let b): ("takes", each(a, b) { sizeText($0) })
            case .children(let a, let b): ("holds", each(a, b) { Wording.count($0, "view") })
            case .contents(let a, let b): ("holds", each(a, b) { Self.few($0, ", ") })
            case .order(let a, let b): ("holds", each(a, b) { Self.few($0, ", then ") })
            case .modifiers(let a, let b): ("has", each(a, b) { Self.few($0, ", then ") })
            case .origin(let a, let b): ("is placed at", each(a, b) { "(\(lengthText($0.x)), \(lengthText($0.y)))" })
            }
        return (verb, values.0, values.1)
    }

    /// Whether it is one of several names each.
    private var isList: Bool {
        switch kind {
        case .order, .modifiers: true
        case .proposal, .size, .children, .contents, .origin: false
        }
    }

    private static func few(_ names: [String], _ separator: String) -> String {
        names.prefix(3).joined(separator: separator) + (names.count > 3 ? " …" : "")
    }

    /// `First difference: frame takes 60 × 92 instead of 101 × 92.`
    ///
    /// - Parameter reference: The name of the first layout: `panel 1`.
    package func sentence(_ first: LayoutSnapshot, _ second: LayoutSnapshot, reference: String) -> String {
        let words = words
        let (view, partner) = (second.records[self.second].title, first.records[self.first].title)
        let before =
            view == partner
            ? "\(isList ? ", " : " ")instead of \(words.first)"
            : ", where \(partner) in \(reference) \(words.verb) \(words.first)"
        return "First difference: \(view) \(words.verb) \(words.second)\(before)."
            + only(extra.inSecond, "here") + only(extra.inFirst, "in \(reference)")
    }

    /// ` Only here: Divider.`
    private func only(_ views: [String], _ place: String) -> String {
        // The sentence names them already.
        if case .contents = kind { return "" }
        return views.isEmpty ? "" : " Only \(place): \(Wording.list(views, atMost: 3))."
    }
}
