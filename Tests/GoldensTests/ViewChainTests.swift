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
}
