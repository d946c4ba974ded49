import Foundation

/// A layout that can account for what it offers and what it takes. Any layout may; it changes no frame.
///
/// It is asked when everything is placed, and may ask its subviews again: whatever it asked before is remembered.
/// What it says is checked against what happened, and left out where the two differ.
public protocol ExplainedLayout: Layout {
    /// Why the layout took its size.
    func explainSize(_ placed: PlacedLayout) -> SizeReason

    /// Why each subview was offered what it was, in order. The default: it was passed on what the layout was offered.
    func explainOffers(_ placed: PlacedLayout) -> [SizeReason]
}

/// A layout with what it was offered, what it took, and what it made of its subviews. Lengths in points.
public struct PlacedLayout {
    /// What its container proposed when it worked out its own size.
    public let proposal: ProposedViewSize
    /// What it took.
    public let size: CGSize
    /// The children, as they were placed.
    public let subviews: LayoutSubviews
    /// What each subview was offered while the layout worked out its size; what it was placed with, where it was asked
    /// only then.
    public let offers: [ProposedViewSize]
    /// What each subview took there.
    public let sizes: [CGSize]
    /// Whether `proposal` is what it was placed with, which made it take another size than what it was offered before.
    var isAsPlaced = false
}

extension ExplainedLayout {
    public func explainOffers(_ placed: PlacedLayout) -> [SizeReason] { placed.passingOn }
}

extension PlacedLayout {
    /// Each offer as the layout's own, or as what else it turns out to be.
    var passingOn: [SizeReason] {
        offers.map { offer in
            SizeReason { axis in
                if offer[axis] == proposal[axis] { return .passedOn(offer[axis]) }
                return LengthReason(offer[axis], offer[axis] == size[axis] ? "its container’s own size" : "")
            }
        }
    }

    /// Each subview is passed on what the layout was offered, or offered its own size where it was not asked before.
    func offeringOwnSize(_ rule: String) -> [SizeReason] {
        offers.map { offer in
            SizeReason { offer[$0] == proposal[$0] ? .passedOn(offer[$0]) : LengthReason(size[$0], rule) }
        }
    }

    /// The size is the child's.
    var childSize: SizeReason { SizeReason(size, subviews.isEmpty ? "nothing in it" : "its child’s") }

    /// The two sides of a guide, the first of them the one guides count from.
    func sides(_ axis: Axis) -> String {
        if axis == .vertical { return "above and below" }
        return subviews.layoutDirection == .rightToLeft ? "right and left" : "left and right"
    }

    /// What a view says that takes all its proposal.
    var allOffered: String { "all it was \(offered)" }

    private var offered: String { isAsPlaced ? "placed with" : "offered" }

    /// A length of a view that fills what it is offered; nil makes it `insteadOfNil` points.
    public func filling(_ axis: Axis, insteadOfNil: CGFloat = 10) -> LengthReason {
        guard let length = proposal[axis] else {
            return LengthReason(insteadOfNil, insteadOfNil == 10 ? "\(offered) nil, it takes 10" : "its ideal")
        }
        return LengthReason(max(0, length), allOffered)
    }
}
