/// A publisher that begins when `connect` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins with the first subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private var connection: (any Cancellable)?
        private var subscribers = 0

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Conduit.open(subscriber) { out in
                subscribers += 1
                out.hold(
                    AnyCancellable { [self] in
                        subscribers -= 1
                        guard subscribers == 0 else { return }
                        connection?.cancel()
                        connection = nil
                    })
                upstream.feed(out, completion: out.send(completion:), value: out.send)
                if connection == nil, out.isOpen { connection = upstream.connect() }
            }
        }
    }

    /// Lets many subscribers share one subscription by a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let subject: SubjectType

        init(upstream: Upstream, subject: SubjectType) { (self.upstream, self.subject) = (upstream, subject) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publisher {
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, subject: subject) }

    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { multicast(subject: createSubject()) }

    public func share() -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>> {
        multicast(subject: PassthroughSubject()).autoconnect()
    }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
        multicast(subject: PassthroughSubject())
    }
}
