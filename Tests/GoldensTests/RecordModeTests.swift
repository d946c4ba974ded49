import Foundation
import Testing

@testable import Goldens

@Suite("The record mode")
struct RecordModeTests {
    @Test(
        "is never in CI, whatever else is requested",
        arguments: [(["CI": "true", "PLUMBLINE_RECORD": "all"], RecordMode.never), (["CI": "1"], .never)])
    func continuousIntegration(environment: [String: String], mode: RecordMode) throws {
        #expect(try RecordMode(environment: environment) == mode)
    }

    @Test("is reported as refused in CI if it was requested, not if it is only the default")
    func refusedMode() {
        #expect(RecordMode.refusedMode(["CI": "true", "PLUMBLINE_RECORD": "failed"]) == .failed)
        #expect(RecordMode.refusedMode(["CI": "true", "PLUMBLINE_RECORD": "missing"]) == .missing)
        #expect(RecordMode.refusedMode(["CI": "true"], standard: .all) == .all)
        #expect(RecordMode.refusedMode(["CI": "true"]) == .missing)
        #expect(RecordMode.refusedMode(["CI": "true", "PLUMBLINE_RECORD": "never"], standard: .all) == nil)
        #expect(RecordMode.refusedMode(["PLUMBLINE_RECORD": "all"]) == nil)
    }

    @Test("is the variable's, else the default")
    func variable() throws {
        #expect(try RecordMode(environment: [:]) == .missing)
        #expect(try RecordMode(environment: ["CI": "false", "PLUMBLINE_RECORD": ""], standard: .never) == .never)
        for mode in RecordMode.allCases {
            #expect(try RecordMode(environment: ["PLUMBLINE_RECORD": mode.rawValue], standard: .never) == mode)
        }
    }

    @Test("that is unknown is refused with a list of the modes")
    func unknown() {
        let error = #expect(throws: RecordModeError.self) { try RecordMode(environment: ["PLUMBLINE_RECORD": "some"]) }
        #expect(
            error?.description
                == "PLUMBLINE_RECORD is “some”, but it must be one of all, missing, failed, never")
    }
}
