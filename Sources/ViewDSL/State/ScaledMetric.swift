import Foundation
import LayoutEngine

/// A length that grows with the user's text size. Every style grows as the body style does.
///
/// Approximate: SwiftUI scales relative to a text style of one's choice.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private var factor: Value = 1

    /// A length in points that grows with the reader's text size.
    nonisolated public init(wrappedValue: Value) { base = wrappedValue }

    /// A length in points that grows with the reader's text size.
    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    /// The value.
    public var wrappedValue: Value { base * factor }
}

extension ScaledMetric: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        factor = Value(context.environment.dynamicTypeSize.factor)
    }
}
