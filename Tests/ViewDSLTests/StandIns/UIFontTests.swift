import Testing
import ViewDSL

#if !canImport(Darwin)
    @Suite("Fonts of UIKit")
    struct UIFontTests {
        @Test("A font's line is in proportion to the body's 22 points")
        func lineHeight() {
            #expect(UIFont.systemFont(ofSize: 17).lineHeight == 22)
            #expect(UIFont.systemFont(ofSize: 34).lineHeight == 44)
        }
    }
#endif
