import Foundation
import Testing

@testable import Plumbline
@testable import Scenes

@MainActor @Suite("Comparisons of two panels")
struct DifferenceTests {
    /// A scene with two panels, the first view that differs in the second panel, and how it differs.
    nonisolated struct Comparison: Sendable, CustomTestStringConvertible {
        var scene: String
        var view: String
        var verb: String
        /// A length that text leaves is measured with the fonts that are here.
        var values: @MainActor @Sendable () -> [String]

        var testDescription: String { scene }

        init(
            _ scene: String, _ view: String, _ verb: String,
            _ values: @autoclosure @escaping @MainActor @Sendable () -> [String]
        ) {
            (self.scene, self.view, self.verb, self.values) = (scene, view, verb, values)
        }
    }

    /// What a text leaves of a length, as figures write it.
    private static func rest(of length: CGFloat, besides text: some View, in width: CGFloat? = nil) -> String {
        let layout = LayoutSnapshot(proposal: ProposedViewSize(width: width, height: nil)) { text }
        return lengthText(length - layout.size.width)
    }

    private static var besidesTakeshi: String {
        rest(of: 300 - 101 - 2 * 8, besides: Text("Takeshi").font(.title).lineLimit(1), in: 91.5)
    }

    private static var besidesToast: String {
        rest(of: 280 - 20 - 2 * 8, besides: Text("Avocado Toast, serves two"))
    }

    /// A frame 70 wide around a text that is proposed that, or no width.
    private static func framed(_ width: CGFloat?) -> String {
        let text = LayoutSnapshot(proposal: ProposedViewSize(width: width, height: nil)) {
            Text("one two three four five six")
        }
        return "70 × \(lengthText(text.size.height))"
    }

    nonisolated static let comparisons = [
        Comparison("dimensions/ideal-width", "frame", "takes", [framed(70), framed(nil)]),
        Comparison("dimensions/forgotten-minimum", "frame", "takes", ["80 × 30", "60 × 30"]),
        Comparison("dimensions/min-only", "frame", "takes", ["60 × 40", "100 × 40"]),
        Comparison("dimensions/max-only", "frame", "takes", ["101 × 92", "60 × 92"]),
        Comparison("flexible-frames/max-alone", "frame", "takes", ["150 × 92", "101 × 92"]),
        Comparison(
            "flexible-frames/stack-of-three", "Nogitsune", "is proposed", ["\(besidesTakeshi) × 110", "91.5 × 110"]),
        Comparison("percentages/container-relative", "orange", "takes", ["100 × 50", "150 × 50"]),
        Comparison("custom-views/layout-priority", "word", "is proposed", ["122 × 40", "\(besidesToast) × 40"]),
    ]

    @Test("the first view that differs is marked, with the reason", arguments: comparisons)
    func marked(_ comparison: Comparison) async throws {
        let pair = try await layouts(comparison.scene)
        let difference = try #require(pair[0].firstDifference(from: pair[1]))
        let view = pair[1].records[difference.second]
        #expect((view.labels.last ?? view.detail) == comparison.view)
        let words = difference.words
        #expect(words.verb == comparison.verb)
        #expect([words.first, words.second] == comparison.values())
    }

    /// The last sentence of the alt text of a scene of two panels.
    private func said(_ first: some View, _ second: some View) throws -> String {
        let scene = Scene("own/two", columns: 2, proposal: ProposedViewSize(width: 200, height: 60)) {
            Panel("one") { first }
            Panel("two") { second }
        }
        let text = try Figure(scene.comparing(), scale: 1).altText
        return text.ranges(of: "First difference: ").last.map { String(text[$0.lowerBound...]) } ?? text
    }

    @Test("a view is named by its label")
    func named() throws {
        let said = try said(
            Color.red.layoutLabel("bar").frame(width: 20), Color.red.layoutLabel("bar").frame(width: 30))
        #expect(said == "First difference: bar is proposed 30 × 60 instead of 20 × 60.", "\(said)")
    }

    @Test("alt text and mark show the first different proposal with a different answer")
    func answered() async throws {
        // In both, an earlier view is proposed something else and takes the same.
        for (name, expected) in [
            ("custom-views/layout-priority", "word is proposed \(Self.besidesToast) × 40 instead of 122 × 40."),
            ("language/comparison", "words is proposed 80 × 90 instead of 124 × 90."),
        ] {
            let scene = try #require(Gallery.own.first { $0.name == name })
            let text = try Figure(scene, scale: 1).altText
            #expect(text.contains("First difference: " + expected), "\(name): \(text)")
        }
    }

    @Test("views in one panel only are reported as such, whatever lies behind them")
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
                == "First difference: HStack holds 3 views instead of 2 views. Only here: Divider.")
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
                == "First difference: HStack holds frame width 20 around Text “Two” instead of Color .red.")
        let behind = try said(
            VStack {
                Text("One").padding(4)
                Color.red
            },
            VStack {
                Text("One").padding(4).background(.blue)
                Color.red
            })
        #expect(behind.contains(" holds 2 views, where "), "\(behind)")
    }

    @Test("every scene with a comparison is among these")
    func all() {
        let comparing = Gallery.own.compactMap { scene -> String? in
            guard case .panels(let panels) = scene.kind, panels.compares else { return nil }
            return scene.name.hasPrefix("language/") ? nil : scene.name
        }
        #expect(Set(comparing) == Set(Self.comparisons.map(\.scene)))
    }
}
