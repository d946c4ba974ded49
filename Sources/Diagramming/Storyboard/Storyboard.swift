import Foundation
import LayoutEngine

/// How one container came to its size, step by step: it is proposed a size, asks its children, takes a size and places
/// them.
///
/// Every number in it comes from the trace.
package struct Storyboard: Sendable {
    let scene: FigureScene
    let container: Int
    let steps: [Step]
    let names: StoryboardNames
    /// The number of views that the container measured and left out, or never measured.
    let leftOutCount: Int
    let hasChains: Bool
    private let hues: StoryboardHues

    /// The story of one container of a layout.
    ///
    /// - Parameter name: The container's label, its type or its kind; nil takes the first stack of two or more children, else
    ///   the first view around others.
    /// - Returns: nil when no view has that name, or there is no view at all.
    package init?(_ snapshot: LayoutSnapshot, of name: String? = nil) {
        self.init(snapshot, of: name, FigureScene(snapshot, style: .light))
    }

    init?(_ snapshot: LayoutSnapshot, of name: String?, _ scene: FigureScene) {
        guard let container = Self.container(named: name, snapshot, scene) else { return nil }
        self.init(snapshot, of: container, scene)
    }

    /// The stories of all containers of two or more children, outer ones first.
    package static func all(in snapshot: LayoutSnapshot) -> [Storyboard] {
        let scene = FigureScene(snapshot, style: .light)
        return scene.views.filter { $0.children.count > 1 }.map { Storyboard(snapshot, of: $0.id, scene) }
    }

    private init(_ snapshot: LayoutSnapshot, of container: Int, _ scene: FigureScene) {
        (self.scene, self.container) = (scene, container)
        leftOutCount = scene.views[container].records.last.map { snapshot.records[$0].leftOutCount } ?? 0
        names = StoryboardNames(scene, container: container)
        let builder = StoryboardBuilder(snapshot, scene, container)
        steps = builder.steps
        hasChains = !builder.inner.isEmpty
        hues = StoryboardHues(scene, container: container, steps: steps)
    }

    private static func container(named name: String?, _ snapshot: LayoutSnapshot, _ scene: FigureScene) -> Int? {
        if let name {
            guard let record = snapshot[name] ?? snapshot.records.first(where: { $0.answers(to: name) }) else {
                return nil
            }
            return scene.views.first { $0.records.contains(record.id) }?.id
        }
        let views = scene.views
        let stacks = views.filter { $0.children.count > 1 && $0.facts.stackAxis != nil }
        // A stack that is proposed no length divides none.
        let divided = stacks.first { stack in
            stack.facts.stackAxis.map { stack.sizingProposal[$0]?.isFinite ?? false } ?? false
        }
        return (divided ?? stacks.first)?.id
            ?? views.first { $0.children.count > 1 }?.id ?? views.first { !$0.children.isEmpty }?.id ?? views.first?.id
    }

    func text(_ step: Step) -> StoryboardWords.Text { StoryboardWords(story: self).text(step) }

    /// The hue of a view: views with the same bounds, and children of one kind, have different hues.
    func hue(_ view: Int) -> Hue { hues[view] ?? scene.views[view].hue }
}

extension ShownView {
    /// A rectangle measured from the view's leading top corner as it is seen, measured from the left; and back.
    func seen(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        let x = frame.width - rect.origin.x - rect.size.width
        return CGRect(origin: CGPoint(x: x, y: rect.origin.y), size: rect.size)
    }

    /// The child's slot in a grid, from the view's leading top corner as it is seen; nil if it has none.
    func slot(of child: ShownView) -> CGRect? {
        child.slot.map { seen($0.offsetBy(dx: -frame.minX, dy: -frame.minY)) }
    }
}
