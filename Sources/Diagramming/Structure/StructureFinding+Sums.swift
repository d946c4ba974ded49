import Foundation
import LayoutEngine

/// Lengths that a container computes for its views.
extension StructureFinding {
    /// `The Color keeps its ratio: 120 wide = 180 · 2 / 3.`
    var ratio: String? {
        // The largest is what there is to see.
        keptRatios.sorted { $0.frame.area > $1.frame.area }.lazy.compactMap(ratio).first.map { $0 + "." }
    }

    private var keptRatios: [ShownView] {
        views.filter { $0.facts.keepsRatio && $0.isInView && $0.isVisible }
    }

    /// `The first Color takes 200 × 112.5 to fit its frame of 200 × 200; the second takes 213.33 × 120 to fill its frame of
    /// 200 × 120.`, of two in one container.
    var twoRatios: String? {
        let kept = keptRatios
        let members = kept.compactMap(member)
        guard kept.count == 2, members.count == 2, members[0].container.id == members[1].container.id,
            !kept.contains(where: isImage)
        else { return nil }
        let units = members.map { StructureUnit(from: $0.view, views, reach: .child) }
        guard Set(units.map(\.kind)).count == 1, members[0].container.children.count == 2 else { return nil }
        let clauses = zip(kept, units).compactMap { view, unit -> String? in
            guard let inner = view.children.first.map({ views[$0].size }),
                let frame = unit.frames.first(where: { views[$0].facts.ownSize != .unspecified }),
                !inner.isNear(views[frame].size)
            else { return nil }
            let size = views[frame].size
            let isLarger = inner.width > size.width + 0.5 || inner.height > size.height + 0.5
            let way = isLarger ? "fill" : "fit"
            return "takes \(sizeText(inner)) to \(way) its \(views[frame].name) of \(WholeSize(size))"
        }
        guard clauses.count == 2, clauses[0] != clauses[1] else { return nil }
        return "The first \(units[0].kind) \(clauses[0]); the second \(clauses[1])."
    }

    /// Whose ratio is its own, and no author's choice.
    private func isImage(_ view: ShownView) -> Bool { views.unwrapped(view.id).role == .image }

    private func ratio(of view: ShownView) -> String? {
        guard let inner = view.children.first.map({ views[$0] }), let reasons = inner.explanation?.proposal,
            let axis = Axis.allCases.first(where: { reasons[$0].sum != nil }), let sum = reasons[axis].sum,
            let length = reasons[axis].length, abs(inner.size[axis] - length) < 0.5
        else { return nil }
        let isCore =
            abs(core.size[axis] - length) < 0.5
            && views.lineage(of: core.id).contains(view.id)
        let side = axis.lengthAdjective
        let words = "keeps its ratio: \(lengthText(length)) \(side) \(sum)"
        if isCore { return "It \(words)" }
        guard let member = member(holding: view), isKnown(member.view, in: member.container),
            let name = eachOf(member) ?? uniqueSubject(member.view, of: member.container)
        else { return nil }
        if member.container.facts.stackAxis == axis.cross, fillers(of: member.container).map(\.id) == [member.view],
            let rest = reasons[axis.cross].length
        {
            return "\(name) \(words), in the \(lengthText(rest)) that is left"
        }
        if abs(views[member.view].size[axis] - length) < 0.5 { return "\(name) \(words)" }
        // What is around it may have another length, for which a frame is the reason.
        let frames = StructureUnit(from: member.view, views, reach: .child).frames
        guard let frame = frames.first(where: { views[$0].facts.ownSize[axis] != nil }), !isImage(view) else {
            return nil
        }
        return "\(name) \(words), in a \(views[frame].name) \(WholePoints(views[frame].size[axis])) \(side)"
    }

    /// `Each Image`, if all of its kind in the container keep a ratio and have one size.
    private func eachOf(_ member: (view: Int, container: ShownView)) -> String? {
        let unit = StructureUnit(from: member.view, views, reach: .child)
        let alike = member.container.children.filter { StructureUnit(from: $0, views, reach: .child).kind == unit.kind }
        let kept = Set(keptRatios.compactMap { self.member(holding: $0)?.view })
        let isAll =
            alike.count > 1 && alike.allSatisfy { kept.contains($0) && views[$0].size.isNear(views[member.view].size) }
        return isAll ? "Each \(unit.kind)" : nil
    }

