import Drawing
import Foundation
import LayoutEngine

/// The layout priority of views that were given one, as a badge.
struct PriorityLayer: FigureLayer {
    var annotation: Annotations { .priority }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let accent = canvas.style.neutral
        for view in shown(in: scene) {
            let rect = scene.outlines[view.outline].rect
            let name = sharesBounds(view, in: scene) ? "\(scene.pictureName(view, atMost: 24)) " : ""
            let own = "\(name)priority \(lengthText(CGFloat(view.priority)))"
            let hidden = hider(of: view, in: scene).map { "hidden by \($0.name)" }
            let texts = hidden.map { ["\(own)\n\($0)", "\(own), \($0)"] } ?? [own]
            let sizes = container(goingBy: view, in: scene)?.facts.priorities == .size
            canvas.use(sizes ? .sizePriority : .priority)
            canvas.label(
                Label(
                    shapes: texts.map { text in
                        var block = TextBlock(text, font: canvas.style.type.value, color: accent.text)
                        block.lineSpacing = 0
                        return block
                    },
                    look: .outlined(accent, dashed: sizes), target: rect, preference: .view, own: rect,
                    row: nil, rank: 12))
        }
    }

    /// Whether the border around it is also that of a view with others in it, or beside it, so that it has to be said
    /// whose the priority is. Modifiers around it alone are the same view to whoever goes by priorities.
    private func sharesBounds(_ view: ShownView, in scene: FigureScene) -> Bool {
        scene.outlines[view.outline].views.contains { other in
            other != view.id && (!scene.related(other, view.id) || scene.views[other].children.count > 1)
        }
    }

    /// The views with a priority that says something.
    func shown(in scene: FigureScene) -> [ShownView] {
        scene.views(with: annotation).filter { view in
            guard view.priority != 0, view.priority.isFinite else { return false }
            // A container that passes the priority of its only view on says nothing new.
            let parent = view.parent.map { scene.views[$0] }
            return parent?.children.count != 1 || parent?.priority != view.priority
        }
    }

    /// The container that sees the view's priority: modifiers between the two may pass it on.
    private func container(goingBy view: ShownView, in scene: FigureScene) -> ShownView? {
        var parent = view.parent.map { scene.views[$0] }
        while let modifier = parent, modifier.kind == .modifier, modifier.priority == view.priority {
            parent = modifier.parent.map { scene.views[$0] }
        }
        return parent
    }

    /// The modifier around a view that keeps the view's priority from whoever would go by it; nil where it counts.
    func hider(of view: ShownView, in scene: FigureScene) -> ShownView? {
        guard let parent = view.parent.map({ scene.views[$0] }), parent.kind == .modifier,
            parent.children.first == view.id, parent.priority != view.priority
        else { return nil }
        return parent
    }
}
