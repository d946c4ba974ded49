import Drawing
import LayoutEngine

/// An animation of a symbol. Figures are still, so it has no effect.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    public static let appear = SymbolEffect(name: "appear")
    public static let automatic = SymbolEffect(name: "automatic")
    public static let bounce = SymbolEffect(name: "bounce")
    public static let breathe = SymbolEffect(name: "breathe")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let drawOff = SymbolEffect(name: "drawOff")
    public static let drawOn = SymbolEffect(name: "drawOn")
    public static let pulse = SymbolEffect(name: "pulse")
    public static let replace = SymbolEffect(name: "replace")
    public static let rotate = SymbolEffect(name: "rotate")
    public static let scale = SymbolEffect(name: "scale")
    public static let variableColor = SymbolEffect(name: "variableColor")
    public static let wiggle = SymbolEffect(name: "wiggle")

    // Variants, such as `.bounce.up.byLayer`.
    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
    public var nonReversing: SymbolEffect { self }
    public var hideInactiveLayers: SymbolEffect { self }
    public var dimInactiveLayers: SymbolEffect { self }
    public var downUp: SymbolEffect { self }
    public var upUp: SymbolEffect { self }
    public var offUp: SymbolEffect { self }
    public var left: SymbolEffect { self }
    public var right: SymbolEffect { self }
    public var forward: SymbolEffect { self }
    public var backward: SymbolEffect { self }
    public var clockwise: SymbolEffect { self }
    public var counterClockwise: SymbolEffect { self }
    public var plain: SymbolEffect { self }
    public var pulse: SymbolEffect { self }
    public var individually: SymbolEffect { self }
    /// Has no effect in a figure.
    public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
    /// Has no effect in a figure.
    public func custom(angle: Angle) -> SymbolEffect { self }
}

/// The repetition and speed of a symbol's animation.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    /// Has no effect in a figure.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// Has no effect in a figure.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
    /// Has no effect in a figure.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    /// Has no effect in a figure.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Has no effect in a figure.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    /// Has no effect in a figure.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }

    /// When an animation repeats.
    public struct RepeatBehavior: Hashable, Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
    }
}

extension ContentTransition {
    /// Has no effect in a figure.
    public static func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .symbolEffect }
}

/// Shows and hides a symbol by an effect.
public struct SymbolEffectTransition: Transition {
    nonisolated public init(effect: SymbolEffect, options: SymbolEffectOptions = .default) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }
    public static func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

extension AnyTransition {
    /// Has no effect in a figure.
    public static func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default
    ) -> AnyTransition { .identity }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }

    /// Has no effect in a figure.
    public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
    ) -> some View { self }
}
