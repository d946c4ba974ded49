import Foundation
import Testing

@testable import Goldens

@Suite("The first divergence, if modifiers have changed places,")
struct ViewChainTests {
    private func words(_ old: String, _ new: String) throws -> String? {
        FirstDivergence(LayoutComparison(try layout(old), try layout(new)))?.description
    }

    @Test("is another order of modifiers, told once, without what it changes of them")
    func modifierOrder() throws {
        let old = """
            VStack | at 0 0 | takes 50 40 | proposed 300 - | stacks vertical | spacing 0
              frame width 50 | at 0 0 | takes 50 20 | proposed 300 -
                padding vertical 5 | at 0 0 | takes 30 20 | proposed 50 - | insets 5 0 5 0
                  background | at 0 5 | takes 30 10 | proposed 50 -
                    Text “Hi” | at 0 5 | takes 30 10 | proposed 50 - | text
                    Color .mint | at 0 5 | takes 30 10 | proposed 30 10
            """
        let new = """
            VStack | at 0 0 | takes 50 40 | proposed 300 - | stacks vertical | spacing 0
              frame width 50 | at 0 0 | takes 50 20 | proposed 300 -
                background | at 0 0 | takes 30 20 | proposed 50 -
                  padding vertical 5 | at 0 0 | takes 30 20 | proposed 50 - | insets 5 0 5 0
                    Text “Hi” | at 0 5 | takes 30 10 | proposed 50 - | text
                  Color .mint | at 0 0 | takes 30 20 | proposed 30 20
            """
        #expect(
            try words(old, new)?.hasPrefix(
                "VStack › Text “Hi”: padding vertical 5, then background, instead of background, then padding vertical 5;"
            ) == true)
        #expect(try words(old, new)?.contains("inset") == false)
        #expect(try words(old, new)?.contains("more like it") == false)
        // What else is written differently is a cause of its own.
        let both = new.replacing("padding vertical 5", with: "padding vertical 6").replacing("5 0 5 0", with: "6 0 6 0")
        #expect(try words(old, both)?.contains("padding: vertical 5 → vertical 6") == true)
        // Another view inside is another view.
        #expect(try words(old, new.replacing("Text “Hi”", with: "Image “Hi”"))?.contains(", instead of ") == false)
    }

    @Test("says what a modifier that is new is drawn with, such as a clip shape, unless it was only moved")
    func clips() throws {
        let plain = """
            VStack | at 0 0 | takes 30 10 | proposed 300 - | stacks vertical | spacing 0
              Text “Hi” | at 0 0 | takes 30 10 | proposed 300 - | text | paint t1 | drawn with font: 17
            """
        func clipped(_ background: String) -> String {
            """
            VStack | at 0 0 | takes 30 10 | proposed 300 - | stacks vertical | spacing 0
              background | at 0 0 | takes 30 10 | proposed 300 -\(background)
                Text “Hi” | at 0 0 | takes 30 10 | proposed 300 - | text | paint t1 | drawn with font: 17
                Color .mint | at 0 0 | takes 30 10 | proposed 30 10 | paint c1 | drawn with color: #00ff00
            """
        }
        let clip = " | paint b1 | drawn with clip: Capsule"
        #expect(
            try words(plain, clipped(clip))?
                .contains("background with Color .mint and clip Capsule added") == true)
        let both = """
            VStack | at 0 0 | takes 30 10 | proposed 300 - | stacks vertical | spacing 0
              overlay | at 0 0 | takes 30 10 | proposed 300 -\(clip)
                background | at 0 0 | takes 30 10 | proposed 300 -
                  Text “Hi” | at 0 0 | takes 30 10 | proposed 300 - | text | paint t1 | drawn with font: 17
                  Color .mint | at 0 0 | takes 30 10 | proposed 30 10 | paint c1 | drawn with color: #00ff00
                Circle | at 0 0 | takes 30 10 | proposed 30 10 | paint o1 | drawn with color: #0000ff
            """
        let removed = try words(both, clipped(clip)) ?? ""
        #expect(removed.contains("overlay with Circle removed"), "\(removed)")
        #expect(!removed.contains("clip") && !removed.contains("drawn differently"), "\(removed)")
    }

    @Test("finds a row of a list again that has another background or a badge")
    func rows() throws {
        func list(_ second: String) -> String {
            """
            List .insetGrouped | at 0 0 | takes 300 300 | proposed 300 300
              row | at 16 35 | takes 268 44 | proposed 268 -
                Text “a” | at 36 47 | takes 10 20 | proposed 228 - | text
              row | at 16 79 | takes 268 44 | proposed 268 -
            \(second)
            """
        }
        let text = "    Text “b” | at 36 91 | takes 10 20 | proposed 228 - | text"
        let color = "    Color .yellow | at 16 79 | takes 268 44 | proposed 268 44"
        let badge = "    Text “3” | at 250 91 | takes 10 20 | proposed 228 - | text"
        for (name, other) in [("Color .yellow", "\(color)\n\(text)"), ("Text “3”", "\(text)\n\(badge)")] {
            let words = try words(list(text), list(other)) ?? ""
            #expect(words.contains("row: is new, with \(name)") || words.contains("row › \(name): is new"), "\(words)")
            #expect(!words.contains("gone"), "\(words)")
        }
    }
}
