import Foundation
import LayoutEngine
import ViewDSL

extension LayoutSnapshot {
    /// Lays out views as figures do, text in its real fonts, without drawing a pixel.
    ///
    /// Where the fonts are not installed every text is reported as an issue and has no size.
    /// - Parameters:
    ///   - proposal: The root view's proposal, in points; nil leaves the choice to the view.
    ///   - content: The views. Several make a centered `ZStack`.
    @MainActor @preconcurrency
    public init<Content: View>(proposal: ProposedViewSize, @ViewBuilder content: () -> Content) {
        self.init(proposal: proposal, textMeasuring: SystemText.measurer, content: content)
    }

    /// Lays out views as figures do, once their tasks have ended and their state has settled.
    ///
    /// Views that have not settled are an issue of the layout.
    /// - Parameters:
    ///   - proposal: The root view's proposal, in points; nil leaves the choice to the view.
    ///   - limits: How long state and tasks may take.
    ///   - content: The views. Several make a centered `ZStack`.
    @MainActor
    public static func settled<Content: View>(
        proposal: ProposedViewSize, limits: SettlingLimits = SettlingLimits(), @ViewBuilder content: () -> Content
    ) async -> LayoutSnapshot {
        await settled(
            proposal: proposal, textMeasuring: SystemText.measurer, limits: limits, content: content)
    }

    /// Lays out a scene, before any of its views' tasks have begun. Of panels and sweeps it is the first layout.
    ///
    /// - Parameters:
    ///   - scene: The scene; nothing of it is drawn.
    ///   - scale: Pixels per point; images and the spacing of texts depend on it.
    ///   - assets: Where `Image("rogue")` looks.
    @MainActor @preconcurrency
    public init(_ scene: Scene, scale: Int = 2, assets: AssetCatalog = .none) {
        var plan = LayoutPlan(scene, LayoutSettings(scene, scale: scale, assets: assets), isSampled: false)
        self = plan.next().map { $0.picture.layOut($0.settings) } ?? .empty
    }

    /// Every layout of a scene, before any task has begun: one of a picture, one a panel, one a step of a sweep.
    ///
    /// - Parameters:
    ///   - scene: The scene; nothing of it is drawn.
    ///   - scale: Pixels per point; images and the spacing of texts depend on it.
    ///   - assets: Where `Image("rogue")` looks.
    @MainActor @preconcurrency
    public static func all(of scene: Scene, scale: Int = 2, assets: AssetCatalog = .none) -> [LayoutSnapshot] {
        scene.layOutAll(LayoutSettings(scene, scale: scale, assets: assets), isSampled: false).snapshots
    }

    /// Lays out a scene as its figure does, once its views' tasks have ended. Of panels and sweeps it is the first
    /// layout.
    ///
    /// - Parameters:
    ///   - scene: The scene; nothing of it is drawn.
    ///   - scale: Pixels per point; images and the spacing of texts depend on it.
    ///   - assets: Where `Image("rogue")` looks.
    @MainActor
    public static func settled(_ scene: Scene, scale: Int = 2, assets: AssetCatalog = .none) async -> LayoutSnapshot {
        var plan = LayoutPlan(scene, LayoutSettings(scene, scale: scale, assets: assets), isSampled: false)
        guard let first = plan.next() else { return .empty }
        return await first.picture.settle(first.settings)
    }
}
