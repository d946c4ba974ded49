import Foundation
import LayoutEngine

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
