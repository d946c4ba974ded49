import CairoPainting
import LayoutEngine
import ViewDSL

/// Whether a preview is drawn on a whole screen, with its safe area. Some decide that by the view's size.
@MainActor
final class ScreenChoice {
    private(set) var settings: PreviewSettings
    private let content: @MainActor () -> any View

    init(_ settings: PreviewSettings, content: @escaping @MainActor () -> any View) {
        self.settings = settings
        self.content = content
    }

    /// Chooses, and sets the safe area. Comes before the view is made.
    func adapt(_ environment: inout EnvironmentValues) {
        if settings.isScreenIfFilled {
            settings.isScreenIfFilled = false
            if fillsScreen(environment) { settings.layout = .device }
        }
        if settings.hasSafeArea { environment.sceneSafeArea = settings.safeArea }
    }

    private func fillsScreen(_ environment: EnvironmentValues) -> Bool {
        let (screen, insets) = (settings.screenSize, settings.safeArea)
        let room = CGSize(
            width: screen.width - insets.leading - insets.trailing,
            height: screen.height - insets.top - insets.bottom)
        func open(_ view: some View) -> CGSize {
            LayoutSnapshot(
                proposal: ProposedViewSize(room), textMeasuring: SystemText.measurer, environment: environment,
                options: LayoutOptions()
            ) { view }.size
        }
        let size = open(content())
        return size.width >= room.width && size.height >= room.height
    }
}
