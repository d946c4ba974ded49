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
/// Trailing spaces and surrounding empty lines are ignored. The failure names the first view that changed; the actual
/// layout is attached. The argument writes itself: start with `matches: ""`, and the test fails once and puts the layout
/// there. `PLUMBLINE_RECORD=failed` replaces those that differ, too, `all` does so without failing, `never` changes
/// nothing, nor does a run with `CI` set. Only a string literal of its own is replaced, and nothing else in the file.
/// - Parameters:
///   - view: The view to lay out.
///   - proposal: The root view's proposal, in points; nil leaves the choice to the view.
///   - textMeasuring: Measures text; nil means the real fonts, whose sizes depend on the machine.
///   - expected: The printed tree; empty to have it written.
///   - filePath: The caller's file, by default.
///   - sourceLocation: Where a failure is shown: at the caller, by default.
@MainActor
public func expectLayout(
    _ view: some View, proposal: ProposedViewSize = .unspecified, textMeasuring: (any TextMeasuring)? = nil,
    matches expected: String, filePath: String = #filePath, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let snapshot =
        if let textMeasuring {
            LayoutSnapshot(proposal: proposal, textMeasuring: textMeasuring) { view }
        } else {
            LayoutSnapshot(proposal: proposal) { view }
        }
    expectLayout(snapshot, matches: expected, filePath: filePath, sourceLocation: sourceLocation)
}

/// Expects a layout to print as `expected`, which writes itself as for a view.
public func expectLayout(
    _ snapshot: LayoutSnapshot, matches expected: String, filePath: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let expectation = LayoutExpectation(
        actual: snapshot.description, expected: expected, filePath: filePath, line: sourceLocation.line,
        column: sourceLocation.column)
    guard let message = expectation.failure(ProcessInfo.processInfo.environment) else { return }
    Attachment.record(Array(snapshot.description.utf8), named: "layout.txt", sourceLocation: sourceLocation)
    Issue.record("\(message)", sourceLocation: sourceLocation)
}

/// A printed layout, and the one a test expects at a place of its source.
struct LayoutExpectation {
    var actual: String
    var expected: String
    var filePath = ""
    var line = 0
    var column = 0

    private var now: [String] { meaningfulLines(actual) }
    private var before: [String] { meaningfulLines(expected) }

    /// Records what the mode wants recorded.
    ///
    /// - Returns: The message of a failure; nil if the layouts match, or if all are recorded.
    func failure(_ environment: [String: String], recorder: LayoutRecorder = .shared) -> String? {
        if now == before { return nil }
        do {
            let mode = try RecordMode(environment: environment)
            let isOthers = !(environment[RecordMode.selection] ?? "").isEmpty
            guard !isOthers, isMeant(mode) else {
                let refused = RecordMode.refusedMode(environment).flatMap { isMeant($0) ? $0 : nil }
                let note = refused.map { GoldenNote.notRecorded($0).description }
                let canRecord = mode == .missing && !isOthers && !before.isEmpty
                return [difference, note, rest(mode, canRecord: canRecord)].compactMap { $0 }.joined(separator: "\n")
            }
            try recorder.record(now, expected: expected, at: filePath, line: line, column: column)
            return mode == .all ? nil : "\(difference)\nrecorded at \(filePath):\(line); look at it, then run again"
        } catch let error as RecordModeError {
            return "\(error)"
        } catch {
            return "\(difference)\nnot recorded: \(error)\n\(rest(.missing))"
        }
    }

    private func isMeant(_ mode: RecordMode) -> Bool {
        switch mode {
        case .all, .failed: true
        case .missing: before.isEmpty
        case .never: false
        }
    }

    /// - Parameter canRecord: Whether another mode may record it.
    private func rest(_ mode: RecordMode, canRecord: Bool = false) -> String {
        let other = canRecord ? "run with \(RecordMode.variable)=failed, or " : ""
        return mode == .never
            ? "The layout now:\n\(now.joined(separator: "\n"))"
            : "to accept it, \(other)paste:\nmatches: \(layoutLiteral(now))"
    }

    /// The first view that changed; where the expected text prints no layout, the first line that differs.
    private var difference: String {
        if before.isEmpty { return "there is no layout to compare with yet" }
        if let old = LayoutGolden(printed: before), let new = LayoutGolden(printed: now) {
            let comparison = LayoutComparison(old, new)
            if let divergence = FirstDivergence(comparison) {
                return "\((comparison.changesLayout ? Verdict.layout : .views).words): \(divergence)"
            }
        }
        let first =
            zip(now, before).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(now.count, before.count)
        func line(_ lines: [String]) -> String { lines.indices.contains(first) ? lines[first] : "(nothing)" }
        return "the layout differs from line \(first + 1):\nexpected  \(line(before))\nactual    \(line(now))"
    }
}

/// The lines as Swift source, for the argument of `expectLayout`.
func layoutLiteral(_ lines: [String], indentation: String = "    ") -> String {
    // A raw string if the text would need escapes, with more number signs than follow any quotes in it.
    let needsRaw = lines.contains { $0.contains("\\") || $0.contains("\"\"\"") }
    var signs = needsRaw ? "#" : ""
    while needsRaw, lines.contains(where: { $0.contains("\"\"\"\(signs)") || $0.contains("\\\(signs)") }) {
        signs += "#"
    }
    // Characters that no source may contain, or that show its text in another order than it has.
    let reordering: Set<UInt32> = [
        0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
    ]
    func escaped(_ line: String) -> String {
        line.unicodeScalars.map { scalar in
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            return isControl || reordering.contains(scalar.value)
                ? "\\\(signs)u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }.joined()
    }
    let body = lines.map { $0.isEmpty ? "" : indentation + escaped($0) }
    return (["\(signs)\"\"\""] + body + ["\(indentation)\"\"\"\(signs)"]).joined(separator: "\n")
}

/// Without trailing spaces and surrounding empty lines.
func meaningfulLines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        String(line.reversed().drop { $0.isWhitespace }.reversed())
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
}
