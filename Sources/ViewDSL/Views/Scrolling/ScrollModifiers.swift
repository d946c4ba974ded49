import Drawing
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
    /// Aligns content smaller than its scroll view, and chooses the part of larger content that is seen at first.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        EnvironmentModified(content: self) { $0.scrollAnchors.any = anchor }
    }
    /// Does one of both; the figure's size does not change.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        EnvironmentModified(content: self) { $0.scrollAnchors.roles[role] = anchor }
    }
    /// Has no effect in a figure.
    public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        self
    }
    /// Has no effect in a figure.
    public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
    /// Has no effect in a figure.
    public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    ) -> some View { self }
    /// Has no effect in a figure.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
    /// Has no effect in a figure.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
    /// Has no effect in a figure.
    public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    /// Has no effect in a figure.
    public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    /// Has no effect in a figure.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { self }
    /// The view as it is in the middle of a scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
    /// The view as it is in the middle of a scroll view.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View { self }
}

/// Where a scroll view is scrolled to. A figure shows scroll views at their start.
public struct ScrollPosition: Equatable, Sendable {
    public init(idType: any Hashable.Type = Never.self, edge: Edge = .top) {}
    public init(edge: Edge) {}
    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
    public init(idType: any Hashable.Type = Never.self, x: CGFloat, y: CGFloat) {}
    public init(idType: any Hashable.Type = Never.self, x: CGFloat) {}
    public init(idType: any Hashable.Type = Never.self, y: CGFloat) {}
    public init(idType: any Hashable.Type = Never.self, point: CGPoint) {}
    public init() {}
    /// Has no effect in a figure.
    public mutating func scrollTo(edge: Edge) {}
    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(y: CGFloat) {}
    public mutating func scrollTo(x: CGFloat) {}
    public mutating func scrollTo(point: CGPoint) {}
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
    /// Nothing was scrolled to.
    public var viewID: (any Hashable & Sendable)? { nil }
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? { nil }
    public var edge: Edge? { nil }
    public var point: CGPoint? { nil }
    public var x: CGFloat? { nil }
    public var y: CGFloat? { nil }
    public var isPositionedByUser: Bool { false }
}

/// Whether a scroll view bounces.
public enum ScrollBounceBehavior: Sendable { case automatic, always, basedOnSize }

/// How scrolling dismisses the keyboard.
public enum ScrollDismissesKeyboardMode: Sendable { case automatic, immediately, interactively, never }

/// The use of a default scroll anchor.
public enum ScrollAnchorRole: Sendable { case initialOffset, sizeChanges, alignment }

/// The default anchors of a scroll view; one for a role wins.
struct ScrollAnchors {
    var any: UnitPoint?
    var roles: [ScrollAnchorRole: UnitPoint] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? { roles[role] ?? any }
}

private struct ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

/// The state of a scroll view.
public enum ScrollPhase: Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

/// Where a scroll view was when its phase changed.
public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    /// In points a second; nil if nothing moves.
    public let velocity: CGVector?
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// An input that may scroll.
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String

    public static let lookToScroll = ScrollInputKind(name: "lookToScroll")
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// How content fades under a bar. Figures do not draw it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The size and offset of a scroll view's content.
public struct ScrollGeometry: Equatable, Sendable {
    /// In points.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var containerSize: CGSize
    public var contentInsets: EdgeInsets
    public var visibleRect: CGRect
    public var bounds: CGRect

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
        bounds = CGRect(origin: contentOffset, size: containerSize)
        visibleRect = bounds
    }
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
