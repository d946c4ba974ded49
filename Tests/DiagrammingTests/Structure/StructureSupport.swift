import Foundation
import TestSupport
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
