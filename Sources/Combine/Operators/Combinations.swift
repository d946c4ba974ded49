extension Publishers {
    /// The values of many publishers.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
            Conduit.open(subscriber) { out in
                var running = publishers.count
                for publisher in publishers {
                    publisher.feed(out) {
                        running -= 1
                        if case .finished = $0, running > 0 { return }
                        out.send(completion: $0)
                    } value: {
                        out.send($0)
                    }
                }
            }
        }
    }

    /// The values of two publishers.
    public struct Merge<A: Publisher, B: Publisher>: _JoinedPublisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public let joined: AnyPublisher<A.Output, A.Failure>

        public init(_ a: A, _ b: B) {
            joined = MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).eraseToAnyPublisher()
        }
    }

    /// The latest values of two publishers, once both have one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Conduit.open(subscriber) { out in
                var latest: (A.Output?, B.Output?)
                var running = 2
                func send() { if let a = latest.0, let b = latest.1 { out.send((a, b)) } }
                func end(_ completion: Subscribers.Completion<Failure>) {
                    running -= 1
                    if case .finished = completion, running > 0 { return }
                    out.send(completion: completion)
                }
                a.feed(out, completion: end) {
                    latest.0 = $0
                    send()
                }
                b.feed(out, completion: end) {
                    latest.1 = $0
                    send()
                }
            }
        }
    }

    /// Pairs of the values of two publishers.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Conduit.open(subscriber) { out in
                var (firsts, seconds): ([A.Output], [B.Output]) = ([], [])
                var (isFirstEnded, isSecondEnded) = (false, false)
                func send() {
                    if !firsts.isEmpty, !seconds.isEmpty { out.send((firsts.removeFirst(), seconds.removeFirst())) }
                    if isFirstEnded && firsts.isEmpty || isSecondEnded && seconds.isEmpty {
                        out.send(completion: .finished)
                    }
                }
                a.feed(out) {
                    isFirstEnded = true
                    if case .finished = $0 { send() } else { out.send(completion: $0) }
                } value: {
                    firsts.append($0)
                    send()
                }
                b.feed(out) {
                    isSecondEnded = true
                    if case .finished = $0 { send() } else { out.send(completion: $0) }
                } value: {
                    seconds.append($0)
                    send()
                }
            }
        }
    }
}
