import Foundation
import ProcessShim

struct WorkerProgram {
    var path: String
    var arguments: [String]
    var environment: [String: String]

    /// The arguments that make this program run the catalog; empty if it always does.
    @MainActor static var prefix: [String] = []

    /// This program, as a worker that writes into `folder`.
    @MainActor static func current(folder: String, engine: String, memory: Int?) -> WorkerProgram {
        var environment = ProcessInfo.processInfo.environment
        // A scene that shows a set or a dictionary is drawn alike by every worker.
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        // Formatters of a scene's own code follow these. Texts have the locale of their environment.
        for name in environment.keys where name.hasPrefix("LC_") || name == "LANGUAGE" { environment[name] = nil }
        environment["LANG"] = "en_US.UTF-8"
        environment["TZ"] = "UTC"
        // A backtrace takes seconds, and in a release build says nothing about a scene's own code.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // Foundation keeps `UserDefaults` there, for all later runs: nothing is found there, and nothing can be written.
        environment["XDG_CONFIG_HOME"] = "/dev/null"
        environment.merge(AppFolders.workerEnvironment) { $1 }
        let name = ProgramArguments.name
        let command = WorkerCommand(folder: folder, engine: engine, memory: memory)
        return WorkerProgram(
            path: currentPath, arguments: [name] + prefix + command.arguments, environment: environment)
    }

    /// The running program, on Linux even if a build has replaced its file since.
    static var currentPath: String {
        processshim_program().map { String(cString: $0) } ?? Bundle.main.executablePath ?? ProgramArguments.name
    }
}
