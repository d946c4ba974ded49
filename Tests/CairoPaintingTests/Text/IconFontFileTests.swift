import Drawing
import Foundation
import Testing

@testable import CairoPainting

@Suite("The icon font", .enabled(if: IconFontFile.isInstalled))
struct IconFontFileTests {
    @Test("gives a glyph's outline on the canvas of 24 units")
    func outline() throws {
        let path = try #require(IconFontFile.shared.outline(named: "checkbox-blank"))
        let bounds = path.boundingRect
        #expect(CGRect(x: 0, y: 0, width: 24, height: 24).contains(bounds))
        #expect(abs(bounds.midX - 12) < 0.1 && abs(bounds.midY - 12) < 0.1)
        #expect(IconFontFile.shared.outline(named: "checkbox-blank") == path)
    }

    @Test("has no glyph of an unknown name, and a file that is no font has none")
    func missing() {
        #expect(IconFontFile.shared.outline(named: "no-such-icon") == nil)
        #expect(IconFontFile("/dev/null").outline(named: "check") == nil)
    }
}
