import Foundation
import LayoutEngine

/// A movement of a symbol. Figures stand still: it compiles and changes nothing.
public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    /// How a symbol would move; a figure shows it still.
    public static let appear = SymbolEffect(name: "appear")
    /// How a symbol would move; a figure shows it still.
    public static let bounce = SymbolEffect(name: "bounce")
    /// How a symbol would move; a figure shows it still.
    public static let breathe = SymbolEffect(name: "breathe")
    /// How a symbol would move; a figure shows it still.
    public static let disappear = SymbolEffect(name: "disappear")
    /// How a symbol would move; a figure shows it still.
    public static let pulse = SymbolEffect(name: "pulse")
    /// How a symbol would move; a figure shows it still.
    public static let rotate = SymbolEffect(name: "rotate")
    /// How a symbol would move; a figure shows it still.
    public static let scale = SymbolEffect(name: "scale")
    /// How a symbol would move; a figure shows it still.
    public static let variableColor = SymbolEffect(name: "variableColor")
    /// How a symbol would move; a figure shows it still.
    public static let wiggle = SymbolEffect(name: "wiggle")

    // Kinds of a movement, such as `.bounce.up.byLayer`.
    /// How a symbol would move; a figure shows it still.
    public var up: SymbolEffect { self }
    /// How a symbol would move; a figure shows it still.
    public var down: SymbolEffect { self }
    /// How a symbol would move; a figure shows it still.
    public var byLayer: SymbolEffect { self }
    /// How a symbol would move; a figure shows it still.
    public var wholeSymbol: SymbolEffect { self }
    /// How a symbol would move; a figure shows it still.
    public var iterative: SymbolEffect { self }
    /// How a symbol would move; a figure shows it still.
    public var cumulative: SymbolEffect { self }
    /// How a symbol would move; a figure shows it still.
    public var reversing: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often and fast a symbol would move; a figure shows it still.
    public static let `default` = SymbolEffectOptions()
    /// How often and fast a symbol would move; a figure shows it still.
    public static let repeating = SymbolEffectOptions()
    /// How often and fast a symbol would move; a figure shows it still.
    public static let nonRepeating = SymbolEffectOptions()
    /// How often a symbol would move, nil for ever; a figure shows it still.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// How often and fast a symbol would move; a figure shows it still.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

nonisolated extension View {
    /// Changes nothing: a figure shows a symbol at rest.
    public func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        NodeModified(self) { _, _ in }
    }

    /// Changes nothing: a figure shows a symbol at rest.
    public func symbolEffect<V: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
    ) -> some View {
        NodeModified(self) { _, _ in }
    }
}
