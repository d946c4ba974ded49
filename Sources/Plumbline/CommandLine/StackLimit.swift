import Foundation

/// The stack of the first thread, on which deep views are resolved and laid out.
enum StackLimit {
    /// In bytes. The kernel grows the stack up to the limit as it is used, so an unused one costs nothing.
    private static let wanted: rlim_t = 128 << 20

    /// Raises the soft limit, as far as the hard limit allows.
    static func raise() {
        var limit = rlimit()
        #if canImport(Darwin)
            let resource = RLIMIT_STACK
        #else
            let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        #endif
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(limit.rlim_max, wanted)
        setrlimit(resource, &limit)
    }
}
