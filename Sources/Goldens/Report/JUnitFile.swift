import Foundation
import Raster

/// A report as JUnit XML: a test case per figure, with pictures attached as CI services expect.
struct JUnitFile {
    let report: ReportFile
    /// As an absolute path.
    let folder: String

    var text: String {
        let failures = report.figures.filter { $0.fails && $0.verdict != .failed }.count
        let errors = report.figures.filter { $0.verdict == .failed }.count
        let skipped = report.figures.filter { $0.verdict == .environment && !$0.fails }.count
        let counts = "tests=\"\(report.figures.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
            "  <testsuite name=\"goldens\" \(counts) skipped=\"\(skipped)\">",
        ]
        for figure in report.figures { lines += testCase(figure) }
        lines += ["  </testsuite>", "</testsuites>", ""]
        return lines.joined(separator: "\n")
    }

    private func testCase(_ figure: ReportFile.Figure) -> [String] {
        var open = "    <testcase classname=\"goldens\" name=\"\(xmlText(figure.file))\" time=\"0\""
        if let place = figure.place, let colon = place.lastIndex(of: ":") {
            open +=
                " file=\"\(xmlText(String(place[..<colon])))\" line=\"\(xmlText(String(place[place.index(after: colon)...])))\""
        }
        var inside: [String] = []
        let message = "message=\"\(xmlText(figure.verdict.words))\""
        let cause = xmlText(([figure.cause] + figure.notes).filter { !$0.isEmpty }.joined(separator: "\n"))
        switch figure.verdict {
        case .failed: inside.append("      <error \(message)>\(cause)</error>")
        case .environment where !figure.fails: inside.append("      <skipped \(message)/>")
        case _ where figure.fails:
            inside.append("      <failure \(message) type=\"\(figure.verdict.rawValue)\">\(cause)</failure>")
        default: break
        }
        let pictures = figure.pictures.sorted { $0.key < $1.key }.map { "\(folder)/\($0.value)" }
        if !pictures.isEmpty {
            let properties = pictures.map { "        <property name=\"attachment\" value=\"\(xmlText($0))\"/>" }
            inside = ["      <properties>"] + properties + ["      </properties>"] + inside
            let marks = pictures.map { xmlText("[[ATTACHMENT|\($0)]]") }.joined(separator: "\n")
            inside.append("      <system-out>\(marks)</system-out>")
        }
        return inside.isEmpty ? [open + "/>"] : [open + ">"] + inside + ["    </testcase>"]
    }
}
