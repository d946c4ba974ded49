/// A property of a class that publishes its values.
///
/// Sends the new value, and that the object will change, before the property has it.
@propertyWrapper
public struct Published<Value> {
    fileprivate final class Storage {
        var value: Value
        let changes = PassthroughSubject<Value, Never>()
        /// The subscriptions of `assign(to:)`.
        var sources: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        func set(_ new: Value) {
            changes.send(new)
            value = new
        }
    }

    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            ObservableObjectPublisher.sendChange(of: object)
            object[keyPath: storageKeyPath].storage.set(newValue)
        }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected wrappedKeyPath: KeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get { Publisher(storage: object[keyPath: storageKeyPath].storage) { [weak object] in willChange(object) } }
        set {}
    }

    private static func willChange(_ object: AnyObject?) {
        if let object { ObservableObjectPublisher.sendChange(of: object) }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var projectedValue: Publisher {
        get { fatalError() }
        set { fatalError() }
    }

    /// The values of a published property, from the current one on.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        fileprivate let storage: Storage
        fileprivate let willChange: () -> Void

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            Conduit.open(subscriber) { conduit in
                conduit.send(storage.value)
                storage.changes.feed(conduit, completion: { _ in }, value: conduit.send)
            }
        }

        /// Sets the property to each value of a publisher, as long as there is the property.
        func follow(_ publisher: some Combine.Publisher<Value, Never>) {
            storage.sources.append(
                publisher.sink { [weak storage, willChange] value in
                    willChange()
                    storage?.set(value)
                })
        }
    }
}
