import Foundation

/// Tells when a deep recursion is about to leave the thread's stack, so that it can be refused instead.
public struct StackGuard: Sendable {
    /// Below this address no further call is made.
    private var limit: UInt

    #if !canImport(Darwin)
        private typealias Ask = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

        /// glibc and musl have `pthread_getattr_np`, but their headers show it to GNU C only.
        private static let threadAttributes: Ask? = dlsym(nil, "pthread_getattr_np").map {
            unsafeBitCast($0, to: Ask.self)
        }
    #endif

    /// Kept for whatever the deepest view still calls, in bytes.
    private static let reserve: UInt = 256 * 1024

    /// A thread's limit is read once: of the main thread's the system knows by a listing of the process's memory, which
    /// takes longer than laying out a small scene.
    public init() {
        if let known = Self.known {
            limit = known
        } else if let read = Self.settled(Self.bottom) {
            limit = read
            pthread_setspecific(Self.key, UnsafeMutableRawPointer(bitPattern: read))
        } else {
            limit = Self.here - min(Self.here, Self.reserve / 4)
        }
    }

    /// Where a thread keeps its limit.
    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The limit this thread has read before.
    static var known: UInt? { pthread_getspecific(key).map { UInt(bitPattern: $0) } }

    /// What two readings in a row agree on; nil where none do.
    ///
    /// The listing may be torn when another thread maps memory meanwhile. Bounds that leave no room for this very call
    /// are such a reading, too.
    static func settled(_ read: () -> UInt) -> UInt? {
        var last: UInt?
        for _ in 0..<8 {
            let limit = read()
            if limit == last, here > limit { return limit }
            last = limit
        }
        return nil
    }

    /// The lowest address that deep calls may reach; 0 where the system does not tell.
    private static func bottom() -> UInt {
        #if canImport(Darwin)
            let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            return top - UInt(pthread_get_stacksize_np(pthread_self())) + reserve
        #else
            var attributes = pthread_attr_t()
            var bottom: UnsafeMutableRawPointer?
            var size = 0
            guard let ask = threadAttributes, ask(pthread_self(), &attributes) == 0 else { return 0 }
            pthread_attr_getstack(&attributes, &bottom, &size)
            pthread_attr_destroy(&attributes)
            return UInt(bitPattern: bottom) + min(reserve, UInt(size) / 4)
        #endif
    }

    @inline(__always)
    private static var here: UInt {
        var byte: UInt8 = 0
        return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
    }

    /// Whether there is room for one more level.
    @inline(__always)
    public var hasRoom: Bool { Self.here > limit }
}
