import Foundation
import Goldens
import Plumbline
import Testing

/// Expects a view's layout to print as `expected`: its tree, a line a view, as `print(layout)` gives it.
///
///     expectLayout(
///         HStack { Color.red.frame(width: 10, height: 10) },
///         matches: """
///             HStack  (0, 0) 10 × 10  offered – × –
///               frame width 10, height 10  (0, 0) 10 × 10  offered – × 10
///                 Color .red  (0, 0) 10 × 10  offered 10 × 10
///             """)
///
/// Spaces at the ends of lines, and empty lines around, do not count. The failure says from which line the layouts
/// differ; the actual one is attached. Unless `PLUMBLINE_RECORD` is `never` or `CI` is set, the failure ends with the
/// argument to paste in place of the old one; `matches: ""` asks for a first one.
/// - Parameters:
///   - view: What is laid out.
///   - proposal: What the root view is offered, in points; nil leaves the choice to the view.
///   - textMeasuring: What measures text; nil means the real fonts, whose sizes depend on the machine.
///   - expected: The tree; empty to be told it.
///   - sourceLocation: Where a failure is shown; leave it out.
@MainActor
public func expectLayout(
    _ view: some View, proposal: ProposedViewSize = .unspecified, textMeasuring: (any TextMeasuring)? = nil,
    matches expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let snapshot =
        if let textMeasuring {
            LayoutSnapshot(proposal: proposal, textMeasuring: textMeasuring) { view }
        } else {
            LayoutSnapshot(proposal: proposal) { view }
        }
    expectLayout(snapshot, matches: expected, sourceLocation: sourceLocation)
}

/// Expects a layout to print as `expected`.
public func expectLayout(
    _ snapshot: LayoutSnapshot, matches expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let message: String?
    do throws(RecordModeError) {
        let mode = try RecordMode(environment: ProcessInfo.processInfo.environment)
        message = layoutMismatch(snapshot.description, expected, mode: mode)
    } catch {
        message = "\(error)"
    }
    guard let message else { return }
    Attachment.record(Array(snapshot.description.utf8), named: "layout.txt", sourceLocation: sourceLocation)
    Issue.record("\(message)", sourceLocation: sourceLocation)
}

/// What is wrong in words; nil where nothing is.
func layoutMismatch(_ actual: String, _ expected: String, mode: RecordMode) -> String? {
    let (now, before) = (meaningfulLines(actual), meaningfulLines(expected))
    if now == before { return nil }
    let first =
        zip(now, before).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(now.count, before.count)
    func line(_ lines: [String]) -> String { lines.indices.contains(first) ? lines[first] : "(nothing)" }
    let difference =
        before.isEmpty
        ? "there is no layout to compare with yet"
        : "the layout differs from line \(first + 1):\nexpected  \(line(before))\nactual    \(line(now))"
    let rest =
        mode == .never
        ? "all of the actual one:\n\(now.joined(separator: "\n"))" : "to accept it, paste:\n\(layoutLiteral(now))"
    return "\(difference)\n\(rest)"
}

/// The lines as the argument of `expectLayout`: Swift that reads as them again.
func layoutLiteral(_ lines: [String]) -> String {
    // A raw string where the text would need escapes: as many signs as no run of quotes and signs in it has.
    let needsRaw = lines.contains { $0.contains("\\") || $0.contains("\"\"\"") }
    var signs = needsRaw ? "#" : ""
    while needsRaw, lines.contains(where: { $0.contains("\"\"\"\(signs)") || $0.contains("\\\(signs)") }) {
        signs += "#"
    }
    let body = lines.map { $0.isEmpty ? "" : "    \($0)" }
    return (["matches: \(signs)\"\"\""] + body + ["    \"\"\"\(signs)"]).joined(separator: "\n")
}

private func meaningfulLines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.reversed().drop { $0.isWhitespace }.reversed())
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
}
