import Foundation

/// A remark of the author beside a view, with a leader to it where it lies farther away.
struct NoteMark {
    let note: FigureSelection.Note
    /// Longer remarks wrap, in points.
    private static let longestLine: CGFloat = 200

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas, _ setter: Typesetter) {
        guard let view = scene.views.first(where: { $0.answers(to: [note.view]) }) else { return }
        let (style, outline) = (canvas.style, scene.outlines[view.outline])
        let words = MarkedText(note.text)
        let block = setter.fitted(words, style.type.note, style.ink, strong: style.ink, width: Self.longestLine).block
        var label = FigureLabel(
            shapes: [block], look: .outlined(style.neutral, dashed: false), target: outline.rect, preference: .view,
            own: outline.rect, rank: 4)
        label.border = outline.isDrawn ? outline.rect : nil
        canvas.label(label)
    }
}
