import Foundation
import LayoutEngine
import Raster
import Testing

@testable import Goldens

@Suite("Arguments that are part of a view’s name")
struct ViewDetailTests {
    private let place = "at 0 0 | takes 8 6 | proposed 8 6"

    /// The verdict and its cause where nothing moves and nothing looks different.
    private func judged(_ old: String, _ new: String, inside: String = "Color .red", format: Int = 4) throws -> String {
        func golden(_ view: String, _ format: Int) throws -> LayoutGolden {
            try layout(
                "\(view) | \(place)\n  \(inside) | \(place) | paint aa | drawn with color: #ff0000",
                environment: here.id, format: format)
        }
        let comparison = GoldenComparison(
            StoredGolden(bitmap: plain(), layout: try golden(old, format), environment: here),
            actual(plain(), try golden(new, 4)), environment: here)
        return comparison.cause == .none
            ? comparison.verdict.words : "\(comparison.verdict.words): \(comparison.cause)"
    }

    @Test(
        "are a difference where nothing moves, told by their labels",
        arguments: [
            (
                "frame width 20…60 | with minWidth: 20 | with maxWidth: 60",
                "frame width 25…60 | with minWidth: 25 | with maxWidth: 60", "frame: minWidth 20 → 25"
            ),
            (
                "frame maxWidth 600 | with maxWidth: 600",
                "frame maxWidth 700 .leading | with maxWidth: 700 | with alignment: .leading",
                "frame: maxWidth 600 → 700; alignment .center → .leading"
            ),
            (
                "frame width 20…60 | with minWidth: 20 | with maxWidth: 60", "frame minWidth 20 | with minWidth: 20",
                "frame: maxWidth 60 → none"
            ),
            ("frame", "frame .leading | with alignment: .leading", "frame: alignment .center → .leading"),
            ("fixedSize horizontal", "fixedSize | with axes: both", "fixedSize: horizontal → horizontal, vertical"),
            ("fixedSize horizontal", "fixedSize | with axes: none", "fixedSize: horizontal → none"),
            ("fixedSize | with axes: both", "fixedSize | with axes: none", "fixedSize: axes both → none"),
            ("ViewThatFits", "ViewThatFits .vertical", "ViewThatFits: .horizontal, .vertical → .vertical"),
            ("ScrollView .horizontal", "ScrollView", "ScrollView: .horizontal → .vertical"),
            ("overlay", "overlay .top", "overlay: .center → .top"),
            ("padding horizontal 16", "padding 16", "padding: horizontal 16 → all edges 16"),
            ("padding 16", "padding top 16", "padding: all edges 16 → top 16"),
            ("padding 16", "padding 10", "padding: 16 → 10"),
            ("ignoresSafeArea", "ignoresSafeArea | with edges: .top", "ignoresSafeArea: edges .all → .top"),
            (
                "safeAreaInset .top", "safeAreaInset .top | with alignment: .leading",
                "safeAreaInset .top: alignment .center → .leading"
            ),
            ("LazyVGrid", "LazyVGrid | with alignment: .leading", "LazyVGrid: alignment .center → .leading"),
            (
                "HStack", "HStack | with layoutDirection: .rightToLeft",
                "HStack: layoutDirection .leftToRight → .rightToLeft"
            ),
            (
                "HStack | with layoutDirection: .leftToRight", "HStack",
                "HStack: layoutDirection .leftToRight → .rightToLeft"
            ),
            (
                "HStack | with unsized axes: horizontal", "HStack | with unsized axes: ",
                "HStack: unsized axes horizontal → none"
            ),
        ])
    func told(old: String, new: String, words: String) throws {
        #expect(try judged(old, new) == "same sizes, different views: \(words)")
        #expect(try judged(old, old) == "passed")
    }

    @Test("are compared with goldens of the earlier format as far as these have them")
    func earlier() throws {
        for format in 2...3 {
            let words = try judged(
                "frame width 20…60", "frame width 25…60 | with minWidth: 25 | with maxWidth: 60", format: format)
            #expect(words == "same sizes, different views: frame: width 20…60 → width 25…60")
            #expect(try judged("frame width 6", "frame width 6 | with width: 6", format: format) == "passed")
        }
        for setting in [
            "axes: both", "edges: .top", "alignment: .leading", "layoutDirection: .rightToLeft", "font: 17",
        ] {
            #expect(try judged("HStack", "HStack | with \(setting)", format: 2) == "passed")
        }
        #expect(try judged("ignoresSafeArea", "ignoresSafeArea | with edges: .top", format: 3) != "passed")
        #expect(try judged("HStack | with alignment: .top", "HStack | with alignment: .leading", format: 2) != "passed")
        // Before, an alignment alone came after two spaces.
        #expect(try judged("frame  .leading", "frame .leading", format: 2) == "passed")
    }

