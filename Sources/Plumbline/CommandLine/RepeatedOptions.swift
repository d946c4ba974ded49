import ArgumentParser
import Foundation

/// Options that take one value, but are given twice. The parser takes the last without a word.
struct RepeatedOptions {
    private let arguments: [String]

    init(_ arguments: [String]) {
        self.arguments = Array(arguments.prefix { $0 != "--" })
    }

    /// - Throws: `UsageError` naming the first.
    func check(_ root: any ParsableCommand.Type) throws(UsageError) {
        let given = arguments.filter { $0.hasPrefix("-") }.map { String($0.prefix { $0 != "=" }) }
        // Few command lines have two that may be the same; the parser's description of itself takes milliseconds.
        guard Set(given.map { $0.drop { $0 == "-" }.first }).count < given.count,
            let described = try? JSONDecoder().decode(Description.self, from: Data(root._dumpHelp().utf8))
        else { return }
        let name = arguments.first ?? ""
        let command = described.command.subcommands?.first { $0.commandName == name } ?? described.command
        for option in command.arguments ?? [] where option.kind == "option" && !option.isRepeating {
            let names = (option.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }
            guard given.count(where: names.contains) > 1, let name = names.max(by: { $0.count < $1.count }) else {
                continue
            }
            throw UsageError("\(name) is given more than once: it takes one value")
        }
    }

    /// What the parser says of itself.
    private struct Description: Decodable {
        let command: Command

        struct Command: Decodable {
            let commandName: String
            let arguments: [Option]?
            let subcommands: [Command]?
        }

        struct Option: Decodable {
            let kind: String
            let isRepeating: Bool
            let names: [Name]?
        }

        struct Name: Decodable {
            let kind: String
            let name: String
        }
    }
}
