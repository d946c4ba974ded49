import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("An image")
struct ImageTests {
    @Test("that is missing takes what is proposed to be filled, and is a square that fits")
    func missing() {
        let image = Image("no such").resizable()
        #expect(layout(300, 500) { image.scaledToFill() }.size == size(300, 500))
        #expect(layout(300, 500) { image.scaledToFit() }.size == size(300, 300))
        #expect(layout(300, 500) { image.aspectRatio(2, contentMode: .fill) }.size == size(1_000, 500))
    }
}
