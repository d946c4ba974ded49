import Foundation
import LayoutEngine

extension [ShownView] {
    /// Whether they are rows of a list that goes on: the last one is cut, or others are not laid out.
    func areCutRows(_ units: [StructureUnit]) -> Bool {
        guard let last = units.last,
            let row = last.chain.first(where: { self[$0].systemPart == .row })
        else { return false }
        let list = self[row].parent.map { self[$0] }
        return !self[last.box].uncoveredFrame.isNear(self[last.box].frame) || (list?.leftOutRows ?? 0) > 0
    }

    /// The size that units have in common: `288 × 44`; `288 × ≈ 44` where heights differ by less than a point. Of a few that
    /// differ along one axis the lengths in their order, `33, 42, 26 wide` over `35 high`; of two or three without a common
    /// length each size, one per line. Of others a range, or both of two lengths: `67–237 wide` over `21 or 38 high`.
    func commonSize(_ units: [StructureUnit]) -> String {
        let sizes = units.map { claimedSize($0.box) }
        guard !sizes.isEmpty else { return "" }
        let isUneven = Axis.allCases.allSatisfy { axis in
            let lengths = sizes.map { $0[axis] }
            return lengths.max()! - lengths.min()! >= 1
        }
        if units.count <= 3, isUneven { return sizes.map { "\(WholeSize($0))" }.joined(separator: "\n") }
        var isUniform = true
        func text(_ axis: Axis) -> String {
            let lengths = sizes.map { $0[axis] }
            let (least, most) = (lengths.min()!, lengths.max()!)
            if WholePoints(least) == WholePoints(most) { return "\(WholePoints(least))" }
            if most - least < 1 { return "≈ \(WholePoints((least + most) / 2))" }
            isUniform = false
            // `300, 4 × 112`
            let all = lengths.map(WholePoints.init)
            if Set(all).count == 2 { return "\(WholePoints(least)) or \(WholePoints(most))" }
            if all.count > Self.maxLengths || isUneven { return "\(WholePoints(least))–\(WholePoints(most))" }
            return all.map { "\($0)" }.joined(separator: ", ")
        }
        let (width, height) = (text(.horizontal), text(.vertical))
        return isUniform ? "\(width) × \(height)" : "\(width) wide\n\(height) high"
    }

    /// Lengths of more views are a range.
    private static var maxLengths: Int { 4 }
}
