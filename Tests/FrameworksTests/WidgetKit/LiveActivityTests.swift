import ActivityKit
import SwiftUI
import Testing
import WidgetKit

private struct Tea: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }

    var name: String
}

private struct TeaActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Tea.self) { context in
            Text("\(context.attributes.name), \(context.state.minutes)")
                .layoutLabel("lock")
                .activityBackgroundTint(.cyan)
                .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("L").layoutLabel("leading") }
                DynamicIslandExpandedRegion(.trailing) { Text("T").layoutLabel("trailing") }
                DynamicIslandExpandedRegion(.bottom) {
                    if context.state.minutes > 0 { Text("B").layoutLabel("bottom") }
                }
            } compactLeading: {
                Text("L").layoutLabel("leading")
            } compactTrailing: {
                Text("T").layoutLabel("trailing")
            } minimal: {
                Text("M").layoutLabel("minimal")
            }
            .keylineTint(.red)
        }
    }
}

#Preview("Lock", as: .content, using: Tea(name: "green")) {
    TeaActivity()
} contentStates: {
    Tea.ContentState(minutes: 3)
    Tea.ContentState(minutes: 1)
}

@MainActor @Suite("Live activities")
struct LiveActivityTests {
    private func layout(_ kind: ActivityPreviewViewKind) -> LayoutSnapshot {
        let preview = _makeWidgetPreview("Tea", as: kind, using: Tea(name: "green")) {
            TeaActivity()
        } contentStates: {
            Tea.ContentState(minutes: 3)
        }
        func open(_ view: some View) -> LayoutSnapshot {
            LayoutSnapshot(
                proposal: ProposedViewSize(width: 393, height: 759),
                textMeasuring: FixedAdvanceText(advance: 4, ascent: 12, descent: 4)
            ) { view }
        }
        return open(preview.content())
    }

    @Test("a preview of the lock screen is as wide as its banner, and as high as what the first state needs")
    func lockScreen() {
        let layout = layout(.content)
        #expect(layout.size == CGSize(width: 371, height: 16))
        #expect(layout["lock"]?.size == CGSize(width: 32, height: 16))
    }

    @Test("the island has its regions beside the camera, and the bottom one below")
    func island() throws {
        let expanded = layout(.dynamicIsland(.expanded))
        let (leading, trailing, bottom) = (
            try #require(expanded["leading"]), try #require(expanded["trailing"]), try #require(expanded["bottom"])
        )
        #expect(expanded.size.width == 371 && leading.frame.minX == 20 && trailing.frame.maxX == 351)
        #expect(bottom.frame.minY >= 37)
        let compact = layout(.dynamicIsland(.compact))
        #expect(compact["trailing"]!.frame.minX - compact["leading"]!.frame.maxX == 126)
        #expect(layout(.dynamicIsland(.minimal))["minimal"] != nil)
    }

    @Test("no activity runs, and none begins")
    func requests() {
        #expect(ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Tea>.activities.isEmpty)
        #expect(throws: ActivityAuthorizationError.visibility) {
            try Activity.request(
                attributes: Tea(name: "green"), content: ActivityContent(state: .init(minutes: 1), staleDate: nil),
                pushType: nil)
        }
    }
}
