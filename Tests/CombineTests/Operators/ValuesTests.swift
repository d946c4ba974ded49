import Combine
import Foundation
import Testing

/// The values a publisher sends to a subscriber.
func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).cancel()
    return values
}

private struct Failure: Error {}

@Suite("Operators")
struct OperatorTests {
    @Test("on values")
    func single() {
        let numbers = [1, 2, 2, 3].publisher
        #expect(values(numbers.map { $0 * 2 }) == [2, 4, 4, 6])
        #expect(values(numbers.filter { $0 > 1 }.removeDuplicates()) == [2, 3])
        #expect(values(numbers.scan(0, +)) == [1, 3, 5, 8])
        #expect(values(numbers.collect(3)) == [[1, 2, 2], [3]])
        #expect(values(numbers.last()) == [3])
        #expect(values(numbers.min()) == [1])
        #expect(values(numbers.allSatisfy { $0 < 3 }) == [false])
        #expect(values(numbers.prepend(0).append(9)) == [0, 1, 2, 2, 3, 9])
        #expect(values((1...).publisher.dropFirst(2).prefix(2)) == [3, 4])
        #expect(values(Empty<Int, Never>().replaceEmpty(with: 5)) == [5])
    }

    @Test("operators on errors behave as Apple documents")
    func errors() {
        let failing = [1, 2].publisher.tryMap { if $0 == 2 { throw Failure() } else { $0 } }
        #expect(values(failing) == [1])
        #expect(values(failing.replaceError(with: 9)) == [1, 9])
        #expect(values(failing.retry(1)) == [1, 1])
        #expect(values(Just(Data("[3]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == [[3]])
    }

    @Test("on several publishers")
    func several() {
        let a = CurrentValueSubject<Int, Never>(1)
        let b = PassthroughSubject<String, Never>()
        var seen: [String] = []
        let latest = a.combineLatest(b) { "\($0)\($1)" }.sink { seen.append($0) }
        b.send("x")
        a.value = 2
        b.send("y")
        #expect(seen == ["1x", "2x", "2y"])
        #expect(values([1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" }) == ["1a", "2b"])
        #expect(values(Publishers.MergeMany([1, 2].publisher, [3].publisher)) == [1, 2, 3])
        #expect(values([1, 2].publisher.flatMap { Just($0 * 10) }) == [10, 20])
        withExtendedLifetime(latest) {}
    }

    @Test("the latest publisher alone is followed")
    func switching() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let outer = CurrentValueSubject<PassthroughSubject<Int, Never>, Never>(first)
        var seen: [Int] = []
        let subscription = outer.switchToLatest().sink { seen.append($0) }
        first.send(1)
        outer.send(second)
        first.send(2)
        second.send(3)
        #expect(seen == [1, 3])
        withExtendedLifetime(subscription) {}
    }

    @Test("that share subscribe once")
    func sharing() {
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        var seen: [Int] = []
        let both = [shared.sink { seen.append($0) }, shared.sink { seen.append($0 * 10) }]
        source.send(1)
        #expect(subscriptions == 1)
        #expect(seen == [1, 10])
        withExtendedLifetime(both) {}
    }

    @Test("of time let values pass at once; timers never fire")
    @MainActor func time() {
        let delayed = Just(1).delay(for: .seconds(60), scheduler: DispatchQueue.main).debounce(
            for: 0.5, scheduler: RunLoop.main)
        #expect(values(delayed.receive(on: DispatchQueue.main)) == [1])
        #expect(values(Timer.publish(every: 0, on: .main, in: .common).autoconnect()).isEmpty)
    }
}
