import Foundation
import LayoutEngine

/// A view as a reader sees it, with the views that only wrap it, such as paddings, frames and backgrounds.
struct StructureUnit: Sendable {
    /// The outermost view of the unit.
    var outer: Int
    /// The view whose bounds are marked.
    var box: Int
    /// The view inside it that has the content.
    var core: Int
    /// From the outermost view to the core.
    private(set) var chain: [Int]
    /// The paddings around the core, outermost first.
    var paddings: [Int] = []
    /// Modifiers around the core that set a size, such as frames, outermost first.
    var frames: [Int] = []
    /// The stack that pushes the content aside with spacers.
    var spacerStack: Int?
    /// What is in its safe area insets, such as a bar at the bottom.
    var insets: [Int] = []
    /// The scroll view around the whole.
    var scrollView: Int?
    /// The container that shows only a part of the content.
    var clippingContainer: Int?
    /// Whose bounds the box has: `Image`, `frame of Image`, `padded HStack`, `cell`.
    var name: String
    /// The kind of the core, or the author's name.
    var kind: String
    /// Whether the name is the author's: a label or the type of a view.
    var isNamed = false
    /// Whether the box is a cell of a grid.
    var isCell = false
    /// Whether its paddings, which are not marked, lie over the paddings of other layers.
    var overlapsPaddings = false

    /// How far a unit goes into the views inside it.
    enum Reach {
        /// Through all that is around the content, such as scroll views.
        case whole
        /// Through stacks of one view and spacers, which stand for that view.
        case unit
        /// Through modifiers only: it is what a container lays out.
        case child
    }

    /// The view that a figure is about, with all that is around its content.
    init(whole view: Int, _ views: [ShownView]) {
        self.init(from: view, views, reach: .whole)
        // The only column of a split view is the split view, and what is laid over a tab view's page is the tab view's.
        let parent = views[core].parent.map { views[$0] }
        let isAlone = parent.map { $0.kind == .container && $0.children.count == 1 && $0.id >= outer } ?? false
        let isPage = views[core].kind == .modifier && isAlone && parent?.facts.stackAxis == nil
        let isPart = views[core].systemPart == .column || isPage
        // A control is named, and not its label, unless more is around that.
        let control = chain.lazy.map { views[$0] }.first { $0.isControl && $0.frame.isNear(views[core].frame) }
        let named = isPart ? parent ?? views[core] : control ?? views[core]
        // What is laid over a view belongs to that view.
        let below =
            views.overlaysContent(named)
            ? StructureUnit(from: named.children[0], views, reach: .child).kind : named.name
        kind = named.label ?? (named.isControl ? named.ownName : below)
        name = kind
    }

    init(from view: Int, _ views: [ShownView], reach: Reach = .unit) {
        func isNamed(_ view: ShownView) -> Bool { reach == .whole ? view.label != nil : view.isNamedByAuthor }
        (outer, core, chain) = (view, view, [view])
        // Where the part begins that moves as one.
        var start = 0
        var named = isNamed(views[view]) ? 0 : nil
        while let inner = views.wrapped(by: core, reach, isNamed: named != nil) {
            // Scrolled content is larger than the part in view.
            let isClipping =
                views[core].kind == .container && views[core].facts.layers == nil
                && !views[core].frame.encloses(views[inner].frame, within: 0.5)
            // A system part, such as a navigation bar, is itself the unit; so is a scroll view in a stack.
            let isPart =
                views[core].systemPart != nil && !views[core].isPage || reach == .child && views[core].isScrollView
            if isClipping || isPart || views.isRoomy(core), reach != .whole { break }
            if isClipping { clippingContainer = core }
            if views[core].kind == .container {
                if reach == .whole, views[core].isScrollView { scrollView = core }
                // A control is named, though its label or its content is a stack of one view.
                if !chain[start...].contains(where: { views[$0].isControl }) { start = chain.count }
                if views[core].children.contains(where: { views[$0].isSpacer }) { spacerStack = core }
            }
            core = inner
            chain.append(inner)
            if named == nil, isNamed(views[inner]) { named = chain.count - 1 }
        }
        kind = views.ownName(of: core)
        if let named {
            (box, self.isNamed) = (chain[named], true)
            kind = views[box].ownName
            name = kind
        } else {
            // A control is one view, whatever its label is made of.
            let control = chain[start...].firstIndex { views[$0].isControl }
            let last = control ?? chain.count - 1
            let part = chain[(chain[start..<last].firstIndex { !views[$0].isPage } ?? last)...last]
            // Modifiers outside a background only add space: they are not part of the box.
            let painted =
                part.first { views[$0].kind == .modifier && views[$0].children.count > 1 }
                ?? part[part.startIndex]
            func innermost(like view: Int) -> Int {
                part.drop { $0 != view }.last { views[$0].frame.isNear(views[view].frame) } ?? view
            }
            box = innermost(like: painted)
            while box != part.last, let inner = views[box].children.first, views[box].isPlace(of: views[inner]) {
                box = innermost(like: inner)
            }
            if let control { kind = views[chain[control]].ownName }
            if views[box].systemPart != nil { kind = views[box].name }
            let isKind = box == part.last || views[box].name == kind
            isCell = !isKind && views[chain[start]].slot?.isNear(views[box].frame) == true
            name = isCell ? "cell" : isKind ? kind : views[box].name(around: kind)
            // What a clip shape leaves, such as a circle, is not as large as the view.
            let (whole, seen) = (views[box].frame, views[box].seenFrame)
            box = part.first { views[$0].frame.isNear(whole) && !views[$0].seenFrame.isNear(seen) } ?? box
        }
        box = views.claimingPlace(box)
        insets = chain.filter { views[$0].isInset }.map { views[$0].children[1] }
        paddings = chain.filter { views[$0].isPadding }
        frames = chain.dropLast().filter { id in
            guard !views[id].isPadding, !views[id].isPage, id != spacerStack, id != clippingContainer,
                let inner = views[id].children.first
            else { return false }
            return WholeSize(views[id].size) != WholeSize(views[inner].size)
                || views[id].facts.ownSize != .unspecified
                || Axis.allCases.contains(where: views[id].isAtBound)
        }
    }

    /// What is in a unit: `HStack` of `Image` and `Text`.
    struct Composition: Hashable {
        var name: String
        /// Sorted.
        var kinds: [String] = []

        /// Whether at least half of all parts are in both.
        func isSimilar(_ other: Composition) -> Bool {
            var common = 0
            var rest = other.kinds
            for kind in kinds {
                guard let index = rest.firstIndex(of: kind) else { continue }
                rest.remove(at: index)
                common += 1
            }
            return name == other.name && 2 * common >= kinds.count + rest.count
        }
    }

    /// The innermost of the paddings whose bounds its box has; nil if it has others.
    func lastPadding(in views: [ShownView]) -> Int? {
        chain.drop { $0 != box }.prefix { views[$0].isPadding && !views[$0].isNegativePadding }.last
    }

    /// Whose bounds the outermost view has: `padded HStack`.
    func wholeName(in views: [ShownView]) -> String {
        let view = views[outer]
        let isContent = view.kind != .modifier || view.label != nil || view.viewType != nil
        return isContent || view.frame.isNear(views[core].frame) ? kind : view.name(around: kind)
    }

    /// What several of them are in a sentence.
    var plural: String { Wording.plural(isCell ? name : kind) }
}
