import ArgumentParser
import CairoPainting
import Foundation
import Goldens
import Raster

/// One run of a catalog's command line, from arguments to exit status.
@MainActor
struct CommandLineRun {
    let console: Console
    /// The catalog, asked for when a command needs it.
    let catalog: () -> (scenes: [Scene], assets: AssetCatalog)
    /// Files and folders the scenes are made from besides their assets.
    var inputs: [URL] = []
    /// Whether starting this program again gives the same catalog: then scenes are drawn in processes of their own.
    var isProgram = false
    /// In bytes.
    let goldenSizeLimit: Int

    init(
        console: Console, goldenSizeLimit: Int = GoldenFolder.standardSizeLimit,
        catalog: @escaping () -> (scenes: [Scene], assets: AssetCatalog)
    ) {
        self.console = console
        self.goldenSizeLimit = goldenSizeLimit
        self.catalog = catalog
    }

    func run(_ arguments: [String]) async -> ExitStatus {
        let status = await runCommand(arguments)
        guard let fault = console.outputFault else { return status }
        console.error("standard output could not be written (\(fault)): what was printed is not complete")
        return status == .success ? .failure : status
    }

    private func runCommand(_ arguments: [String]) async -> ExitStatus {
        do {
            if let worker = WorkerCommand(arguments) {
                await worker.run(try checkedCatalog())
                return .success
            }
            var command = try Self.parse(arguments)
            guard let ours = command as? any CatalogCommand else {
                // Help is a command of the parser's own: it throws its text.
                try command.run()
                return .success
            }
            try await ours.run(try checkedCatalog(), console)
            return .success
        } catch {
            return tell(error)
        }
    }

    private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
        // To look into one command is a fraction of looking into all. What it does not take, the whole explains.
        if arguments.first == RenderCommand.configuration.commandName,
            let render = try? RenderCommand.parse(Array(arguments.dropFirst()))
        {
            return render
        }
        return try RootCommand.parseAsRoot(arguments)
    }

    private func checkedCatalog() throws -> CheckedCatalog {
        let (scenes, assets) = catalog()
        var checked = try CheckedCatalog(scenes, assets: assets)
        checked.inputs = inputs
        checked.isProgram = isProgram
        checked.goldenSizeLimit = goldenSizeLimit
        return checked
    }

    private func tell(_ error: any Error) -> ExitStatus {
        switch error {
        case let reported as Reported: return reported.status
        case let error as UsageError:
            console.error(error.description)
            return .usage
        case is SceneError, is FileError, is FontError, is GoldenError:
            console.error("\(error)")
            return .failure
        default: return tellParser(error)
        }
    }

    /// Help, version and mistakes in the arguments; anything else is a fault of ours.
    private func tellParser(_ error: any Error) -> ExitStatus {
        let status = RootCommand.exitCode(for: error)
        let message = RootCommand.fullMessage(for: error)
        switch status {
        case .success:
            console.output(message)
            return .success
        case .validationFailure:
            // The parser's word for an error, then its usage lines as they are.
            let lines = message.replacing("Error: ", with: "", maxReplacements: 1).split(separator: "\n")
            console.error(String(lines.first ?? ""))
            for line in lines.dropFirst() { console.note(String(line)) }
            return .usage
        default:
            console.error("\(error). This is a fault in \(Generator.name), not in your scene")
            return .software
        }
    }
}

/// What a command needs to be run: a catalog that is in order, and somewhere to talk to.
protocol CatalogCommand: ParsableCommand {
    @MainActor func run(_ catalog: CheckedCatalog, _ console: Console) async throws
}

/// The command line of a catalog.
struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: URL(fileURLWithPath: CommandLine.arguments.first ?? "scenes").lastPathComponent,
            abstract: "Explains layout in pictures: lists, renders and traces the scenes of this catalog.",
            discussion: """
                Data goes to standard output, progress and messages to standard error. Exit status: 0 all well, 1 a \
                scene failed, a picture differs or a file could not be written, 2 a golden is missing or orphaned, 64 \
                wrong usage, 70 a fault of the program's own, 128 and its number after a signal.
                """,
            version: Generator.name,
            subcommands: [
                ListCommand.self, RenderCommand.self, CheckCommand.self, AcceptCommand.self, TraceCommand.self,
                MergeCommand.self, MutantsCommand.self,
            ])
    }
}
