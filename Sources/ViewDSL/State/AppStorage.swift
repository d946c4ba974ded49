import Foundation

/// A value kept between launches.
///
/// Figures are the same on every machine, so it starts as its default, whatever is stored. Views that name the same key
/// share the value.
@propertyWrapper
public struct AppStorage<Value> {
    private var value: StoredValue<Value>

    private init(_ initial: Value, _ key: String) { value = StoredValue(initial, key) }

    public var wrappedValue: Value {
        get { value.current }
        nonmutating set { value.current = newValue }
    }

    public var projectedValue: Binding<Value> { value.binding }
}

extension AppStorage: ConnectedProperty {
    mutating func connect(_ context: _ViewContext, _ property: PropertyPlace) { value.connect(context) }
}

extension AppStorage {
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key)
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key)
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key)
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key)
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key)
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key)
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key)
    }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key) }

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key) }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(nil, key) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(nil, key) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(nil, key) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(nil, key) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(nil, key) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(nil, key) }
    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(nil, key) }

    nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
        self.init(TabViewCustomization(), key)
    }

    nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int { self.init(nil, key) }

    nonisolated public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String { self.init(nil, key) }
}

/// A value of a scene that the system restores. It starts as its default.
public typealias SceneStorage<Value> = AppStorage<Value>

/// A value by key, shared in its view tree; outside a tree, such as in an object, a value of its own.
private struct StoredValue<Value> {
    private let key: String
    private var location: StateLocation<Value>

    init(_ initial: Value, _ key: String) {
        self.key = key
        location = StateLocation(initial, name: key, changes: ChangeSignal())
    }

    var current: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    var binding: Binding<Value> {
        let location = location
        return Binding(get: { location.value }, set: { location.value = $0 })
    }

    @MainActor mutating func connect(_ context: _ViewContext) {
        // FNV-1a: a hash that is the same in every run.
        let identity = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        location = context.resolver.state.location(identity, named: "“\(key)”", initial: location.value)
    }
}
