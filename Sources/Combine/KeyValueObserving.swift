#if !canImport(Darwin)
    import Foundation

    // Key–value observing, by which objects tell of their changes on Apple's systems. On others none does.

    /// What is asked of an observed property.
    public struct NSKeyValueObservingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let new = NSKeyValueObservingOptions(rawValue: 1)
        public static let old = NSKeyValueObservingOptions(rawValue: 2)
        public static let initial = NSKeyValueObservingOptions(rawValue: 4)
        public static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }

    /// A change of an observed property.
    public struct NSKeyValueObservedChange<Value> {
        public let newValue: Value?
        public let oldValue: Value?
        public let isPrior = false
    }

    /// An observation, which ends when it is released.
    public final class NSKeyValueObservation: NSObject {
        public func invalidate() {}
    }

    /// Objects whose properties can be observed.
    public protocol _KeyValueCodingAndObserving: AnyObject {}

    extension _KeyValueCodingAndObserving {
        /// Calls the handler once if it is asked for the initial value: no later change is noticed.
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            if options.contains(.initial) {
                let value = options.contains(.new) ? self[keyPath: keyPath] : nil
                changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
            }
            return NSKeyValueObservation()
        }

        /// Publishes the value there is: no later change is noticed.
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
        ) -> AnyPublisher<Value, Never> {
            options.contains(.initial)
                ? Just(self[keyPath: keyPath]).eraseToAnyPublisher() : Empty().eraseToAnyPublisher()
        }
    }

    extension NSObject: _KeyValueCodingAndObserving {}
#endif
