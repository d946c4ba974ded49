import ArgumentParser
import Foundation
import Plumbline

struct SurveyCommand: ConsoleCommand {
    static let configuration = CommandConfiguration(
        commandName: "survey",
        abstract: "Counts how many files that define a view Plumbline can compile, and what it lacks.",
        discussion: """
            Files are type-checked together with those of their module: a target of a package, or the folder of an app. \
            Names that are missing are listed in the order that frees most files: after each, how many files pass that did \
            not before. A file that imports a module which is not there is counted apart, unless it misses a name that \
            other files miss too.
            """)

    @Argument(help: ArgumentHelp("Swift files, and folders of them.", valueName: "path"))
    var paths: [String]

    @Flag(help: "Writes JSON to standard output: every file with the names it lacks, and all names.")
    var json = false

    @Option(help: "How many names are listed.")
    var limit = 40

    @Option(name: .shortAndLong, help: "Compilers at a time. (default: one for each core)")
    var jobs: Int?

    func validate() throws {
        guard limit >= 0 else { throw ValidationError("--limit takes a number") }
        if let jobs, !(1...1024).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 1024") }
    }

    func run(_ console: Console) async throws {
        let groups = try paths.flatMap { path in
            let sources = try SourceFiles([path])
            return SurveyGroup.all(Self.read(sources.files, console), root: sources.root)
        }
        let check = TypeCheck(try Compiler.ready(console), jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        var findings: [(path: String, modules: [String], errors: [Diagnostic])] = []
        let total = groups.reduce(0) { $0 + $1.judged.count }
        var done = 0
        for group in groups {
            console.progress("Type-checking: \(done) of \(total) files")
            done += group.judged.count
            // Files beside which there is no view are of no interest.
            let views = group.files.filter { $0.definesView && group.judged.contains($0.path) }
            if views.isEmpty { continue }
            let (group, found) = try Self.checked(
                group, check, Self.declaring(groups.filter { $0.project == group.project }))
            let errors = Dictionary(grouping: found, by: \.file)
            findings += views.map { file in
                (
                    file.path, file.imports.filter { !check.known.union(group.given).contains($0) },
                    errors[file.path] ?? []
                )
            }
        }
        console.clearProgress()
        let report = SurveyReport(findings)
        if json {
            console.output(try jsonText(report))
        } else {
            for line in report.lines(limit: limit, from: FileManager.default.currentDirectoryPath) {
                console.output(line)
            }
        }
    }

    /// A group and its errors, once it has the files it misses of the folders around it.
    private static func checked(
        _ group: SurveyGroup, _ check: TypeCheck, _ declaring: [String: [SurveyedFile]]
    ) throws -> (SurveyGroup, [Diagnostic]) {
        var group = group
        var errors = try check.errors(in: group)
        // What is added may need more.
        for _ in 0..<4 where group.project != nil {
            guard let whole = group.completed(Set(errors.compactMap(\.missingName)), from: declaring) else { break }
            group = whole
            errors = try check.errors(in: group)
        }
        return (group, errors)
    }

    private static func declaring(_ groups: [SurveyGroup]) -> [String: [SurveyedFile]] {
        var files: [String: [SurveyedFile]] = [:]
        for file in groups.flatMap({ group in group.files.filter { group.judged.contains($0.path) } }) {
            for type in Set(file.types) { files[type, default: []].append(file) }
        }
        return files
    }

    @MainActor
    private static func read(_ files: [String], _ console: Console) -> [SurveyedFile] {
        files.compactMap { file in
            do throws(UsageError) {
                return SurveyedFile(path: file, try SourceText(file: file))
            } catch {
                console.warning(error.description)
                return nil
            }
        }
    }
}
