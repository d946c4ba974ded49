import Foundation

/// A remark of the author in a view, or beside it with a leader to it.
struct NoteMark {
    let note: FigureSelection.Note
    /// Longer remarks wrap, in points.
    private static let longestLine: CGFloat = 200

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas, _ setter: Typesetter) {
        guard let view = scene.views.first(where: { $0.answers(to: [note.view]) }) else { return }
        let (style, outline) = (canvas.style, scene.outlines[view.outline])
        let target = spacerRoom(view, scene) ?? outline.rect
        let words = MarkedText(note.text)
        let block = setter.fitted(words, style.type.note, style.ink, strong: style.ink, width: Self.longestLine).block
        var label = FigureLabel(
            shapes: [block], look: .outlined(style.neutral, dashed: false), target: target, preference: .view,
            own: target, rank: 4)
        label.border = outline.isDrawn ? outline.rect : nil
        label.isRemark = true
        canvas.label(label)
    }

    /// What a spacer keeps free in its stack: the spacer itself is as thin as a line. Nil for other views.
    private func spacerRoom(_ view: ShownView, _ scene: FigureScene) -> CGRect? {
        guard view.role == .spacer, let stack = view.parent.map({ scene.views[$0] }), let axis = stack.facts.stackAxis
        else { return nil }
        let room = CGRect(along: axis, view.frame.range(axis), cross: stack.frame.range(axis.cross))
        return PixelGrid.points.snap(room)
    }
}
