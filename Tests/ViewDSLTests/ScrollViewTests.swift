import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import ViewDSL

@MainActor @Suite("ScrollView")
struct ScrollViewTests {
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

    @Test("centres content smaller than it is only where it scrolls both ways")
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

    @Test("cuts off what reaches beyond it, unless told not to")
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

    @Test("is empty without views: as long as proposed and 0 across")
    func empty() {
        #expect(layout(100, 50) { ScrollView { EmptyView() } }.size == CGSize(width: 0, height: 50))
    }
}

@MainActor @Suite("containerRelativeFrame")
struct ContainerRelativeTests {
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

    @Test("is as large as its child where no container has a length")
    func unknown() {
        let child = { Color.red.frame(width: 40, height: 20).containerRelativeFrame([.horizontal, .vertical]) }
        #expect(layout(nil, nil) { child() }.size == CGSize(width: 40, height: 20))
        #expect(layout(.infinity, 90) { child() }.size == CGSize(width: 40, height: 90))
    }

    @Test("asks the container further out where the scroll view has no length of its own")
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

    @Test("has the right length in each of two containers asked at several sizes")
    func twoContainers() {
        for memoises in [true, false] {
            let options = LayoutOptions(traces: false, memoises: memoises, verifies: true)
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

    @Test("leaves a stack's cache of one container behind in the next")
    func caches() {
        /// Offers its child the same in two containers, and is as wide as the two answers together.
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

    @Test("reports counts nothing divides by")
    func invalid() {
        let snapshot = layout(300, 100) {
            Color.red.containerRelativeFrame(.horizontal, count: 0, span: 1, spacing: .nan).layoutLabel("child")
        }
        #expect(snapshot.frame("child")?.width == 300)
        #expect(snapshot.issues.map(\.rule) == [.invalidValue])
    }
}

@MainActor @Suite("ViewThatFits")
struct ViewThatFitsTests {
    private func choice(_ width: CGFloat?, _ height: CGFloat?, _ axes: Axis.Set = [.horizontal, .vertical])
        -> LayoutSnapshot
    {
        layout(width, height) {
            ViewThatFits(in: axes) {
                Color.red.frame(width: 150, height: 20).layoutLabel("wide")
                Color.green.frame(width: 100, height: 40).layoutLabel("middle")
                Color.blue.frame(width: 50, height: 90).layoutLabel("tall")
            }
        }
    }

    @Test("takes the first that fits, else the last, and leaves the others out of the picture")
    func chooses() {
        #expect(choice(200, 100).records.map(\.title) == ["ViewThatFits", "wide", "Color .red"])
        #expect(choice(149, 100).records.map(\.title) == ["ViewThatFits", "middle", "Color .green"])
        #expect(choice(100, 39).records.map(\.title) == ["ViewThatFits", "tall", "Color .blue"])
        #expect(choice(100, 39).size == CGSize(width: 50, height: 90))
    }

    @Test("fits anything where nothing or infinity is proposed")
    func unbounded() {
        #expect(choice(nil, nil)["wide"] != nil)
        #expect(choice(.infinity, .infinity)["wide"] != nil)
        #expect(choice(nil, 10)["tall"] != nil)
    }

    @Test("looks at the chosen axes only")
    func axes() {
        #expect(choice(150, 1, .horizontal)["wide"] != nil)
        #expect(choice(1, 40, .vertical)["wide"] != nil)
    }

    @Test("lets text wrap on an axis that does not count")
    func wraps() {
        // 20 letters of 10 points make two lines of 100: 20 points high.
        let fitting = { (height: CGFloat) in
            layout(100, height) {
                ViewThatFits(in: .vertical) {
                    Text("aaaaaaaaa bbbbbbbbbb").layoutLabel("text")
                    Color.red.layoutLabel("other")
                }
            }
        }
        #expect(fitting(20)["text"]?.size == CGSize(width: 100, height: 20))
        #expect(fitting(19)["other"] != nil)
    }

    @Test("offers the chosen view what it was offered")
    func proposal() {
        let snapshot = layout(120, 50) {
            ViewThatFits { Color.red.frame(idealWidth: 80, idealHeight: 20).layoutLabel("flexible") }
        }
        #expect(snapshot["flexible"]?.proposal == ProposedViewSize(width: 120, height: 50))
        #expect(snapshot.size == CGSize(width: 120, height: 50))
        #expect(layout(120, 50) { ViewThatFits { EmptyView() } }.size == .zero)
    }

    @Test("passes the chosen view's guides up")
    func guides() {
        let snapshot = layout(100, 100) {
            HStack(alignment: .top, spacing: 0) {
                Color.red.frame(width: 10, height: 10).layoutLabel("plain")
                ViewThatFits {
                    Color.green.frame(width: 300, height: 30)
                    Color.blue.frame(width: 10, height: 30).alignmentGuide(.top) { _ in 15 }
                }
            }
        }
        #expect(snapshot.frame("plain")?.minY == 15)
    }
}
