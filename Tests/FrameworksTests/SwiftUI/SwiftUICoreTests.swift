import SwiftUICore
import Testing

@Suite("import SwiftUICore")
struct SwiftUICoreTests {
    @Test("brings SwiftUI")
    func names() {
        let font: SwiftUICore.Font = .body
        #expect(font == Font.body)
    }
}
