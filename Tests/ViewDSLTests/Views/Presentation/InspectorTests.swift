import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@MainActor @Suite("Inspectors")
struct InspectorTests {
    private func inspected(_ isPresented: Bool, _ sizeClass: UserInterfaceSizeClass) -> LayoutSnapshot {
        layout(800, 400) {
            Color.red.layoutLabel("content")
                .inspector(isPresented: .constant(isPresented)) { Color.blue.layoutLabel("inspector") }
                .environment(\.horizontalSizeClass, sizeClass)
        }
    }

    @Test("An inspector stands at the trailing edge, and is a sheet in a compact width")
    func place() throws {
        let beside = inspected(true, .regular)
        #expect(beside.frame("inspector") == rect(530, 0, 270, 400))
        #expect(try #require(beside.frame("content")).maxX < 530)
        let sheet = inspected(true, .compact)
        #expect(sheet.frame("content") == rect(0, 0, 800, 400))
        #expect(sheet.frame("inspector")?.maxY == 400 && sheet.frame("inspector")?.minX == 0)
    }

    @Test("An inspector that is not presented is not there")
    func absent() {
        #expect(inspected(false, .regular).frame("inspector") == nil)
        #expect(inspected(false, .regular).frame("content") == rect(0, 0, 800, 400))
    }
}
