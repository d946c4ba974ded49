import Foundation

/// The connection of one subscriber: values go down until the end, canceling goes up.
///
/// Values are pushed as they come, whatever the subscriber demands: nothing that a figure shows runs full.
final class Conduit<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    private var receiver: AnySubscriber<Output, Failure>?
    private var sources: [any Cancellable] = []

    private init(_ receiver: AnySubscriber<Output, Failure>) { self.receiver = receiver }

    /// Connects a subscriber, then lets `start` send it values.
    static func open<S: Subscriber>(_ subscriber: S, start: (Conduit) -> Void)
    where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit(AnySubscriber(subscriber))
        subscriber.receive(subscription: conduit)
        start(conduit)
    }

    var isOpen: Bool { lock.withLock { receiver != nil } }

    func send(_ value: Output) {
        // Called outside the lock: it is the user's code.
        let receiver = lock.withLock { self.receiver }
        _ = receiver?.receive(value)
    }

    func send(completion: Subscribers.Completion<Failure>) { close()?.receive(completion: completion) }

    /// Sends a value as the last.
    func finish(_ value: Output) {
        send(value)
        send(completion: .finished)
    }

    func cancel() { _ = close() }

    func request(_ demand: Subscribers.Demand) {}

    /// Cancels `source` at the end.
    func hold(_ source: some Cancellable) {
        let isHeld = lock.withLock {
            if receiver != nil { sources.append(source) }
            return receiver != nil
        }
        if !isHeld { source.cancel() }
    }

    private func close() -> AnySubscriber<Output, Failure>? {
        let (old, sources) = lock.withLock {
            defer { (receiver, self.sources) = (nil, []) }
            return (receiver, self.sources)
        }
        for source in sources { source.cancel() }
        return old
    }
}

extension Publisher {
    /// Subscribes on behalf of a conduit, which cancels that as it ends.
    func feed<T, E>(
        _ conduit: Conduit<T, E>, completion: @escaping (Subscribers.Completion<Failure>) -> Void,
        value: @escaping (Output) -> Void
    ) {
        let sink = Subscribers.Sink(receiveCompletion: completion, receiveValue: value)
        conduit.hold(sink)
        subscribe(sink)
    }

    /// An operator that ends as this publisher does.
    func derived<T>(
        _ start: @escaping (Conduit<T, Failure>) -> (Output) -> Void
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { conduit in
            feed(conduit, completion: { conduit.send(completion: $0) }, value: start(conduit))
        }
    }

    /// An operator whose closure may throw.
    func throwing<T>(
        _ start: @escaping (Conduit<T, any Error>) -> (Output) throws -> Void
    ) -> AnyPublisher<T, any Error> {
        AnyPublisher { conduit in
            let value = start(conduit)
            feed(conduit) {
                conduit.send(completion: $0.mapError { $0 })
            } value: {
                do { try value($0) } catch { conduit.send(completion: .failure(error)) }
            }
        }
    }
}

extension Subscribers.Completion {
    func mapError<E>(_ change: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(change(error))
        }
    }
}
