import Foundation

/// How a change would move. A still picture shows its end state at once, whatever the curve.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    /// As one writes it: `easeIn`.
    public let description: String

    private init(_ description: String) { self.description = description }

    /// How something would move; a figure shows its end.
    public static let `default` = Animation("default")

    /// How something would move; a figure shows its end.
    public static let linear = Animation("linear")
    /// How something would move; a figure shows its end.
    public static let easeIn = Animation("easeIn")
    /// How something would move; a figure shows its end.
    public static let easeOut = Animation("easeOut")
    /// How something would move; a figure shows its end.
    public static let easeInOut = Animation("easeInOut")

    /// Durations in seconds, here and below.
    public static func linear(duration: TimeInterval) -> Animation { .linear }
    /// How something would move; a figure shows its end.
    public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
    /// How something would move; a figure shows its end.
    public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
    /// How something would move; a figure shows its end.
    public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
    /// How something would move; a figure shows its end.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation("timingCurve") }

    /// How something would move; a figure shows its end.
    public static let spring = Animation("spring")
    /// How something would move; a figure shows its end.
    public static let interactiveSpring = Animation("interactiveSpring")
    /// How something would move; a figure shows its end.
    public static let interpolatingSpring = Animation("interpolatingSpring")
    /// How something would move; a figure shows its end.
    public static let bouncy = Animation("bouncy")
    /// How something would move; a figure shows its end.
    public static let smooth = Animation("smooth")
    /// How something would move; a figure shows its end.
    public static let snappy = Animation("snappy")

    // A bare `.spring()` is the other one.
    /// How something would move; a figure shows its end.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .spring }
    /// How something would move; a figure shows its end.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
        -> Animation
    { .spring }
    /// How something would move; a figure shows its end.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { .interactiveSpring }
    /// How something would move; a figure shows its end.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .interpolatingSpring }
    /// How something would move; a figure shows its end.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
    /// How something would move; a figure shows its end.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
    /// How something would move; a figure shows its end.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .snappy }

    /// The animation unchanged: nothing waits in a still picture.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The animation unchanged: nothing hurries in a still picture.
    public func speed(_ speed: Double) -> Animation { self }
    /// The animation unchanged: nothing repeats in a still picture.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The animation unchanged: nothing repeats in a still picture.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool
    /// When a movement counts as ended.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// When a movement counts as ended.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Makes the changes of `body`; their end state shows at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Makes the changes of `body`, whose end state shows at once, and then calls `completion`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}
