import Foundation
import LayoutEngine

/// Lengths that a container works out for what is in it.
extension StructureFinding {
    /// `The Color is 120 wide = 180 · 2 / 3, to fit the ratio.`
    var ratio: String? {
        views.lazy.filter { $0.facts.keepsRatio && $0.isInView && $0.hiddenReasonAnywhere == nil }.compactMap { view in
            guard let inner = view.children.first.map({ views[$0] }), let reasons = inner.explanation?.proposal,
                let axis = Axis.allCases.first(where: { reasons[$0].sum != nil }), let sum = reasons[axis].sum,
                let length = reasons[axis].length, abs(inner.size[axis] - length) < 0.5
            else { return nil }
            let isCore =
                abs(core.size[axis] - length) < 0.5
                && sequence(first: core.id) { views[$0].parent }.contains(view.id)
            // What is around it may have another length, which the picture has.
            let place = place(of: view).flatMap { abs(views[$0.view].size[axis] - length) < 0.5 ? $0 : nil }
            guard let name = isCore ? "It" : place.flatMap({ uniqueSubject($0.view, of: $0.container) }) else {
                return nil
            }
            let side = axis == .horizontal ? "wide" : "high"
            return "\(name) is \(lengthText(length)) \(side) \(sum), \(reasons[axis].rule)."
        }.first
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
}
