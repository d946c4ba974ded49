import Foundation
import LayoutEngine

/// Proposals as rulers beside their views, on the axis that matters.
///
/// The root's is always shown, and those of views that the author chose. Another is shown if it differs from the
/// container's bounds and is clear of unrelated views, or if its row has few views (`shared`). Of more than two equal
/// proposals to similar views only the first is shown.
struct ProposalsLayer: FigureLayer {
    var annotation: Annotations { .proposals }

    func draw(_ scene: FigureScene, on canvas: inout AnnotationCanvas) {
        guard let root = scene.views.first else {
            canvas.proposed += Axis.allCases.map { ProposalRuler($0, scene.proposal, of: .zero, in: scene) }
            return
        }
        if let structure = scene.structure {
            let all = structure.proposedViews(scene).flatMap { proposed in
                let view = proposed.views[0]
                let container = scene.views.lineage(of: view.id).dropFirst().first {
                    scene.views[$0].kind == .container || scene.views[$0].facts.ownSize != .unspecified
                }
                return rulers(view, name: proposed.name, scene, in: container.map { scene.views[$0] }).map { ruler in
                    let lengths = proposed.views.map { $0.sizingProposal[ruler.axis].map { WholePoints($0) } }
                    return lengths.count > 1 && Set(lengths).count == 1 ? ruler.named("each \(proposed.kind)") : ruler
                }
            }
            canvas.proposed += ProposalRuler.joined(all)
            return
        }
        canvas.proposed += shownViews(in: scene).flatMap { view in
            rulers(view, name: scene.pictureName(view, atMost: 24), scene)
        }
        guard root.annotations.contains(annotation) else { return }
        canvas.proposed += rulers(root, name: nil, scene, also: canvas.ruledAxes)
    }

    /// The axes on which the roots of panels are ruled, the same in all: those where one takes all of its proposal, and
    /// those where the proposals differ and one is not what is taken.
    static func ruledAxes(_ panels: [LayoutSnapshot]) -> Set<Axis> {
        Set(
            Axis.allCases.filter { axis in
                axis == .vertical && panels.contains { takesAll($0.proposal, $0.size, axis) }
                    || panels.contains { $0.proposal[axis] != panels[0].proposal[axis] }
                        && panels.contains { !$0.proposal[axis].isNear($0.size[axis]) }
            })
    }

    /// - Parameter container: nil is the view around it.
    private func rulers(
        _ view: ShownView, name: String?, _ scene: FigureScene, in container: ShownView? = nil,
        also others: Set<Axis> = []
    ) -> [ProposalRuler] {
        let around = container ?? view.parent.map { scene.views[$0] }
        let own = axes(of: view, in: around, isScreen: scene.structure != nil)
        let axes = Axis.allCases.filter { own.contains($0) || others.contains($0) }
        return axes.map {
            ProposalRuler($0, view, in: scene, name: name, isOther: $0 == .vertical && axes.count > 1)
        }
    }

    /// In a stack its axis, unless that is open; else the width, and the height if the view takes all of it or more.
    private func axes(of view: ShownView, in container: ShownView?, isScreen: Bool) -> [Axis] {
        func exceeds(_ axis: Axis) -> Bool {
            view.sizingProposal[axis].map { view.size[axis] > $0 + LayoutDifference.tolerance } ?? false
        }
        let filled = Axis.allCases.filter { Self.takesAll(view.sizingProposal, view.size, $0) }
        // What fills one axis alone is flexible there.
        if isScreen, filled.count == 1 { return filled }
        guard let axis = container?.facts.stackAxis else {
            return Self.takesAll(view.sizingProposal, view.size, .vertical) ? Axis.allCases : [.horizontal]
        }
        if axis == .vertical, view.sizingProposal.height == nil { return [.horizontal] }
        return Axis.allCases.filter { $0 == axis || exceeds($0) }
    }

    private static func takesAll(_ proposal: ProposedViewSize, _ size: CGSize, _ axis: Axis) -> Bool {
        proposal[axis].map { $0.isFinite && size[axis] > $0 - LayoutDifference.tolerance } ?? false
    }

    private static let maxAlike = 2
    private static let maxShared = 3

    /// The views inside the root whose proposals are shown.
    func shownViews(in scene: FigureScene) -> [ShownView] {
        var drawn: [CGRect] = []
        let shared = shared(in: scene)
        let shown = scene.views(with: annotation).filter { view in
            guard view.parent != nil, scene.isNamed(view.outline) else { return false }
            let room = room(for: view, scene)
            guard shared.contains(view.id) || isShown(room, view, scene, drawn) else { return false }
            drawn += room.map { [$0] } ?? []
            return true
        }
        return shown.filter { isFirst($0, among: shown, scene) }
    }

