/// Publishes what a publisher made of others does.
public protocol _JoinedPublisher: Publisher where Output == Joined.Output, Failure == Joined.Failure {
    associatedtype Joined: Publisher

    var joined: Joined { get }
}

extension _JoinedPublisher {
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        joined.receive(subscriber: subscriber)
    }
}

extension Publishers {
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _JoinedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public let joined: AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>

        public init(_ a: A, _ b: B, _ c: C) {
            joined = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _JoinedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public let joined: AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            joined = CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _JoinedPublisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public let joined: AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>

        public init(_ a: A, _ b: B, _ c: C) { joined = Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) } }
    }

    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: _JoinedPublisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public let joined: AnyPublisher<A.Output, A.Failure>

        public init(_ a: A, _ b: B, _ c: C) { joined = Merge(Merge(a, b), c).eraseToAnyPublisher() }
    }

    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _JoinedPublisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure,
        C.Output == D.Output, C.Failure == D.Failure
    {
        public let joined: AnyPublisher<A.Output, A.Failure>

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            joined = Merge(Merge(a, b), Merge(c, d)).eraseToAnyPublisher()
        }
    }
}

extension Publisher {
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { Publishers.CombineLatest(self, other) }

    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

    public func combineLatest<B: Publisher, C: Publisher>(
        _ b: B, _ c: C
    ) -> Publishers.CombineLatest3<Self, B, C> where B.Failure == Failure, C.Failure == Failure {
        Publishers.CombineLatest3(self, b, c)
    }

    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> AnyPublisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
        combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
        _ b: B, _ c: C, _ d: D
    ) -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.CombineLatest4(self, b, c, d)
    }

    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }

    public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { Publishers.Zip3(self, b, c) }
}
