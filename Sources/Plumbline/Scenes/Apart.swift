/// A value that most scenes have not, in memory of its own: a catalog may have fifty thousand scenes.
@propertyWrapper
package struct Apart<Value: Sendable>: Sendable {
    /// At most one.
    private var values: [Value] = []

    package init() {}

    package var wrappedValue: Value? {
        get { values.first }
        set { values = newValue.map { [$0] } ?? [] }
    }
}
