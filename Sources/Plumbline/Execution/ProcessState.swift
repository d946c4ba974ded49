import Foundation
import ProcessShim

/// Notices when a scene changes what later scenes in its process depend on.
@MainActor
final class ProcessState {
    private let timeZone = NSTimeZone.default
    private let defaults = UserDefaults.standard.dictionaryRepresentation()
    private let suites = UserDefaults.suites
    private var change: String?

    /// Takes the present state for the right one.
    init() { processshim_remember_state() }

    /// Restores what can be restored, so that every figure is written under the same conditions.
    func restore() {
        change = change ?? currentChange
        processshim_restore_state()
    }

    /// What was not as it should be, here or before the state was restored; nil if all was.
    var changed: String? { change ?? currentChange }

    private var currentChange: String? {
        if let name = processshim_changed_state() { return String(cString: name) }
        if NSTimeZone.default != timeZone { return "the time zone" }
        return restoreDefaults() ? nil : "the user defaults"
    }

    /// Views set them in passing, as the app does, so they are no reason to end the process.
    ///
    /// - Returns: False if some are left: registered ones cannot be removed.
    private func restoreDefaults() -> Bool {
        let now = UserDefaults.standard.dictionaryRepresentation()
        let changed = Set(now.keys).union(defaults.keys).filter { now[$0] as? NSObject != defaults[$0] as? NSObject }
        for key in changed { UserDefaults.standard.set(defaults[key], forKey: key) }
        for suite in UserDefaults.suites.subtracting(suites) {
            UserDefaults.standard.removePersistentDomain(forName: suite)
        }
        return changed.allSatisfy { UserDefaults.standard.object(forKey: $0) == nil || defaults[$0] != nil }
    }
}

extension UserDefaults {
    /// The names of all that were set. Foundation has no list of them; on Linux, Core Foundation is in its library and has one.
    fileprivate static var suites: Set<String> {
        #if canImport(Darwin)
            return []
        #else
            typealias List = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
            func constant(_ name: String) -> UnsafeRawPointer? {
                dlsym(nil, name)?.load(as: UnsafeRawPointer?.self)
            }
            guard let list = dlsym(nil, "CFPreferencesCopyApplicationList"),
                let user = constant("kCFPreferencesCurrentUser"), let host = constant("kCFPreferencesAnyHost"),
                let names = unsafeBitCast(list, to: List.self)(user, host)
            else { return [] }
            return Set(Unmanaged<NSArray>.fromOpaque(names).takeRetainedValue().compactMap { $0 as? String })
        #endif
    }
}
