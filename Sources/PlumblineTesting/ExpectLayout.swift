import Foundation
import Goldens
import Plumbline
import Testing

/// Expects a view's layout to print as `expected`: its tree, a line for each view, as in `print(layout)`.
///
///     expectLayout(
///         HStack { Color.red.frame(width: 10, height: 10) },
///         matches: """
///             HStack  (0, 0) 10 × 10  proposed nil × nil
///               frame width 10, height 10  (0, 0) 10 × 10  proposed nil × 10
///                 Color .red  (0, 0) 10 × 10  proposed 10 × 10
///             """)
///
/// Trailing spaces and surrounding empty lines are ignored. The failure names the first line that differs; the actual
/// layout is attached. Unless `PLUMBLINE_RECORD` is `never` or `CI` is set, the failure ends with the argument to paste in
/// place of the old one; start with `matches: ""`.
/// - Parameters:
///   - view: The view to lay out.
///   - proposal: The root view's proposal, in points; nil leaves the choice to the view.
///   - textMeasuring: Measures text; nil means the real fonts, whose sizes depend on the machine.
///   - expected: The printed tree; empty to have it printed.
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

/// The message of a failure; nil if the layouts match.
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

/// The lines as Swift source, for the argument of `expectLayout`.
func layoutLiteral(_ lines: [String]) -> String {
    // A raw string if the text would need escapes, with more number signs than follow any quotes in it.
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
