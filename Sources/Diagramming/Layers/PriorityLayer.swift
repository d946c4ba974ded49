import Drawing
import Foundation
import LayoutEngine

/// Layout priorities other than 0, as badges.
struct PriorityLayer: FigureLayer {
    var annotation: Annotations { .priority }

    func absence(in scene: FigureScene) -> String? { shown(in: scene).isEmpty ? "no layout priority" : nil }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        let accent = canvas.style.neutral
        for view in shown(in: scene) {
            let rect = scene.outlines[view.outline].rect
            let name = scene.pictureName(view, atMost: 24)
            // The outline's own label says whose it is.
            let isNamed = canvas.tags[view.outline]?.contains { $0.isName && $0.text == name } ?? false
            let lead = sharesBounds(view, in: scene) && !isNamed ? name + " " : ""
            let own = "\(lead)priority \(lengthText(CGFloat(view.priority)))"
            let texts = hiddenWords(view, in: scene).map { ["\(own)\n\($0)", "\(own), \($0)"] } ?? [own]
            let sizes = container(goingBy: view, in: scene)?.facts.priorities == .size
            canvas.use(sizes ? .sizePriority : .priority)
            canvas.label(
                FigureLabel(
                    shapes: texts.map { text in
                        var block = TextBlock(text, font: canvas.style.type.value, color: accent.text)
                        block.lineSpacing = 0
                        return block
                    },
                    look: .outlined(accent, dashed: sizes), target: rect, preference: .view, own: rect,
                    rank: 12))
        }
    }

    /// Whether another view has the same border, so that the badge has to name its view. Modifiers around only
    /// this view do not count.
    private func sharesBounds(_ view: ShownView, in scene: FigureScene) -> Bool {
        scene.outlines[view.outline].views.contains { other in
            other != view.id && (!scene.related(other, view.id) || scene.views[other].children.count > 1)
        }
    }

    func shown(in scene: FigureScene) -> [ShownView] {
        scene.views(with: annotation).filter { view in
            guard view.priority != 0, view.priority.isFinite else { return false }
            // A container that passes on its only child's priority needs no badge.
            let parent = view.parent.map { scene.views[$0] }
            return parent?.children.count != 1 || parent?.priority != view.priority
        }
    }

    /// The container that uses the view's priority, which modifiers may pass on.
    private func container(goingBy view: ShownView, in scene: FigureScene) -> ShownView? {
        var parent = view.parent.map { scene.views[$0] }
        while let modifier = parent, modifier.kind == .modifier, modifier.priority == view.priority {
            parent = modifier.parent.map { scene.views[$0] }
        }
        return parent
    }

    /// `hidden by frame`: a modifier keeps the priority from the container.
    func hiddenWords(_ view: ShownView, in scene: FigureScene) -> String? {
        guard let parent = view.parent.map({ scene.views[$0] }), parent.kind == .modifier,
            parent.children.first == view.id, parent.priority != view.priority
        else { return nil }
        return "hidden by \(parent.name)"
    }
}
