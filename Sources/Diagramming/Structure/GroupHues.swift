import Foundation

extension [ShownView] {
    /// Gives groups that overlap, such as content behind a bar, hues of their own: their brackets lie beside each other.
    mutating func separateHues(of groups: [ScreenStructure.Group]) {
        var marked: [(rect: CGRect, hue: Hue)] = []
        for group in groups {
            let rect = group.boxes.map { self[$0].seenFrame }.joined
            let around = marked.filter { $0.rect.insetBy(dx: 0.5, dy: 0.5).overlaps(rect) }
            let hue = self[group.boxes[0]].hue.other(than: around.map(\.hue))
            for unit in group.units { (self[unit.box].hue, self[unit.core].hue) = (hue, hue) }
            marked.append((rect, hue))
        }
    }
}
