import Drawing
import Foundation
import TestSupport
import Testing

@testable import LayoutEngine
@testable import ViewDSL

@MainActor @Suite("containerRelativeFrame")
struct ContainerRelativeLayoutTests {
    @Test("takes the scroll view's length, not the stack's around it")
    func scrollView() {
        let snapshot = layout(300, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.containerRelativeFrame(.horizontal).layoutLabel("one")
                    Color.blue.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).layoutLabel("two")
                    Color.green.containerRelativeFrame(.horizontal) { length, axis in
                        axis == .horizontal ? length / 3 : 0
                    }
                    .layoutLabel("three")
                }
            }
        }
        // (300 − 3 · 10) / 4 = 67.5, and two of them with a gap between.
        #expect(snapshot.frame("one") == CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(snapshot.frame("two") == CGRect(x: 310, y: 0, width: 145, height: 100))
        #expect(snapshot.frame("three") == CGRect(x: 465, y: 0, width: 100, height: 100))
    }

    @Test("takes the scene's length outside scroll views, and the proposal on the other axis")
    func scene() {
        let snapshot = layout(300, 100) {
            HStack(spacing: 0) {
                Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 0).layoutLabel("third")
                Color.blue.layoutLabel("rest")
            }
            .padding(.vertical, 10)
        }
        #expect(snapshot.frame("third") == CGRect(x: 0, y: 10, width: 100, height: 80))
        #expect(snapshot.frame("rest") == CGRect(x: 100, y: 10, width: 200, height: 80))
    }

    @Test("aligns its child in the frame")
    func alignment() {
        let snapshot = layout(300, 100) {
            Color.red.frame(width: 40, height: 20).layoutLabel("child")
                .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
        }
        #expect(snapshot.frame("child") == CGRect(x: 260, y: 80, width: 40, height: 20))
    }

    @Test("takes its child's size if no container has a length")
    func unknown() {
        let child = { Color.red.frame(width: 40, height: 20).containerRelativeFrame([.horizontal, .vertical]) }
        #expect(layout(nil, nil) { child() }.size == CGSize(width: 40, height: 20))
        #expect(layout(.infinity, 90) { child() }.size == CGSize(width: 40, height: 90))
    }

    @Test("uses the outer container if the scroll view has no length")
    func nested() {
        let snapshot = layout(300, 200) {
            ScrollView {
                ScrollView(.horizontal) {
                    Color.red.containerRelativeFrame(.vertical).frame(width: 50).layoutLabel("inner")
                }
                .frame(width: 80)
            }
        }
        #expect(snapshot.frame("inner") == CGRect(x: 0, y: 0, width: 50, height: 200))
    }

    @Test("has the right length in two containers measured at several sizes")
    func twoContainers() {
        for memoizes in [true, false] {
            let options = LayoutOptions(traces: false, memoizes: memoizes, verifies: true)
            let snapshot = layout(300, 100, options: options) {
                HStack(spacing: 0) {
                    ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]).layoutLabel("a") }
                        .frame(minWidth: 30)
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                                .frame(height: 7).layoutLabel("b")
                        }
                    }
                    .layoutPriority(1)
                    .frame(width: 200)
                }
            }
            #expect(snapshot.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(snapshot.frame("b")?.size == CGSize(width: 100, height: 7))
            #expect(snapshot.issues.isEmpty)
        }
    }

    @Test("makes a stack's cache anew in another container")
    func caches() {
        /// Makes the same proposal to its child in two containers, and is as wide as both answers together.
        struct Twice: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let sizes = [40.0, 100].map { width in
                    subviews[0].inContainer(ProposedViewSize(width: width, height: nil)).sizeThatFits(.unspecified)
                }
                return CGSize(width: sizes[0].width + sizes[1].width, height: sizes[1].height)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                subviews[0].inContainer(ProposedViewSize(width: 40, height: nil))
                    .place(at: bounds.origin, proposal: .unspecified)
            }
        }
        let snapshot = layout(300, 100) {
            Twice {
                HStack(spacing: 0) {
                    Color.red.containerRelativeFrame(.horizontal)
                    Color.blue.frame(width: 5).layoutLabel("after")
                }
                .layoutLabel("stack")
            }
        }
        #expect(snapshot.size == CGSize(width: 45 + 105, height: 10))
        #expect(snapshot.frame("stack")?.width == 45)
        #expect(snapshot.frame("after")?.minX == 40)
        #expect(snapshot.issues.isEmpty)
    }

    @Test("reports invalid counts")
    func invalid() {
        let snapshot = layout(300, 100) {
            Color.red.containerRelativeFrame(.horizontal, count: 0, span: 1, spacing: .nan).layoutLabel("child")
        }
        #expect(snapshot.frame("child")?.width == 300)
        #expect(snapshot.issues.map(\.rule) == [.invalidValue])
    }

    @Test("explains itself by any number of parts at once")
    func manyParts() {
        let parts = ContainerRelativeLayout.Parts(count: .max, span: .max, spacing: 4)
        #expect(parts.sum(of: 300).value.isFinite)
        let three = ContainerRelativeLayout.Parts(count: 3, span: 2, spacing: 8)
        #expect(three.sum(of: 316).value == 208)
    }
}
