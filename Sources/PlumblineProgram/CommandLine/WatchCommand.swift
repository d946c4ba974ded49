import ArgumentParser
import Foundation
import Plumbline
import ProcessShim

struct WatchCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch", abstract: "Draws the figures of Swift files again at each save.",
        discussion: """
            Figures go into files, as by render. A terminal that can show pictures shows those that have changed. With \
            --serve a page on this machine shows them and reloads in place. End it with control-C.
            """)

    @OptionGroup var sources: SourceOptions

    @OptionGroup var options: RenderOptions

    @Flag(help: "Serves a page with the figures on 127.0.0.1.")
    var serve = false

    @Option(help: "The page's port; 0 takes one that is free.")
    var port: UInt16 = 0

    @Option(
        help: ArgumentHelp(
            "How the terminal shows pictures: kitty, iterm, sixel or none. (default: detected)",
            valueName: "protocol"))
    var terminal: TerminalPicture?

    func run(_ console: Console) async throws {
        // A path that is wrong from the start is a mistake; one that goes later is being saved.
        _ = try SourceFiles(sources.paths)
        let state = PageState()
        if serve {
            let server = try PageServer(port: port, state: state)
            server.start()
            console.output(server.address)
        }
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let picture = terminal ?? (isTerminal ? TerminalPicture(environment: console.environment) : .none)
        processshim_catch_signals()
        defer { processshim_release_signals() }
        var watch = FileWatch(sources.paths)
        var drawing = WatchedDrawing(
            sources: sources, options: options, state: state, picture: picture, console: console)
        repeat {
            try drawing.draw()
            watch.watch(inputs: drawing.inputs)
        } while try Self.waitForChange(&watch)
    }

    /// - Returns: True, once something was saved and nothing more is being saved.
    /// - Throws: `ReportedFailure` for a signal.
    private static func waitForChange(_ watch: inout FileWatch) throws -> Bool {
        while true {
            let signal = processshim_take_signal()
            if signal != 0 { throw ReportedFailure(status: .signal(signal)) }
            if watch.hasChanged() { return true }
            usleep(30_000)
        }
    }
}

extension TerminalPicture: ExpressibleByArgument {}
