import Foundation
import Raster
import Testing

@testable import Plumbline

@Suite("Runs of other programs")
struct ProgramRunTests {
    private func run(_ script: String, errors: ProgramRun.Errors = .output) throws -> ProgramRun {
        try ProgramRun("/bin/sh", ["-c", script], environment: ["WORD": "given"], errors: errors)
    }

    @Test("give status and output, errors among it")
    func output() throws {
        let run = try run("echo $WORD; echo error >&2; exit 3")
        #expect(run.output == "given\nerror\n")
        #expect(run.status == 3)
        #expect(try self.run("echo a; echo b >&2", errors: .nowhere).output == "a\n")
    }

    @Test("have nothing to read, and may write more than a pipe holds")
    func streams() throws {
        #expect(try run("cat").output.isEmpty)
        #expect(try run("head -c 300000 /dev/zero").bytes.count == 300_000)
    }

    @Test("that a signal ends have 128 and its number")
    func signal() throws { #expect(try run("kill -9 $$").status == 137) }

    @Test("that write nothing for too long are ended, even if what they started holds their pipe")
    func silence() throws {
        for script in ["echo a; sleep 60 & wait", "echo a; exec sleep 60"] {
            let start = ContinuousClock.now
            let run = try ProgramRun("/bin/sh", ["-c", script], silence: 0.2)
            #expect(run.output == "a\n" && run.status == 137)
            #expect(ContinuousClock.now - start < .seconds(30))
        }
        #expect(try ProgramRun("/bin/sh", ["-c", "echo a; sleep 0.1; echo b"], silence: 30).output == "a\nb\n")
    }

    @Test("end with a signal that this program has caught, and soon, whatever they do about it")
    func caughtSignal() throws {
        for (script, status) in [("echo a; exec sleep 60", 143), ("trap '' TERM; echo a; exec sleep 60", 137)] {
            let start = ContinuousClock.now
            func signal() -> Int32 { ContinuousClock.now - start > .milliseconds(300) ? SIGTERM : 0 }
            let run = try ProgramRun("/bin/sh", ["-c", script], signal: signal)
            #expect(run.output == "a\n" && run.status == status)
            #expect(ContinuousClock.now - start < .seconds(30))
        }
    }

    @Test("that cannot start are errors")
    func missing() { #expect(throws: FileError.self) { try ProgramRun("/nowhere/at/all", []) } }
}
