// Publishers of publishers.

extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { out in
            var running = 1
            func end(_ completion: Subscribers.Completion<Failure>) {
                running -= 1
                if case .finished = completion, running > 0 { return }
                out.send(completion: completion)
            }
            feed(out, completion: end) {
                running += 1
                transform($0).feed(out, completion: end, value: out.send)
            }
        }
    }

    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        flatMap { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> { setFailureType(to: P.Failure.self).flatMap(transform) }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the latest publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { out in
            var current: AnyCancellable?
            var (isOuterEnded, isInnerEnded) = (false, true)
            feed(out) {
                isOuterEnded = true
                if case .finished = $0, !isInnerEnded { return }
                out.send(completion: $0)
            } value: {
                current?.cancel()
                isInnerEnded = false
                let inner = Subscribers.Sink<Output.Output, Failure> {
                    isInnerEnded = true
                    if case .finished = $0, !isOuterEnded { return }
                    out.send(completion: $0)
                } receiveValue: {
                    out.send($0)
                }
                current = AnyCancellable(inner)
                $0.subscribe(inner)
            }
            out.hold(AnyCancellable { current?.cancel() })
        }
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
