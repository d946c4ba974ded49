import ArgumentParser
import CairoPainting
import Foundation
import Goldens
import Raster

/// One run of a catalog's command line, from arguments to exit status.
@MainActor
struct CommandLineRun {
    let console: Console
    /// Makes the catalog when a command needs it.
    let catalog: () throws -> CheckedCatalog

    func run(_ arguments: [String]) async -> ExitStatus {
        let status = await runCommand(arguments)
        guard let fault = console.outputFault else { return status }
        console.error("standard output could not be written (\(fault)): what was printed is not complete")
        return status == .success ? .failure : status
    }

    private func runCommand(_ arguments: [String]) async -> ExitStatus {
        do {
            if let worker = WorkerCommand(arguments) {
                await worker.run(try catalog())
                return .success
            }
            try RootCommand.checkName(arguments.first)
            var command = try RootCommand.parseAsRoot(arguments)
            guard let ours = command as? any CatalogCommand else {
                // The parser's help command throws its text.
                try command.run()
                return .success
            }
            try await ours.run(try catalog(), console)
            return .success
        } catch {
            return report(error)
        }
    }

    private func report(_ error: any Error) -> ExitStatus {
        switch error {
        case let failure as ReportedFailure: return failure.status
        case let error as UsageError:
            console.error(error.description)
            return .usage
        case is SceneError, is FileError, is FontError, is GoldenError:
            console.error("\(error)")
            return .failure
        default: return reportParserError(error)
        }
    }

    /// Prints help, the version, or a mistake in the arguments; anything else is an error in Plumbline.
    private func reportParserError(_ error: any Error) -> ExitStatus {
        let status = RootCommand.exitCode(for: error)
        let message = RootCommand.fullMessage(for: error)
        switch status {
        case .success:
            console.output(message)
            return .success
        case .validationFailure:
            // The message without the parser's “Error: ”, then its usage lines unchanged.
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

protocol CatalogCommand: ParsableCommand {
    @MainActor func run(_ catalog: CheckedCatalog, _ console: Console) async throws
}

struct RootCommand: ParsableCommand {
    /// The parser suggests options, not commands.
    ///
    /// - Throws: `UsageError` if the name is close to a command's.
    static func checkName(_ name: String?) throws(UsageError) {
        guard let name, !name.hasPrefix("-") else { return }
        let names = configuration.subcommands.map { $0._commandName }
        guard !names.contains(name), let near = NearNames.of(name, in: names).first else { return }
        throw UsageError("there is no command “\(name)”: did you mean “\(near)”?")
    }

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
                SiteCommand.self, MergeCommand.self,
            ])
    }
}
