import Foundation
import LayoutEngine

/// How a view would come and go. A still picture shows what is there, with no trace of how it came.
public struct AnyTransition: Sendable {
    private init() {}

    /// How something would come and go; a figure shows it there.
    public init<T: Transition>(_ transition: T) {}

    /// How something would come and go; a figure shows it there.
    public static let identity = AnyTransition()
    /// How something would come and go; a figure shows it there.
    public static let opacity = AnyTransition()
    /// How something would come and go; a figure shows it there.
    public static let slide = AnyTransition()
    /// How something would come and go; a figure shows it there.
    public static let scale = AnyTransition()

    /// How something would come and go; a figure shows it there.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    /// How something would come and go; a figure shows it there.
    public static func move(edge: Edge) -> AnyTransition { .identity }
    /// How something would come and go; a figure shows it there.
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    /// How something would come and go; a figure shows it there.
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
    /// How something would come and go; a figure shows it there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
    /// How something would come and go; a figure shows it there.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    /// How something would come and go; a figure shows it there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }

    /// The transition unchanged: a still picture shows neither.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// How something would come and go; a figure shows it there.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition of one's own. Its body is never shown: views on show have arrived.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the body.
    associatedtype Body: View
    /// Stands for the view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view a transition is applied to.
public struct PlaceholderContentView<Value> {}

extension PlaceholderContentView: PrimitiveView {
    public func _resolve(_ context: _ViewContext, into list: inout _ViewList) {}
}

/// Where in its coming and going a view is.
public enum TransitionPhase: Hashable, Sendable {
    /// Coming, there, or gone; in a figure there.
    case willAppear, identity, didDisappear

    /// Coming, there, or gone; in a figure there.
    public var isIdentity: Bool { self == .identity }

    /// −1 before, 0 while there, 1 after.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// How a view's content would change from one to the next.
public struct ContentTransition: Hashable, Sendable {
    private init() {}
    /// How something would come and go; a figure shows it there.
    public static let identity = ContentTransition()
    /// How something would come and go; a figure shows it there.
    public static let interpolate = ContentTransition()
    /// How something would come and go; a figure shows it there.
    public static let opacity = ContentTransition()
    /// How something would come and go; a figure shows it there.
    public static let numericText = ContentTransition()
    /// How something would come and go; a figure shows it there.
    public static let symbolEffect = ContentTransition()
    /// How something would come and go; a figure shows it there.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }
    /// How something would come and go; a figure shows it there.
    public static func numericText(value: Double) -> ContentTransition { .numericText }
}
