import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

private struct Boxed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.label.layoutLabel("label")
            if configuration.isExpanded { configuration.content.layoutLabel("content") }
        }
    }
}

@MainActor @Suite("The style of disclosure groups")
struct DisclosureGroupStyleTests {
    @Test("is given the label, the content and whether the group is open")
    func parts() {
        func group(_ isOpen: Bool) -> LayoutSnapshot {
            layout(100, 100) {
                DisclosureGroup("ab", isExpanded: .constant(isOpen)) { Text("abcd") }.disclosureGroupStyle(Boxed())
            }
        }
        #expect(group(true).frame("label")?.size == CGSize(width: 20, height: 10))
        #expect(group(true).frame("content")?.size == CGSize(width: 40, height: 10))
        #expect(group(false).frame("content") == nil)
    }

    @Test("outside a list is a label with 4 points above and below, and the content under it")
    func outsideList() {
        func height(_ isOpen: Bool) -> CGFloat {
            layout(100, nil) {
                DisclosureGroup(isExpanded: .constant(isOpen)) {
                    fixed(40, 30)
                } label: {
                    fixed(40, 50)
                }
            }.size.height
        }
        let closed: CGFloat = 4 + 50 + 4
        #expect(height(false) == closed)
        #expect(height(true) == closed + 30)
    }

    @Test("automatic is the group without a style")
    func automatic() {
        let group = DisclosureGroup("ab", isExpanded: .constant(true)) { Text("abcd").layoutLabel("content") }
        let (plain, styled) = (
            layout(100, 100) { group }, layout(100, 100) { group.disclosureGroupStyle(.automatic) }
        )
        #expect(plain.frame("content") != nil)
        #expect(plain.frame("content") == styled.frame("content") && plain.size == styled.size)
    }
}
