import Foundation
import Testing

@testable import Plumbline

/// Batches with real workers, of the catalog that `Tools/Stress/run` tests more thoroughly.
@MainActor
@Suite("A batch in worker processes")
struct StressCatalogTests {
    let stress: StressRun
    var folder: TemporaryFolder { stress.folder }
    var temporary: TemporaryFolder { stress.temporary }

    init() throws { stress = try StressRun() }

    private func render(_ arguments: String..., scenes: Int, bad: Int = 0) throws -> (status: Int32, BatchReport) {
        try stress.render(arguments, scenes: scenes, bad: bad)
    }

    @Test("draws every scene but those that misbehave, and names each of these")
    func misbehavior() throws {
        let (status, report) = try render("--timeout", "8", "--memory", "600", scenes: 27, bad: 9)
        #expect(status == 1)
        // A layout that is NaN is drawn and named.
        #expect(report.figures.count == 19)
        #expect(report.summary.rendered == 18 && report.summary.failed == 9)
        var kinds: [String: FailedFigure.Kind] = [:]
        for failure in report.failures {
            #expect(failure.place.contains("Misbehavior.swift:"))
            kinds[String(failure.scene.dropFirst(4).prefix { $0 != "-" })] = failure.kind
        }
        // Endlessly nested views are too large, or time out.
        let endless = kinds.removeValue(forKey: "body")
        #expect(endless == .error || endless == .timeout)
        #expect(
            kinds == [
                "trap": .crash, "exit": .exit, "hang": .timeout, "recursion": .crash, "canvas": .error,
                "notANumber": .incomplete, "memory": .memory, "flood": .timeout,
            ])
        let trap = try #require(report.failures.first { $0.scene == "bad/trap-0" })
        #expect(trap.lines?.first == "about to trap")
        #expect(trap.signal?.hasPrefix("SIG") == true)
        #expect(folder.files.count == 27)
        #expect(!folder.files.contains { $0.hasSuffix(".partial") })
    }

    @Test("writes where it is told to and prints only its report, though the catalog prints and goes to another folder")
    func strays() throws {
        let (status, report) = try stress.render(["--output", "figures"], scenes: 2, more: ["STRESS_STRAYS": "1"])
        #expect(status == 0 && report.summary.rendered == 2)
        // The figures and their record.
        #expect(folder.files.count == 3 && folder.files.allSatisfy { $0.hasPrefix("figures/") }, "\(folder.files)")
    }

    @Test("writes the same bytes with any number of workers, and nothing the second time")
    func jobs() throws {
        #expect(try render("--jobs", "1", scenes: 8).1.summary.rendered == 8)
        let first = try folder.files.map(folder.data)
        let records = try folder.data(Manifest.name)
        #expect(try render(scenes: 8).1.summary.unchanged == 8)
        // Nothing was laid out, which would have added records.
        #expect(try folder.data(Manifest.name) == records)
        #expect(try render("--force", "--jobs", "3", scenes: 8).1.summary.rendered == 8)
        #expect(try folder.files.map(folder.data) == first)
    }

    @Test("lists and traces every scene but those that misbehave, and names each of these")
    func listing() throws {
        #expect(try run(["list"], scenes: 10, bad: 2).status == 0)
        let list = try run(["list", "--json", "--sizes"], scenes: 10, bad: 2)
        #expect(list.status == 1)
        let rows = try #require(JSONSerialization.jsonObject(with: list.output) as? [[String: Any]])
        #expect(rows.count == 8)
        #expect(list.error.contains("error: bad/trap-0: its process ended with SIG"), "\(list.error)")
        #expect(list.error.contains("error: bad/exit-1: it ended its process with exit status 0"))
        let trace = try run(["trace", "bad/trap-0"], scenes: 10, bad: 2)
        #expect(trace.status == 1 && trace.output.isEmpty)
        #expect(trace.error.contains("    it wrote: about to trap"), "\(trace.error)")
    }

    private func run(
        _ arguments: [String], scenes: Int, bad: Int
    ) throws -> (status: Int32, output: Data, error: String) {
        let process = stress.process(arguments, scenes: scenes, bad: bad)
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let words = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, data, words)
    }

    private func checking(_ arguments: [String], scenes: Int, bad: Int) -> Process {
        stress.process(["check", "--goldens", "goldens"] + arguments, scenes: scenes, bad: bad)
    }

    private func check(_ arguments: String..., scenes: Int, bad: Int = 0) throws -> (status: Int32, error: String) {
        let result = try run(["check", "--goldens", "goldens"] + arguments, scenes: scenes, bad: bad)
        return (result.status, result.error)
    }

    @Test("compares every figure even if scenes crash, hang or exit, and reports these as failed")
    func comparing() throws {
        let first = try check("--record", "missing", "--timeout", "8", "--memory", "600", scenes: 21, bad: 7)
        #expect(first.status == 1)
        #expect(first.error.contains("error: bad/trap-0: failed: its process ended with SIG"))
        #expect(first.error.contains("bad/trap-0: it wrote: about to trap"))
        #expect(first.error.contains("error: bad/exit-1: failed: it ended its process with exit status 0"))
        #expect(first.error.contains("error: bad/hang-2: failed: it did not finish within 8 s"))
        #expect(first.error.contains("21 figures: 14 new, 7 failed"))
        let names = folder.files.filter { $0.hasPrefix("goldens/") && $0.hasSuffix(".png") }
        #expect(names.count == 14 && !names.contains { $0.contains("bad/") })
    }

    @Test("reports what it recorded when it is interrupted, and ends with the signal's status")
    func interrupted() throws {
        // One scene never ends, so the run does not either.
        let process = checking(["--record", "missing", "--jobs", "2"], scenes: 9, bad: 3)
        let error = Pipe()
        process.standardError = error
        try process.run()
        func recorded() -> Int { folder.files.count { $0.hasPrefix("goldens/") && $0.hasSuffix(".png") } }
        for _ in 0..<600 where recorded() < 6 && process.isRunning { usleep(50_000) }
        process.terminate()
        let words = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 128 + SIGTERM)
        #expect(recorded() == 6)
        #expect(words.components(separatedBy: ": new: recorded at ").count == 7, "\(words)")
        #expect(words.contains("\n6 recorded before the end: look at them now, because the next run passes\n"))
        #expect(words.contains("\n8 of 9 checked: 8 figures: 6 new, 2 failed\n"))
        #expect(words.contains("report: output/check/index.html\n"))
    }

    @Test("leaves only files that the next run removes, even if it is killed")
    func killed() throws {
        func isOfRun(_ name: String) -> Bool {
            name.hasPrefix("plumbline-figures.") || name.hasPrefix("plumbline-apps.")
        }
        func left() -> [String] { temporary.files.filter(isOfRun) }
        let foreign = "plumbline-figures.mine"
        try temporary.write(Data(), to: "\(foreign)/notes.txt")
        let process = checking(["--record", "missing", "--jobs", "2"], scenes: 9, bad: 3)
        try process.run()
        func folders() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: temporary.path)
                .filter { isOfRun($0) && $0 != foreign }
        }
        for _ in 0..<600 where try folders().count < 2 && process.isRunning { usleep(50_000) }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(try folders().count == 2)
        _ = try check("--record", "missing", scenes: 2)
        #expect(try folders().isEmpty)
        #expect(left() == ["\(foreign)/notes.txt"])
    }

    @Test("replaces the report of an earlier failure when it passes")
    func outdatedReport() throws {
        _ = try check("--record", "missing", scenes: 2)
        func report() throws -> String { String(decoding: try folder.data("output/check/report.json"), as: UTF8.self) }
        #expect(try report().contains("\"verdict\" : \"new\""))
        let passed = try check(scenes: 2)
        #expect(passed.status == 0)
        #expect(passed.error.contains("report: output/check/index.html\n"))
        #expect(try !report().contains("\"verdict\" : \"new\""))
        #expect(!folder.files.contains { $0.hasPrefix("output/check/pictures/") })
    }

    @Test("gives the same results with any number of workers")
    func comparingJobs() throws {
        #expect(try check("--record", "missing", "--jobs", "3", scenes: 6).status == 2)
        let one = try check("--jobs", "1", scenes: 6)
        #expect(one.status == 0)
        #expect(one.error.hasSuffix("\n6 figures: 6 passed\n"))
        #expect(try check("--jobs", "4", scenes: 6).error == one.error)
        #expect(try check("--jobs", "0", scenes: 6).status == 64)
    }
}
