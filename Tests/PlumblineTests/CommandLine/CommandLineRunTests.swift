import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("Wrong usage ends with status 64 and one message")
struct CommandLineRunTests {
    @SceneBuilder var scenes: [Scene] {
        Scene.square("alignments/feet")
        Scene.square("alignments/top")
        Scene.square("stacks/zstack")
    }

    @Test(
        "for unknown options and values",
        arguments: [
            ["render", "--bogus"], ["render", "--scale", "4"], ["render", "--scale", "0"],
            ["render", "--scale", "two"],
            ["render", "--appearance", "grey"], ["render", "--format", "gif"], ["render", "--jobs", "0"],
            ["render", "--shard", "3/2"], ["render", "--timeout", "0"],
            ["render", "--memory=-1"], ["render", "--names", "flat"], ["merge"],
            ["trace"], ["trace", "a", "b"], ["list", "--bogus"], ["check", "--bogus"],
        ])
    func unknown(arguments: [String]) async {
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 })
        let status = await CommandLineRun(console: console) { try CheckedCatalog(scenes, assets: .none) }.run(arguments)
        #expect(status == .usage)
        #expect(error.hasPrefix("error: "))
        #expect(error.contains("Usage: "))
    }

    @Test(
        "for options of one value that are given twice",
        arguments: [
            (["render", "--appearance", "light", "--appearance", "dark"], "--appearance"),
            (["render", "--format=svg", "--output", "a", "--format", "pdf"], "--format"),
            (["render", "-j", "2", "--jobs", "3"], "--jobs"), (["check", "--scale", "1", "--scale=1"], "--scale"),
        ])
    func repeatedOptions(arguments: [String], option: String) async {
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 })
        let status = await CommandLineRun(console: console) { try CheckedCatalog(scenes, assets: .none) }.run(arguments)
        #expect(status == .usage)
        #expect(error == "error: \(option) is given more than once: it takes one value\n")
    }

    @Test("not for options of several values, flags, nor what follows a double dash")
    func repeatable() throws {
        for arguments in [
            ["render", "--scale", "1", "--scale", "2"], ["render", "--force", "--force"],
            ["render", "--output", "a", "--", "--output", "--output"], ["list", "--json"],
        ] { #expect(throws: Never.self) { try RepeatedOptions(arguments).check(RootCommand.self) } }
    }

    @Test("for a misspelled command, suggesting the nearest")
    func misspelledCommand() async {
        let result = await run("rendr", "stacks/*") { scenes }
        #expect(result.status == 64)
        #expect(result.error == "error: there is no command “rendr”: did you mean “render”?\n")
        let other = await run("bogus") { Scene.square("a") }
        #expect(other.status == 64)
        #expect(other.error.hasPrefix("error: there is no command “bogus”: there is list, render, check, "))
    }

    @Test("for a sweep without lengths, before anything is laid out")
    func emptySweep() async {
        let result = await run("list") { Scene("widths", sweep: .widths([])) { EmptyView() } }
        #expect(result.status == 64)
        #expect(
            result.error.contains("the scene widths cannot be laid out: it proposes nothing: give its sweep a length"))
    }

    @Test("for an unknown scene, suggesting similar names")
    func unknownScene() async {
        let trace = await run("trace", "alignments/fet") { scenes }
        #expect(trace.status == 64)
        #expect(trace.error == "error: no scene is named “alignments/fet”: did you mean “alignments/feet”?\n")
        #expect(trace.output.isEmpty)
        #expect(await run("trace", "zstak") { scenes }.error.contains("“stacks/zstack”"))
        #expect(await run("trace", "xxxxxxxx") { scenes }.error.contains("“xxxxxxxx”: the names are “"))
    }

    @Test("for a pattern or a folder instead of one scene, suggesting the scenes it matches")
    func patternForOne() async {
        let pattern = await run("trace", "alignments/*") { scenes }
        #expect(pattern.status == 64)
        #expect(
            pattern.error == """
                error: give the whole name of one scene, not “alignments/*”: did you mean “alignments/feet” or \
                “alignments/top”?\n
                """)
        #expect(await run("trace", "alignments") { scenes }.error == pattern.error.replacing("/*", with: ""))
        let idle = await run("trace", "alignmets/*") { scenes }
        #expect(idle.status == 64)
        #expect(idle.error.hasPrefix("error: give the whole name of one scene: no scene is named "))
    }

    @Test(
        "for an empty path",
        arguments: [
            ["render", "--output", ""], ["render", "--timings", ""],
            ["check", "--goldens", ""], ["check", "--report", ""], ["accept", "--from", ""],
            ["accept", "--goldens", "", "a"],
        ])
    func emptyPath(arguments: [String]) async {
        var error = ""
        let console = Console(output: { _ in }, error: { error += $0 })
        let status = await CommandLineRun(console: console) { try CheckedCatalog(scenes, assets: .none) }.run(arguments)
        #expect(status == .usage)
        #expect(error.hasPrefix("error: --"))
        #expect(error.contains(" is given an empty path; "))
    }

    @Test("for a path in which the shell did not expand a tilde", arguments: ["~", "~/figures", "~ada/x"])
    func tilde(path: String) async {
        let result = await run("render", "--output", path) { scenes }
        #expect(result.status == 64)
        #expect(result.error.contains("--output is given “\(path)”, in which the shell did not expand “~”"))
    }

    @Test("for a glob that matches nothing, before anything is written")
    func idleGlob() async throws {
        let folder = try TemporaryFolder()
        let result = await run("render", "alignmets/*", "stacks/*", "--output", folder.path) { scenes }
        #expect(result.status == 64)
        #expect(result.errors.count == 1)
        #expect(result.error.contains("no scene is named “alignmets/*”: did you mean “alignments/*”"))
        #expect(folder.files.isEmpty)
        #expect(await run("render", "alignments") { scenes }.error.contains("did you mean “alignments/**”?"))
    }

    @Test(
        "for an invalid name, in every command",
        arguments: ["list", "render", "trace"], ["../../x", "/x", "a b", "", "a//b"])
    func badName(command: String, name: String) async throws {
        let folder = try TemporaryFolder()
        let arguments = ["render": ["--output", folder.path], "trace": ["fine"]][command] ?? []
        var (output, error) = ("", "")
        let console = Console(output: { output += $0 }, error: { error += $0 })
        let bad = Scene.square(name)
        let status = await CommandLineRun(console: console) {
            try CheckedCatalog([Scene.square("fine"), bad], assets: .none)
        }
        .run([command] + arguments)
        #expect(status == .usage)
        #expect(error.hasPrefix("error: the scene name “\(name)” is not allowed: "))
        #expect(error.contains("Support.swift:"))
        #expect(output.isEmpty)
        #expect(folder.files.isEmpty)
    }

    @Test("for two scenes with the same name, with both locations")
    func duplicates() async {
        let result = await run("list") {
            Scene("a") { EmptyView() }
            Scene("a") { EmptyView() }
        }
        #expect(result.status == 64)
        #expect(result.error.contains("two scenes are named a ("))
        #expect(result.error.contains("CommandLineRunTests.swift:\(#line - 5) and "))
    }

    @Test(
        "for a scene whose file another scene needs as a folder, in any format, as a golden or in a report",
        arguments: ["png", "svg", "pdf", "txt", "PNG", "expected.png", "difference.png"])
    func fileAndFolder(ending: String) async {
        let result = await run("list") {
            Scene.square("a")
            Scene.square("a.\(ending)/b")
        }
        #expect(result.status == 64)
        #expect(result.error.contains("a.\(ending.lowercased()) cannot be a file and a folder"), "\(result.error)")
    }

    @Test("for a scene in a folder that would be a file of the program's own")
    func ownFiles() async {
        for name in ["manifest.json/x", ".plumbline.jsonl/x"] {
            let result = await run("list") { Scene.square(name) }
            #expect(result.status == 64)
            #expect(result.error.contains("is a file of the program's own, and no folder"), "\(result.error)")
        }
    }

    @Test("for a scene in the place of a site's index", arguments: ["index", "INDEX", "index.html/x", "Index.html/x"])
    func siteIndex(name: String) async throws {
        let folder = try TemporaryFolder()
        let result = await run("site", "--output", folder.path) { Scene.square(name) }
        #expect(result.status == 64)
        #expect(result.error.contains("would take the place of the site's index: rename it"), "\(result.error)")
        #expect(folder.files.isEmpty)
    }

    @Test("for two scenes that are one where the case of letters does not count")
    func letterCase() async {
        let result = await run("list") {
            Scene.square("a/Row")
            Scene.square("A/row")
        }
        #expect(result.status == 64)
        #expect(result.errors.count == 1)
        #expect(
            result.error.contains("the scenes a/Row (") && result.error.contains("differ only in the case of letters"))
    }

    @Test(
        "for an invalid proposal, naming the scene",
        arguments: [(CGFloat.nan, "NaN"), (-1, "−1"), (-CGFloat.infinity, "−∞")])
    func badProposal(length: CGFloat, text: String) async {
        let result = await run("render") {
            Scene("a/b", proposal: ProposedViewSize(width: 10, height: length)) { Color.red }
        }
        #expect(result.status == 64)
        #expect(result.error.contains("the scene a/b cannot be laid out: it proposes a height of \(text):"))
    }

    @Test("but help and version are not errors")
    func help() async {
        for arguments in [["--help"], ["help", "render"], ["render", "--help"], ["--version"], []] {
            var (output, error) = ("", "")
            let console = Console(output: { output += $0 }, error: { error += $0 })
            #expect(
                await CommandLineRun(console: console) { try CheckedCatalog(scenes, assets: .none) }.run(arguments)
                    == .success)
            #expect(!output.isEmpty)
            #expect(error.isEmpty)
        }
    }

    @Test("keeps why standard output cannot be written, and writes nothing more")
    func lostOutput() {
        struct Full: Error, CustomStringConvertible { let description = "full" }
        var tries = 0
        let console = Console(
            output: { _ in
                tries += 1
                throw Full()
            }, error: { _ in })
        for _ in 0..<3 { console.write("\u{1b}Pq picture") }
        #expect(tries == 1 && console.outputFault == "full")
    }
}
