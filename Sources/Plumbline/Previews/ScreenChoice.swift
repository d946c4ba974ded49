import LayoutEngine
import ViewDSL

/// Whether a preview is drawn on a whole screen, with its safe area. Some decide that by the view's size.
@MainActor
final class ScreenChoice {
    private(set) var settings: PreviewSettings
    /// What is proposed instead of the screen's size.
    private let size: CGSize?
    private let content: @MainActor () -> any View
    /// Whether the view is proposed what the screen leaves, and drawn without it.
    private var hasHiddenScreen = false

    init(
        _ settings: PreviewSettings, size: CGSize? = nil, content: @escaping @MainActor () -> any View
    ) { (self.settings, self.size, self.content) = (settings, size, content) }

    /// Chooses, and sets the safe area. Comes before the view is made.
    func adapt(_ environment: inout EnvironmentValues) {
        if let share = settings.screenShare {
            settings.screenShare = nil
            if fills(share, environment) {
                settings.layout = .device
            } else {
                hasHiddenScreen = true
            }
        }
        if case .sizeThatFits = settings.layout { hasHiddenScreen = true }
        if hasHiddenScreen { environment.hiddenSafeArea = settings.safeArea }
        if settings.hasSafeArea { environment.sceneSafeArea = settings.safeArea }
    }

    /// Whether the view takes a share of the safe area's height; for all of it, also its width.
    private func fills(_ share: CGFloat, _ environment: EnvironmentValues) -> Bool {
        let (screen, insets) = (size ?? settings.screenSize, settings.safeArea)
        let room = CGSize(
            width: screen.width - insets.leading - insets.trailing,
            height: screen.height - insets.top - insets.bottom)
        func open(_ view: some View) -> CGSize {
            LayoutSnapshot(
                proposal: ProposedViewSize(room), textMeasuring: SystemText.measurer, environment: environment,
                options: LayoutOptions()
            ) { view }.size
        }
        let size = open(settings.shown(content))
        // A view without a size would be no picture.
        if size.width <= 0 || size.height <= 0 { return true }
        return size.height >= share * room.height && (share < 1 || size.width >= room.width)
    }
}

extension PreviewSettings {
    /// The view, made while UIKit has the preview's screen and device.
    @MainActor
    func shown(_ content: () -> any View) -> any View {
        #if !canImport(Darwin)
            DeviceStandIn.show(self)
        #endif
        return content()
    }
}
