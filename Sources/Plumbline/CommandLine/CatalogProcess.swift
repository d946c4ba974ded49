import Foundation
import ProcessShim

/// A process that is a command line, from its first thread's stack to its exit status.
///
/// A run loop keeps everything on the first thread, the only one whose stack can grow. An `async` main would continue on
/// another thread after the first task of a view.
@MainActor
package enum CommandLineProcess {
    /// - Parameter body: Returns the exit status.
    package static func run(_ body: @escaping @MainActor () async -> ExitStatus) -> Never {
        processshim_report_signals()
        StandardStreams.open()
        FileLimit.check()
        StackLimit.raise()
        Task {
            let status = await body()
            processshim_allow_exit()
            exit(status.rawValue)
        }
        while true { RunLoop.main.run(until: .distantFuture) }
    }
}

/// A process that is the command line of a catalog.
@MainActor
package enum CatalogProcess {
    /// - Parameters:
    ///   - arguments: Those of the command line.
    ///   - prefix: The arguments before them, by which this program becomes this catalog.
    ///   - catalog: Makes the catalog, in this process and in its workers.
    package static func main(
        _ arguments: [String], prefix: [String] = [], catalog: @escaping @MainActor () throws -> CheckedCatalog
    ) -> Never {
        become(prefix: prefix)
        processshim_report_signals()
        StandardStreams.open()
        FileLimit.check()
        StackLimit.raise()
        PreviewProviders.answer(arguments)
        processshim_forbid_exit()
        CommandLineProcess.run {
            await CommandLineRun(console: .process, isProgram: true, catalog: catalog).run(arguments)
        }
    }

    /// Declares that this program, started again with `prefix` before its arguments, is the catalog.
    package static func become(prefix: [String]) {
        WorkerProgram.prefix = prefix
        PreviewProviders.isProgram = true
    }
}