    /// `Each column is 172.5 wide = (361 − 16) / 2: as many as fit, at least 140 each.`
    var columns: String? {
        let cells = core.children.map { views[$0] }
        guard cells.count > 1, cells.allSatisfy({ $0.slot != nil }) else { return nil }
        for axis in Axis.allCases {
            let reasons = cells.map { $0.explanation?.proposal[axis] }
            guard let first = reasons[0], let length = first.length, let sum = first.sum,
                reasons.allSatisfy({ $0?.length == first.length }),
                // It may be a proposal that its views did not take.
                cells.allSatisfy({ abs(($0.slot?.size[axis] ?? 0) / magnification - length) < 0.5 })
            else { continue }
            let name =
                axis == .horizontal
                ? "column is \(lengthText(first.length)) wide" : "row is \(lengthText(first.length)) high"
            return "Each \(name) \(sum)\(first.condition.map { ": \($0)" } ?? "")."
        }
        return nil
    }

    /// `“Total” spans all three columns.`
    var spans: String? {
        let columns = views.columnRanges(of: core.id)
        let spans =
            core.children.map { views[$0] }.compactMap { cell in
                guard let slot = cell.slot?.range(.horizontal), !cell.isThin, cell.isVisible else {
                    return nil
                }
                let count = columns.count {
                    slot.lowerBound - 0.5 <= $0.lowerBound && $0.upperBound <= slot.upperBound + 0.5
                }
                return count > 1 ? (view: cell, count: count) : nil
            } as [(view: ShownView, count: Int)]
        guard spans.count == 1, let (cell, count) = spans.first else { return nil }
        let number = Wording.number(count)
        let all = count < columns.count ? number : count == 2 ? "both" : "all \(number)"
        let isText = views[StructureUnit(from: cell.id, views, reach: .child).core].role == .text
        return Wording.sentence("\(isText ? quoted(cell) : subject(cell.id)) spans \(all) columns")
    }

    /// `The VStack in it takes its ideal width of 263 because of fixedSize.`, of a container in the core.
    var ideal: String? {
        let found = core.children.compactMap { child -> String? in
            let unit = StructureUnit(from: child, views, reach: .child)
            guard views[unit.core].kind == .container, let (axis, modifier) = views.idealLength(in: unit.chain),
                let proposed = views[child].answeredProposal[axis],
                views[child].size[axis] < proposed - Self.minMove
            else { return nil }
            let name = uniqueSubject(child) ?? "The \(unit.kind) in it"
            let length = WholePoints(views[unit.core].size[axis])
            return "\(name) takes its ideal \(axis.lengthName) of \(length) because of \(modifier)."
        }
        return found.count == 1 ? found[0] : nil
    }

    /// `The overlay’s GeometryReader takes 268 × 40, whatever its Capsule of 188 × 12 needs.`
    var reader: String? {
        let readers = views.filter {
            $0.systemPart == .geometryReader && $0.isInView && $0.isVisible && views.isRoomy($0.id)
        }
        // What the figure is about has its reader beside it.
        guard readers.count == 1, readers[0].id > core.id, let inner = readers[0].children.first else { return nil }
        let unit = StructureUnit(from: inner, views, reach: .child)
        // The size and the name must belong to the same view.
        guard unit.kind == unit.wholeName(in: views), views[inner].size == views[unit.core].size else { return nil }
        let sizes = (WholeSize(readers[0].size), WholeSize(views[inner].size))
        // `overlay .leading` is an overlay.
        let around = readers[0].parent.map { views[$0] }.flatMap { parent in
            parent.facts.isDecoration && parent.children.first != readers[0].id
                ? parent.name.prefix { $0 != " " } : nil
        }
        let subject = around.map { "\($0)’s \(readers[0].name)" } ?? readers[0].name
        return "The \(subject) takes \(sizes.0), whatever its \(unit.kind) of \(sizes.1) needs."
    }
}
