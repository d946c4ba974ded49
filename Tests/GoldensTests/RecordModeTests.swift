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
        #expect(RecordMode.refusedMode(["CI": "true"]) == nil)
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

    // MARK: PLUMBLINE_RECORD_ONLY

    private func selects(_ pattern: String?, _ path: String) -> Bool {
        RecordMode.isSelected(path, pattern.map { [RecordMode.selection: $0] } ?? [:])
    }

    @Test("names a golden, or several with a star; without it all may be recorded")
    func patterns() {
        #expect(selects(nil, "/kit/Goldens/row"))
        #expect(selects("/kit/Goldens/row", "/kit/Goldens/row"))
        #expect(!selects("/kit/Goldens/row", "/kit/Goldens/row-2"))
        #expect(selects("/kit/Goldens/row*", "/kit/Goldens/row-2~dark"))
        #expect(!selects("/kit/Goldens/row*", "/kit/Goldens/card"))
    }

    @Test("may be relative to the current folder, and holds signs of patterns as they are")
    func relative() {
        let folder = FileManager.default.currentDirectoryPath
        #expect(selects("Goldens/row", "\(folder)/Goldens/row"))
        #expect(selects("/kit [2]/Goldens/row", "/kit [2]/Goldens/row"))
    }
}
