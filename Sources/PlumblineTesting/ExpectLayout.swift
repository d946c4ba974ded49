import Foundation
import Plumbline
import Testing

/// Expects a view's layout to print as `expected`: its tree, a line a view, as `print(layout)` gives it.
///
///     expectLayout(HStack { Color.red.frame(width: 10, height: 10) }, matches: """
///         HStack  (0, 0) 10 × 10  offered – × –
///           frame width 10, height 10  (0, 0) 10 × 10  offered – × 10
///             Color .red  (0, 0) 10 × 10  offered 10 × 10
///         """)
///
/// Spaces at the ends of lines, and empty lines around, do not count. The failure says from which line the layouts
/// differ and prints all of the actual one, to be pasted; it is attached too.
/// - Parameters:
///   - proposal: What the root view is offered, in points; nil leaves the choice to the view.
///   - textMeasuring: What measures text; nil means the real fonts, whose sizes depend on the machine.
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
    guard let message = layoutMismatch(snapshot.description, expected) else { return }
    Attachment.record(Array(snapshot.description.utf8), named: "layout.txt", sourceLocation: sourceLocation)
    Issue.record("\(message)", sourceLocation: sourceLocation)
}

/// What is wrong in words; nil where nothing is.
func layoutMismatch(_ actual: String, _ expected: String) -> String? {
    let (now, before) = (meaningfulLines(actual), meaningfulLines(expected))
    if now == before { return nil }
    let first =
        zip(now, before).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(now.count, before.count)
    func line(_ lines: [String]) -> String { lines.indices.contains(first) ? lines[first] : "(nothing)" }
    return """
        the layout differs from line \(first + 1):
        expected  \(line(before))
        actual    \(line(now))
        all of the actual one:
        \(now.joined(separator: "\n"))
        """
}

private func meaningfulLines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.reversed().drop { $0.isWhitespace }.reversed())
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
}
