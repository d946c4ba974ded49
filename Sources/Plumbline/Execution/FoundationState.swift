import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What Foundation keeps for a whole process, and scenes set in passing, as an app does.
///
/// What a scene leaves there is taken back before the next; what cannot be taken back is a reason to end the process.
@MainActor
final class FoundationState {
    private let timeZone = NSTimeZone.default
    private let abbreviations = TimeZone.abbreviationDictionary
    private let processName = ProcessInfo.processInfo.processName
    private let threadName = Thread.current.name
    private let threadKeys = FoundationState.threadKeys
    private let defaults = UserDefaults.standard.dictionaryRepresentation()
    private let suites = UserDefaults.suites
    private let volatileDomains = Set(UserDefaults.standard.volatileDomainNames)
    private let hasTimers = FoundationState.hasTimers

    /// Takes the present state for the right one, but that of the web.
    init() { restoreWeb() }

    /// - Returns: What is left.
    func restore() -> String? {
        restoreWeb()
        ProcessInfo.processInfo.processName = processName
        if TimeZone.abbreviationDictionary != abbreviations { TimeZone.abbreviationDictionary = abbreviations }
        FileManager.default.delegate = nil
        Thread.current.name = threadName
        for key in Self.threadKeys.subtracting(threadKeys) { Thread.current.threadDictionary.removeObject(forKey: key) }
        if NSTimeZone.default != timeZone { return "the time zone" }
        if Self.hasTimers, !hasTimers { return "a timer" }
        return restoreDefaults() ? nil : "the user defaults"
    }

    /// Cookies, credentials and answers of the shared session.
    private func restoreWeb() {
        if Self.hasCookies {
            let cookies = HTTPCookieStorage.shared
            cookies.cookieAcceptPolicy = .always
            for cookie in cookies.cookies ?? [] { cookies.deleteCookie(cookie) }
        }
        let credentials = URLCredentialStorage.shared
        for (space, users) in credentials.allCredentials {
            for credential in users.values { credentials.remove(credential, for: space) }
        }
        // Without a folder, in which later runs would find them.
        URLCache.shared = URLCache(memoryCapacity: 4 << 20, diskCapacity: 0, diskPath: "/dev/null/none")
    }

    /// - Returns: False if some are left: registered ones cannot be removed.
    private func restoreDefaults() -> Bool {
        let standard = UserDefaults.standard
        for domain in Set(standard.volatileDomainNames).subtracting(volatileDomains) {
            standard.removeVolatileDomain(forName: domain)
        }
        let now = standard.dictionaryRepresentation()
        let changed = Set(now.keys).union(defaults.keys).filter { now[$0] as? NSObject != defaults[$0] as? NSObject }
        for key in changed { standard.set(defaults[key], forKey: key) }
        for suite in UserDefaults.suites.subtracting(suites) { standard.removePersistentDomain(forName: suite) }
        return changed.allSatisfy { standard.object(forKey: $0) == nil || defaults[$0] != nil }
    }

    /// Whether there can be shared cookies: Foundation names their file after the program, and traps where it cannot find out
    /// the program's own file.
    private static var hasCookies: Bool {
        #if canImport(Darwin)
            return true
        #else
            return access("/proc/self/exe", F_OK) == 0
        #endif
    }

    private static var threadKeys: Set<AnyHashable> {
        Set(Thread.current.threadDictionary.allKeys.compactMap { $0 as? AnyHashable })
    }

    /// Whether one waits in the first thread's run loop.
    private static var hasTimers: Bool {
        #if canImport(Darwin)
            return false
        #else
            typealias Loop = @convention(c) () -> UnsafeRawPointer?
            typealias NextDate = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Double
            guard let loop = CoreFoundation.function("CFRunLoopGetMain", as: Loop.self)?(),
                let mode = CoreFoundation.constant("kCFRunLoopDefaultMode"),
                let next = CoreFoundation.function("CFRunLoopGetNextTimerFireDate", as: NextDate.self)
            else { return false }
            return next(loop, mode) != 0
        #endif
    }
}

extension UserDefaults {
    /// The names of all that were set. Foundation has no list of them.
    fileprivate static var suites: Set<String> {
        #if canImport(Darwin)
            return []
        #else
            typealias List = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
            guard let user = CoreFoundation.constant("kCFPreferencesCurrentUser"),
                let host = CoreFoundation.constant("kCFPreferencesAnyHost"),
                let names = CoreFoundation.function("CFPreferencesCopyApplicationList", as: List.self)?(user, host)
            else { return [] }
            return Set(Unmanaged<NSArray>.fromOpaque(names).takeRetainedValue().compactMap { $0 as? String })
        #endif
    }
}

#if !canImport(Darwin)
    /// Which is in the library of Foundation, without a module of its own.
    private enum CoreFoundation {
        static func constant(_ name: String) -> UnsafeRawPointer? {
            dlsym(nil, name)?.load(as: UnsafeRawPointer?.self)
        }

        static func function<F>(_ name: String, as type: F.Type) -> F? {
            dlsym(nil, name).map { unsafeBitCast($0, to: type) }
        }
    }
#endif
