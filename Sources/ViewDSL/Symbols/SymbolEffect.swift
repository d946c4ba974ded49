/// An animation of a symbol. Figures are still, so it has no effect.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    public static let appear = SymbolEffect(name: "appear")
    public static let bounce = SymbolEffect(name: "bounce")
    public static let breathe = SymbolEffect(name: "breathe")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let pulse = SymbolEffect(name: "pulse")
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
}

/// The repetition and speed of a symbol's animation.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    /// Has no effect in a figure.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Has no effect in a figure.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

nonisolated extension View {
    /// Has no effect in a figure.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        NodeModified(content: self) { _, _ in }
    }

    public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
    ) -> some View {
        NodeModified(content: self) { _, _ in }
    }
}
