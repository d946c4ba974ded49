import Foundation

extension FigureScene {
    /// What the picture calls a view where it must be told from others: where one of them is called the same, by its
    /// row in the table, or without a table by its number among them.
    ///
    /// - Returns: The name, and the row it mentions.
    func distinctName(_ view: ShownView, among others: [Int], atMost limit: Int) -> (name: String, row: Int?) {
        let name = pictureName(view, atMost: limit)
        let namesakes = others.filter { pictureName(views[$0], atMost: limit) == name }
        guard namesakes.count > 1, let place = namesakes.firstIndex(of: view.id) else { return (name, nil) }
        if let row = row(toldOf: view) { return ("row \(row + 1) \(name)", row) }
        return ("\(SpokenNames.ordinal(place + 1)) \(name)", nil)
    }

    /// The view's row, where there is a table that shows it.
    func row(toldOf view: ShownView) -> Int? {
        view.isListed && view.id < Ledger.rows(of: views.count) ? view.id : nil
    }
}
