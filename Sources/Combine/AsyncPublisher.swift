/// The values of a publisher, for a loop.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> AsyncStream<P.Output>.Iterator {
        AsyncStream { stream in
            let subscription = Held(
                publisher.sink { _ in
                    stream.finish()
                } receiveValue: { value in
                    nonisolated(unsafe) let value = value
                    stream.yield(value)
                })
            stream.onTermination = { _ in subscription.cancellable.cancel() }
        }.makeAsyncIterator()
    }
}

/// The values of a publisher that may fail, for a loop.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public func makeAsyncIterator() -> AsyncThrowingStream<P.Output, any Error>.Iterator {
        AsyncThrowingStream { stream in
            let subscription = Held(
                publisher.sink {
                    if case .failure(let error) = $0 { stream.finish(throwing: error) } else { stream.finish() }
                } receiveValue: { value in
                    nonisolated(unsafe) let value = value
                    stream.yield(value)
                })
            stream.onTermination = { _ in subscription.cancellable.cancel() }
        }.makeAsyncIterator()
    }
}

private struct Held: @unchecked Sendable {
    let cancellable: AnyCancellable

    init(_ cancellable: AnyCancellable) { self.cancellable = cancellable }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
