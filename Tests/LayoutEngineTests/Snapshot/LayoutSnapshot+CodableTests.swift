import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

private enum Feet: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

@MainActor @Suite("A layout as JSON")
struct LayoutSnapshotCodableTests {
    private let feet = VerticalAlignment(Feet.self)

    private func sample(_ width: CGFloat?, _ height: CGFloat?) -> LayoutSnapshot {
        layout(width, height) {
            HStack(alignment: feet, spacing: 4) {
                Color.red.frame(width: 20, height: -5).layoutLabel("block")
                Text("some words").alignmentGuide(feet) { _ in 7 }.padding(.leading, 3).layoutLabel("words")
                VStack(alignment: .leading) {
                    Color.blue.alignmentGuide(feet) { _ in 1 }
                    Color.green.alignmentGuide(feet) { _ in 2 }
                    Spacer()
                }
                ScrollView { Color.red }
            }
        }
    }

    private func json(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(value)
    }

    private func read(_ snapshot: LayoutSnapshot) throws -> LayoutSnapshot {
        try JSONDecoder().decode(LayoutSnapshot.self, from: json(snapshot))
    }

    private nonisolated static let proposals: [ProposedViewSize] = [
        .unspecified, .zero, .infinity, ProposedViewSize(width: nil, height: .infinity),
        ProposedViewSize(width: 100 / 3, height: nil), ProposedViewSize(width: 240, height: 133),
    ]

    @Test("is decoded unchanged, including nil and infinity", arguments: proposals.indices)
    func roundTrip(_ index: Int) throws {
        let proposal = Self.proposals[index]
        let layout = sample(proposal.width, proposal.height)
        let back = try read(layout)
        #expect(back.proposal == proposal)
        #expect(back.size == layout.size)
        #expect(back.description == layout.description)
        #expect(back.trace.description == layout.trace.description)
        #expect(back.issues == layout.issues && !layout.issues.isEmpty)
        #expect((back.measureCount, back.leafMeasureCount) == (layout.measureCount, layout.leafMeasureCount))
        #expect(try json(back) == json(layout))
        for (a, b) in zip(back.records, layout.records) {
            #expect(a.frame == b.frame && a.proposal == b.proposal && a.priority == b.priority)
            #expect(a.facts.guides.map(\.name) == b.facts.guides.map(\.name))
            #expect(a.facts.insets == b.facts.insets && a.facts.spacing == b.facts.spacing)
            #expect(a.guides.map(\.value) == b.guides.map(\.value))
            #expect(a.guides.map(\.provenance) == b.guides.map(\.provenance))
        }
    }

    @Test("keeps SwiftUI's guides, and custom guides by name")
    func guides() throws {
        let back = try read(sample(240, 133))
        #expect(back["words"]?.guide(feet) == 7)
        let column = try #require(back.records.first { $0.name == "VStack" })
        #expect(column.facts.guides == [HorizontalAlignment.leading.key])
        #expect(
            column.guides.contains {
                if case .merged(let setters) = $0.provenance { setters.count == 2 } else { false }
            })
    }

    @Test("has the documented form")
    func form() throws {
        let snapshot = layout(nil, .infinity, options: LayoutOptions()) { Color.red.layoutLabel("it") }
        let object = try JSONSerialization.jsonObject(with: json(snapshot)) as? [String: Any]
        #expect(object?["size"] as? [AnyHashable] == [10, "∞"])
        #expect(object?["proposal"] as? [AnyHashable] == [NSNull(), "∞"])
        #expect(object?["trace"] == nil)
        let view = (object?["views"] as? [[String: Any]])?.first
        #expect(view?["labels"] as? [String] == ["it"])
        #expect(view?["frame"] as? [AnyHashable] == [0, 0, 10, "∞"])
        let issue = (object?["issues"] as? [[String: Any]])?.first
        #expect(issue?["rule"] as? String == "infinite size")
    }

    @Test("that is truncated or not a layout is refused with a reason")
    func damage() throws {
        let text = String(decoding: try json(sample(100, 100)), as: UTF8.self)
        for (whole, broken) in [
            (#""parent":0"#, #""parent":900"#), (#""size":["#, #""size":["wide","#),
            (#""axis":"vertical""#, #""axis":"up""#),
            (#""provenance":"merged""#, #""provenance":"guessed""#),
        ] {
            #expect(text.contains(whole))
            let damaged = Data(text.replacingOccurrences(of: whole, with: broken).utf8)
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(LayoutSnapshot.self, from: damaged) }
        }
    }
}
