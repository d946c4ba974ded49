import Foundation
import Testing

@testable import Plumbline

@Suite("A batch report")
struct BatchReportTests {
    private func entry(_ state: String, faults: [String] = []) throws -> BatchReport.Entry {
        let fields: [String: Any] = [
            "scene": "a", "file": "a.png", "scale": 1, "appearance": "light", "size": [1, 1], "pixels": [1, 1],
            "altText": "", "issues": faults, "faults": faults, "state": state, "milliseconds": 1,
        ]
        return try JSONDecoder().decode(
            BatchReport.Entry.self, from: JSONSerialization.data(withJSONObject: fields))
    }

    @Test("counts an incomplete figure as a failure only, whether it was rendered or unchanged")
    func incomplete() throws {
        var report = BatchReport()
        report.figures = try [
            entry("rendered"), entry("unchanged"), entry("unchanged", faults: ["missing glyph"]),
            entry("rendered", faults: ["missing image"]),
        ]
        report.failures = (0..<2).map { _ in
            FailedFigure(scene: "a", file: "a.png", message: "missing", place: "a.swift:1", kind: .incomplete)
        }
        report.sum(seconds: 1, unfinished: 0, peakMegabytes: 0)
        #expect(report.summary.line == "1 rendered, 1 unchanged, 2 failed, 2 issues, 1.0 s, 1.0 figures/s")
    }
}
