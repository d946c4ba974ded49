import Foundation
import LayoutEngine

extension Sequence {
    /// The elements with the same key together, in the order of the first of each.
    package func grouped<Key: Equatable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        grouped(by: key, ==)
    }

    package func grouped<Key>(
        by key: (Element) -> Key, _ areSame: (Key, Key) -> Bool
    ) -> [(key: Key, elements: [Element])] {
        reduce(into: []) { groups, element in
            let key = key(element)
            if let known = groups.firstIndex(where: { areSame($0.key, key) }) {
                groups[known].elements.append(element)
            } else {
                groups.append((key, [element]))
            }
        }
    }
}

extension FigureScene {
    /// A name that distinguishes a view from others of the same name: by its row in the table, or by its number among
    /// them.
    /// - Returns: The name, and the row it mentions.
    func distinctName(_ view: ShownView, among others: [Int], atMost limit: Int) -> (name: String, row: Int?) {
        let name = pictureName(view, atMost: limit)
        let namesakes = others.filter { pictureName(views[$0], atMost: limit) == name }
        guard namesakes.count > 1, let place = namesakes.firstIndex(of: view.id) else { return (name, nil) }
        if let row = row(of: view) { return ("row \(row + 1) \(name)", row) }
        return ("\(Wording.ordinal(place + 1)) \(name)", nil)
    }

    /// The view's row, if there is a table with it.
    func row(of view: ShownView) -> Int? {
        view.isListed && view.id < Ledger.rows(of: views.count) ? view.id : nil
    }
}
