import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A list's selection")
struct ListPlaceTests {
    /// A plain list's row has a background only if it is selected.
    private func backgrounds(_ selection: Int?) -> [CGRect] {
        let snapshot = layout(390, 800) {
            List(selection: .constant(selection)) {
                NavigationLink("abc", value: 1)
                ForEach(2..<4, id: \.self) { NavigationLink("def", value: $0 * 10) }
                NavigationLink("ghi", value: "other")
                Text("jkl").tag(5)
            }
            .listStyle(.plain)
        }
        return snapshot.records.filter { $0.role == .shape && $0.frame.height == 44 }.map(\.frame)
    }

    @Test("is known by the values of links, as by tags")
    func links() {
        #expect(backgrounds(nil).isEmpty && backgrounds(2).isEmpty)
        #expect([1, 20, 30, 5].map { backgrounds($0).map(\.minY) } == [[0], [44], [88], [176]])
    }
}
