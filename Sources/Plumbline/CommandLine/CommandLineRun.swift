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
        do {
            if let (command, catalog) = try begin(arguments) { try await command.run(catalog, console) }
            return ended(.success)
        } catch {
            return ended(tell(error))
        }
    }

    /// The same for a command that has all its work done by copies of this process, and so must not begin a task; nil
    /// for any other.
    func supervise(_ arguments: [String]) -> ExitStatus? {
        guard arguments.first == RenderCommand.name else { return nil }
        do {
            if let (command, catalog) = try begin(arguments), let render = command as? RenderCommand {
                try render.supervise(catalog, console)
            }
            return ended(.success)
        } catch {
            return ended(tell(error))
        }
    }

    private func ended(_ status: ExitStatus) -> ExitStatus {
        guard let fault = console.outputFault else { return status }
        console.error("standard output could not be written (\(fault)): what was printed is not complete")
        return status == .success ? .failure : status
    }

    /// The command, and the catalog it is for; nil when it has been run already.
    private func begin(_ arguments: [String]) throws -> (any CatalogCommand, CheckedCatalog)? {
        guard let command = try command(arguments) else { return nil }
        let (scenes, assets) = catalog()
        var checked = try CheckedCatalog(scenes, assets: assets)
        checked.inputs = inputs
        checked.isProgram = isProgram
        checked.goldenSizeLimit = goldenSizeLimit
        return (command, checked)
    }

    private func command(_ arguments: [String]) throws -> (any CatalogCommand)? {
        // To look into one command is a fraction of looking into all. What it does not take, the whole explains.
        if arguments.first == RenderCommand.name,
            let render = try? RenderCommand.parse(Array(arguments.dropFirst()))
        {
            return render
        }
        var command = try RootCommand.parseAsRoot(arguments)
        if let ours = command as? any CatalogCommand { return ours }
        // Help is a command of the parser's own: it throws its text.
        try command.run()
        return nil
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
                MergeCommand.self, MutantsCommand.self, WorkerCommand.self,
            ])
    }
}
