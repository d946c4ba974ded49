import Testing
import ViewDSL

@testable import Plumbline

@MainActor @Suite("A view drawn by its name")
struct ScreenChoiceTests {
    private func safeArea(_ share: CGFloat? = 1, @ViewBuilder _ view: @escaping () -> some View) -> CGFloat {
        var settings = PreviewSettings()
        settings.layout = .sizeThatFits
        settings.screenShare = share
        let choice = ScreenChoice(settings) { view() }
        var environment = EnvironmentValues()
        choice.adapt(&environment)
        return environment.sceneSafeArea.top
    }

    @Test("is on a screen with its safe area where it fills one, else of its own size")
    func fills() {
        #expect(safeArea { Color.red } == 59)
        #expect(safeArea { NavigationStack { Text("a") } } == 59)
        #expect(safeArea { Text("a") } == 0)
        #expect(safeArea { Color.red.frame(height: 100) } == 0)
        #expect(safeArea(nil) { Color.red } == 0)
        // A view without a size would be no picture.
        #expect(safeArea { EmptyView() } == 59)
    }

    @Test("and a preview without a layout of its own where it takes half of the height")
    func half() {
        let share = PreviewSettings().screenShare
        #expect(safeArea(share) { Color.red } == 59)
        #expect(safeArea(share) { Color.red.frame(height: 380) } == 59)
        #expect(safeArea(share) { Color.red.frame(height: 379) } == 0)
        #expect(safeArea(share) { Color.red.frame(width: 10) } == 59)
    }
}
