import Foundation
import Testing

@testable import Plumbline

/// What a batch of one figure does for itself, and what it leaves to a supervisor.
@MainActor
@Suite("A single figure")
struct LoneFigureTests {
    let stress: StressRun
    var folder: TemporaryFolder { stress.folder }

    init() throws { stress = try StressRun() }

    /// What a run has written on standard error, and which process it was.
    private func telling(_ arguments: String...) throws -> (words: String, process: Int32) {
        let process = stress.process(
            ["render", "--output", folder.path, "--force"] + arguments, scenes: 2, tells: true)
        let error = Pipe()
        process.standardError = error
        try process.run()
        let data = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return (String(decoding: data, as: UTF8.self), process.processIdentifier)
    }

    #if os(Linux)
        @Test("is drawn by the program itself, with the words its scene prints and the bytes a worker gives it")
        func alone() throws {
            let (words, process) = try telling("telling")
            #expect(words.contains("telling wrote: process \(process)\n"), "\(words)")
            let alone = try folder.data("telling@2x.png")
            let (others, supervisor) = try telling()
            #expect(others.contains("telling wrote: process "))
            #expect(!others.contains("telling wrote: process \(supervisor)\n"), "\(others)")
            // Its text is in the order of a set, which has another seed in every process unless that is seen to.
            #expect(try folder.data("telling@2x.png") == alone)
        }
    #endif

    @Test(
        "that misbehaves is named as it is among others, and a placeholder stands in its place",
        arguments: [
            ("trap-0", FailedFigure.Kind.crash), ("exit-1", .exit), ("hang-2", .timeout), ("recursion-3", .crash),
            ("canvas-4", .error), ("notANumber-5", .incomplete), ("memory-6", .memory), ("flood-8", .timeout),
            ("silentExit-9", .exit),
        ])
    func misbehaviour(name: String, kind: FailedFigure.Kind) throws {
        let (status, report) = try stress.render(
            ["bad/\(name)", "--timeout", "4", "--memory", "600"], scenes: 10, bad: 10)
        #expect(status == 1)
        #expect(report.failures.map(\.kind) == [kind])
        #expect(report.failures.first?.place.contains("Misbehaviour.swift:") == true)
        if kind == .crash || kind == .exit || kind == .timeout, name != "recursion-3", name != "silentExit-9" {
            #expect(report.failures.first?.lines?.first == "about to \(name.dropLast(2))" || name == "flood-8")
        }
        #expect(folder.files.filter { !$0.hasPrefix(".") } == ["bad/\(name)@2x.png"])
    }

    @Test("whose scene goes to another folder is written where it belongs, and so are all others")
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

    @Test("ends by the signal that interrupts it, whether it is drawn here or by a worker", arguments: [0.3, 2])
    func interrupted(after seconds: Double) throws {
        let process = stress.process(["render", "--output", folder.path, "bad/hang-2"], scenes: 9, bad: 9)
        let error = Pipe()
        process.standardError = error
        try process.run()
        usleep(UInt32(seconds * 1_000_000))
        process.terminate()
        let words = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 128 + SIGTERM)
        #expect(words.contains("ended by SIGTERM: run again to draw the rest"), "\(words)")
        #expect(folder.files.filter { $0.hasSuffix(".png") }.isEmpty)
    }
}
