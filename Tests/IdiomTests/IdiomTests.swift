import SwiftUI
import Testing

struct IdiomApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    @Environment(\.scenePhase) private var phase

    final class Delegate: NSObject, UIApplicationDelegate {}

    var body: some SwiftUI.Scene {
        WindowGroup { TabIdiom() }
            .commands { CommandGroup(replacing: .newItem) {} }
    }
}

@MainActor
@Suite("Everyday SwiftUI, as it is written")
struct IdiomTests {
    private static let views: [(name: String, view: AnyView)] = [
        ("toggles", AnyView(ToggleIdiom())), ("sliders", AnyView(SliderIdiom())), ("steppers", AnyView(StepperIdiom())),
        ("pickers", AnyView(PickerIdiom())), ("fields", AnyView(FieldIdiom())), ("buttons", AnyView(ButtonIdiom())),
        ("styles", AnyView(StyledIdiom())), ("progress", AnyView(ProgressIdiom())), ("dates", AnyView(DateIdiom())),
        ("a list", AnyView(ListIdiom())), ("lists", AnyView(SimpleLists())), ("settings", AnyView(SettingsIdiom())),
        ("tabs", AnyView(TabIdiom())), ("columns", AnyView(SplitIdiom())), ("sheets", AnyView(PresentationIdiom())),
        ("texts", AnyView(TextIdiom())), ("images", AnyView(ImageIdiom())), ("paints", AnyView(PaintIdiom())),
        ("canvases", AnyView(CanvasIdiom())), ("frames", AnyView(FrameIdiom())), ("scrolling", AnyView(ScrollIdiom())),
        ("layouts", AnyView(AnyLayoutIdiom())),
        ("state", AnyView(StateIdiom(isOn: .constant(true)).environmentObject(OldModel()).environment(Model()))),
    ]

    @Test("is a list of 204 ways to use it, or more, each once")
    func count() {
        let names = Idiom.all.map(\.name)
        #expect(names.count >= 204)
        #expect(Set(names).count == names.count)
    }

    @Test("is laid out on a phone's screen, with finite sizes")
    func layout() async {
        for (name, view) in Self.views + Idiom.all.map({ ($0.name, $0.view) }) {
            let snapshot = await LayoutSnapshot.settled(
                proposal: ProposedViewSize(width: 390, height: 844),
                textMeasuring: FixedAdvanceText(advance: 8, ascent: 12, descent: 4)
            ) { view }
            #expect(!snapshot.records.isEmpty, "\(name)")
            #expect(snapshot.records.allSatisfy { $0.size.width.isFinite && $0.size.height.isFinite }, "\(name)")
            // Assets and what is drawn approximately are known; nothing is broken.
            let known: Set<LayoutIssue.Rule> = [
                .missingImage, .missingColor, .missingSymbol, .missingFont, .approximate,
            ]
            #expect(snapshot.issues.filter { !known.contains($0.rule) }.map(\.message) == [], "\(name)")
        }
    }
}
