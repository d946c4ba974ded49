extension Publisher {
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        derived { out in
            var left = count
            return { if left > 0 { left -= 1 } else { out.send($0) } }
        }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        derived { out in
            var isOver = false
            return {
                isOver = isOver || !predicate($0)
                if isOver { out.send($0) }
            }
        }
    }

    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { out in
            var isOver = false
            publisher.feed(out) {
                if case .failure = $0 { out.send(completion: $0) }
            } value: { _ in
                isOver = true
            }
            feed(out, completion: out.send(completion:)) { if isOver { out.send($0) } }
        }
    }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
        return derived { out in
            var left = maxLength
            return {
                left -= 1
                if left == 0 { out.finish($0) } else { out.send($0) }
            }
        }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        derived { out in { if predicate($0) { out.send($0) } else { out.send(completion: .finished) } } }
    }

    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher { out in
            publisher.feed(out, completion: { _ in }) { _ in out.send(completion: .finished) }
            feed(out, completion: out.send(completion:), value: out.send)
        }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        derived { out in { if predicate($0) { out.finish($0) } } }
    }

    public func last() -> AnyPublisher<Output, Failure> { reduce(nil as Output?) { $1 }.compactMap { $0 } }

    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
    }

    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

    // Operators that send a value when the upstream ends.

    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { out in
            var result = initial
            feed(out) {
                if case .finished = $0 { out.send(result) }
                out.send(completion: $0)
            } value: {
                result = next(result, $0)
            }
        }
    }

    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { out in
            var batch: [Output] = []
            feed(out) {
                if case .finished = $0, !batch.isEmpty { out.send(batch) }
                out.send(completion: $0)
            } value: {
                batch.append($0)
                guard batch.count == count else { return }
                out.send(batch)
                batch = []
            }
        }
    }

    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        first(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }

    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { out in
            var isEmpty = true
            feed(out) {
                if case .finished = $0, isEmpty { out.send(output) }
                out.send(completion: $0)
            } value: {
                isEmpty = false
                out.send($0)
            }
        }
    }

    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { prepend(elements) }

    public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { publisher.append(self) }

    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }

    public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { out in
            feed(out) {
                guard case .finished = $0 else { return out.send(completion: $0) }
                publisher.feed(out, completion: out.send(completion:), value: out.send)
            } value: {
                out.send($0)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    public func min() -> AnyPublisher<Output, Failure> {
        reduce(nil as Output?) { least, value in Swift.min(least ?? value, value) }.compactMap { $0 }
    }

    public func max() -> AnyPublisher<Output, Failure> {
        reduce(nil as Output?) { most, value in Swift.max(most ?? value, value) }.compactMap { $0 }
    }
}
