import Foundation
import LayoutEngine

/// What a view is in the structure of a screen.
extension ShownView {
    var isPadding: Bool {
        facts.insets != nil && safeArea == nil && kind == .modifier && children.count == 1 && !isPage
    }

    /// Whether it only fills the place of a page, as a navigation stack does around its content.
    var isPage: Bool { systemPart == .page }

    /// Whether it is a spacer that the author wrote.
    var isSpacer: Bool { role == .spacer && systemPart != .filler }

    /// The page that a paged tab view shows, from 1, and how many it has.
    var pages: (shown: Int, count: Int)? {
        if case .pages(let shown, let count) = systemPart { (shown, count) } else { nil }
    }

    /// Whether its second child is at an edge, in a safe area inset of its first.
    var isInset: Bool { kind == .modifier && safeArea != nil && children.count == 2 }

    /// Whether it only keeps the place of a view that is drawn elsewhere, by an offset or into the safe area.
    func isKeptPlace(of inner: ShownView) -> Bool {
        kind == .modifier && children.count == 1
            && !CGRect(origin: origin, size: size).isNear(CGRect(origin: inner.origin, size: inner.size))
            && (facts.ignoresSafeArea || size.isNear(inner.size))
    }

    var isNegativePadding: Bool {
        isPadding && paddings.map { min($0.top, $0.bottom, $0.left, $0.right) < -0.5 } ?? false
    }

    /// Whether its bounds differ from the visible view inside, which is drawn elsewhere or reaches out of a negative padding.
    func isPlace(of inner: ShownView) -> Bool {
        isKeptPlace(of: inner) || isNegativePadding
    }

    /// Whether the author named it, by a label or by a type of view.
    var isNamedByAuthor: Bool { label != nil || viewType.map { !ViewTypeName.isOurs($0) } ?? false }

    /// The name of a modifier whose bounds are not its content's.
    func name(around kind: String) -> String {
        // What a negative padding is around is larger than it.
        return isPadding && !isNegativePadding ? "padded \(kind)" : "\(name) of \(kind)"
    }

    /// Whether it is a flexible frame that is as long as its maximum or its minimum.
    func isAtBound(_ axis: Axis) -> Bool { isAtMaximum(axis) || isLike(facts.minSize[axis], axis) }
    func isAtMaximum(_ axis: Axis) -> Bool { isLike(facts.maxSize[axis], axis) }

    private func isLike(_ bound: CGFloat?, _ axis: Axis) -> Bool { bound.map { abs(size[axis] - $0) < 0.01 } ?? false }

    var isScrollView: Bool { !facts.scrolls.isEmpty }

    /// Whether it is a view of SwiftUI's that is made of others: `Button`.
    var isControl: Bool { viewType.map(ViewTypeName.isOurs) ?? false }

    /// Whether it is a text or a symbol alone, which an outline would touch.
    var isBareTextOrSymbol: Bool { [.text, .image].contains(role) && !isControl }

    /// The author's name, or its kind.
    var ownName: String { label ?? viewType ?? name }

    /// Whether it takes a place in which nothing is seen, as by `hidden()`.
    var keepsPlaceUnseen: Bool { !isVisible && role != .spacer && !isThin && size.width > 0 && size.height > 0 }

    /// Whether a part of it is not clipped.
    var isInView: Bool { clipRect == nil || !(frame.isEmpty ? seenFrame.isNull : seenFrame.isEmpty) }

    /// Whether enough of its bounds, which are not magnified, is in view to be counted.
    var showsEnough: Bool {
        guard isInView, !frame.isEmpty else { return isInView }
        return Axis.allCases.allSatisfy { uncoveredFrame.size[$0] >= min(frame.size[$0], Self.minInView) }
    }

    /// A thinner slice is not seen, in points.
    private static let minInView: CGFloat = 1.5

    /// Whether it is so small that an outline would hide it.
    var isTiny: Bool { min(frame.width, frame.height) < 12 }

    /// Whether it takes more than the finite length it is proposed.
    func isTooLarge(_ axis: Axis) -> Bool {
        answeredProposal[axis].map { $0.isFinite && size[axis].isFinite && size[axis] > $0 + 0.5 } ?? false
    }

    /// Whether it is a modifier that sets a length, as a frame does.
    func hasOwnLength(_ axis: Axis) -> Bool { kind == .modifier && facts.ownSize[axis] != nil }

    /// Whether all of it is in view.
    var isWhole: Bool { seenFrame.isNear(frame) }
}

extension [ShownView] {
    /// The number of visible views of a name.
    func visible(named name: String) -> Int { count { $0.ownName == name && $0.isVisible } }
}
