import Foundation
import ProcessShim

/// Notices when a scene changes what later scenes in its process depend on.
@MainActor
final class ProcessState {
    private let foundation = FoundationState()
    private let folders: AppFolders?
    private var change: String?
    /// The mode of new files, whatever a scene's thread does to the process's.
    let fileMode: mode_t

    /// Takes the present state for the right one, but that of the folders.
    ///
    /// - Parameter folders: Those of a worker; nil leaves this process's alone.
    init(folders: AppFolders? = nil) {
        self.folders = folders
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
        // Every figure begins with empty folders, whatever else has changed.
        let change = processshim_changed_state().map { String(cString: $0) } ?? foundation.restore()
        let areEmpty = folders?.empty() != false
        return change ?? (areEmpty ? nil : "the app's folders")
    }
}
