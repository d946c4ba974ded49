import Foundation
import LayoutEngine

/// A movement of a symbol. Figures stand still: it compiles and changes nothing.
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

    // Kinds of a movement, such as `.bounce.up.byLayer`.
    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
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
