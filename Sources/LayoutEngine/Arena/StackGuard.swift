import Foundation

/// Detects that a deep recursion is about to overflow the current thread's stack.
///
/// It asks the thread each time: where the main queue has no thread of its own, as on Linux under a test runner, a
/// layout that waits for tasks may go on in another one.
package enum StackGuard {
    @inline(__always)
    package static var hasRoom: Bool { here > known ?? learned() }

    #if !canImport(Darwin)
        private typealias Ask = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

        /// glibc and musl have `pthread_getattr_np`, but their headers show it to GNU C only.
        private static let threadAttributes: Ask? = dlsym(nil, "pthread_getattr_np").map {
            unsafeBitCast($0, to: Ask.self)
        }

        /// Where glibc's dynamic linker saw the main thread's stack begin; nil for other libraries.
        private static let mainTop: UInt? = dlsym(nil, "__libc_stack_end").map { $0.load(as: UInt.self) }
    #endif

    /// Reserved for what the deepest view calls, in bytes.
    private static let reserve: UInt = 256 * 1024

    /// Reads a thread's limit once.
    private static func learned() -> UInt {
        let limit = bottom()
        pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: limit))
        return limit
    }

    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The current thread's lowest address that calls may reach, if it has been read.
    static var known: UInt? { pthread_getspecific(key).map { UInt(bitPattern: $0) } }

    /// The lowest address that calls may reach; 0 if the system does not say.
    private static func bottom() -> UInt {
        #if canImport(Darwin)
            let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            return top - UInt(pthread_get_stacksize_np(pthread_self())) + reserve
        #else
            // For the main thread, glibc parses a listing of the process's memory, which may be inconsistent while another
            // thread maps some. Its bounds follow from the limit that the process started with.
            if Thread.isMainThread, let mainTop { return mainTop - mainSize + reserve }
            var attributes = pthread_attr_t()
            var bottom: UnsafeMutableRawPointer?
            var size = 0
            guard let ask = threadAttributes, ask(pthread_self(), &attributes) == 0 else { return 0 }
            pthread_attr_getstack(&attributes, &bottom, &size)
            pthread_attr_destroy(&attributes)
            return UInt(bitPattern: bottom) + min(reserve, UInt(size) / 4)
        #endif
    }

    #if !canImport(Darwin)
        /// The main thread's largest stack, in bytes; 8 MiB if it is unlimited, and no more than Linux
        /// always keeps free below it.
        private static let mainSize: UInt = {
            var limit = rlimit()
            let kept: UInt = 128 * 1024 * 1024
            guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur != .max else {
                return 8 * 1024 * 1024
            }
            return max(min(UInt(limit.rlim_cur), kept), 2 * reserve)
        }()
    #endif

    @inline(__always)
    private static var here: UInt {
        var byte: UInt8 = 0
        return withUnsafeMutablePointer(to: &byte) { UInt(bitPattern: $0) }
    }
}
