import Foundation
import LayoutEngine

/// The rows and columns of a grid.
extension StructureCaption {
    /// Of a grid with few; 0 for anything else.
    func gridColumns(of grid: ShownView) -> Int {
        let count = views.columnRanges(of: grid.id).count
        return (2...Self.maxColumns).contains(count) && grid.children.count > count ? count : 0
    }

    private static let maxColumns = 10

    /// `four rows and a Divider`, of a grid whose cells are words.
    var gridRows: String? {
        guard !structure.columns(in: views).isEmpty else { return nil }
        let cells = core.children.map { views[$0] }.filter { $0.isVisible && $0.slot != nil }
        let full = cells.filter { !$0.isThin }
        // A thin view in a row is only a cell.
        let thin = cells.filter { cell in
            cell.isThin && !full.contains { $0.slot.map { $0.range(.vertical).contains(cell.frame.midY) } ?? false }
        }
        let rows = full.compactMap { $0.slot.map { WholePoints($0.midY) } }.unique.count
        let dividers = thin.grouped { $0.label ?? $0.name }.map { name, all in
            all.count == 1
                ? Wording.withIndefiniteArticle(name) : "\(Wording.number(all.count)) \(Wording.plural(name))"
        }
        return rows > 1 ? Wording.list(["\(Wording.number(rows)) rows"] + dividers) : nil
    }
}
