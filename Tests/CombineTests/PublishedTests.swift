import Combine
import Foundation
import Testing

private final class Model: ObservableObject {
    @Published var text = ""
    @Published var length = 0
    var subscriptions = Set<AnyCancellable>()
}

private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
}

private final class Child: ObservableObject {
    @Published var name = ""
}

@Suite("Published values")
struct PublishedTests {
    @Test("are sent from the current one on, before the property has them")
    func values() {
        let model = Model()
        var seen: [[String]] = []
        let subscription = model.$text.sink { seen.append([$0, model.text]) }
        model.text = "a"
        #expect(seen == [["", ""], ["a", ""]])
        #expect(model.text == "a")
        subscription.cancel()
        model.text = "b"
        #expect(seen.count == 2)
    }

    @Test("announce a change of their object, as does an object without them")
    func changes() {
        let model = Model()
        var count = 0
        let subscription = model.objectWillChange.sink { count += 1 }
        model.text = "a"
        model.length = 3
        #expect(count == 2)
        let manual = Manual()
        let other = manual.objectWillChange.sink { count += 10 }
        manual.count = 1
        #expect(count == 12)
        withExtendedLifetime((subscription, other)) {}
    }

    @Test("follow a publisher that is assigned to them")
    func assigned() {
        let model = Model()
        var changes = 0
        let subscription = model.objectWillChange.sink { changes += 1 }
        let numbers = PassthroughSubject<Int, Never>()
        numbers.assign(to: &model.$length)
        numbers.send(7)
        #expect(model.length == 7)
        #expect(changes == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test("a released subscription receives nothing")
    func released() {
        let model = Model()
        var seen = 0
        model.$text.dropFirst().sink { _ in seen += 1 }.store(in: &model.subscriptions)
        model.text = "a"
        model.subscriptions = []
        model.text = "b"
        #expect(seen == 1)
    }

    @Test("the publishers of released objects are not mistaken for those of new ones")
    func addresses() {
        var sent = 0
        var kept: [AnyCancellable] = []
        for _ in 0..<500 {
            let old = Child()
            kept.append(old.objectWillChange.sink { sent += 1 })
        }
        for _ in 0..<500 { Child().name = "new" }
        #expect(sent == 0)
    }

    @Test("are set at an object by a subscriber, until it is canceled")
    func assigner() {
        final class Box { var number = 0 }
        let (box, numbers) = (Box(), PassthroughSubject<Int, Never>())
        let assign = Subscribers.Assign(object: box, keyPath: \.number)
        numbers.subscribe(assign)
        numbers.send(3)
        #expect(box.number == 3)
        assign.cancel()
        numbers.send(4)
        #expect(box.number == 3)
    }

    @Test("of an object without them are what they are when one asks")
    func observed() {
        final class Box: NSObject { var number = 3 }
        let box = Box()
        var seen: [Int?] = []
        let subscription = box.publisher(for: \.number).sink { seen.append($0) }
        let observation = box.observe(\.number, options: [.initial, .new]) { seen.append($1.newValue) }
        _ = box.observe(\.number) { seen.append($1.newValue) }
        #expect(seen == [3, 3])
        subscription.cancel()
        observation.invalidate()
    }

    @Test("merge, four of them")
    func merged() {
        var seen: [Int] = []
        _ = Just(1).merge(with: Just(2), Just(3), Just(4)).sink { seen.append($0) }
        #expect(seen.sorted() == [1, 2, 3, 4])
    }
}
