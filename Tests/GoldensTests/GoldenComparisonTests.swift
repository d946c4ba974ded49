import Raster
import Testing

@testable import Goldens

@Suite("A verdict")
struct GoldenComparisonTests {
    private let box = "Color | at 0 0 | takes 8 6 | proposed 8 6"
    private let text = "Text “a” | at 0 0 | takes 8 6 | proposed 8 6 | text"

    private func judge(
        _ golden: (Bitmap, LayoutGolden), _ now: (Bitmap, LayoutGolden), in environment: GoldenEnvironment? = here,
        boxes: [PixelBox] = [], exemption: GoldenExemption? = nil
    ) -> GoldenComparison {
        GoldenComparison(
            StoredGolden(bitmap: golden.0, layout: golden.1, environment: environment),
            actual(now.0, now.1, text: boxes), environment: here, exemption: exemption)
    }

    @Test("is passed if picture and layout equal the golden's, or channels differ by 1")
    func passed() throws {
        let golden = (plain(), try layout(box))
        #expect(judge(golden, golden).verdict == .passed)
        #expect(judge(golden, (plain().nudged(0, 0, by: 1), golden.1)).verdict == .passed)
    }

    @Test("is layout changed even if no pixel differs")
    func invisibleLayout() throws {
        let comparison = judge(
            (plain(), try layout(box)), (plain(), try layout("Color | at 0.25 0 | takes 8 6 | proposed 8 6")))
        #expect(comparison.verdict == .layout)
        #expect(comparison.cause.description == "Color: placed at (0.25, 0) instead of (0, 0)")
    }

    @Test("is paint changed if the layout is the same, and says where")
    func paint() throws {
        var layout = try layout(box)
        layout.parts[0].origin = .zero
        let comparison = judge((plain(), layout), (plain().nudged(2, 2, by: 8), layout))
        #expect(comparison.verdict == .paint)
        #expect(comparison.cause.description == "1 pixel differs by up to 8: the pixel (2, 2), within Color")
    }

    /// A card with an icon and a badge on it, one over the other.
    private let card = """
        ZStack | at 0 0 | takes 8 6 | proposed 8 6
          Color | at 0 0 | takes 8 6 | proposed 8 6 | paint a1
          Image | at 0 0 | takes 8 6 | proposed 8 6 | label icon | paint b1
          Circle | at 0 0 | takes 8 6 | proposed 8 6 | paint c1
        """

