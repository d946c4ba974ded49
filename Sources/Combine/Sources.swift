import Foundation

/// One value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Conduit.open(subscriber) { $0.finish(output) }
    }
}

/// No value.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Conduit.open(subscriber) { if completeImmediately { $0.send(completion: .finished) } }
    }
}

/// An error.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Conduit.open(subscriber) { $0.send(completion: .failure(error)) }
    }
}

/// One value that comes later.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let value = CurrentValueSubject<Output?, Failure>(nil)

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let value = value
        attemptToFulfill { result in
            guard case nil = value.value else { return }
            switch result {
            case .success(let output): value.send(output)
            case .failure(let error): value.send(completion: .failure(error))
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        value.compactMap { $0 }.first().receive(subscriber: subscriber)
    }
}

extension Future: @unchecked Sendable where Output: Sendable {}

/// A publisher that is created for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension Publishers {
    /// The elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Conduit.open(subscriber) { conduit in
                for element in sequence {
                    // It may have no end.
                    guard conduit.isOpen else { return }
                    conduit.send(element)
                }
                conduit.send(completion: .finished)
            }
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    public var publisher: Publishers.Sequence<[Wrapped], Never> {
        Publishers.Sequence(sequence: map { [$0] } ?? [])
    }
}

extension Result {
    public var publisher: AnyPublisher<Success, Failure> {
        AnyPublisher { conduit in
            switch self {
            case .success(let value): conduit.finish(value)
            case .failure(let error): conduit.send(completion: .failure(error))
            }
        }
    }
}