    @Test("do not count of a view without content: its name says what the picture shows")
    func content() throws {
        let (red, blue) = try (
            layout("Color .red | \(place) | paint aa", environment: here.id),
            layout("Color .blue | \(place) | paint aa", environment: here.id)
        )
        let comparison = GoldenComparison(
            StoredGolden(bitmap: plain(), layout: red, environment: here), actual(plain(), blue), environment: here)
        #expect(comparison.verdict == .passed)
    }

    @Test(
        "are a text’s lines’, too, where it is drawn as before",
        arguments: [
            ("lineLimit: 2", "lineLimit: 3", "lineLimit 2 → 3"),
            ("truncationMode: .head", "", "truncationMode .head removed"),
            ("", "lineSpacing: 5", "lineSpacing 5 added"),
            (
                "multilineTextAlignment: .center", "multilineTextAlignment: .trailing",
                "multilineTextAlignment .center → .trailing"
            ),
        ])
    func lines(old: String, new: String, words: String) throws {
        func golden(_ setting: String, _ digest: String, _ format: Int) throws -> LayoutGolden {
            let setting = setting.isEmpty ? "" : " | drawn with \(setting)"
            return try layout(
                "Text “a” | \(place) | text | paint \(digest) | drawn with font: 17\(setting)", environment: here.id,
                format: format)
        }
        func verdict(_ bitmap: Bitmap, _ format: Int = 4) throws -> String {
            let comparison = GoldenComparison(
                StoredGolden(bitmap: plain(), layout: try golden(old, "aa", format), environment: here),
                actual(bitmap, try golden(new, "ab", 4)), environment: here)
            return "\(comparison.verdict.words): \(comparison.cause)"
        }
        #expect(try verdict(plain()) == "same sizes, different views: Text “a”: \(words)")
        #expect(try verdict(plain(), 2) == "passed: ")
        #expect(try verdict(plain(gray: 10)).hasPrefix("paint changed: Text “a”: \(words); "))
    }

    @Test("of a symbol are its font and its scale")
    func symbols() throws {
        let row = "HStack | at 0 0 | takes 40 20 | proposed 90 90"
        func golden(_ heart: String, _ star: String) throws -> LayoutGolden {
            try layout(
                "\(row)\n  Image “heart” | \(heart) | text | paint aa\n  Image “star” | \(star) | text | paint bb")
        }
        let old = try golden(
            "at 0 0 | takes 18 16 | proposed 21 90 | with font: 17",
            "at 20 0 | takes 19 18 | proposed 20 90 | with font: 20")
        let new = try golden(
            "at 0 0 | takes 18 16 | proposed 23 90 | with font: 17",
            "at 20 0 | takes 21 20 | proposed 21 90 | with font: 22 bold | with imageScale: .large")
        let divergence = try #require(FirstDivergence(LayoutComparison(old, new)))
        #expect(
            divergence.description.hasPrefix(
                "HStack › Image “star”: font 20 → 22 bold; imageScale .medium → .large; so it "), "\(divergence)")
        #expect(!divergence.isTextShaping)
    }

    @Test("of two rows of one type that have changed places are their first texts")
    func rows() throws {
        func golden(_ texts: [String]) throws -> LayoutGolden {
            var golden = try layout(
                "VStack | at 0 0 | takes 9 20 | proposed 9 90"
                    + texts.enumerated().map { index, text in
                        """

                          HStack | at 0 \(index * 10) | takes 9 9 | proposed 9 90
                            Text “\(text)” | at 0 \(index * 10) | takes 9 9 | proposed 9 90 | text
                        """
                    }.joined())
            for index in golden.parts[0].nodes.indices where golden.parts[0].nodes[index].depth == 1 {
                golden.parts[0].nodes[index].ownType = "TrainRow"
            }
            return golden
        }
        let words = FirstDivergence(LayoutComparison(try golden(["Basel", "Bern"]), try golden(["Bern", "Basel"])))
        #expect(
            words?.description.hasPrefix(
                "VStack: TrainRow with Text “Bern” and TrainRow with Text “Basel” have changed places") == true,
            "\(words?.description ?? "nothing")")
    }
}
