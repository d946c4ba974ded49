import Foundation
import LayoutEngine
import TestSupport
import Testing
import ViewDSL

@testable import Diagramming

/// The caption of a figure that shows the structure of a view.
@MainActor
func structureCaption<V: View>(_ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: () -> V) -> String {
    FigureScene(layout(width, height, view), annotations: .structure, style: .light).structureCaption() ?? ""
}

/// 20 points high.
@MainActor
func bar(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 20) }

/// The structure of a screen, and its figure.
func drawn(_ snapshot: LayoutSnapshot) throws -> (structure: ScreenStructure, scene: FigureScene) {
    let scene = FigureScene(snapshot, annotations: .structure, style: .light)
    return (try #require(scene.structure), scene)
}

func insets(_ horizontal: CGFloat, _ vertical: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
}

/// A text of that width, 20 points high.
func words(_ builder: Builder, _ words: String, _ width: CGFloat) -> NodeID {
    builder.arena.add(
        FixedLayout(size: CGSize(width: width, height: 20)), info: NodeInfo(name: "Text", words: words, role: .text)
    )
}
