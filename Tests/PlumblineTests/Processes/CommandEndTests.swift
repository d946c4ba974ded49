import Foundation
import Testing

@testable import Plumbline

/// Commands of `Tools/Stress/Catalog`, run as a process.
@MainActor
@Suite("A command, run as a process,")
struct CommandEndTests {
    let stress: StressRun
    var folder: TemporaryFolder { stress.folder }

    init() throws { stress = try StressRun() }

    private func run(
        _ arguments: [String], scenes: Int = 2, more: [String: String] = [:], within command: [String] = []
    ) throws -> (status: Int32, output: String, error: String) {
        let process = stress.process(arguments, scenes: scenes, more: more)
        if let first = command.first, let program = process.executableURL {
            process.executableURL = URL(fileURLWithPath: first)
            process.arguments = command.dropFirst() + [program.path] + arguments
        }
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let words = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: data, as: UTF8.self), String(decoding: words, as: UTF8.self)
        )
    }

    @Test("says so if the catalog's own code ends it", arguments: ["list", "render", "check"])
    func exits(command: String) throws {
        let result = try run([command], more: ["STRESS_EXIT": "1"])
        #expect(result.status == 1)
        #expect(result.error.contains("error: the program was ended by exit() before its command was done"))
    }

    @Test("names the signal that ends it, whenever it comes", arguments: [SIGHUP, SIGUSR1, SIGALRM, SIGTERM])
    func signals(number: Int32) throws {
        let early = try run(["list"], more: ["STRESS_SIGNAL": "\(number)"])
        #expect(early.status == number)
        #expect(early.error == "error: ended by \(Signal.name(number))\n")

        let process = stress.process(["render", "--output", "out"], scenes: 2, more: ["STRESS_GATE": "/nonexistent"])
        let error = Pipe()
        process.standardError = error
        try process.run()
        while folder.files.filter({ $0.hasSuffix(".png") }).isEmpty { usleep(1000) }
        kill(process.processIdentifier, number)
        let words = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 128 + number)
        #expect(words.hasPrefix("error: ended by \(Signal.name(number)): run again for the rest\n"), "\(words)")
    }

    /// In a root that is no mount, as of `chroot`, only `/proc` can be made private.
    private nonisolated static let hidesProc = [
        "/usr/bin/unshare", "-m", "--propagation", "unchanged", "sh", "-c",
        "mount --make-rprivate /proc && mount -t tmpfs none /proc && exec \"$0\" \"$@\"",
    ]

    private nonisolated static var canHideProc: Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: hidesProc[0])
        process.arguments = hidesProc.dropFirst() + ["true"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    @Test(
        "does what it is asked for where there is no /proc, and says what it cannot do",
        .enabled("/proc cannot be hidden here") { canHideProc })
    func withoutProc() throws {
        let list = try run(["list"], within: Self.hidesProc)
        #expect(list.status == 0 && list.output.hasPrefix("batch-0/scene-0 "), "\(list)")
        let render = try run(["render", "--output", "out"], within: Self.hidesProc)
        #expect(render.status == 0, "\(render)")
        #expect(render.error.contains("warning: the memory of workers is not limited"))
        #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 2)
    }

    @Test("draws with few open files, or says that there are too few", arguments: [(48, 0 as Int32), (14, 1)])
    func fewFiles(limit: Int, status: Int32) throws {
        let few = ["/bin/sh", "-c", "ulimit -n \(limit) && exec \"$0\" \"$@\""]
        let result = try run(["render", "--output", "out", "--jobs", "1"], within: few)
        #expect(result.status == status, "\(result)")
        #expect(result.error.contains("Too many open files") == (status == 1), "\(result.error)")
    }

    @Test("says that it may open too few files for any command", arguments: ["list", "render", "--help"])
    func hardlyAnyFiles(command: String) throws {
        let result = try run([command], within: ["/bin/sh", "-c", "ulimit -n 5 && exec \"$0\" \"$@\""])
        #expect(result.status == 1)
        #expect(result.error == "error: this process may open only 2 more files: Too many open files\n")
    }

    @Test("warns if CI is set and PLUMBLINE_RECORD asks for what is not done there")
    func ignoredWish() throws {
        let result = try run(["check"], more: ["CI": "1", "PLUMBLINE_RECORD": "all"])
        #expect(result.status == 2)
        #expect(
            result.error.hasPrefix(
                "warning: nothing is recorded, although PLUMBLINE_RECORD is all, because CI is set\n"
            ),
            "\(result.error)")
    }

    @Test("follows no link out of its output folder")
    func links() throws {
        let outside = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: "\(folder.path)/out", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/out/batch-0", withDestinationPath: outside.path)
        try outside.write(Data(), to: "records")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/out/\(Manifest.name)", withDestinationPath: "\(outside.path)/records")
        let result = try run(["render", "--output", "out"], more: ["STRESS_REPORTING": "1"])
        #expect(result.status == 1)
        #expect(result.error.contains("out/batch-0 is a link, which is not followed"), "\(result.error)")
        #expect(outside.files == ["records"])
        #expect(try outside.data("records").isEmpty)
        #expect(folder.files.contains("out/reporting@2x.png"))
        #expect(Manifest(folder: "\(folder.path)/out").records.count == 1)
    }

    @Test("shortens the records where they are, also in a folder named relative to the current one")
    func compaction() throws {
        #expect(try run(["render", "--output", "out"]).status == 0)
        let lines = try folder.data("out/\(Manifest.name)")
        try folder.write((0..<200).reduce(into: Data()) { data, _ in data += lines }, to: "out/\(Manifest.name)")
        #expect(try run(["render", "--output", "out"]).status == 0)
        #expect(try folder.data("out/\(Manifest.name)").count == lines.count)
    }
}
