import Drawing
import Foundation
import LayoutEngine
import ViewDSL

/// The inputs of a scene's layout besides the scene.
struct LayoutSettings {
    var text: any TextMeasuring
    var environment: EnvironmentValues
    /// Whether every probe and placement is recorded.
    var traces = true
    /// Whether every view is measured for its minimum, ideal and maximum lengths.
    var measuresFlexibility: Bool
    /// Whether to wait for what the views' actions start.
    var awaitsActions = true

    @MainActor
    init(
        _ scene: Scene, text: any TextMeasuring = SystemText.measurer, scale: Int, appearance: ColorScheme? = nil,
        assets: AssetCatalog
    ) {
        self.text = text
        measuresFlexibility = scene.annotations.contains(.flexibility)
        environment = EnvironmentValues()
        environment.images = assets
        environment.displayScale = CGFloat(scale)
        environment.colorScheme = scene.appearance ?? appearance ?? .light
        for change in scene.environmentChanges { change(&environment) }
    }

    var options: LayoutOptions {
        var options = LayoutOptions(traces: traces)
        options.measuresFlexibility = measuresFlexibility
        return options
    }
}
