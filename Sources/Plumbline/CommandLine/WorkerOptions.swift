import ArgumentParser
import Foundation

/// The options of every command that lays out scenes.
package struct WorkerOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "Workers at a time. (default: one for each core)")
    var jobs: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp("How long one figure may take.", valueName: "seconds"))
    var timeout = 60.0

    @Option(help: ArgumentHelp("How much memory one worker may take; 0 is no limit.", valueName: "megabytes"))
    var memory = 1024

    package init() {}

    package func validate() throws {
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
        // A year keeps the clock's arithmetic far from overflow.
        guard timeout > 0, timeout <= 31_536_000 else {
            throw ValidationError("--timeout takes seconds: more than 0, a year at most")
        }
        guard (0...(1 << 30)).contains(memory) else { throw ValidationError("--memory takes megabytes, or 0") }
    }

    /// The options as arguments of another command.
    package var arguments: [String] {
        (jobs.map { ["--jobs", "\($0)"] } ?? []) + ["--timeout", "\(timeout)", "--memory", "\(memory)"]
    }

    var limits: WorkerLimits {
        WorkerLimits(
            jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, timeout: timeout,
            memory: memory == 0 ? nil : memory << 20)
    }
}
