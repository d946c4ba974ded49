import Foundation

/// Says that something a view tree was made from is no longer what it was. It may be told so on any thread.
final class ChangeSignal: @unchecked Sendable {
    /// One element, at least, after each change and each `wake`.
    let events: AsyncStream<Void>
    private let wakeUp: AsyncStream<Void>.Continuation
    private let lock = NSLock()
    private var names: [String] = []

    init() { (events, wakeUp) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    /// Records a change of something people know by `name`.
    func mark(_ name: String) {
        lock.withLock { if !names.contains(name) { names.append(name) } }
        wakeUp.yield()
    }

    func wake() { wakeUp.yield() }

    /// What changed since this was last asked; empty when nothing did.
    func take() -> [String] {
        lock.withLock {
            defer { names = [] }
            return names
        }
    }
}
