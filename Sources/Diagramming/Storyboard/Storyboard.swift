import Foundation
import LayoutEngine

/// How one container came to its size, step by step: it is proposed a size, asks its children, takes, and places.
///
/// Made from the trace alone: every number in it was asked or answered in the layout.
package struct Storyboard: Sendable {
    let scene: FigureScene
    /// The container's row in the scene.
    let container: Int
    let steps: [Step]
    let names: StoryNames
    let snapshot: LayoutSnapshot
    /// Whether it tells what modifiers say to the views in them.
    let hasChains: Bool
    private let hues: StoryHues

    /// One exchange between two views, or between the container and all its children.
    struct Step: Sendable {
        enum Exchange: Hashable, Sendable {
            /// Something is proposed: a dashed arrow.
            case offer
            /// Only asked: dashed too.
            case question
            /// A size is told: a solid one.
            case answer
            /// Children are put in their places.
            case placement
        }

        var exchange: Exchange
        /// Who speaks to whom: views by row; nil is the scene, several are the container's children.
        var from: Int?
        var to: [Int?]
        /// How many more are spoken to that the container then left out of the picture.
        var leftOut = 0
        var headline: String
        var lines: [String] = []
        /// What the one spoken to takes, then why.
        var answer: [String] = []
        /// The children that have answered.
        var boxes: [Box] = []
        /// The child whose turn it is.
        var speaker: Int?
        /// What it is offered.
        var offer: ProposedViewSize?
        /// Where that offer lies, where it is told of before it is answered, or made inside a chain of modifiers.
        var room: CGRect?
        /// Offers around that one that are still to be answered.
        var around: [Room] = []
        /// How far each child stretches along the stack, in points.
        var ranges: [Range] = []
        /// The lines children are lined up on.
        var guides: [Guide] = []
        /// Whether the container has its size.
        var isSized = false
        var bar: Bar?
    }

    struct Box: Sendable {
        var view: Int
        /// From the container's leading top corner, in points.
        var rect: CGRect
        /// Inside a child, not a child itself.
        var isInner = false
    }

    /// An offer, from the container's leading top corner, in points; the size is that of the answer.
    struct Room: Sendable {
        var rect: CGRect
        var proposal: ProposedViewSize
    }

    struct Range: Sendable {
        /// The first of `count` children that stretch alike.
        var view: Int
        var count: Int
        var least: CGFloat
        /// nil where it was not asked for.
        var most: CGFloat?
    }

    /// A guide of the container: an upright line for a horizontal one.
    struct Guide: Sendable {
        var name: String
        var axis: Axis
        /// In the container's coordinates, points.
        var position: CGFloat
    }

    /// How much of its length a stack has given out.
    struct Bar: Sendable {
        /// In points.
        var length: CGFloat
        var gaps: CGFloat
        var taken: [(view: Int, length: CGFloat)]

        /// What overlapping children have beyond the length: gaps below 0 give it back.
        var regained: CGFloat { max(0, -gaps) }

        var left: CGFloat { taken.reduce(length - gaps) { $0 - $1.length } }

        /// `124 left`; `isFinal` where nobody is to be served any more.
        func words(isFinal: Bool) -> String {
            if abs(left) < 0.005 { return "nothing left" }
            return left < 0
                ? "\(lengthText(-left)) too long" : "\(lengthText(left)) \(isFinal ? "not taken" : "left")"
        }
    }

    /// The story of one container of a layout.
    ///
    /// - Parameter name: The container's label; nil takes the first stack of two or more children, else the first view
    ///   around others.
    /// - Returns: nil when no view has that label, or there is no view at all.
    package init?(_ snapshot: LayoutSnapshot, of name: String? = nil) {
        self.init(snapshot, of: name, FigureScene(snapshot, style: .light))
    }

    init?(_ snapshot: LayoutSnapshot, of name: String?, _ scene: FigureScene) {
        guard let container = Self.container(named: name, snapshot, scene) else { return nil }
        self.scene = scene
        (self.container, self.snapshot) = (container, snapshot)
        names = StoryNames(scene, container: container)
        let teller = StoryTeller(snapshot, scene, container, names)
        steps = teller.steps
        hues = StoryHues(scene, container: container, steps: steps)
        hasChains = !teller.inner.isEmpty
    }

    private static func container(named name: String?, _ snapshot: LayoutSnapshot, _ scene: FigureScene) -> Int? {
        if let name {
            guard let record = snapshot[name] else { return nil }
            return scene.views.first { $0.records.contains(record.id) }?.id
        }
        let views = scene.views
        return views.first { $0.children.count > 1 && $0.facts.stackAxis != nil }?.id
            ?? views.first { $0.children.count > 1 }?.id ?? views.first { !$0.children.isEmpty }?.id ?? views.first?.id
    }

    /// The hue of a view: those of the same bounds, and children of one kind, are told apart.
    func hue(_ view: Int) -> Hue { hues[view] ?? scene.views[view].ownHue }

    /// What a view is called on cards.
    func name(_ view: Int?) -> String { view.map { names.name($0) } ?? "scene" }
}

extension ShownView {
    /// A rectangle measured from the view's leading top corner as it is seen, measured from the left; and back.
    func seen(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        let x = frame.width - rect.origin.x - rect.size.width
        return CGRect(origin: CGPoint(x: x, y: rect.origin.y), size: rect.size)
    }

    /// The room it has for a child, a slot of a grid, from its leading top corner as it is seen; nil where it has none.
    func slot(of child: ShownView) -> CGRect? {
        child.slot.map { seen($0.offsetBy(dx: -frame.minX, dy: -frame.minY)) }
    }

    /// The name on the cards of a storyboard: its label, else its kind with a word or two of what it holds.
    ///
    /// There is room for a letter or two more than elsewhere.
    var storyName: String { storyName(atMost: 16) }

    /// The name in sentences, where there is more room.
    var spokenName: String { storyName(atMost: 32, cutTo: 28) }

    /// - Parameters:
    ///   - most: Words longer than this, in letters and quotes, are cut.
    ///   - length: What is left of those.
    func storyName(atMost most: Int, cutTo length: Int = 14) -> String {
        if let label { return label }
        let close = detail.hasPrefix("\"") ? "\"" : detail.hasPrefix("“") ? "”" : ""
        let short = detail.count > most ? shortened(detail, length) + close : detail
        return detail.isEmpty || kind != .leaf ? name : "\(name) \(quoted(short))"
    }
}
