import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

/// A scene of a screen with insets.
@MainActor
private func screen<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, _ insets: EdgeInsets, @ViewBuilder _ content: () -> V
) -> LayoutSnapshot {
    var environment = EnvironmentValues()
    environment.sceneSafeArea = insets
    return LayoutSnapshot(
        proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText, environment: environment,
        content: content)
}

private let phone = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

@MainActor @Suite("Safe areas")
struct SafeAreaLayoutsTests {
    @Test("are subtracted from the proposal, and the content is centered")
    func scene() {
        let fixed = screen(100, 200, phone) { Color.red.frame(width: 40, height: 20).layoutLabel("view") }
        #expect(fixed.size == CGSize(width: 100, height: 200))
        #expect(fixed.frame("view") == CGRect(x: 30, y: 50 + 50, width: 40, height: 20))
        #expect(fixed["view"]?.proposal == ProposedViewSize(width: 100, height: 120))
        #expect(
            screen(nil, nil, phone) { Color.red.frame(width: 40, height: 20) }.size == CGSize(width: 40, height: 100))
        #expect(screen(100, 200, EdgeInsets()) { Color.red }.records.count == 1)
    }

    @Test("are subtracted by containerRelativeFrame")
    func container() {
        let snapshot = screen(100, 200, phone) { Color.red.containerRelativeFrame(.vertical).layoutLabel("view") }
        #expect(snapshot.frame("view") == CGRect(x: 0, y: 50, width: 100, height: 120))
    }

    @Test("are ignored on the edges a view names and touches")
    func ignoring() {
        let all = screen(100, 200, phone) { Color.red.layoutLabel("view").ignoresSafeArea().layoutLabel("outside") }
        #expect(all.frame("view") == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(all.frame("outside") == CGRect(x: 0, y: 50, width: 100, height: 120))

        let top = screen(100, 200, phone) { Color.red.layoutLabel("view").ignoresSafeArea(edges: .top) }
        #expect(top.frame("view") == CGRect(x: 0, y: 0, width: 100, height: 170))
        let old = screen(100, 200, phone) { Color.red.layoutLabel("view").edgesIgnoringSafeArea(.bottom) }
        #expect(old.frame("view") == CGRect(x: 0, y: 50, width: 100, height: 150))
        let keyboard = screen(100, 200, phone) { Color.red.layoutLabel("view").ignoresSafeArea(.keyboard) }
        #expect(keyboard.frame("view") == CGRect(x: 0, y: 50, width: 100, height: 120))

        let stack = screen(100, 200, phone) {
            VStack(spacing: 0) {
                Color.red.frame(height: 30).layoutLabel("first")
                Color.blue.layoutLabel("middle").ignoresSafeArea()
                Color.green.frame(height: 20)
            }
        }
        #expect(stack.frame("middle") == CGRect(x: 0, y: 80, width: 100, height: 70))
    }

    @Test("are out of reach of what a scroll view scrolls, not of the scroll view")
    func scrolling() {
        let snapshot = screen(100, 200, phone) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 60).ignoresSafeArea().layoutLabel("first")
                    Color.clear.frame(width: 100, height: 60).background(Color.green).layoutLabel("second")
                }
            }
            .background(Color.blue)
        }
        #expect(snapshot.frame("first") == CGRect(x: 0, y: 50, width: 100, height: 60))
        let backgrounds = snapshot.records.filter { $0.name == "Color" }.map(\.frame)
        #expect(backgrounds.contains(CGRect(x: 0, y: 110, width: 100, height: 60)))
        #expect(backgrounds.contains(CGRect(x: 0, y: 0, width: 100, height: 200)))
        let list = screen(100, 200, phone) {
            List { Color.clear.frame(height: 22).background(Color.green).listRowInsets(EdgeInsets()) }.listStyle(.plain)
        }
        #expect(list.records.allSatisfy { $0.name != "Color" || $0.frame.minY >= 50 || $0.frame.height == 200 })
        let across = screen(100, 200, EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)) {
            ScrollView { Color.red.frame(height: 60).layoutLabel("view").ignoresSafeArea() }
        }
        #expect(across.frame("view") == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test("have a rigid view that ignores them at their top leading corner")
    func rigid() {
        let snapshot = screen(100, 200, phone) {
            Color.red.frame(width: 100, height: 120).layoutLabel("view").ignoresSafeArea()
        }
        #expect(snapshot.frame("view") == CGRect(x: 0, y: 0, width: 100, height: 120))
    }

    @Test("are filled by a background style, not by a background view")
    func backgrounds() {
        let style = screen(100, 200, phone) { Color.clear.frame(height: 120).background(Color.red) }
        #expect(style.records.last?.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = screen(100, 200, phone) { Color.clear.frame(height: 120).background { Color.red } }
        #expect(view.records.last?.frame == CGRect(x: 0, y: 50, width: 100, height: 120))
        let edges = screen(100, 200, phone) {
            Color.clear.frame(height: 120).background(Color.red, ignoresSafeAreaEdges: .bottom)
        }
        #expect(edges.records.last?.frame == CGRect(x: 0, y: 50, width: 100, height: 150))
        let away = screen(100, 200, phone) { Color.clear.frame(width: 50, height: 80).background(Color.red) }
        #expect(away.records.last?.frame == CGRect(x: 25, y: 70, width: 50, height: 80))
    }

    @Test("are known to a GeometryReader on the edges that touch them")
    func proxies() {
        let insets = Notes<EdgeInsets>()
        _ = screen(100, 200, phone) {
            VStack(spacing: 0) {
                GeometryReader { insets.note($0.safeAreaInsets) }
                GeometryReader { insets.note($0.safeAreaInsets) }.padding(.bottom, 1)
                GeometryReader { insets.note($0.safeAreaInsets) }
            }
        }
        #expect(insets.values == [EdgeInsets(.top, 50), EdgeInsets(), EdgeInsets(.bottom, 30)])
    }

    @Test("grow by a view at an edge, 8 points away by default")
    func insets() {
        let snapshot = layout(200, 200) {
            Color.red.layoutLabel("view").ignoresSafeArea()
                .layoutLabel("room")
                .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40).layoutLabel("bar") }
        }
        #expect(snapshot.size == CGSize(width: 200, height: 200))
        #expect(snapshot.frame("bar") == CGRect(x: 0, y: 160, width: 200, height: 40))
        #expect(snapshot.frame("room") == CGRect(x: 0, y: 0, width: 200, height: 152))
        #expect(snapshot.frame("view") == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test("align the view at an edge with the content")
    func insetAlignment() {
        let leading = layout(200, 100) {
            Color.red.layoutLabel("view").safeAreaInset(edge: .leading, alignment: .bottom, spacing: 5) {
                Color.blue.frame(width: 20, height: 30).layoutLabel("bar")
            }
        }
        #expect(leading.frame("view") == CGRect(x: 25, y: 0, width: 175, height: 100))
        #expect(leading.frame("bar") == CGRect(x: 0, y: 70, width: 20, height: 30))
        let top = layout(200, 100) {
            Color.red.layoutLabel("view").safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
                Color.blue.frame(width: 20, height: 30).layoutLabel("bar")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(top.frame("view") == CGRect(x: 0, y: 30, width: 200, height: 70))
        #expect(top.frame("bar") == CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @Test("add the view at an edge to the ideal size, and stay infinite under infinity")
    func insetProposals() {
        let view = {
            Color.red.frame(width: 50, height: 60).safeAreaInset(edge: .bottom, spacing: 4) {
                Color.blue.frame(width: 70, height: 20).layoutLabel("bar")
            }
        }
        #expect(layout(nil, nil) { view() }.size == CGSize(width: 70, height: 84))
        #expect(layout(nil, nil) { view() }.frame("bar") == CGRect(x: 0, y: 64, width: 70, height: 20))
        #expect(layout(.infinity, .infinity) { view() }.size == CGSize(width: 70, height: 84))
        #expect(layout(0, 0) { view() }.size == CGSize(width: 70, height: 84))
    }

    @Test("leave the view at an edge what the content can spare")
    func insetProposal() {
        let snapshot = layout(100, 100) {
            Color.red.frame(minHeight: 70).layoutLabel("view").safeAreaInset(edge: .bottom, spacing: 0) {
                Color.blue.layoutLabel("bar")
            }
        }
        #expect(snapshot.frame("view")?.height == 70)
        #expect(snapshot.frame("bar") == CGRect(x: 0, y: 70, width: 100, height: 30))
    }

    @Test("grow by padding, into which views inside may extend")
    func padding() {
        let snapshot = layout(100, 100) {
            VStack(spacing: 0) {
                Color.red.layoutLabel("inside")
                Color.blue.layoutLabel("out").ignoresSafeArea(edges: [.leading, .bottom])
            }
            .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 0))
        }
        #expect(snapshot.frame("inside") == CGRect(x: 20, y: 10, width: 80, height: 30))
        #expect(snapshot.frame("out") == CGRect(x: 0, y: 40, width: 100, height: 60))
        #expect(layout(100, 100) { Color.red.layoutLabel("a").safeAreaPadding() }.frame("a")?.width == 68)
        #expect(layout(100, 100) { Color.red.layoutLabel("a").safeAreaPadding(5) }.frame("a")?.width == 90)
        #expect(
            layout(100, 100) { Color.red.layoutLabel("a").safeAreaPadding(.horizontal, 7) }.frame("a")
                == CGRect(x: 7, y: 0, width: 86, height: 100))
    }

    @Test("nest: a view may extend to the outer one if the inner one touches it")
    func nesting() {
        let snapshot = screen(100, 200, phone) {
            Color.red.layoutLabel("view").ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
                .safeAreaPadding(.top, 10)
        }
        #expect(snapshot.frame("view") == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test("do not count for the view at the edge itself")
    func secondary() {
        let insets = Notes<EdgeInsets>()
        _ = layout(100, 100) {
            Color.red.safeAreaInset(edge: .top, spacing: 0) {
                GeometryReader { insets.note($0.safeAreaInsets) }.frame(height: 20)
            }
        }
        #expect(insets.values == [EdgeInsets()])
    }

    @Test("follow the layout direction")
    func rightToLeft() {
        let insets = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
        let note = Notes<EdgeInsets>()
        let snapshot = screen(100, 50, EdgeInsets()) {
            ZStack {
                Color.red.layoutLabel("view").ignoresSafeArea()
                GeometryReader { note.note($0.safeAreaInsets) }
            }
            .layoutLabel("room").safeAreaPadding(insets).environment(\.layoutDirection, .rightToLeft)
        }
        #expect(snapshot.frame("room") == CGRect(x: 0, y: 0, width: 60, height: 50))
        #expect(snapshot.frame("view") == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(note.values == [insets])
    }

    @Test("report invalid lengths")
    func invalid() {
        let snapshot = layout(100, 100) { Color.red.layoutLabel("a").safeAreaPadding(-5) }
        #expect(snapshot.frame("a")?.width == 100)
        #expect(snapshot.issues.map(\.rule) == [.invalidValue])
    }
}
