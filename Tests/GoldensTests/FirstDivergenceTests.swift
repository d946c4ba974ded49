import Foundation
import Testing

@testable import Goldens

@Suite("The first divergence")
struct FirstDivergenceTests {
    private static let row = """
        HStack | at 0 0 | takes 248 40 | proposed 300 40 | stacks horizontal | spacing 8
          Image “rogue” | at 0 0 | takes 120 40 | proposed 146 40
          Text “Takeshi” | at 128 0 | takes 120 20 | proposed 120 40 | text
          Spacer | at 248 0 | takes 0 0 | proposed 0 40
        """

    private func words(_ old: String, _ new: String, textFreeOnly: Bool = false) throws -> String? {
        FirstDivergence(LayoutComparison(try layout(old), try layout(new), textFreeOnly: textFreeOnly))?.description
    }

    @Test("of equal layouts is nil")
    func equal() throws { #expect(try words(Self.row, Self.row) == nil) }

    @Test(
        "explains the others",
        arguments: [
            (
                "the setting that was changed, before its effect",
                [
                    "spacing 8": "spacing 10", "at 128 0": "at 130 0",
                    "takes 120 20 | proposed 120 40": "takes 118 40 | proposed 118 40",
                ],
                "HStack: spacing 8 → 10; so Text “Takeshi” is now proposed width 118 (was 120) and takes 118 × 40 (was 120 × 20)"
            ),
            (
                "no view that answers another proposal as before",
                [
                    "spacing 8": "spacing 10", "proposed 146 40": "proposed 145 40", "at 128 0": "at 130 0",
                    "takes 120 20 | proposed 120 40": "takes 118 20 | proposed 118 40",
                ],
                "HStack: spacing 8 → 10; so Text “Takeshi” is now proposed width 118 (was 120) and takes width 118 (was 120)"
            ),
            (
                "the gap that default spacing made, before its effect",
                [" | spacing 8": "", "at 128 0": "at 130 0", "proposed 120 40": "proposed 118 40"],
                "HStack: gap after Image “rogue” 8 → 10; so Text “Takeshi” is placed at (130, 0) instead of (128, 0)"
            ),
            (
                "a container’s own rule", ["takes 248 40": "takes 256 40", "at 128 0": "at 136 0"],
                "HStack: takes width 256 (was 248) though proposed 300 × 40 as before, and its children answer as before, "
                    + "but Text “Takeshi” is placed at (136, 0) instead of (128, 0); 1 other of 4 views moved or changed size"
            ),
            (
                "the leaf that takes another size, not the containers that follow",
                ["takes 120 40": "takes 121 40", "takes 248 40": "takes 249 40", "at 128 0": "at 129 0"],
                "HStack › Image “rogue”: takes width 121 (was 120) though proposed 146 × 40 as before; 2 others of 4 "
                    + "views moved or changed size"
            ),
        ] as [(String, [String: String], String)])
    func cause(_ cause: String, changes: [String: String], words: String) throws {
        let new = changes.reduce(Self.row) { $0.replacing($1.key, with: $1.value) }
        // Default spacing is written in neither.
        let old = changes[" | spacing 8"] == nil ? Self.row : Self.row.replacing(" | spacing 8", with: "")
        #expect(try self.words(old, new) == words, "\(cause)")
    }

    @Test("is the control whose state changed, before the views it is made of")
    func control() throws {
        let old = """
            Toggle on | at 0 0 | takes 90 30 | proposed 90 30
              overlay .trailing | at 39 0 | takes 51 30 | proposed 51 30
                Circle | at 59 0 | takes 30 30 | proposed 30 30
            """
        let new = old.replacing("Toggle on", with: "Toggle off").replacing(".trailing", with: ".leading")
            .replacing("at 59 0", with: "at 39 0")
        #expect(try words(old, new)?.hasPrefix("Toggle: on → off; ") == true)
    }

    @Test("mentions an inset once")
    func padding() throws {
        let old = """
            padding 8 | at 0 0 | takes 26 26 | proposed 50 50 | insets 8 8 8 8
              Color | at 8 8 | takes 34 34 | proposed 34 34
            """
        let new = """
            padding 9 | at 0 0 | takes 26 26 | proposed 50 50 | insets 9 9 9 9
              Color | at 9 9 | takes 32 32 | proposed 32 32
            """
        #expect(
            try words(old, new)
                == "padding: 8 → 9; so Color is now proposed 32 × 32 (was 34 × 34) and takes 32 × 32 (was 34 × 34)")
    }

