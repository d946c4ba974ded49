import ArgumentParser
import CairoPainting
import Foundation
import Goldens
import Raster

/// One run of a command line, from arguments to exit status.
@MainActor
package struct CommandLineRun {
    let console: Console
    private let root: any ParsableCommand.Type
    /// Runs a command of the root's. Returns false for one of the parser's own.
    private let perform: (any ParsableCommand) async throws -> Bool
    private let work: (WorkerCommand) async throws -> Void

    /// A catalog's command line.
    ///
    /// - Parameters:
    ///   - isProgram: Whether the process is nothing but this command line.
    ///   - catalog: Makes the catalog when a command needs it.
    init(console: Console, isProgram: Bool = false, catalog: @escaping () throws -> CheckedCatalog) {
        self.console = console
        root = RootCommand.self
        perform = { command in
            switch command {
            case let ours as any CatalogCommand:
                try await ours.run(try isProgram ? CatalogCode.run(catalog) : catalog(), console)
            case let ours as any ConsoleCommand: try await ours.run(console)
            default: return false
            }
            return true
        }
        work = { try await $0.run(catalog) }
    }

    /// The command line of a program that is no catalog.
    package init(console: Console, root: any ConsoleCommand.Type) {
        self.console = console
        self.root = root
        perform = { command in
            guard let ours = command as? any ConsoleCommand else { return false }
            try await ours.run(console)
            return true
        }
        work = { _ in throw UsageError("_worker is for catalogs") }
    }

    package func run(_ arguments: [String]) async -> ExitStatus {
        let status = await runCommand(arguments)
        guard let fault = console.outputFault else { return status }
        console.error("standard output could not be written (\(fault)): what was printed is not complete")
        return status == .success ? .failure : status
    }

    private func runCommand(_ arguments: [String]) async -> ExitStatus {
        do {
            if let worker = WorkerCommand(arguments) {
                try await work(worker)
                return .success
            }
            try root.checkName(arguments.first)
            try RepeatedOptions(arguments).check(root)
            var command = try root.parseAsRoot(arguments)
            // The parser's help command throws its text.
            if try await !perform(command) { try command.run() }
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
        let status = root.exitCode(for: error)
        let message = root.fullMessage(for: error)
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

/// A command that needs no catalog, or makes its own.
package protocol ConsoleCommand: ParsableCommand {
    @MainActor func run(_ console: Console) async throws
}

struct RootCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: URL(fileURLWithPath: ProgramArguments.name).lastPathComponent,
            abstract: "Explains layout in pictures: lists, renders and traces the scenes of this catalog.",
            discussion: """
                Data goes to standard output, progress and messages to standard error. Exit status: 0 all well, 1 a \
                scene failed, a picture differs or a file could not be written, 2 a golden is missing or orphaned, 64 \
                wrong usage, 70 an internal error, 128 and its number after a signal.
                """,
            version: Generator.name,
            subcommands: [
                ListCommand.self, RenderCommand.self, CheckCommand.self, AcceptCommand.self, TraceCommand.self,
                SiteCommand.self, MergeCommand.self,
            ])
    }
}

extension ParsableCommand {
    /// The parser suggests options, not commands.
    ///
    /// - Throws: `UsageError` if no command has the name.
    static func checkName(_ name: String?) throws(UsageError) {
        guard let name, !name.hasPrefix("-") else { return }
        let names = configuration.subcommands.map { $0._commandName }
        guard !names.isEmpty, !names.contains(name), name != "help" else { return }
        let near = NearNames.of(name, in: names).first
        throw UsageError(
            "there is no command “\(name)”: "
                + (near.map { "did you mean “\($0)”?" } ?? "there is \(Wording.list(names))"))
    }
}