    /// Whether the author annotates it by name.
    private func isChosen(_ view: ShownView, _ scene: FigureScene) -> Bool {
        view.asked.contains(annotation) || view.answers(to: scene.selection.shown)
    }

    /// Only the first of several similar ones is shown.
    private func isFirst(_ view: ShownView, among shown: [ShownView], _ scene: FigureScene) -> Bool {
        let alike = shown.filter {
            !isChosen($0, scene)
                && ($0.depth, $0.name, $0.sizingProposal) == (view.depth, view.name, view.sizingProposal)
        }
        return isChosen(view, scene) || alike.count <= Self.maxAlike || alike[0].id == view.id
    }

    /// The proposal from the view's leading edge, in whole points; nil where it is open.
    private func room(for view: ShownView, _ scene: FigureScene) -> CGRect? {
        let proposal = scene.drawn(view.sizingProposal)
        guard let width = proposal.width, let height = proposal.height, max(width, height) < scene.longestSide else {
            return nil
        }
        let isMirrored = (view.parent.map { scene.views[$0] } ?? view).isRightToLeft
        return PixelGrid.points.snap(
            CGRect(
                x: isMirrored ? view.frame.maxX - max(0, width) : view.frame.minX, y: view.frame.minY,
                width: max(0, width), height: max(0, height)))
    }

    private func isShown(_ room: CGRect?, _ view: ShownView, _ scene: FigureScene, _ drawn: [CGRect]) -> Bool {
        if isChosen(view, scene) { return true }
        guard let room else { return false }
        return isInformative(room, view, scene) && !drawn.contains { $0.overlaps(room) }
    }

    /// The views that left some of their proposals, if the scene is one row of few views without a table.
    private func shared(in scene: FigureScene) -> Set<Int> {
        guard let root = scene.views.first else { return [] }
        var row = root
        while row.children.count == 1 { row = scene.views[row.children[0]] }
        guard row.facts.stackAxis == .horizontal,
            !scene.views.contains(where: { isChosen($0, scene) || $0.isListed })
        else { return [] }
        let leaving = row.children.map { scene.views[$0] }.filter { view in
            view.role != .spacer && view.annotations.contains(annotation)
                && view.sizingProposal != ProposedViewSize(view.size)
        }
        let around = room(for: root, scene)
        let isClear = leaving.allSatisfy { view in
            guard let around, let room = room(for: view, scene) else { return false }
            return around.contains(room) && leavesRoom(room, view, scene)
        }
        return isClear && leaving.count <= Self.maxShared ? Set(leaving.map(\.id)) : []
    }

    private func leavesRoom(_ room: CGRect, _ view: ShownView, _ scene: FigureScene) -> Bool {
        let own = scene.outlines[view.outline].rect
        return room.contains(own) && max(room.width - own.width, room.height - own.height) >= 6
    }

    private func isInformative(_ room: CGRect, _ view: ShownView, _ scene: FigureScene) -> Bool {
        guard let parent = view.parent else { return false }
        let around = scene.outlines[scene.views[parent].outline].rect
        guard room != around, around.contains(room), leavesRoom(room, view, scene) else { return false }
        return scene.views.allSatisfy { other in
            scene.related(other.id, view.id) || !scene.outlines[other.outline].rect.overlaps(room)
        }
    }
}

extension ScreenStructure {
    /// What a ruler is of.
    fileprivate struct Proposed {
        /// The one at the ruler, and others like it.
        var views: [ShownView]
        var kind: String
        /// Of the first view.
        var name: String
    }

    /// Each labeled group, or, of few views in a row that are proposed different lengths, each of them.
    fileprivate func proposedViews(_ scene: FigureScene) -> [Proposed] {
        labeled.flatMap { index in
            let units = groups[index].units
            let parent = scene.views[units[0].outer].parent.map { scene.views[$0] }
            let widths = units.map { scene.views[$0.box].sizingProposal.width.map { WholePoints($0) } }
            let areShown =
                parent?.facts.stackAxis == .horizontal && units.count <= Self.maxInRow
                && Set(widths).count == units.count
            return (areShown ? units : [units[0]]).enumerated().compactMap { place, unit -> Proposed? in
                let isMeant = unit.chain.contains { scene.views[$0].annotations.contains(.proposals) }
                let view = proposedView(of: unit, scene)
                guard isMeant, view.isInView else { return nil }
                let kind = shortened(view.id == unit.box ? unit.name : unit.kind, 24)
                let name = units.count > 1 ? "\(Wording.ordinal(place + 1)) \(kind)" : kind
                return Proposed(
                    views: areShown ? [view] : units.map { proposedView(of: $0, scene) }, kind: kind, name: name)
            }
        }
    }

