import Foundation
import Testing

@testable import Plumbline
@testable import Scenes

@MainActor @Suite("Where two panels are compared")
struct DifferenceTests {
    /// A scene that draws two ways, the first view that differs in the second panel, and how.
    nonisolated struct Comparison: Sendable, CustomTestStringConvertible {
        var scene: String
        var view: String
        var verb: String
        var first: String
        var second: String

        var testDescription: String { scene }

        init(_ scene: String, _ view: String, _ verb: String, _ first: String, _ second: String) {
            (self.scene, self.view, self.verb, self.first, self.second) = (scene, view, verb, first, second)
        }
    }

    nonisolated static let comparisons = [
        Comparison("dimensions/forgotten-minimum", "child", "offered", "80 × 60", "60 × 60"),
        Comparison("dimensions/min-only", "frame", "took", "60 × 40", "100 × 40"),
        Comparison("dimensions/max-only", "frame", "took", "101 × 92", "60 × 92"),
        Comparison("dimensions/ideal-width", "child", "offered", "70 × –", "– × –"),
        Comparison("flexible-frames/max-alone", "frame", "took", "150 × 92", "101 × 92"),
        Comparison("flexible-frames/stack-of-three", "“Nogitsune”", "offered", "97.41 × 110", "91.5 × 110"),
        Comparison("percentages/container-relative", "half", "took", "100 × 50", "150 × 50"),
        Comparison("custom-views/layout-priority", "word", "offered", "122 × 40", "28.02 × 40"),
        Comparison("geometry-reader/lower-half", "half", "placed at", "0, 69", "−75.75, 34.5"),
    ]

    @Test("the first view that differs is marked, and by what", arguments: comparisons)
    func marked(_ comparison: Comparison) async throws {
        let pair = try await layouts(comparison.scene)
        let difference = try #require(pair[0].firstDifference(from: pair[1]))
        let view = pair[1].records[difference.second]
        #expect((view.labels.last ?? view.detail) == comparison.view)
        let words = difference.words
        #expect([words.verb, words.first, words.second] == [comparison.verb, comparison.first, comparison.second])
    }

    /// The last sentence of what is said of a scene of two panels.
    private func said(_ first: some View, _ second: some View) throws -> String {
        let scene = Scene("own/two", columns: 2, proposal: ProposedViewSize(width: 200, height: 60)) {
            Panel("one") { first }
            Panel("two") { second }
        }
        let text = try Figure(scene.comparing(), scale: 1).altText
        return text.ranges(of: "Held against ").last.map { String(text[$0.lowerBound...]) } ?? text
    }

    @Test("a view is named as it is elsewhere: its label in quotes")
    func named() throws {
        let said = try said(
            Color.red.layoutLabel("bar").frame(width: 20), Color.red.layoutLabel("bar").frame(width: 30))
        #expect(said.contains("that to “bar”: offered 30 × 60 here, 20 × 60 there."), "\(said)")
    }

    @Test("what is said and what is marked is the first other offer that is answered differently")
    func answered() async throws {
        // In both, one before it is offered something else and takes the same.
        for (name, told) in [
            ("custom-views/layout-priority", "“word”: offered 28.02 × 40 here, 122 × 40 there."),
            ("language/comparison", "“words”: offered 60 × 90 here, 82 × 90 there."),
        ] {
            let scene = try #require(Gallery.own.first { $0.name == name })
            let start = "Held against panel 1, the first different offer that is answered differently is that to "
            #expect(try Figure(scene, scale: 1).altText.hasSuffix(start + told), "\(name)")
        }
    }

    @Test("views are said to be only in the panel they are in, and what lies behind one changes nothing for it")
    func only() throws {
        #expect(
            try said(
                HStack {
                    Text("One")
                    Color.red
                },
                HStack {
                    Text("One")
                    Divider()
                    Color.red
                })
                == "Held against panel 1, the first different number of views is that of HStack: holds 3 views here, "
                + "2 views there. Only here: Divider.")
        #expect(
            try said(
                HStack {
                    Text("A").frame(maxWidth: .infinity)
                    Text("B")
                },
                HStack {
                    Text("A").padding(2)
                    Spacer()
                    Text("B")
                }
            ).hasSuffix("Only here: Spacer."))
        #expect(
            try said(
                HStack {
                    Text("One")
                    Color.red
                },
                HStack {
                    Text("One")
                    Text("Two").frame(width: 20)
                })
                == "Held against panel 1, the first different content is that of HStack: holds frame width 20 around Text “Two” "
                + "here, Color .red there.")
        let behind = try said(
            VStack {
                Text("One").padding(4)
                Color.red
            },
            VStack {
                Text("One").padding(4).background(.blue)
                Color.red
            })
        #expect(behind.hasPrefix("Held against panel 1, the first different number of views is that of background:"))
    }

    @Test("every scene that compares is among these")
    func all() {
        let comparing = Gallery.own.compactMap { scene -> String? in
            guard case .panels(let panels) = scene.kind, panels.compares else { return nil }
            return scene.name.hasPrefix("language/") ? nil : scene.name
        }
        #expect(Set(comparing) == Set(Self.comparisons.map(\.scene)))
    }
}
