import CairoPainting
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

/// The storyboard of a view under a proposal, in points.
@MainActor
func storyboard<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
) async throws -> Storyboard {
    let scene = Scene("own/story", proposal: ProposedViewSize(width: width, height: height)) { view() }
    let settings = LayoutSettings(scene.storyboard(), text: try PangoText.shared, scale: 1, assets: Gallery.assets)
    let snapshot = await scene.storyboard().settleAll(settings, isSampled: false).snapshots[0]
    return try #require(Storyboard(snapshot))
}
