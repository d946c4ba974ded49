import Foundation

extension Subscribers {
    /// Gives every value to a closure.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var isEnded = false
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            let isWanted = lock.withLock {
                if !isEnded { self.subscription = subscription }
                return !isEnded
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ input: Input) -> Demand {
            if !lock.withLock({ isEnded }) { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            let wasEnded = lock.withLock {
                defer { (isEnded, subscription) = (true, nil) }
                return isEnded
            }
            if !wasEnded { receiveCompletion(completion) }
        }

        public func cancel() {
            let subscription = lock.withLock {
                defer { (isEnded, self.subscription) = (true, nil) }
                return self.subscription
            }
            subscription?.cancel()
        }
    }
}

extension Subscribers {
    /// Sets a property of an object, which it keeps alive, to every value.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        public let object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let sink: Sink<Input, Never>

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (self.object, self.keyPath) = (object, keyPath)
            sink = Sink(receiveCompletion: { _ in }, receiveValue: { object[keyPath: keyPath] = $0 })
        }

        public func receive(subscription: any Subscription) { sink.receive(subscription: subscription) }
        public func receive(_ input: Input) -> Demand { sink.receive(input) }
        public func receive(completion: Completion<Never>) { sink.receive(completion: completion) }
        public func cancel() { sink.cancel() }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object, which it keeps alive.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sets a published property, as long as there is one.
    public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
