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

    /// `reserve` bytes are kept for whatever the deepest view still calls.
    public init(reserve: UInt = 256 * 1024) {
        // The main thread's bounds come from a listing of the process's memory, which may be torn when another
        // thread maps memory meanwhile. Bounds that leave no room for this very call are such a reading.
        for _ in 0..<4 {
            limit = Self.bottom(keeping: reserve)
            if hasRoom { return }
        }
        limit = Self.here - min(Self.here, reserve / 4)
    }

    /// The lowest address that deep calls may reach; 0 where the system does not tell.
    private static func bottom(keeping reserve: UInt) -> UInt {
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
