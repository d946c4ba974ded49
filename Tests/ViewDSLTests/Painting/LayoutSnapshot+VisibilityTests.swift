import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@Suite("A picture without anything to see")
@MainActor
struct VisibilityTests {
    private func showsNothing(@ViewBuilder _ content: () -> some View) -> Bool {
        layout(100, 100, content).showsNothing
    }

    /// Fades away when it appears.
    private struct Fading: View {
        @State private var isGone = false

        var body: some View {
            Text("gone").opacity(isGone ? 0 : 1).onAppear { withAnimation(.easeOut) { isGone = true } }
        }
    }

    @Test("is noticed where an animation ends in it")
    func invisible() {
        #expect(showsNothing { Fading() })
        #expect(showsNothing { Color.red.scaleEffect(0) })
        #expect(
            showsNothing {
                VStack {
                    Text("a").opacity(0)
                    Circle().clipShape(Rectangle().scale(0))
                }
            })
        #expect(showsNothing { Color.red.frame(width: 5, height: 5).border(.red).opacity(0) })
    }

    @Test("is meant where nothing is drawn or views are hidden")
    func meant() {
        #expect(!showsNothing { EmptyView() })
        #expect(!showsNothing { Color.clear })
        #expect(!showsNothing { Text("a").hidden() })
        #expect(!showsNothing { Spacer() })
    }

    @Test("is none if anything can be seen")
    func visible() {
        #expect(
            !showsNothing {
                Fading()
                Text("b")
            })
        #expect(!showsNothing { Text("a").opacity(0).border(.red) })
        #expect(!showsNothing { Text("a").opacity(0.01) })
        #expect(!showsNothing { Color.clear.border(.red) })
    }

    @Test("is noticed on a preview's screen, too")
    func onScreen() {
        var settings = PreviewSettings()
        settings.layout = .device
        func snapshot(_ view: some View) -> LayoutSnapshot {
            layout(393, 852) { PreviewScreen(settings, content: view, isClipped: true) }
        }
        #expect(snapshot(Fading()).showsNothing)
        #expect(!snapshot(Text("a")).showsNothing)
        #expect(snapshot(EmptyView()).issues.map(\.rule) == [.nothingVisible])
    }
}
