import Foundation
import Testing

@testable import Explorable

@Suite("Numbers in SVG")
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
}
