import Foundation
import Testing

/// `docs/PublicNames.txt` lists exactly the names available to users.
@Suite("docs/PublicNames.txt")
struct PublicNamesTests {
    /// Names of the modules that stand in for SwiftUI which only Plumbline has.
    static let own: Set = [
        "AlignedTrack", "AligningLayout", "AlignmentKey", "Arithmetic", "DescribedLayout", "ExplainedLayout",
        "Explanation", "FixedAdvanceText", "FontMetrics", "FontSpec", "GappedLayout", "GuideRecord", "LayoutDifference",
        "LayoutFacts", "LayoutGap", "LayoutIssue", "LayoutRecord", "LayoutSnapshot", "LayoutSubview.inContainer",
        "LayoutSubview.leaveOut", "LayoutSubviews.containerSize", "LengthRange", "LengthReason", "PlacedLayout",
        "PriorityUse", "RGBA", "SettlingLimits", "SizeReason", "SlottedLayout", "SourceLocation", "SpacingSource",
        "TextBlock", "TextMeasuring", "TextMetrics", "TextRun", "TraceText",
        "EnvironmentValues.figureDate", "View.layoutLabel",
        "ViewRole", "lengthText", "sizeText",
    ]

    @Test("is up to date: scripts/public-names writes it")
    func document() throws {
        let graphs = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: graphs) }
        try SymbolGraphs.extract("Plumbline", into: graphs)
        try SymbolGraphs.extract("PlumblineTesting", into: graphs)
        let partial = graphs.appendingPathComponent("partial")
        try SymbolGraphs.extract("Drawing", into: partial)
        let names = try PublicNames(
            graphs: SymbolGraphs.files(in: graphs), partial: SymbolGraphs.files(in: partial), own: Self.own)
        #expect(names.unnameable.isEmpty, "users of these cannot name a type: \(names.unnameable.sorted())")
        #expect(names.staleOwn.isEmpty)
        let text = names.text
        let list = Document.repository.appendingPathComponent("docs/PublicNames.txt")
        if ProcessInfo.processInfo.environment["PLUMBLINE_WRITE_NAMES"] != nil {
            try text.write(to: list, atomically: true, encoding: .utf8)
        }
        let written = Set(try String(contentsOf: list, encoding: .utf8).components(separatedBy: "\n"))
        let present = Set(text.components(separatedBy: "\n"))
        let difference =
            written.subtracting(present).sorted().map { "- \($0)" }
            + present.subtracting(written).sorted().map { "+ \($0)" }
        #expect(
            difference.isEmpty,
            "docs/PublicNames.txt is out of date; run scripts/public-names\n\(difference.joined(separator: "\n"))")
    }
}
