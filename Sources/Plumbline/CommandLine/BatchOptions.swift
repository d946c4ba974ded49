import ArgumentParser

/// The scenes that a command draws into files.
struct SceneArguments: ParsableArguments {
    @Argument(
        help: """
            Scenes by name: * and ? match letters between slashes, ** any number of parts. Without a pattern, all \
            scenes.
            """)
    var glob: [String] = []
}

/// The options of every batch of figures.
struct BatchOptions: ParsableArguments {
    @OptionGroup var workers: WorkerOptions

    @Flag(help: "Draws every figure, even if it has not changed.")
    var force = false

    @Flag(name: .shortAndLong, help: "Prints errors only.")
    var quiet = false

    /// The options as arguments of another command, besides those about what is printed.
    var arguments: [String] { workers.arguments + (force ? ["--force"] : []) }
}

extension BatchReport {
    /// Prints how the batch ended, and where its figures are.
    ///
    /// - Parameter limit: More figures than this are not listed.
    /// - Throws: `ReportedFailure` unless every figure was drawn.
    @MainActor
    func conclude(_ end: ExecutionEnd, _ console: Console, listing limit: Int = 0, in folder: String? = nil)
        throws(ReportedFailure)
    {
        let status = end.report(console) ?? (summary.failed > 0 ? .failure : .success)
        console.info(summary.line)
        if figures.count <= limit {
            for entry in figures { console.info(entry.figure.file) }
        } else if let folder {
            console.info("in the folder \(folder)")
        }
        if status != .success { throw ReportedFailure(status: status) }
    }
}
