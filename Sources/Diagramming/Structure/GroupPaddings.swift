import Foundation

/// The paddings of groups of views, of which one stands for those of the same lengths.
struct GroupPaddings {
    struct Key: Hashable {
        var group: Int
        var lengths: EdgeLengths
    }

    struct Item {
        var view: ShownView
        var key: Key
        /// nil if nothing of it is to be marked.
        var bands: EdgeBands?
        /// Whether its content has a dashed outline where a tint would lie on painted content.
        var dashes: Bool
    }

    let views: [ShownView]
    private(set) var all: [Item] = []

    init(views: [ShownView]) { self.views = views }

    mutating func add(_ paddings: [ShownView], of group: Int, dashes: Bool = true) {
        all += paddings.map { view in
            let key = Key(group: group, lengths: view.paddings ?? EdgeLengths { _ in 0 })
            return Item(view: view, key: key, bands: views.paddingBands(of: view), dashes: dashes)
        }
    }

    /// The first of each group with its lengths: lengths that no other group has had, then the others, the largest first.
    var distinct: [Item] {
        var keys: Set<Key> = []
        let firsts = all.filter { keys.insert($0.key).inserted }
        var known: Set<EdgeLengths> = []
        let (new, repeated) = firsts.reduce(into: ([Item](), [Item]())) { parts, item in
            if known.insert(item.key.lengths).inserted { parts.0.append(item) } else { parts.1.append(item) }
        }
        return Self.sorted(new) + Self.sorted(repeated)
    }

    private static func sorted(_ items: [Item]) -> [Item] {
        items.enumerated().sorted { ($1.element.largest, $0.offset) < ($0.element.largest, $1.offset) }.map(\.element)
    }
}

extension GroupPaddings.Item {
    fileprivate var largest: CGFloat { PhysicalEdge.allCases.map { key.lengths[$0] }.max() ?? 0 }
}
