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

    @Test("a control stands for all that it is made of, which a storyboard draws and a comparison finds")
    func parts() throws {
        let snapshot = layout(200, 100) { Toggle("Quiet", isOn: .constant(true)) }
        let scene = FigureScene(snapshot, annotations: .borders, style: .light)
        let toggle = try #require(
            scene.views.first { $0.children.isEmpty && $0.records.count < snapshot.records.count })
        #expect(scene.records(of: toggle.id).count > toggle.records.count)
        #expect(
            scene.view(of: snapshot.records.count - 1) == toggle.id && scene.view(of: snapshot.records.count) == nil)
    }
}
