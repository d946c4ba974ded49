import Foundation
import LayoutEngine

extension SceneryPainter {
    /// Views that lie across the edge of a view they are drawn over, as a badge does on the corner of a card: the records
    /// of each.
    package func badges() -> [Set<LayoutRecord.ID>] {
        snapshot.records.flatMap { record -> [Set<LayoutRecord.ID>] in
            let order = snapshot.paintOrder(of: record)
            guard order.count > 1 else { return [] }
            return order.indices.dropFirst().compactMap { index in
                let records = subtree(of: order[index])
                let painted = records.map { snapshot.records[$0] }.filter { $0.children.isEmpty && $0.role != .spacer }
                    .reduce(CGRect.null) { $0.union($1.frame) }
                let isBadge = order[..<index].contains { lies(painted, acrossEdgeOf: snapshot.records[$0].frame) }
                return isBadge ? Set(records) : nil
            }
        }
    }

    private func lies(_ badge: CGRect, acrossEdgeOf view: CGRect) -> Bool {
        badge.intersects(view) && !view.contains(badge) && badge.width * badge.height < view.width * view.height / 4
    }

    private func subtree(of record: LayoutRecord.ID) -> [LayoutRecord.ID] {
        var all = [record]
        var next = 0
        while next < all.count {
            all += snapshot.records[all[next]].children
            next += 1
        }
        return all
    }
}