    /// A frame of its own length answers any proposal alike: what it proposes is what matters.
    private func proposedView(of unit: StructureUnit, _ scene: FigureScene) -> ShownView {
        let box = scene.views[unit.box]
        let isFixed = box.facts.ownSize != .unspecified && box.id != unit.core
        return isFixed ? scene.views[box.children[0]] : box
    }

    private static var maxInRow: Int { 3 }
}

extension ProposalRuler {
    /// Those of one length at one place as one: `329 proposed to Image and padded HStack`.
    fileprivate static func joined(_ rulers: [ProposalRuler]) -> [ProposalRuler] {
        rulers.grouped(by: \.self) { $0.hasSameLine(as: $1) }.map { first, alike in
            let names = alike.compactMap(\.name).unique
            let isEach = names.count > 2 || names.count < alike.count
            return names.isEmpty ? first : first.named(isEach ? "each" : names.joined(separator: " and "))
        }
    }

    private func hasSameLine(as other: ProposalRuler) -> Bool {
        axis == other.axis && lengthWords == other.lengthWords && span.lowerBound.isNear(other.span.lowerBound)
            && span.upperBound.isNear(other.span.upperBound)
    }

    /// The ruler of what a view was proposed.
    ///
    /// - Parameter isOther: Whether the ruler of the other axis says what it is.
    init(_ axis: Axis, _ view: ShownView, in scene: FigureScene, name: String?, isOther: Bool = false) {
        let parent = view.parent.map { scene.views[$0] }
        self.init(
            axis, view.sizingProposal, of: view.frame, in: scene, name: name,
            isMirrored: (parent ?? view).isRightToLeft,
            words: isOther ? .number : .all,
            room: scene.proposedRegion(of: view, axis) ?? parent.map { scene.free($0, around: view, axis) },
            container: parent?.frame)
    }
}

extension FigureScene {
    /// The region a view was proposed, where the views around it leave no doubt: a frame's bounds, less paddings.
    fileprivate func proposedRegion(of view: ShownView, _ axis: Axis) -> ClosedRange<CGFloat>? {
        guard let parent = view.parent.map({ views[$0] }), parent.children.count == 1,
            let length = drawn(view.sizingProposal)[axis], length.isFinite
        else { return nil }
        func isAll(_ range: ClosedRange<CGFloat>) -> Bool {
            (range.upperBound - range.lowerBound).isNear(length)
        }
        let (inner, outer) = (parent.innerFrame.range(axis), parent.frame.range(axis))
        if isAll(inner) { return inner }
        guard let around = proposedRegion(of: parent, axis) else { return nil }
        let start = around.lowerBound + inner.lowerBound - outer.lowerBound
        let end = around.upperBound + inner.upperBound - outer.upperBound
        guard start <= end, isAll(start...end) else { return nil }
        // A ruler that nearly ends where the parent's outline does would be read as its length.
        let offsets = [start - outer.lowerBound, end - outer.upperBound].map(abs)
        return offsets.max()! < Self.minOffset && offsets.min()! > 0.01 ? nil : start...end
    }

    /// In points of the picture.
    private static let minOffset: CGFloat = 4

    /// The part of a container between its insets and the other children beside a view; for the last child of a stack up to
    /// the end of what the stack was proposed.
    fileprivate func free(_ parent: ShownView, around view: ShownView, _ axis: Axis) -> ClosedRange<CGFloat> {
        let (all, own) = (parent.innerFrame.range(axis), view.frame.range(axis))
        let others = parent.children.filter { $0 != view.id }.map { views[$0].frame.range(axis) }
        let before = others.map(\.upperBound).filter { $0 <= own.lowerBound }
        let after = others.map(\.lowerBound).filter { $0 >= own.upperBound }
        var start = max(all.lowerBound, before.max() ?? all.lowerBound)
        var end = min(all.upperBound, after.min() ?? all.upperBound)
        if parent.facts.stackAxis == axis, let length = drawn(parent.sizingProposal)[axis], length.isFinite {
            let isMirrored = axis == .horizontal && parent.isRightToLeft
            if isMirrored, before.isEmpty { start = min(start, all.upperBound - length) }
            if !isMirrored, after.isEmpty { end = max(end, all.lowerBound + length) }
        }
        return start...max(start, end)
    }
}
