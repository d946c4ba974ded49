import ArgumentParser
import Plumbline

struct ProgramCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "plumbline",
        abstract: "Draws the SwiftUI views of Swift files, with their layout explained.",
        discussion: """
            Data goes to standard output, progress and messages to standard error. Exit status: 0 all well, 1 a file does \
            not compile, a scene failed or a picture differs, 2 pictures of an article are only missing, 64 wrong usage, \
            69 the Swift toolchain is missing, or is not the version that built this program, 70 an internal error, 128 and \
            its number after a signal.
            """,
        version: Generator.name,
        subcommands: [
            RenderSourcesCommand.self, MergeCommand.self, WatchCommand.self, ArticleCommand.self, SurveyCommand.self,
        ])

    func run(_ console: Console) async throws { throw CleanExit.helpRequest(self) }
}
