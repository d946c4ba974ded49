import Foundation
import ProcessShim

/// Notices when a scene changes what later scenes in its process depend on.
@MainActor
final class ProcessState {
    private let foundation = FoundationState()
    private var change: String?
    /// The mode of new files, whatever a scene's thread does to the process's.
    let fileMode: mode_t

    /// Takes the present state for the right one.
    init() {
        processshim_remember_state()
        let mask = umask(0)
        umask(mask)
        fileMode = 0o666 & ~mask
    }

    /// Restores what can be restored, so that every figure is written under the same conditions.
    func restore() {
        change = change ?? currentChange
        processshim_restore_state()
    }

    /// What was not as it should be, here or before the state was restored; nil if all was.
    var changed: String? { change ?? currentChange }

    private var currentChange: String? {
        processshim_changed_state().map { String(cString: $0) } ?? foundation.restore()
    }
}
