import Foundation

/// The number of rounds of a random trial: `full` in `.ci/run` and with `scripts/test --all`, else `short`.
package func trials(_ full: Int, short: Int) -> Int {
    ProcessInfo.processInfo.environment["PLUMBLINE_TRIALS"] == "all" ? full : short
}

/// The scales at which trials draw the gallery.
package let trialScales = trials(3, short: 0) > 0 ? [1, 2, 3] : [2]
