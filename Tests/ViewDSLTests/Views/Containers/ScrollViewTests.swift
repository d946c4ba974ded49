import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("A scroll view")
struct ScrollViewTests {
    /// The rectangles that drawings are clipped to.
    private func clips<V: View>(_ view: V) -> [CGRect] {
        var environment = EnvironmentValues()
        environment.sceneSafeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        let snapshot = layout(390, 800, environment: environment) { view }
        func found(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                guard case .group(let items, let effect) = item else { return [] }
                if case .clip(let path, evenOdd: _) = effect { return [path.boundingRect] + found(items) }
                return found(items)
            }
        }
        return found(SceneryPainter(snapshot, scale: 1).items())
    }

    @Test("shows its content in the safe areas it touches, along the axes that scroll")
    func safeArea() {
        #expect(clips(ScrollView { Color.red.frame(width: 390, height: 2000) }) == [rect(0, 0, 390, 800)])
        #expect(
            clips(ScrollView(.horizontal) { Color.red.frame(width: 2000, height: 720) }) == [rect(0, 50, 390, 720)])
        #expect(
            clips(
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(width: 390, height: 2000) }
                    Color.blue.frame(height: 100)
                }) == [rect(0, 0, 390, 670)])
    }

    @Test("in a list's row has links of its own, without chevrons")
    func links() {
        let snapshot = layout(390, 800) {
            List {
                ScrollView(.horizontal) {
                    HStack {
                        NavigationLink("a") { Text("b") }
                        NavigationLink("c") { Text("d") }
                    }
                }
            }
        }
        #expect(!snapshot.records.contains { $0.detail.contains("chevron") })
    }

    @Test("aligns smaller content by its default anchor, and shows larger content from there")
    func anchors() {
        func top(_ height: CGFloat, _ change: (AnyView) -> AnyView) -> CGFloat? {
            layout(100, 100) { change(AnyView(ScrollView { fixed(10, height, "content") })) }.frame("content")?.minY
        }
        #expect(top(40) { AnyView($0.defaultScrollAnchor(.bottom)) } == 60)
        #expect(top(40) { AnyView($0.defaultScrollAnchor(.center)) } == 30)
        #expect(top(140) { AnyView($0.defaultScrollAnchor(.bottom)) } == -40)
        #expect(top(140) { AnyView($0.defaultScrollAnchor(.bottom, for: .alignment)) } == 0)
        #expect(top(40) { AnyView($0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)) } == 0)
        #expect(top(40) { AnyView($0.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil)) } == 60)
        // A view inside has its own.
        let inner = layout(100, 100) {
            ScrollView { ScrollView { fixed(10, 20, "content") }.frame(height: 50) }.defaultScrollAnchor(.bottom)
        }
        #expect(inner.frame("content")?.minY == 50)
    }
}
