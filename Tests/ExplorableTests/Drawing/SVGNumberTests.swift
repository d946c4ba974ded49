import Foundation
import Testing

@testable import Explorable

@Suite("Numbers and texts in SVG")
struct SVGNumberTests {
    @Test(
        "are as short as they can be",
        arguments: [
            (0, "0"), (12, "12"), (0.5, ".5"), (-0.25, "-.25"), (10.0004, "10"), (3.1400, "3.14"), (-0.0001, "0"),
        ]
            as [(CGFloat, String)])
    func short(value: CGFloat, text: String) {
        #expect(svgNumber(value) == text)
    }

    @Test("that are none become 0", arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
    func none(value: CGFloat) {
        #expect(svgNumber(value) == "0")
    }

    @Test("cannot end an element or an attribute, and hold no control characters")
    func escaped() {
        #expect(
            "</title><a b=\"c\">&\u{0}\u{FFFE}".escapedForMarkup
                == "&lt;/title&gt;&lt;a b=&quot;c&quot;&gt;&amp;\u{FFFD}\u{FFFD}")
    }
}
