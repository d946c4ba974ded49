import Foundation

/// The number of rounds of a random trial: `full` in `.ci/run` and with `scripts/test --all`, else `short`.
package func trials(_ full: Int, short: Int) -> Int {
    ProcessInfo.processInfo.environment["PLUMBLINE_TRIALS"] == "all" ? full : short
}

/// All elements in `.ci/run` and with `scripts/test --all`, else every `step`th, the first among them.
package func sample<Element>(_ all: [Element], every step: Int) -> [Element] {
    stride(from: 0, to: all.count, by: trials(1, short: step)).map { all[$0] }
}

/// The scales at which trials draw the gallery.
package let trialScales = trials(3, short: 0) > 0 ? [1, 2, 3] : [2]
