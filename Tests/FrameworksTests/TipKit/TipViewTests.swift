import SwiftUI
import Testing
import TipKit

private struct StarTip: Tip {
    var title: Text { Text("Star it") }
    var message: Text? { Text("Starred ones come first.") }
    var image: Image? { Image(systemName: "star") }
    var options: [any TipOption] { Tips.MaxDisplayCount(3) }
    var actions: [Action] {
        Action(id: "on", title: "Star")
        Action(id: "off", title: "Later")
    }
}

private struct LateTip: Tip {
    static let opened = Event(id: "opened")
    @Parameter static var visits: Int = 0
    @Parameter(.transient) static var isKnown = true

    var title: Text { Text("Late") }
    var rules: [Rule] {
        [
            #Rule(Self.$visits) { $0 > 3 },
            #Rule(Self.opened) { $0.donations.donatedWithin(.week).count < 2 },
            #Rule(Self.$isKnown, Self.$visits) { $0 || $1 == 0 },
        ]
    }
}

@MainActor @Suite("The module TipKit", .serialized)
struct TipViewTests {
    private func names(_ view: some View) -> [String] {
        LayoutSnapshot(
            proposal: ProposedViewSize(width: 390, height: 800),
            textMeasuring: FixedAdvanceText(advance: 4, ascent: 12, descent: 4)
        ) { view }
        .records.map { $0.words ?? $0.name }
    }

    @Test("draws a tip as a card with its actions")
    func card() {
        let shown = names(TipView(StarTip()))
        #expect(shown.contains("TipView"))
        #expect(shown.filter { ["Star it", "Starred ones come first.", "Star", "Later"].contains($0) }.count == 4)
    }

    @Test("shows a tip only while its rules hold")
    func rules() async {
        #expect(LateTip().status == .pending)
        #expect(!names(TipView(LateTip())).contains("TipView"))
        LateTip.visits = 4
        #expect(names(TipView(LateTip())).contains("TipView"))
        await LateTip.opened.donate()
        LateTip.opened.sendDonation()
        #expect(!LateTip().shouldDisplay)
    }

    @Test("shows every tip for one layout")
    func everyTip() {
        struct Never: Tip {
            var title: Text { Text("Never") }
            var rules: [Rule] { [#Rule(LateTip.$visits) { $0 < 0 }] }
        }
        struct Eager: View {
            init() { Tips.showAllTipsForTesting() }
            var body: some View { TipView(Never()) }
        }
        #expect(names(Eager()).contains("TipView"))
        #expect(!names(TipView(Never())).contains("TipView"))
    }

    @Test("shows one popover at a time, and a group its first tip")
    func popovers() {
        let two = VStack {
            Text("1").popoverTip(StarTip())
            Text("2").popoverTip(StarTip(), arrowEdge: .bottom)
        }
        #expect(names(two).filter { $0 == "popover" }.count == 1)
        #expect(!names(Text("1").popoverTip(nil as StarTip?)).contains("popover"))
        let group = TipGroup(.ordered) {
            StarTip()
            LateTip()
        }
        #expect(group.currentTip is StarTip)
    }
}
