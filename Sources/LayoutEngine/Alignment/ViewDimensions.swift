import Foundation

/// A view's size for one proposal, and its alignment guides, in the view's own coordinates.
///
/// Use it during layout only, because it asks the view again. Later every guide has its default.
public struct ViewDimensions: Equatable, Sendable {
    /// In points.
    public let width: CGFloat
    /// In points.
    public let height: CGFloat

    let reference: ArenaReference
    let node: NodeID
    /// The container it was measured in.
    let container: Int32
    let proposal: ProposalKey

    init(size: CGSize, reference: ArenaReference, node: NodeID, proposal: ProposalKey, container: Int32) {
        width = size.width
        height = size.height
        self.reference = reference
        self.node = node
        self.container = container
        self.proposal = proposal
    }

    /// The dimensions of an empty view of that size, with every guide at its default.
    static func empty(_ size: CGSize, in subviews: LayoutSubviews) -> ViewDimensions {
        ViewDimensions(
            size: size, reference: subviews.reference, node: .none, proposal: ProposalKey(ProposedViewSize(size)),
            container: 0)
    }

    /// The guide's position: the view's explicit value if it has one, else the guide's default. Points from the left.
    @_disfavoredOverload
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The guide's position: the view's explicit value if it has one, else the guide's default. Points from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The value that the view, or a view in it, sets for the guide; nil if none does.
    @_disfavoredOverload
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The value that the view, or a view in it, sets for the guide; nil if none does.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The value of a guide, in points from the view's origin.
    package subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    func explicit(_ key: AlignmentKey) -> CGFloat? {
        guard node != .none, reference.isLive else { return nil }
        return reference.arena._withUnsafeGuaranteedRef { arena in
            arena.within(container) {
                arena.explicitGuide(key, of: node, size: CGSize(width: width, height: height), proposal: proposal)
            }
        }
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.width == b.width && a.height == b.height && a.node == b.node && a.proposal == b.proposal
    }
}
