import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Timer {
    /// A timer, which never fires: no time passes in a figure.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher { TimerPublisher(interval: interval) }

    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval

        fileprivate init(interval: TimeInterval) { self.interval = interval }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            Empty(completeImmediately: false).receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { AnyCancellable {} }
    }
}

extension NotificationCenter {
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// The notifications of a name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            Conduit.open(subscriber) { out in
                let observer = Observer(receive: out.send)
                let token = center.addObserver(forName: name, object: object, queue: nil) { observer.receive($0) }
                out.hold(AnyCancellable { [center] in center.removeObserver(token) })
            }
        }
    }

    /// The notifications of a name, for a loop. It ends where none has come: a figure waits for none.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        Notifications(publisher: publisher(for: name, object: object))
    }

    public struct Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification

        fileprivate let publisher: Publisher

        public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

        public final class Iterator: AsyncIteratorProtocol, @unchecked Sendable {
            private let lock = NSLock()
            private var received: [Notification] = []
            private var subscription: AnyCancellable?

            fileprivate init(_ publisher: Publisher) {
                subscription = publisher.sink { [weak self] notification in
                    guard let self else { return }
                    lock.withLock { received.append(notification) }
                }
            }

            public func next() async -> Notification? {
                await Task.yield()
                return lock.withLock { received.isEmpty ? nil : received.removeFirst() }
            }
        }
    }

    private struct Observer: @unchecked Sendable {
        let receive: (Notification) -> Void
    }
}

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Fails at once: a figure waits for no network.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            Fail<Output, URLError>(error: URLError(.notConnectedToInternet)).receive(subscriber: subscriber)
        }
    }
}
