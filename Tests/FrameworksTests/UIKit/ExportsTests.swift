import SwiftUI
import Testing

@MainActor @Suite("The modules of UIKit, AppKit and Core Graphics")
struct UIKitTests {
    @Test("bring the names that views use, beside SwiftUI's")
    func names() {
        #expect(kitColors.0 != kitColors.1)
        #expect(kitBounds.size == CGSize(width: 3, height: 4))
    }
}
