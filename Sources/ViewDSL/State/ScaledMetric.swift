import Foundation
import LayoutEngine

/// A length that grows with the user's text size. Every style grows as the body style does.
///
/// Approximate: SwiftUI scales relative to a text style of one's choice.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private var factor: Value = 1

    nonisolated public init(wrappedValue: Value) { base = wrappedValue }

    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    public var wrappedValue: Value { base * factor }
}

extension ScaledMetric: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        factor = Value(context.environment.dynamicTypeSize.factor)
    }
}
