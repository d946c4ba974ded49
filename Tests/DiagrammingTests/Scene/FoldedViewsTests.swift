import Foundation
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("Views that figures show")
struct FoldedViewsTests {
    @Test("a control that begins with a modifier is one view, as a slider in a row is")
    func controls() {
        let form = layout(393, 600) { Form { Slider(value: .constant(0.5)) } }
        let slider = FoldedViews(form, .none).views.first { $0.name == "Slider" }
        #expect(slider?.role == .control)
        #expect(slider?.children.isEmpty == true)
    }
}
