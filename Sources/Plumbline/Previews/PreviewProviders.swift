import Diagramming
import Foundation
import ViewDSL

/// The types that conform to `PreviewProvider`.
///
/// How many previews one has is known once its views are made, which may trap, or never end: a sample file is missing, a
/// database. In a program with a command line a second process makes them first, and says which it could.
@MainActor
package enum PreviewProviders {
    /// In the order of their names.
    static var all: [any PreviewProvider.Type] {
        ConformingTypes.named(of: (any PreviewProvider).self).compactMap { $0.type as? any PreviewProvider.Type }
    }

    /// The Swift files that those of a module may be declared in: the runtime does not know where a type is.
    package static var files: (_ module: String) -> [String] = PackageSources.files(of:)

    /// Where one is declared; its name stands for a file that is not known, or is one of several.
    static func source(of type: ProviderName, _ part: SceneSource.Part) -> SceneSource {
        let places = files(type.module).compactMap { file in
            (try? String(contentsOfFile: file, encoding: .utf8)).flatMap { text in
                text.contains(type.name)
                    ? SceneCode.line(of: "previews", in: type.name, text).map { (file: file, line: $0) } : nil
            }
        }
        if places.count == 1, let (file, line) = places.first {
            let name = URL(fileURLWithPath: file).lastPathComponent
            return SceneSource(fileID: "\(type.module)/\(name)", filePath: file, line: line, part: part)
        }
        let name = "\(type.module)/\(type.name)"
        return SceneSource(fileID: name, filePath: name, line: 1)
    }

    /// The indices of those that trap or do not end.
    static let broken: Set<Int> = {
        let environment = ProcessInfo.processInfo.environment
        if let known = environment[brokenKey] { return Set(known.split(separator: ",").compactMap { Int($0) }) }
        guard isProgram, !all.isEmpty else { return [] }
        let broken = Set(trapping(amongFirst: all.count))
        // Workers need not try again.
        setenv(brokenKey, broken.sorted().map(String.init).joined(separator: ","), 1)
        return broken
    }()

    /// Whether starting this program again ends in `try`.
    static var isProgram = false

    private static let brokenKey = "PLUMBLINE_BROKEN_PREVIEWS"
    private static let command = "_previews"

    /// Starts this program, again after each provider that ends it.
    private static func trapping(amongFirst count: Int) -> [Int] {
        var (broken, next) = ([Int](), 0)
        while next < count {
            guard let made = made(from: next), next + made < count else { break }
            broken.append(next + made)
            next += made + 1
        }
        return broken
    }

    /// - Returns: The number of providers whose views were made, from one on; nil if no process could be started.
    private static func made(from first: Int) -> Int? {
        let run = try? ProgramRun(
            WorkerProgram.currentPath, WorkerProgram.prefix + [command, "\(first)"],
            environment: ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
            errors: .nowhere, silence: 10)
        return run?.bytes.count { $0 == mark }
    }

    /// A byte that no text has.
    private static let mark: UInt8 = 0xff

    /// In the second process: makes the views of each provider, and says so. Returns for any other command line.
    static func answer(_ arguments: [String]) {
        guard arguments.count == 2, arguments[0] == command, let first = Int(arguments[1]) else { return }
        for provider in all.dropFirst(first) {
            _ = provider.parts
            FileHandle.standardOutput.write(Data([mark]))
        }
        exit(0)
    }
}