    @Test("of figures with different parts is searched in the common parts")
    func parts() throws {
        func golden(_ titles: [String]) throws -> LayoutGolden {
            var golden = try layout("Color | at 0 0 | takes 1 1 | proposed 1 1")
            golden.parts = titles.map { title in
                var part = golden.parts[0]
                part.title = title
                // Each has a different size, so that none can be confused with another.
                part.nodes[0].size = GoldenSize(CGFloat(title.count), 1)
                return part
            }
            return golden
        }
        let added = LayoutComparison(try golden(["a", "ccc"]), try golden(["a", "bb", "ccc"]))
        #expect(added.partsDiffer && !added.isEqual && added.events.isEmpty)
        let removed = LayoutComparison(try golden(["a", "bb", "ccc"]), try golden(["bb", "ccc"]))
        #expect(removed.partsDiffer && removed.events.isEmpty)
        var changed = try golden(["a", "bb", "ccc"])
        changed.parts[2].nodes[0].size = GoldenSize(4, 1)
        let both = LayoutComparison(try golden(["a", "ccc"]), changed)
        #expect(
            FirstDivergence(both)?.description == "ccc › Color: takes width 4 (was 3) though proposed 1 × 1 as before")
    }

    @Test("follows the order in which children were measured, not the source order")
    func order() throws {
        let old = try layout(Self.row)
        var new = try layout(
            Self.row.replacing("proposed 146 40", with: "proposed 140 40").replacing(
                "proposed 120 40", with: "proposed 110 40"))
        func path() -> [String]? { FirstDivergence(LayoutComparison(old, new))?.path }
        #expect(path() == ["HStack", "Image “rogue”"])
        for (node, rank) in [(1, 9), (2, 4), (3, 5)] { new.parts[0].nodes[node].rank = rank }
        #expect(path() == ["HStack", "Text “Takeshi”"])
    }

    @Test("has the author’s types on the way to the view, which a label stands for")
    func types() throws {
        var old = try layout(Self.row)
        var new = try layout(Self.row.replacing("takes 120 40", with: "takes 121 40"))
        new.parts[0].nodes[0].ownType = "Card"
        new.parts[0].nodes[1].ownType = "Portrait"
        func path() -> [String]? { FirstDivergence(LayoutComparison(old, new))?.path }
        #expect(path() == ["Card", "HStack", "Portrait", "Image “rogue”"])
        (old.parts[0].nodes[1].labels, new.parts[0].nodes[1].labels) = (["hero"], ["hero"])
        #expect(path() == ["Card", "HStack", "hero"])
    }

    @Test("distinguishes a new view from a removed one, and matches the others")
    func addedAndRemoved() throws {
        let without = Self.row.replacing(
            "  Text “Takeshi” | at 128 0 | takes 120 20 | proposed 120 40 | text\n", with: "")
        #expect(try words(Self.row, without) == "HStack › Text “Takeshi”: is gone")
        #expect(try words(without, Self.row) == "HStack › Text “Takeshi”: is new")
        #expect(LayoutComparison(try layout(Self.row), try layout(without)).events.count == 1)
    }

    @Test("is a thousandth of a point in a container that stays, and more than rounding in one that moves")
    func thousandth() throws {
        let old = """
            padding | at 0.001 0 | takes 8 6 | proposed 8 6
              Color | at 2 0 | takes 4 6 | proposed 4 6
            """
        let moved = old.replacing("at 2 0", with: "at 2.001 0")
        #expect(try words(old, moved) == "padding › Color: placed at (2, 0) instead of (1.999, 0)")
        let rounded = moved.replacing("at 0.001 0", with: "at 0.003 0")
        #expect(try words(old, rounded)?.contains("Color") == false)
    }

    @Test("names the guide that moved a view")
    func guide() throws {
        let old = """
            HStack .feet | at 0 0 | takes 50 90 | proposed 50 90
              Image “a” | at 0 23 | takes 50 64 | proposed 50 90 | guide .feet vertical 61 explicit
            """
        let new = old.replacing("at 0 23", with: "at 0 20").replacing("vertical 61", with: "vertical 64")
        #expect(
            try words(old, new)
                == "HStack .feet › Image “a”: its guide .feet is 64 instead of 61, so it is placed at (0, 20) instead of (0, 23)"
        )
    }

    @Test(
        "names a view's changed argument",
        arguments: [
            ("insets 1 2 3 4", "insets 1 2 3 5", "trailing inset 4 → 5"),
            ("priority 1", "priority 2", "priority 1 → 2"),
            ("label a", "label b", "label “a” → “b”"),
            ("stacks vertical", "stacks horizontal", "axis vertical → horizontal"),
        ])
    func settings(old: String, new: String, message: String) throws {
        let view = "Color | at 0 0 | takes 1 1 | proposed 1 1 | "
        #expect(try words(view + old, view + new)?.hasSuffix(": \(message)") == true)
    }

    @Test("blames fonts only where a text answers the same proposal differently")
    func shaping() throws {
        func isShaping(_ new: String) throws -> Bool? {
            FirstDivergence(LayoutComparison(try layout(Self.row), try layout(new)))?.isTextShaping
        }
        #expect(try isShaping(Self.row.replacing("takes 120 20", with: "takes 119 20")) == true)
        #expect(try isShaping(Self.row.replacing("takes 120 40", with: "takes 119 40")) == false)
        #expect(try isShaping(Self.row.replacing("proposed 120 40", with: "proposed 119 40")) == false)
        // A grid's column that is aligned otherwise asks for another guide.
        let guided = Self.row.replacing("| text", with: "| text | guide .trailing horizontal 120 default")
        let divergence = FirstDivergence(LayoutComparison(try layout(guided), try layout(Self.row)))
        #expect(divergence?.isTextShaping == false)
        // A different string is a different text.
        #expect(
            try isShaping(Self.row.replacing("takes 120 20", with: "takes 119 20").replacing("Takeshi", with: "Tomoe"))
                == false)
    }

    @Test("in another environment ignores what depends on fonts, and compares every text-free part")
    func textFree() throws {
        let old = """
            VStack | at 0 0 | takes 120 60 | proposed 300 -
              Text “a” | at 0 0 | takes 120 20 | proposed 300 - | text
              padding 8 | at 35 20 | takes 50 40 | proposed 300 -
                Image “b” | at 43 28 | takes 34 24 | proposed 284 -
            """
        let wider = old.replacing("takes 120 20", with: "takes 130 21").replacing("takes 120 60", with: "takes 130 61")
            .replacing("at 35 20", with: "at 40 21").replacing("at 43 28", with: "at 48 29")
        #expect(try words(old, wider) != nil)
        #expect(try words(old, wider, textFreeOnly: true) == nil)
        let broken = wider.replacing("takes 34 24", with: "takes 35 24")
        #expect(
            try words(old, broken, textFreeOnly: true)
                == "VStack › padding 8 › Image “b”: takes width 35 (was 34) though proposed 284 as before"
                .replacing("284 as", with: "284 × nil as"))
        let moved = wider.replacing("at 48 29", with: "at 49 29")
        #expect(try words(old, moved, textFreeOnly: true)?.contains("placed at (9, 8) instead of (8, 8)") == true)
        // Arguments do not depend on fonts.
        #expect(try words(old, wider.replacing("  padding 8 |", with: "  ZStack |"), textFreeOnly: true) != nil)
        // A different proposal to a text-free subtree may be due to text beside it.
        let proposed = wider.replacing("proposed 300 -\n    Image", with: "proposed 299 -\n    Image")
        #expect(try words(old, proposed, textFreeOnly: true) == nil)
    }

    @Test("in another environment misses nothing in a layout without text")
    func noText() throws {
        let old = "Color | at 0 0 | takes 10 10 | proposed 10 10"
        #expect(try words(old, old.replacing("proposed 10 10", with: "proposed 11 10"), textFreeOnly: true) != nil)
        #expect(try words(old, old.replacing("takes 10 10", with: "takes 10.25 10"), textFreeOnly: true) != nil)
    }

    private static let words = """
        HStack | at 0 0 | takes 100 20 | proposed 100 20 | stacks horizontal | spacing 0
          Color .red | at 0 0 | takes 60 20 | proposed 60 20 | paint c1
          Text “Total” | at 60 0 | takes 40 20 | proposed 40 20 | text | paint t1
        """

    @Test("is the text that changed, not the view before it that got less room for it")
    func text() throws {
        let new = Self.words.replacing("takes 60 20 | proposed 60 20", with: "takes 50 20 | proposed 50 20")
            .replacing("at 60 0 | takes 40 20 | proposed 40 20", with: "at 50 0 | takes 50 20 | proposed 50 20")
        let renamed = new.replacing("“Total”", with: "“In total”").replacing("t1", with: "t2")
        #expect(
            try words(Self.words, renamed)
                == "HStack › Text: “Total” → “In total”; so it is now proposed width 50 (was 40) and takes width 50 (was 40); "
                + "1 other of 3 views moved or changed size")
        // Another font is no other name, but it is drawn differently.
        let larger = new.replacing(
            "takes 50 20 | proposed 50 20 | text | paint t1", with: "takes 50 18 | proposed 50 20 | text | paint t2")
        #expect(
            try words(Self.words, larger)?.hasPrefix("HStack › Text “Total”: is drawn differently; so it is now ")
                == true)
    }

    @Test("names the views that are drawn differently beside another cause, not those whose drawing follows their size")
    func paintBesideLayout() throws {
        let new = Self.words.replacing("spacing 0", with: "spacing 4").replacing("at 60 0", with: "at 64 0")
        let stated = "HStack: spacing 0 → 4; so Text “Total” is placed at (64, 0) instead of (60, 0)"
        #expect(try words(Self.words, new) == stated)
        #expect(
            try words(Self.words, new.replacing("paint c1", with: "paint c2"))
                == stated + "; also drawn differently: Color .red")
        let canvas = new.replacing("paint c1", with: "paint ~c1")
        #expect(
            try words(canvas.replacing("spacing 4", with: "spacing 0"), canvas.replacing("~c1", with: "~c2"))?
                .contains("drawn differently") == false)
    }

    @Test("is no view that fills what it gets and has another color")
    func fill() throws {
        let new = Self.words.replacing("spacing 0", with: "spacing 4").replacing("Color .red", with: "Color .blue")
            .replacing("takes 60 20 | proposed 60 20 | paint c1", with: "takes 56 20 | proposed 56 20 | paint c2")
        #expect(try words(Self.words, new)?.hasPrefix("HStack: spacing 0 → 4; so Color .blue is now ") == true)
    }

    @Test("are all that was changed, up to three")
    func several() throws {
        let old = """
            VStack | at 0 0 | takes 9 9 | proposed 9 9 | stacks vertical | spacing 1
              HStack | at 0 0 | takes 9 9 | proposed 9 9 | stacks horizontal | spacing 1
                HStack | at 0 0 | takes 9 9 | proposed 9 9 | stacks horizontal | spacing 1 | label deep
                  HStack | at 0 0 | takes 9 9 | proposed 9 9 | stacks horizontal | spacing 1
            """
        #expect(
            try words(old, old.replacing("spacing 1", with: "spacing 2"))
                == "VStack: spacing 1 → 2; VStack › HStack: spacing 1 → 2; VStack › HStack › deep: spacing 1 → 2; 1 more like it"
        )
    }

    @Test("say whose padding it is, and which view takes another size")
    func ownersOfModifiers() throws {
        let old = """
            HStack | at 0 0 | takes 60 20 | proposed 90 20 | stacks horizontal | spacing 8
              padding 4 | at 0 0 | takes 20 20 | proposed 40 20 | insets 4 4 4 4
                Text “Left” | at 4 4 | takes 12 12 | proposed 32 12 | text
              Text “Right” | at 28 0 | takes 32 20 | proposed 40 20 | text
            """
        let new = old.replacing("spacing 8", with: "spacing 14").replacing("padding 4", with: "padding 6")
            .replacing("4 4 4 4", with: "6 6 6 6").replacing("takes 60 20", with: "takes 66.308 20")
        #expect(
            try words(old, new)
                == "HStack: spacing 8 → 14; HStack › Text “Left”: padding 4 → 6; so HStack takes width 66.3 (was 60)")
    }

    @Test("names a replaced view at its container, and an added modifier with the one that it is around")
    func replacedAndAdded() throws {
        let old = """
            HStack | at 0 0 | takes 60 20 | proposed 90 20 | stacks horizontal | spacing 8
              padding 4 | at 0 0 | takes 20 20 | proposed 40 20 | insets 4 4 4 4
                Text “Left” | at 4 4 | takes 12 12 | proposed 32 12 | text
              Image “doc” | at 28 0 | takes 32 20 | proposed 40 20
            """
        let replaced = old.replacing("Image “doc” |", with: "Text “3” |")
        #expect(try words(old, replaced) == "HStack: Image “doc” → Text “3”")
        let added = old.replacing(
            "  padding 4 |", with: "  offset 3, 0 | at 0 0 | takes 20 20 | proposed 40 20\n    padding 4 |"
        )
        .replacing("    Text “Left”", with: "      Text “Left”")
        #expect(try words(old, added) == "HStack › padding 4 › Text “Left”: offset 3, 0 added around its padding 4")
    }

    @Test("names the author's views where they have changed places, and around one that is gone")
    func authorsViews() throws {
        let old = """
            padding 16 | at 0 0 | takes 60 20 | proposed 90 20
              HStack | at 0 0 | takes 60 20 | proposed 90 20 | stacks horizontal | spacing 8
                HStack | at 0 0 | takes 20 20 | proposed 40 20 | stacks horizontal
                  Image “star” | at 0 0 | takes 20 20 | proposed 40 20
                Divider | at 28 0 | takes 32 20 | proposed 40 20
            """
        func cause(_ change: (inout [LayoutGolden.Node]) -> Void) throws -> String? {
            var new = try layout(old)
            change(&new.parts[0].nodes)
            return FirstDivergence(LayoutComparison(try layout(old), new))?.description
        }
        let swapped = try cause { nodes in
            nodes[2].ownType = "Stars"
            nodes[1].children.reverse()
        }
        #expect(swapped == "padding 16 › HStack: Divider and Stars have changed places")
        let gone = try cause { nodes in
            nodes[0].ownType = "Invoice"
            nodes[1].children.removeLast()
            nodes.removeLast()
        }
        #expect(gone == "Invoice › padding 16 › HStack › Divider: is gone")
    }

    @Test("are told once where several views have the same")
    func same() throws {
        let row = "  HStack | at 0 0 | takes 9 9 | proposed 9 9 | stacks horizontal | spacing 1"
        let old = (["VStack | at 0 0 | takes 9 9 | proposed 9 9 | stacks vertical | spacing 3", row, row, row])
            .joined(separator: "\n")
        #expect(
            try words(old, old.replacing("spacing 1", with: "spacing 2"))?
                .hasSuffix("HStack: spacing 1 → 2; 2 more like it") == true)
    }
}
