/// A length that grows with the reader's text size, as a text style does.
///
/// Approximate: the length grows in proportion to the style's size; SwiftUI's fractions are not published.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let textStyle: Font.TextStyle
    private var growth: Value = 1

    nonisolated public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    public var wrappedValue: Value { base * growth }
}

extension ScaledMetric: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) {
        growth = Value(textStyle.growth(context.environment.dynamicTypeSize))
    }
}
