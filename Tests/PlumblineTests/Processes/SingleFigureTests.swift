import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("A batch of one figure in worker processes")
struct SingleFigureTests {
    let stress: StressRun
    var folder: TemporaryFolder { stress.folder }

    init() throws { stress = try StressRun() }

    @Test("prints what its scene prints, and draws sets in the same order in every run")
    func reporting() throws {
        var files: [Data] = []
        for _ in 0..<2 {
            let process = stress.process(
                ["render", "--output", folder.path, "--force", "reporting"], scenes: 2, reports: true)
            let error = Pipe()
            process.standardError = error
            try process.run()
            let words = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(words.contains("reporting wrote: process "), "\(words)")
            files.append(try folder.data("reporting@2x.png"))
        }
        #expect(files[0] == files[1])
    }

    @Test(
        "fails by name if its scene misbehaves, and is replaced by a placeholder",
        arguments: [
            ("trap-0", FailedFigure.Kind.crash), ("exit-1", .exit), ("hang-2", .timeout), ("recursion-3", .crash),
            ("canvas-4", .error), ("notANumber-5", .incomplete), ("memory-6", .memory), ("flood-8", .timeout),
            ("silentExit-9", .exit), ("execute-10", .exit), ("systemExit-11", .exit), ("timer-12", .crash),
            ("userSignal-13", .crash), ("processorTime-14", .crash), ("stop-15", .exit), ("heldPipe-16", .crash),
            ("closedPipes-17", .exit), ("foreignBytes-18", .exit), ("leftOut-19", .leftOut),
        ])
    func misbehavior(name: String, kind: FailedFigure.Kind) throws {
        let (status, report) = try stress.render(
            ["bad/\(name)", "--timeout", name == "processorTime-14" ? "300" : "4", "--memory", "600"], scenes: 20,
            bad: 20)
        #expect(status == 1)
        #expect(report.failures.map(\.kind) == [kind])
        #expect(report.failures.first?.place.contains("Misbehavior.swift:") == true)
        #expect(report.failures.first?.message.contains(/signal \d/) == false)
        if ["trap-0", "exit-1", "hang-2", "timer-12", "stop-15", "heldPipe-16", "closedPipes-17"].contains(name) {
            #expect(report.failures.first?.lines?.first == "about to \(name.prefix { $0 != "-" })")
        }
        #expect(folder.files.filter { !$0.hasPrefix(".") } == ["bad/\(name)@2x.png"])
    }

    @Test("is written to the right place if its scene changes the current directory, as are all others")
    func elsewhere() throws {
        let scenes = ["STRESS_SLY": "6"]
        let (status, report) = try stress.render(["--output", "out"], scenes: 12, more: scenes)
        #expect(status == 0 && report.summary.rendered == 12)
        let file = "out/sly/folder-2@2x.png"
        let bytes = try folder.data(file)
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(file)")
        let (again, second) = try stress.render(["--output", "out"], scenes: 12, more: scenes)
        #expect(again == 0 && second.summary.rendered == 1 && second.summary.unchanged == 11)
        #expect(try folder.data(file) == bytes)
        let (alone, third) = try stress.render(["sly/folder-2", "--output", "out"], scenes: 12, more: scenes)
        #expect(alone == 0 && third.summary.unchanged == 1)
    }

    @Test("ends by the signal that interrupts it")
    func interrupted() throws {
        let mark = "\(stress.temporary.path)/hangs"
        let process = stress.process(
            ["render", "--output", folder.path, "bad/hang-2"], scenes: 9, bad: 9, more: ["STRESS_MARK": mark])
        let error = Pipe()
        process.standardError = error
        try process.run()
        while process.isRunning, !FileManager.default.fileExists(atPath: mark) { usleep(1000) }
        process.terminate()
        let words = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 128 + SIGTERM)
        #expect(words.contains("ended by SIGTERM: run again for the rest"), "\(words)")
        #expect(folder.files.filter { $0.hasSuffix(".png") }.isEmpty)
    }
}
