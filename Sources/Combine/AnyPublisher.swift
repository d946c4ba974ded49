/// A publisher of any kind.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let start: (Conduit<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let known = publisher as? AnyPublisher {
            self = known
        } else {
            start = { conduit in
                publisher.feed(conduit, completion: conduit.send(completion:), value: conduit.send)
            }
        }
    }

    /// - Parameter start: Sends its values to a subscriber.
    init(start: @escaping (Conduit<Output, Failure>) -> Void) { self.start = start }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Conduit.open(subscriber, start: start)
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber of any kind.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let connect: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void
    public let combineIdentifier: CombineIdentifier

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        connect = subscriber.receive(subscription:)
        value = subscriber.receive(_:)
        end = subscriber.receive(completion:)
        combineIdentifier = subscriber.combineIdentifier
    }

    public func receive(subscription: any Subscription) { connect(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}
