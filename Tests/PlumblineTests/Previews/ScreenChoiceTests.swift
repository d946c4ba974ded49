import Testing
import ViewDSL

@testable import Plumbline

@MainActor @Suite("A view drawn by its name")
struct ScreenChoiceTests {
    private func safeArea(_ isScreenIfFilled: Bool = true, @ViewBuilder _ view: @escaping () -> some View) -> CGFloat {
        var settings = PreviewSettings()
        settings.layout = .sizeThatFits
        settings.isScreenIfFilled = isScreenIfFilled
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
        #expect(safeArea(false) { Color.red } == 0)
    }
}
