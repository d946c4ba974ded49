import LayoutEngine

/// A length that scales with the reader's text size.
///
/// Approximate: every length scales like body text; SwiftUI scales relative to a chosen text style.
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
