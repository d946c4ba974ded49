import Raster
import Testing

@Suite("Text for XML")
struct XMLTextTests {
    @Test("has no character that XML forbids, and no markup")
    func characters() {
        let all = String(String.UnicodeScalarView((0...0x10_ffff).compactMap { Unicode.Scalar($0 as UInt32) }))
        let text = xmlText(all)
        for scalar in text.unicodeScalars {
            let isAllowed = scalar == "\t" || (scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff)
            if !isAllowed { Issue.record("U+\(String(scalar.value, radix: 16)) is left") }
        }
        #expect(!text.contains { "<>\"'".contains($0) })
        #expect(xmlText("a & b <c>\n\u{1}\u{7f}") == "a &amp; b &lt;c&gt;&#10;\u{fffd}\u{fffd}")
    }
}
