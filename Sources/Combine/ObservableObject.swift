import Foundation

/// An object whose published values views observe.
public protocol ObservableObject: AnyObject {
    /// Sends before the object changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        ObservableObjectPublisher.known.publisher(of: self)
    }
}

/// Sends when an observable object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    fileprivate static let known = KnownPublishers()

    private let audience = Audience<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        Conduit.open(subscriber, start: audience.add)
    }

    public func send() { audience.send(()) }

    /// Sends for an object whose publisher has been used.
    static func sendChange(of object: AnyObject) {
        // Outside the lock: it is the user's code.
        known.existing(object)?.send()
    }
}

/// The publishers of objects, which have no room for one.
private final class KnownPublishers: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// At this number of entries, entries of released objects are dropped.
    private var limit = 64

    func existing(_ object: AnyObject) -> ObservableObjectPublisher? { lock.withLock { found(object) } }

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let publisher = found(object) { return publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, 2 * entries.count)
            }
            let publisher = ObservableObjectPublisher()
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }

    private func found(_ object: AnyObject) -> ObservableObjectPublisher? {
        // Another object may have had its address.
        entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.publisher : nil }
    }
}
