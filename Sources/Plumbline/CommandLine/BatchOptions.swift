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
