import Foundation

/// Detects that a deep recursion is about to overflow the thread's stack.
package struct StackGuard: Sendable {
    /// The lowest address that calls may reach.
    private var limit: UInt

    #if !canImport(Darwin)
        private typealias Ask = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

        /// glibc and musl have `pthread_getattr_np`, but their headers show it to GNU C only.
        private static let threadAttributes: Ask? = dlsym(nil, "pthread_getattr_np").map {
            unsafeBitCast($0, to: Ask.self)
        }
    #endif

    /// Reserved for what the deepest view calls, in bytes.
    private static let reserve: UInt = 256 * 1024

    /// Reads a thread's limit once: for the main thread, the system parses a listing of the process's memory, which takes
    /// longer than laying out a small scene.
    package init() {
        if let known = Self.known {
            limit = known
        } else if let read = Self.settled(Self.bottom) {
            limit = read
            pthread_setspecific(Self.key, UnsafeMutableRawPointer(bitPattern: read))
        } else {
            limit = Self.here - min(Self.here, Self.reserve / 4)
        }
    }

    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    static var known: UInt? { pthread_getspecific(key).map { UInt(bitPattern: $0) } }

    /// The value of two equal readings in a row; nil if there are none.
    ///
    /// The listing may be inconsistent when another thread maps memory. Bounds that exclude the current call are, too.
    static func settled(_ read: () -> UInt) -> UInt? {
        var last: UInt?
        for _ in 0..<8 {
            let limit = read()
            if limit == last, here > limit { return limit }
            last = limit
        }
        return nil
    }

    /// The lowest address that calls may reach; 0 if the system does not say.
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

    @inline(__always)
    package var hasRoom: Bool { Self.here > limit }
}
