import Foundation
import LayoutEngine

/// The insertion and removal of a view. Figures show views in place.
public struct AnyTransition: Sendable {
    private init() {}
    public init<T: Transition>(_ transition: T) {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()

    /// Has no effect in a figure.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    /// Has no effect in a figure.
    public static func move(edge: Edge) -> AnyTransition { .identity }
    /// Has no effect in a figure.
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    /// Has no effect in a figure.
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
    /// Has no effect in a figure.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// Has no effect in a figure.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }

    /// Has no effect in a figure.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Has no effect in a figure.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A custom transition. Figures show views in place, so its body is never used.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    /// The view the transition is applied to.
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

/// Whether a transition moves its view. It has no effect in a figure.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    /// The first of the two: figures show views in place.
    public func combined<T: Transition>(with other: T) -> some Transition { self }
    /// Has no effect in a figure.
    public func animation(_ animation: Animation?) -> some Transition { self }
}

/// The view that a modifier with a closure is applied to.
public struct PlaceholderContentView<Value> {
    private let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
}

extension PlaceholderContentView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) { content._resolve(context, into: &list) }
    public func _subviews(_ context: _ViewContext) -> [_Subview] { content._subviews(context) }
}

public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }

    /// −1 before, 0 in place, 1 after.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The change of a view's content. Figures show the end state.
public struct ContentTransition: Hashable, Sendable {
    private init() {}
    public static let identity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static let opacity = ContentTransition()
    public static let numericText = ContentTransition()
    public static let symbolEffect = ContentTransition()
    /// Has no effect in a figure.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }
    public static func numericText(value: Double) -> ContentTransition { .numericText }
}
