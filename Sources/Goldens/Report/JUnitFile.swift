import Foundation
import Raster

/// A report as JUnit XML: a test case per figure, with pictures attached as CI services expect.
struct JUnitFile {
    let entries: [ReportEntry]
    /// As an absolute path.
    let folder: String

    var text: String {
        func count(_ outcome: Outcome) -> Int { entries.count { $0.figure.outcome == outcome } }
        let counts =
            "tests=\"\(entries.count)\" failures=\"\(count(.failure))\" errors=\"\(count(.error))\""
            + " skipped=\"\(count(.skipped))\""
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
            "  <testsuite name=\"goldens\" \(counts)>",
        ]
        for entry in entries { lines += testCase(entry) }
        lines += ["  </testsuite>", "</testsuites>", ""]
        return lines.joined(separator: "\n")
    }

    private func testCase(_ entry: ReportEntry) -> [String] {
        let figure = entry.figure
        var open = "    <testcase classname=\"goldens\" name=\"\(xmlText(figure.file))\""
        // In whole milliseconds, whatever the locale.
        if let seconds = entry.seconds { open += " time=\"\((seconds * 1000).rounded() / 1000)\"" }
        if let place = entry.place { open += " file=\"\(xmlText(place.file))\" line=\"\(place.line)\"" }
        var inside: [String] = []
        let message = "message=\"\(xmlText(figure.verdict.words))\""
        let cause = xmlText(([figure.cause] + figure.notes).filter { !$0.isEmpty }.joined(separator: "\n"))
        switch figure.outcome {
        case .error: inside.append("      <error \(message)>\(cause)</error>")
        case .skipped: inside.append("      <skipped \(message)/>")
        case .failure:
            inside.append("      <failure \(message) type=\"\(figure.verdict.rawValue)\">\(cause)</failure>")
        case .passed: break
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

private enum Outcome { case error, failure, skipped, passed }

extension ReportFile.Figure {
    fileprivate var outcome: Outcome {
        if verdict == .failed { return .error }
        if fails { return .failure }
        return verdict == .environment ? .skipped : .passed
    }
}
