import Foundation

/// The first view that comes out differently in two layouts of the same tree, in the order in which the first of them was
/// negotiated.
///
/// On the way down that is a view that is offered something else and answers something else, each container's children in
/// the order in which it served them; on the way up one that answers the same offer with something else; last, one that
/// is placed elsewhere: the cause comes before what follows from it. Another offer that is answered with the same size is
/// no difference. A layout without a trace does not say in which order it served: its children are compared as they stand
/// in the tree. The two roots are one pair; in each pair children are matched by label, then by what is in them, whatever
/// modifiers are around it, then by kind where as many of it are left between two that are matched. Nothing is said of two
/// views that are not each other's, and an imitation can be held against what it imitates; but where a container of
/// several has views the other lacks, or has them in another order, that comes before what it then offers them.
public struct LayoutDifference: Equatable, Sendable {
    /// What sort of difference it is.
    public enum Kind: Equatable, Sendable {
        /// What the two were offered, which they answered differently.
        case proposal(ProposedViewSize, ProposedViewSize)
        /// What the two took for the same offer, in points.
        case size(CGSize, CGSize)
        /// How many views they hold.
        case children(Int, Int)
        /// The views, as many, that one holds and the other does not: by what they are called.
        case contents(String, String)
        /// The order in which they hold the same views: by what they are called.
        case order(String, String)
        /// Where they are in their root, in points.
        case origin(CGPoint, CGPoint)
    }

    /// What sort of difference it is.
    public var kind: Kind
    /// The view's id in the first layout.
    public var first: Int
    /// The view's id in the second.
    public var second: Int
    /// Of containers of more or fewer views, those that only one of them has, by what they are called: of the container
    /// itself, or of the one around a view that differs.
    public var extra: (inFirst: [String], inSecond: [String]) { (onlyFirst, onlySecond) }

    private var onlyFirst: [String] = []
    private var onlySecond: [String] = []

    init(kind: Kind, first: Int, second: Int, onlyFirst: [String] = [], onlySecond: [String] = []) {
        (self.kind, self.first, self.second) = (kind, first, second)
        (self.onlyFirst, self.onlySecond) = (onlyFirst, onlySecond)
    }

    /// Lengths nearer than this are the same, in points.
    public static let tolerance: CGFloat = 0.005
}

extension LayoutSnapshot {
    /// The first view that comes out differently in `other`; nil where all views have the same sizes and places.
    public func firstDifference(from other: LayoutSnapshot) -> LayoutDifference? {
        guard let a = root, let b = other.root else { return nil }
        let walk = DifferenceWalk(
            first: self, second: other, firstOffers: SizingOffers(self), secondOffers: SizingOffers(other))
        return walk.negotiated(a, b) ?? walk.placed(a, b) ?? walk.counted(a, b)
    }
}

extension LayoutDifference {
    /// What differs, in words, and its value in the first and the second layout: `offered`, `93.33 × 40`, `80 × 40`.
    public var words: (verb: String, first: String, second: String) {
        switch kind {
        case .proposal(let a, let b): ("offered", "\(a)", "\(b)")
        case .size(let a, let b): ("took", sizeText(a), sizeText(b))
        case .children(let a, let b): ("holds", Self.count(a), Self.count(b))
        case .contents(let a, let b), .order(let a, let b): ("holds", a, b)
        case .origin(let a, let b): ("placed at", Self.place(a), Self.place(b))
        }
    }

    /// The same for ears: `nil` where the words have a dash.
    package var spokenWords: (verb: String, first: String, second: String) {
        guard case .proposal(let a, let b) = kind else { return words }
        return ("offered", a.spoken, b.spoken)
    }

    /// What of the view is the first thing to differ, said after `first different`: `answer`.
    package var subject: String {
        switch kind {
        case .proposal: "offer that is answered differently"
        case .size: "answer"
        case .children: "number of views"
        case .contents: "content"
        case .order: "order"
        case .origin: "place"
        }
    }

    /// What the first layout has in the place of the second's view, where that is another: a modifier that one of them
    /// alone has.
    public func partner(in first: LayoutSnapshot, of second: LayoutSnapshot) -> String? {
        let (one, other) = (first.records[self.first].title, second.records[self.second].title)
        return one == other ? nil : one
    }

    private static func count(_ count: Int) -> String { count == 1 ? "1 view" : "\(count) views" }

    private static func place(_ point: CGPoint) -> String { "\(lengthText(point.x)), \(lengthText(point.y))" }
}
