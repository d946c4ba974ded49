extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { out in feed(out, completion: { out.send(completion: $0.mapError(transform)) }, value: out.send) }
    }

    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }

    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { out in
            feed(out) {
                switch $0 {
                case .finished: out.send(completion: .finished)
                case .failure(let error):
                    handler(error).feed(out, completion: out.send(completion:), value: out.send)
                }
            } value: {
                out.send($0)
            }
        }
    }

    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, any Error> where P.Output == Output {
        `catch` { error -> AnyPublisher<Output, any Error> in
            do {
                return try handler(error).mapError { $0 }.eraseToAnyPublisher()
            } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
    }

    /// Subscribes again after a failure.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return `catch` { _ in retry(retries - 1) }
    }

    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        mapError { fatalError("\(prefix): \($0)", file: file, line: line) }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { out in feed(out, completion: { _ in out.send(completion: .finished) }, value: out.send) }
    }
}
