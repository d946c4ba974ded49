import Foundation
import LayoutEngine

nonisolated extension View {
    /// Has no effect in a figure.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
    /// Has no effect in a figure.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
    /// Has no effect in a figure.
    public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
    /// Has no effect in a figure.
    public func scrollTarget(isEnabled: Bool = true) -> some View { self }
    /// Has no effect in a figure.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        self
    }
    /// Has no effect in a figure.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Has no effect in a figure.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Has no effect in a figure.
    public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
    /// Has no effect in a figure.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
    /// Has no effect in a figure.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
    /// Has no effect in a figure.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        self
    }
    /// Has no effect in a figure.
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    /// Has no effect in a figure.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// The view as it is in the middle of a scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
}

/// Where a scroll view is scrolled to. A figure shows scroll views at their start.
public struct ScrollPosition: Equatable, Sendable {
    public init(idType: any Hashable.Type = Never.self, edge: Edge = .top) {}
    public init(edge: Edge) {}
    public init() {}
    /// Has no effect in a figure.
    public mutating func scrollTo(edge: Edge) {}
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(y: CGFloat) {}
    public mutating func scrollTo(x: CGFloat) {}
    public mutating func scrollTo(point: CGPoint) {}
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior {}

/// Comes to rest at a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
}

/// Comes to rest at a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public enum LimitBehavior: Sendable { case automatic, always, alwaysByFew, alwaysByOne, never }

    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> ViewAlignedScrollTargetBehavior
    { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// Whether a scroll view bounces.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// How scrolling dismisses the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }

/// What a default scroll anchor is for.
public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }

/// What a scroll view is doing.
public enum ScrollPhase: Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// The size and offset of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
    /// In points.
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero
    public var containerSize = CGSize.zero
    public var contentInsets = EdgeInsets()
    public var visibleRect = CGRect.zero
    public var bounds = CGRect.zero
}

/// How a scroll transition moves.
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

    /// Where a transition begins.
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()
        public static func visible(_ amount: Double) -> Threshold { .visible }
    }
}

/// Where a view is in a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
