import Drawing
import Testing

@testable import Explorable

@Suite("Drawings in two appearances")
struct MarkupTests {
    private func rectangle(_ color: RGBA, _ width: Int = 9) -> [Markup] {
        [.text("<path class=\""), .color(color, .fill), .text("\" d=\"M0 0H\(width)\"/>")]
    }

    @Test("that differ in colors alone are one drawing, with a color for each")
    func colors() {
        var book = DrawingBook()
        let markup = book.markup(light: rectangle(.black), dark: rectangle(.white))
        #expect(markup == "<path class=\"f0\" d=\"M0 0H9\"/>")
        #expect(book.css.contains(".f0{fill:#000000}"))
        #expect(book.css.contains("(prefers-color-scheme:dark)"))
        #expect(book.css.contains(".f0{fill:#ffffff}"))
    }

    @Test("that differ otherwise are two, each for its appearance")
    func two() {
        var book = DrawingBook()
        let markup = book.markup(light: rectangle(.black, 9), dark: rectangle(.black, 8))
        #expect(markup.contains("class=\"on-light\"") && markup.contains("class=\"on-dark\""))
    }

    @Test("define what they share once")
    func definitions() {
        var book = DrawingBook()
        let clip: [Markup] = [
            .text("<g clip-path=\"url(#"), .definition([.text("<clipPath><path d=\"M0 0H9\"/></clipPath>")]),
            .text(")\"/>"),
        ]
        let first = book.markup(light: clip, dark: clip)
        #expect(first == book.markup(light: clip, dark: clip))
        #expect(book.definitions == ["<clipPath id=\"d0\"><path d=\"M0 0H9\"/></clipPath>"])
    }
}
