import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("ViewThatFits")
struct ViewThatFitsLayoutTests {
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

    @Test("takes the first view that fits, else the last, and leaves out the others")
    func chooses() {
        #expect(choice(200, 100).records.map(\.title) == ["ViewThatFits", "wide", "Color .red"])
        #expect(choice(149, 100).records.map(\.title) == ["ViewThatFits", "middle", "Color .green"])
        #expect(choice(100, 39).records.map(\.title) == ["ViewThatFits", "tall", "Color .blue"])
        #expect(choice(100, 39).size == CGSize(width: 50, height: 90))
    }

    @Test("fits every view if nil or infinity is proposed")
    func unbounded() {
        #expect(choice(nil, nil)["wide"] != nil)
        #expect(choice(.infinity, .infinity)["wide"] != nil)
        #expect(choice(nil, 10)["tall"] != nil)
    }

    @Test("compares on the chosen axes only")
    func axes() {
        #expect(choice(150, 1, .horizontal)["wide"] != nil)
        #expect(choice(1, 40, .vertical)["wide"] != nil)
    }

    @Test("lets text wrap on an axis it does not compare")
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

    @Test("passes its proposal on to the chosen view")
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
