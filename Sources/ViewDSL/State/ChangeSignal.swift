import Synchronization

/// Records changes to what a view tree was made from, on any thread.
final class ChangeSignal: Sendable {
    /// Has an element after each change and each `wake`.
    let events: AsyncStream<Void>
    private let wakeUp: AsyncStream<Void>.Continuation
    private let names = Mutex<[String]>([])

    init() { (events, wakeUp) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    /// - Parameter name: The changed value, for messages.
    func mark(_ name: String) {
        names.withLock { if !$0.contains(name) { $0.append(name) } }
        wakeUp.yield()
    }

    func wake() { wakeUp.yield() }

    /// The changes since the last call.
    func take() -> [String] {
        names.withLock { names in
            defer { names = [] }
            return names
        }
    }
}
