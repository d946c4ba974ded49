import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

@MainActor @Suite("Controls that figures show as one view")
struct ControlFoldingTests {
    @Test("a difference in what a control is made of is the control’s, with its sizes")
    func differences() throws {
        func toggle(_ isFixed: Bool) -> LayoutSnapshot {
            layout(200, 60) { Toggle("On", isOn: .constant(true)).fixedSize(horizontal: isFixed, vertical: false) }
        }
        let (one, other) = (toggle(false), toggle(true))
        let control = try #require(one.records.first { $0.role == .control })
        var part = try #require(one.firstDifference(from: other))
        (part.first, part.second) = (control.id + 1, control.id + 1)
        let found = part.ofControls(in: one, other)
        #expect(found.first == control.id)
        guard case .size(let a, let b) = found.kind else {
            Issue.record("\(found.kind)")
            return
        }
        #expect(a.width == 200 && b.width < 200)
    }
}
