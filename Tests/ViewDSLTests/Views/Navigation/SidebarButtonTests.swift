import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("The button that hides a sidebar")
struct SidebarButtonTests {
    private func buttons(
        _ shown: NavigationSplitViewVisibility = .all, width: CGFloat = 1000, @ViewBuilder sidebar: () -> some View
    ) -> [CGFloat] {
        let view = NavigationSplitView(columnVisibility: .constant(shown)) {
            sidebar()
        } content: {
            Color.red
        } detail: {
            Color.red.layoutLabel("detail").navigationTitle("abc")
        }
        return layout(width, 800) { view }.records.filter { $0.name == "sidebar button" }.map(\.frame.minX)
    }

    @Test("is in the bar of the first column that is shown")
    func column() {
        #expect(buttons { Color.red } == [16])
        #expect(buttons(.doubleColumn) { Color.red } == [16])
        #expect(buttons(.detailOnly) { Color.red } == [20])
        #expect(buttons(width: 390) { Color.red } == [])
    }

    @Test("is in the bar that the column brings, once")
    func ownBar() {
        #expect(buttons { NavigationStack { Color.red.navigationTitle("abc") } } == [16])
    }

    @Test("can be removed")
    func removed() {
        #expect(buttons { Color.red.toolbar(removing: .sidebarToggle) } == [])
        #expect(buttons { Color.red.toolbar(removing: .title) } == [16])
    }
}
