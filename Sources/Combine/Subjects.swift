import Foundation

/// A publisher that values are sent to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The subscribers of a subject.
final class Audience<Output, Failure: Error> {
    private let lock = NSLock()
    private var conduits: [Conduit<Output, Failure>] = []
    private var end: Subscribers.Completion<Failure>?

    func add(_ conduit: Conduit<Output, Failure>) {
        let end = lock.withLock {
            if self.end == nil { conduits.append(conduit) }
            return self.end
        }
        if let end { conduit.send(completion: end) }
    }

    var isEnded: Bool { lock.withLock { end != nil } }

    func send(_ value: Output) {
        let listeners = lock.withLock {
            conduits.removeAll { !$0.isOpen }
            return conduits
        }
        for listener in listeners { listener.send(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let listeners = lock.withLock {
            guard end == nil else { return [] as [Conduit<Output, Failure>] }
            defer { conduits = [] }
            end = completion
            return conduits
        }
        for listener in listeners { listener.send(completion: completion) }
    }
}

/// Passes on the values it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Conduit.open(subscriber, start: audience.add)
    }

    public func send(_ value: Output) { audience.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Passes on the values it is sent. A later subscriber first receives the last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private let lock = NSLock()
    private var stored: Output

    public init(_ value: Output) { stored = value }

    public var value: Output {
        get { lock.withLock { stored } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Conduit.open(subscriber) { conduit in
            if !audience.isEnded { conduit.send(value) }
            audience.add(conduit)
        }
    }

    public func send(_ value: Output) {
        guard !audience.isEnded else { return }
        lock.withLock { stored = value }
        audience.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
