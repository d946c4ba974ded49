import Foundation

extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        derived { out in { out.send(transform($0)) } }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
        map { ($0[keyPath: a], $0[keyPath: b]) }
    }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        throwing { out in { out.send(try transform($0)) } }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        derived { out in { if let value = transform($0) { out.send(value) } } }
    }

    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        throwing { out in { if let value = try transform($0) { out.send(value) } } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        derived { out in { if isIncluded($0) { out.send($0) } } }
    }

    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        throwing { out in { if try isIncluded($0) { out.send($0) } } }
    }

    public func ignoreOutput() -> AnyPublisher<Never, Failure> { derived { _ in { _ in } } }

    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }

    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        derived { out in
            var last: Output?
            return { value in
                if let known = last, predicate(known, value) { return }
                last = value
                out.send(value)
            }
        }
    }

    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        derived { out in
            var result = initial
            return {
                result = next(result, $0)
                out.send(result)
            }
        }
    }

    public func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> AnyPublisher<T, any Error> {
        throwing { out in
            var result = initial
            return {
                result = try next(result, $0)
                out.send(result)
            }
        }
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { out in
            var isEnded = false
            receiveSubscription?(out)
            receiveRequest?(.unlimited)
            out.hold(AnyCancellable { if !isEnded { receiveCancel?() } })
            feed(out) {
                isEnded = true
                receiveCompletion?($0)
                out.send(completion: $0)
            } value: {
                receiveOutput?($0)
                out.send($0)
            }
        }
    }

    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> AnyPublisher<Output, Failure> {
        let head = prefix.isEmpty ? "" : "\(prefix): "
        return handleEvents(
            receiveOutput: { Swift.print("\(head)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(head)receive \($0)") },
            receiveCancel: { Swift.print("\(head)receive cancel") })
    }

    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable { tryMap { try encoder.encode($0) } }

    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

public protocol TopLevelEncoder {
    associatedtype Output

    func encode<T: Encodable>(_ value: T) throws -> Output
}

public protocol TopLevelDecoder {
    associatedtype Input

    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
