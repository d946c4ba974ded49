import Drawing
import Foundation

/// The content of a figure that is about one subtree: the content around it is pale, and cut off a little farther out.
struct FocusedContent {
    /// The focused view, in whole points.
    let rect: CGRect
    /// The part of the picture that is drawn: the view and its surroundings.
    let region: CGRect

    /// How much of its surroundings is drawn, in points.
    private static let margin: CGFloat = 20
    private static let paleness = 0.78

    /// - Parameter content: What all content covers. Nil without a focus.
    init?(_ scene: FigureScene, _ selection: FigureSelection, covering content: CGRect) {
        guard !selection.focus.isEmpty, let view = scene.views.first(where: { $0.answers(to: [selection.focus]) })
        else { return nil }
        rect = scene.outlines[view.outline].rect
        region = rect.insetBy(dx: -Self.margin, dy: -Self.margin).overlap(with: content).joined(rect).roundedOut
    }

    func items(_ content: [DisplayItem], _ style: DiagramStyle) -> [DisplayItem] {
        [.group(content, .clip(Path(region)))]
            + region.pieces(outside: rect).map { .fill(Path($0), .color(style.panel.opacity(Self.paleness))) }
    }
}
