import Foundation

/// The curve of a change. Figures show its end state, whatever the curve.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    /// `easeIn`, as in source.
    public let description: String

    private init(_ description: String) { self.description = description }

    public static let `default` = Animation("default")

    public static let linear = Animation("linear")
    public static let easeIn = Animation("easeIn")
    public static let easeOut = Animation("easeOut")
    public static let easeInOut = Animation("easeInOut")

    /// Figures show the end state. Durations in seconds.
    public static func linear(duration: TimeInterval) -> Animation { .linear }
    /// Figures show the end state.
    public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
    /// Figures show the end state.
    public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
    /// Figures show the end state.
    public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
    /// Figures show the end state.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation("timingCurve") }
    /// Figures show the end state.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation("timingCurve") }

    public static let spring = Animation("spring")
    public static let interactiveSpring = Animation("interactiveSpring")
    public static let interpolatingSpring = Animation("interpolatingSpring")
    public static let bouncy = Animation("bouncy")
    public static let smooth = Animation("smooth")
    public static let snappy = Animation("snappy")

    // A bare `.spring()` means the other one.
    /// Figures show the end state.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .spring }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
        -> Animation
    { .spring }
    /// Figures show the end state.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
    /// Figures show the end state.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .interpolatingSpring
    }
    /// Figures show the end state.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .interpolatingSpring }
    /// Figures show the end state.
    public static func interactiveSpring(
        duration: TimeInterval, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { .interactiveSpring }
    /// Figures show the end state.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { .interactiveSpring }
    /// Figures show the end state.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .interpolatingSpring }
    /// Figures show the end state.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
    /// Figures show the end state.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
    /// Figures show the end state.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .snappy }

    /// Has no effect in a figure.
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
    /// Has no effect in a figure.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Has no effect in a figure.
    public func speed(_ speed: Double) -> Animation { self }
    /// Has no effect in a figure.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Has no effect in a figure.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The moment an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Makes the changes of `body`. Figures show their end state.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Makes the changes of `body` and calls `completion`. Figures show their end state.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}