    @Test("names the view that is painted differently, whatever lies over it")
    func culprit() throws {
        let golden = (plain(), try layout(card))
        func cause(_ old: String, _ new: String, of amount: Int = 8) throws -> String {
            var now = try layout(card.replacing(old, with: new), paint: "p2")
            now.parts[0].origin = .zero
            return judge(golden, (plain().nudged(2, 2, by: amount), now)).cause.description
        }
        #expect(try cause("b1", "b2") == "ZStack › icon: is drawn differently; 1 pixel differs by up to 8")
        #expect(
            try cause(
                "Circle | at 0 0 | takes 8 6 | proposed 8 6 | paint c1",
                "Circle .red | at 0 0 | takes 8 6 | proposed 8 6 | paint c2")
                == "ZStack › Circle: none → .red; 1 pixel differs by up to 8")
        #expect(
            try cause("1\n", "2\n")
                == "ZStack › Color: is drawn differently, and 1 other view; 1 pixel differs by up to 8")
        #expect(
            try cause("a1", "a2", of: 1)
                == "ZStack › Color: is drawn differently; 1 pixel differs by 1, and the display list differs from the golden's"
        )
    }

    @Test("says that nothing moved if a view is only written differently")
    func writtenOnly() throws {
        let old = "Spacer 12 | at 0 0 | takes 8 6 | proposed 8 6 | priority -inf"
        let new = old.replacing("Spacer 12", with: "Spacer 16").replacing("-inf", with: "0")
        let comparison = judge((plain(), try layout(old)), (plain(), try layout(new)))
        #expect(comparison.verdict == .views)
        #expect(comparison.verdict.words == "same sizes, different views")
        #expect(comparison.verdict.isFailure)
    }

    @Test("blames the annotations if every view is drawn as before")
    func besides() throws {
        let comparison = judge(
            (plain(), try layout(card)), (plain().nudged(2, 2, by: 8), try layout(card, paint: "p2")))
        #expect(
            comparison.cause.description
                == "only annotations differ, at the pixel (2, 2); 1 pixel differs by up to 8")
        // An earlier version's golden does not keep what its views paint.
        let old = try layout(card.replacing(#/ \| paint ../#, with: ""))
        let earlier = judge((plain(), old), (plain().nudged(2, 2, by: 8), try layout(card, paint: "p2")))
        #expect(earlier.cause.description == "1 pixel differs by up to 8: the pixel (2, 2)")
    }

    @Test("is paint changed if channels differ by 1 with a different display list; with the same list, it is rounding")
    func faint() throws {
        let golden = (plain(), try layout(box))
        let one = plain().nudged(0, 0, by: 1)
        #expect(judge(golden, (one, try layout(box, paint: "p2"))).verdict == .paint)
        #expect(judge(golden, (one, golden.1)).verdict == .passed)
        // A different list with the same pixels is no change.
        #expect(judge(golden, (plain(), try layout(box, paint: "p2"))).verdict == .passed)
        #expect(judge(golden, (one, try layout(box, paint: "p2")), in: elsewhere).verdict == .passed)
    }

    @Test("is text shaping changed if a text has another size, or its pixels alone differ for the same list")
    func shaping() throws {
        let golden = (plain(), try layout(text))
        let measured = judge(golden, (plain(), try layout(text.replacing("takes 8 6", with: "takes 7 6"))))
        #expect(measured.verdict == .shaping)
        let box = PixelBox(minX: 1, minY: 1, maxX: 4, maxY: 4)
        let inked = plain().nudged(2, 2, by: 30)
        #expect(judge(golden, (inked, golden.1), boxes: [box]).verdict == .shaping)
        #expect(judge(golden, (inked.nudged(6, 5, by: 30), golden.1), boxes: [box]).verdict == .paint)
        #expect(judge(golden, (inked, try layout(text, paint: "p2")), boxes: [box]).verdict == .paint)
    }

    @Test("is environment changed if other libraries draw text differently and nothing else differs")
    func environment() throws {
        let golden = (plain(), try layout(text))
        let other = (plain().nudged(0, 0, by: -99), try layout(text.replacing("takes 8 6", with: "takes 9 6")))
        let comparison = judge(golden, other, in: elsewhere)
        #expect(comparison.verdict == .environment)
        #expect(
            comparison.cause.description.hasPrefix("pango 1.52 → 1.50; the layout of its text-free parts is the same"))
        #expect(!comparison.verdict.isFailure)
        // A lost manifest hides nothing.
        for environment in ["e1", here.id] {
            #expect(judge((plain(), try layout(text, environment: environment)), other, in: nil).verdict == .shaping)
        }
        let stained = judge(golden, (plain().nudged(0, 0, by: -99), golden.1), in: nil)
        #expect(stained.verdict == .paint && stained.notes == [.otherEnvironment([.unknown])])
        let same = judge(golden, golden, in: nil)
        #expect(same.verdict == .passed && same.notes == [.otherEnvironment([.unknown])])
        #expect(judge(golden, other).verdict == .shaping)
    }

    @Test("is no matter of the environment if other texts need other fonts")
    func fontsOfOtherTexts() throws {
        func figure(_ layout: LayoutGolden, _ fonts: [String: String]) -> ActualFigure {
            var figure = actual(plain().nudged(0, 0, by: -99), layout)
            figure.otherFonts = fonts
            return figure
        }
        func verdict(_ old: [String: String], _ new: [String: String], _ change: (String) -> String) throws -> Verdict {
            let golden = StoredGolden(bitmap: plain(), layout: try layout(text), environment: here.adding(old))
            return GoldenComparison(golden, figure(try layout(change(text)), new), environment: here).verdict
        }
        let emoji = ["Emoji.ttf": "bb"]
        let longer = { (line: String) in line.replacing("“a”", with: "“a😀”").replacing("takes 8 6", with: "takes 9 6") }
        #expect(try verdict([:], emoji, longer) == .layout)
        #expect(try verdict(emoji, [:], longer) == .layout)
        #expect(try verdict(["Old.ttf": "cc"], emoji, longer) == .layout)
        // The same texts have another font, or one of another version.
        #expect(try verdict(["Old.ttf": "cc"], emoji) { $0 } == .environment)
        #expect(try verdict(["Emoji.ttf": "cc"], emoji) { $0 } == .environment)
    }

    @Test("in another environment is paint changed if a text says something else")
    func rewordedElsewhere() throws {
        let golden = (plain(), try layout(text))
        let reworded = try layout(text.replacing("“a”", with: "“b”").replacing("takes 8 6", with: "takes 9 6"))
        let comparison = judge(golden, (plain().nudged(0, 0, by: -99), reworded), in: elsewhere)
        #expect(comparison.verdict == .paint)
        #expect(comparison.cause.description.contains("Text “a” → “b”"))
        #expect(judge(golden, (plain(9, 6), reworded), in: elsewhere).verdict == .paint)
        let labeled = try layout(text.replacing("| text", with: "| label name | text"))
        #expect(judge(golden, (plain().nudged(0, 0, by: -99), labeled), in: elsewhere).verdict == .environment)
    }

    @Test("in another environment is layout changed if a text-free part differs")
    func textFreeElsewhere() throws {
        let tree = """
            VStack | at 0 0 | takes 8 6 | proposed 8 6
              Text “a” | at 0 0 | takes 8 3 | proposed 8 6 | text
              Color | at 0 3 | takes 8 3 | proposed 8 3
            """
        let changed = tree.replacing("takes 8 3 | proposed 8 3", with: "takes 8 2 | proposed 8 3")
        #expect(judge((plain(), try layout(tree)), (plain(), try layout(changed)), in: elsewhere).verdict == .layout)
    }

    @Test("of a picture without text depends on the painting library alone")
    func paintingLibrary() throws {
        let golden = (plain(), try layout(box, text: false))
        let other = (plain().nudged(0, 0, by: 9), golden.1)
        #expect(judge(golden, other, in: elsewhere).verdict == .paint)
        var old = here
        old.versions["cairo"] = "1.14"
        #expect(judge(golden, other, in: old).verdict == .environment)
        old = here
        old.versions["libpng"] = "1.2"
        #expect(judge(golden, other, in: old).verdict == .paint)
    }

    @Test(
        "is paint changed if a view has another name and look; with the same look it passes with a note")
    func renamed() throws {
        let golden = (plain(), try layout("Color .red | at 0 0 | takes 8 6 | proposed 8 6"))
        let blue = try layout("Color .blue | at 0 0 | takes 8 6 | proposed 8 6")
        let painted = judge(golden, (plain().nudged(0, 0, by: 9), blue))
        #expect(painted.verdict == .paint)
        #expect(painted.cause.description.hasSuffix(" (Color .red → .blue)"))
        let same = judge(golden, (plain(), blue))
        #expect(same.verdict == .passed && same.notes.count == 1)
        let resized = judge(golden, (plain(), try layout("Color .blue | at 0 0 | takes 8 5 | proposed 8 6")))
        #expect(resized.verdict == .layout)
    }

    @Test("of another size is a failure with both sizes")
    func size() throws {
        let comparison = judge((plain(), try layout(box)), (plain(9, 6), try layout(box)))
        #expect(comparison.verdict == .paint)
        #expect(comparison.cause.description.hasPrefix("the picture is 9 × 6 pixels instead of 8 × 6"))
        // As a larger shadow makes it.
        let shadows = try ["0a", "0b"].map { try layout("\(box) | paint \($0)") }
        let shadow = judge((plain(), shadows[0]), (plain(9, 6), shadows[1]))
        #expect(shadow.cause.description.hasPrefix("Color: is drawn differently; the picture is 9 × 6 pixels"))
    }

    @Test("of another size with the same layout is a failure even in another environment, since no font explains it")
    func sizeElsewhere() throws {
        let golden = (plain(), try layout(text))
        let comparison = judge(golden, (plain(9, 6), golden.1), in: elsewhere)
        #expect(comparison.verdict == .paint)
        #expect(comparison.cause.description.hasPrefix("the picture is 9 × 6 pixels instead of 8 × 6"))
        #expect(comparison.notes == [.otherEnvironment([.library("pango", old: "1.52", new: "1.50")])])
        let wider = (plain(9, 6), try layout(text.replacing("takes 8 6", with: "takes 9 6")))
        let explained = judge(golden, wider, in: elsewhere)
        #expect(explained.verdict == .environment)
        #expect(explained.cause.description.hasSuffix(", the picture is 9 × 6 pixels instead of 8 × 6"))
    }

    @Test("of another size is environment changed if text is drawn around views that have none")
    func annotationsElsewhere() throws {
        let golden = (plain(), try layout(box))
        #expect(golden.1.drawsText)
        #expect(judge(golden, (plain(9, 6), golden.1), in: elsewhere).verdict == .environment)
        let symbol = (plain(), try layout("Image “heart” | at 0 0 | takes 8 6 | proposed 8 6 | text"))
        #expect(judge(symbol, (plain(9, 6), symbol.1), in: elsewhere).verdict == .environment)
        let bare = (plain(), try layout(box, text: false))
        #expect(judge(bare, (plain(9, 6), bare.1), in: elsewhere).verdict == .paint)
    }

    @Test("is exempted only if the exemption is used, and notes when it is not needed")
    func exemption() throws {
        let exemption = GoldenExemption(tolerance: 9, reason: "blur")
        let golden = (plain(), try layout(box))
        let used = judge(golden, (plain().nudged(0, 0, by: 9), golden.1), exemption: exemption)
        #expect(used.verdict == .exempted && used.notes.isEmpty)
        #expect(used.cause.description == "1 pixel differs by up to 9, which is exempted: blur")
        let idle = judge(golden, golden, exemption: exemption)
        #expect(idle.verdict == .passed)
        #expect(idle.notes == [.unneededExemption])
        #expect(judge(golden, (plain().nudged(0, 0, by: 10), golden.1), exemption: exemption).verdict == .paint)
        let moved = (plain(), try layout(box.replacing("takes 8", with: "takes 9")))
        #expect(judge(golden, moved, exemption: exemption).verdict == .layout)
    }

    @Test("is exempted also if channels differ by 1 with a different display list, which needs the exemption")
    func faintExemption() throws {
        let golden = (plain(), try layout(box))
        let faint = (plain().nudged(0, 0, by: 1), try layout(box, paint: "p2"))
        let comparison = judge(golden, faint, exemption: GoldenExemption(tolerance: 9, reason: "blur"))
        #expect(comparison.verdict == .exempted && comparison.notes.isEmpty)
        #expect(comparison.cause.description.hasSuffix(", which is exempted: blur"))
    }

    @Test("of a figure with another panel names all panels")
    func panels() throws {
        func panels(_ titles: [String]) throws -> LayoutGolden {
            var golden = try layout(box)
            golden.parts = titles.map { LayoutGolden.Part(title: $0, nodes: golden.parts[0].nodes) }
            return golden
        }
        let comparison = judge((plain(), try panels(["a", "b"])), (plain(), try panels(["a", "new", "b"])))
        #expect(comparison.verdict == .layout)
        #expect(comparison.cause.description == "the figure shows “a”, “new”, “b” instead of “a”, “b”")
        let renamed = judge((plain(), try panels(["a", "b"])), (plain(), try panels(["a", "c"])))
        #expect(renamed.cause.description == "the figure shows “a”, “c” instead of “a”, “b”")
    }

    @Test("ranks a difference before a missing golden, and another environment only when strict")
    func status() {
        #expect([Verdict]().exitStatus() == 0)
        #expect([Verdict.passed, .exempted, .environment].exitStatus() == 0)
        #expect([Verdict.passed, .environment].exitStatus(strict: true) == 1)
        for verdict in [Verdict.new, .missing, .orphaned] { #expect([.passed, verdict].exitStatus() == 2) }
        for verdict in [Verdict.layout, .paint, .shaping, .failed] { #expect([.missing, verdict].exitStatus() == 1) }
    }
}
