import LayoutEngine
import Testing
import ViewDSL

@testable import Plumbline

@MainActor @Suite("A view drawn by its name")
struct ScreenChoiceTests {
    private func safeArea(_ share: CGFloat? = 1, @ViewBuilder _ view: @escaping () -> some View) -> CGFloat {
        environment(share, view).sceneSafeArea.top
    }

    private func environment(_ share: CGFloat?, @ViewBuilder _ view: @escaping () -> some View) -> EnvironmentValues {
        var settings = PreviewSettings()
        settings.layout = .sizeThatFits
        settings.screenShare = share
        let choice = ScreenChoice(settings) { view() }
        var environment = EnvironmentValues()
        choice.adapt(&environment)
        return environment
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

    @Test("is proposed what the screen's safe area leaves, drawn with the screen or without it")
    func proposal() {
        func proposed(_ height: CGFloat) -> CGFloat? {
            func view() -> some View { Color.red.frame(height: height).layoutLabel("view") }
            let chosen = environment(1) { view() }
            let snapshot = LayoutSnapshot(
                proposal: ProposedViewSize(width: 393, height: 852), textMeasuring: SystemText.measurer,
                environment: chosen
            ) { view() }
            return snapshot.records.first { $0.labels.contains("view") }?.proposal.height
        }
        #expect(proposed(100) == 759 && proposed(759) == 759)
    }

    @Test("is proposed a length that somebody chose as it is, with the screen or without it")
    func chosen() {
        func insets(_ axes: Axis.Set, _ layout: PreviewLayout) -> EdgeInsets {
            var settings = PreviewSettings()
            (settings.layout, settings.screenShare, settings.sizedAxes) = (layout, nil, axes)
            var environment = EnvironmentValues()
            ScreenChoice(settings) { Text("a") }.adapt(&environment)
            return layout.isDevice ? environment.sceneSafeArea : environment.hiddenSafeArea
        }
        for layout in [PreviewLayout.sizeThatFits, .device] {
            #expect(insets([], layout).top == 59 && insets([], layout).bottom == 34)
            #expect(insets(.horizontal, layout).top == 59)
            #expect(insets(.vertical, layout) == EdgeInsets())
        }
    }
}

extension PreviewLayout {
    fileprivate var isDevice: Bool { if case .device = self { true } else { false } }
}
