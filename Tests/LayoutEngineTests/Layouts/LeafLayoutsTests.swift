import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Rules of leaves and small modifiers")
struct LeafLayoutsTests {
    private func answer(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> some View) -> CGSize {
        layout(width, height) { view() }.size
    }

    @Test("nil counts as 10 where a size is needed")
    func unspecified() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == size(10, 10))
        #expect(ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: size(1, 2)) == size(3, 2))
        #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions() == size(.infinity, .infinity))
    }

    @Test("an image has its pixels divided by its scale; a resizable one fills, and has that size for nil")
    func image() {
        #expect(answer(500, 500) { rogue } == size(50, 64))
        #expect(answer(0, nil) { rogue } == size(50, 64))
        #expect(answer(500, 30) { rogue.resizable() } == size(500, 30))
        #expect(answer(nil, 30) { rogue.resizable() } == size(50, 30))
        #expect(answer(100, 100) { rogue.resizable().scaledToFit() } == size(78.125, 100))
    }

    @Test("a divider is a pixel thick across its stack, and horizontal outside stacks")
    func divider() {
        #expect(answer(100, 60) { Divider() } == size(100, 1))
        #expect(layout(100, 60) { HStack { Divider().layoutLabel("it") } }.frame("it")?.size == size(1, 60))
        #expect(layout(100, 60) { VStack { Divider().layoutLabel("it") } }.frame("it")?.size == size(100, 1))
        var fine = EnvironmentValues()
        fine.displayScale = 2
        #expect(layout(100, 60, environment: fine) { Divider() }.size == size(100, 0.5))
    }

    @Test("text is one line for nil, wraps to its proposal, and is never larger than its lines")
    func text() {
        #expect(answer(nil, nil) { Text("some words") } == size(100, 10))
        #expect(answer(500, 500) { Text("some words") } == size(100, 10))
        #expect(answer(60, nil) { Text("some words") } == size(50, 20))
        #expect(answer(60, 10) { Text("some words") } == size(60, 10))
        #expect(answer(.infinity, .infinity) { Text("one\ntwo words") } == size(90, 20))
        #expect(answer(0, 0) { Text("some words") } == .zero)
        #expect(answer(60, nil) { Text("some words").lineLimit(1) } == size(60, 10))
    }

    @Test("text shrinks by hundredths until it fits, and is truncated at its minimum scale")
    func shrinkingText() {
        func shrinks(_ width: CGFloat?, _ height: CGFloat?, to least: CGFloat, lines: Int? = 1) -> CGSize {
            answer(width, height) { Text("some words").lineLimit(lines).minimumScaleFactor(least) }
        }
        #expect(shrinks(60, nil, to: 0.5) == size(60, 6))
        #expect(shrinks(75.5, nil, to: 0.5) == size(75, 7.5))
        #expect(shrinks(200, nil, to: 0.5) == size(100, 10))
        #expect(shrinks(45, nil, to: 0.5) == size(45, 5))
        #expect(shrinks(nil, nil, to: 0.5) == size(100, 10))
        #expect(shrinks(60, 100, to: 0.5, lines: nil) == size(50, 20))
        #expect(shrinks(60, 14, to: 0.5, lines: nil) == size(35, 14))
    }

    @Test("a spacer fills its stack, is at least 8 or its minimum, and fills both axes outside stacks")
    func spacer() {
        #expect(answer(100, 60) { Spacer() } == size(100, 60))
        #expect(answer(nil, 3) { Spacer() } == size(8, 8))
        #expect(layout(100, 60) { HStack { Spacer().layoutLabel("it") } }.frame("it")?.size == size(100, 0))
        #expect(answer(nil, nil) { HStack { Spacer(minLength: 30) } } == size(30, 0))
    }

    @Test("a shape may decide its size")
    func shape() {
        struct Bar: Shape {
            nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
            nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 7, height: 3) }
        }
        #expect(answer(100, 100) { Bar() } == size(7, 3))
        #expect(answer(100, nil) { Circle() } == size(100, 100))
        #expect(answer(100, 60) { Circle() } == size(60, 60))
    }

    @Test("padding is 16 by default, and proposes at least 0")
    func padding() {
        #expect(answer(nil, nil) { Text("a").padding() } == size(42, 42))
        #expect(answer(nil, nil) { Text("a").padding(.horizontal) } == size(42, 10))
        let snapshot = layout(10, 10) { Color.red.layoutLabel("it").padding(20) }
        #expect(snapshot.size == size(40, 40))
        #expect(snapshot["it"]?.proposal == .zero)
    }

    @Test("an overlay of several views is a centered ZStack, aligned as a whole")
    func overlayOfSeveral() {
        let snapshot = layout(nil, nil) {
            Color.red.frame(width: 100, height: 100).overlay(alignment: .topLeading) {
                Color.red.frame(width: 40, height: 20)
                Color.red.frame(width: 10, height: 10).layoutLabel("small")
            }
        }
        #expect(snapshot.frame("small") == rect(15, 5, 10, 10))
    }

    @Test("an explicit guide differs from a default")
    func explicit() {
        var seen: [CGFloat?] = []
        _ = layout(nil, nil) {
            VStack(alignment: .trailing) {
                Color.red.alignmentGuide(.leading) { _ in 3 }
                    .alignmentGuide(.trailing) {
                        seen = [$0[explicit: .leading], $0[explicit: .trailing], $0[.trailing]]
                        return 0
                    }
            }
        }
        #expect(seen == [3, nil, 10])
    }

    @Test("a scroll view keeps its content's guides inside")
    func scrolledGuides() {
        func left(@ViewBuilder _ wrap: (AnyView) -> some View) -> CGFloat? {
            let view = AnyView(Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in 15 })
            return layout(nil, nil) {
                VStack(alignment: .leading) {
                    wrap(view)
                    Color.red.frame(width: 20, height: 20).layoutLabel("below")
                }
            }.frame("below")?.minX
        }
        #expect(left { $0 } == 15)
        #expect(left { view in ScrollView { view } } == 0)
    }
}
