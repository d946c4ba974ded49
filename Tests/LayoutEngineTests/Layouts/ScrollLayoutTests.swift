import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("ScrollView")
struct ScrollLayoutTests {
    @Test("is as long as proposed where it scrolls and as its content across")
    func sizes() {
        let column = { ScrollView { Color.red.frame(width: 60, height: 300).layoutLabel("content") } }
        let snapshot = layout(100, 200) { column() }
        #expect(snapshot.size == CGSize(width: 60, height: 200))
        #expect(snapshot.frame("content") == CGRect(x: 0, y: 0, width: 60, height: 300))
        #expect(layout(nil, nil) { column() }.size == CGSize(width: 60, height: 300))
        #expect(layout(.infinity, .infinity) { column() }.size == CGSize(width: 60, height: CGFloat.infinity))
        #expect(layout(0, 0) { column() }.size == CGSize(width: 60, height: 0))
    }

    @Test("proposes nil where it scrolls, and its own length across")
    func proposals() {
        let snapshot = layout(100, 200) {
            ScrollView(.horizontal) {
                Color.red.frame(idealWidth: 70).frame(height: 50).layoutLabel("content")
            }
        }
        #expect(snapshot.size == CGSize(width: 100, height: 50))
        #expect(snapshot["content"]?.proposal == ProposedViewSize(width: nil, height: 50))
        #expect(snapshot.frame("content") == CGRect(x: 0, y: 0, width: 70, height: 50))
    }

    @Test("makes a column of several views, whatever it scrolls")
    func column() {
        let snapshot = layout(200, 200) {
            ScrollView(.horizontal) {
                Color.red.frame(width: 50, height: 30)
                Color.blue.frame(width: 30, height: 20).layoutLabel("second")
            }
        }
        #expect(snapshot.size == CGSize(width: 200, height: 58))
        #expect(snapshot.frame("second") == CGRect(x: 10, y: 38, width: 30, height: 20))
    }

    @Test("centers smaller content only if it scrolls on both axes")
    func twoAxes() {
        let snapshot = layout(100, 100) {
            ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 50, height: 130).layoutLabel("content") }
        }
        #expect(snapshot.frame("content") == CGRect(x: 25, y: 0, width: 50, height: 130))
    }

    @Test("starts at the right from right to left")
    func rightToLeft() {
        let snapshot = layout(100, 50) {
            ScrollView(.horizontal) { Color.red.frame(width: 130, height: 20).layoutLabel("content") }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(snapshot.frame("content") == CGRect(x: -30, y: 0, width: 130, height: 20))
    }

    @Test("clips its content unless clipping is disabled")
    func clips() throws {
        let clipped = layout(100, 50) { ScrollView { Color.red.frame(width: 100, height: 90) } }
        guard case .group(_, .clip(let path, _)) = try #require(SceneryPainter(clipped, scale: 1).items().first) else {
            Issue.record("a scroll view's items are a clipped group")
            return
        }
        #expect(path == Path(CGRect(x: 0, y: 0, width: 100, height: 50)))

        let open = layout(100, 50) { ScrollView { Color.red.frame(width: 100, height: 90) }.scrollClipDisabled() }
        guard case .fill = try #require(SceneryPainter(open, scale: 1).items().first) else {
            Issue.record("nothing is around the items of an open scroll view")
            return
        }
    }

    @Test("is as long as proposed and 0 across without views")
    func empty() {
        #expect(layout(100, 50) { ScrollView { EmptyView() } }.size == CGSize(width: 0, height: 50))
    }
}
