import Foundation

/// How a change is carried out. It changes nothing in a still picture.
public struct Transaction: Sendable {
    /// How a change would move; a figure shows its end.
    public var animation: Animation?
    /// How a change would move; a figure shows its end.
    public var disablesAnimations = false
    /// How a change would move; a figure shows its end.
    public var isContinuous = false

    /// How a change would move; a figure shows its end.
    public init() {}
    /// How a change would move; a figure shows its end.
    public init(animation: Animation?) { self.animation = animation }
}

/// Makes the changes of `body`; their end state shows at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Makes the changes of `body`; their end state shows at once.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { try body() }
