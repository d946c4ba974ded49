import Foundation

/// Tells when a deep recursion is about to leave the thread's stack, so that it can be refused instead.
public struct StackGuard: Sendable {
    /// Below this address no further call is made.
    private let limit: UInt

    #if !canImport(Darwin)
        private typealias Ask = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

        /// glibc and musl have `pthread_getattr_np`, but their headers show it to GNU C only.
        private static let threadAttributes: Ask? = dlsym(nil, "pthread_getattr_np").map {
            unsafeBitCast($0, to: Ask.self)
        }
    #endif

    /// `reserve` bytes are kept for whatever the deepest view still calls.
    public init(reserve: UInt = 256 * 1024) {
        #if canImport(Darwin)
            let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            limit = top - UInt(pthread_get_stacksize_np(pthread_self())) + reserve
        #else
            var attributes = pthread_attr_t()
            var bottom: UnsafeMutableRawPointer?
            var size = 0
            guard let ask = Self.threadAttributes, ask(pthread_self(), &attributes) == 0 else {
                limit = 0
                return
            }
            pthread_attr_getstack(&attributes, &bottom, &size)
            pthread_attr_destroy(&attributes)
            limit = UInt(bitPattern: bottom) + min(reserve, UInt(size) / 4)
        #endif
    }

    /// Whether there is room for one more level.
    @inline(__always)
    public var hasRoom: Bool {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) > limit }
    }
}
