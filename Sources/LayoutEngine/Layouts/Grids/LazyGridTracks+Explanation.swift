import Foundation

extension LazyGridTracks {
    /// Why each column has its length. `word` names one: a column’s width, a row’s height.
    static func reasons(_ items: [GridItem], in width: CGFloat, cells: Int, _ word: String) -> [LengthReason] {
        let tracks = LazyGridTracks(items, in: width, cells: cells).tracks
        guard width.isFinite else { return tracks.map { LengthReason($0.length, "its \(word)") } }
        let gaps = Arithmetic.grouped(items.dropLast().map(gap))
        /// The lengths of finished columns, with the gaps between columns of one item.
        var taken = Arithmetic.Group()
        var sharing = 0
        for item in items {
            if case .fixed(let length) = item.size { taken.add(Self.length(length)) } else { sharing += 1 }
        }
        return items.indices.flatMap { index -> [LengthReason] in
            let (item, own) = (items[index], tracks.filter { $0.item == index })
            guard let length = own.first?.length else { return [] }
            if item.isFixed { return own.map { LengthReason($0.length, "its \(word), as its item says") } }
            let rest = Arithmetic.rest(of: width, less: gaps + taken.terms)
            let share = sharing == 1 ? rest : .quotient(rest, .number(Double(sharing)))
            let between = [CGFloat](repeating: gap(item), count: own.count - 1)
            let all = between.isEmpty ? share : Arithmetic.less(share, Arithmetic.grouped(between))
            let part = own.count == 1 ? all : .quotient(all, .number(Double(own.count)))
            taken.add(length * CGFloat(own.count))
            for gap in between { taken.add(gap) }
            sharing -= 1
            // A grid that grew to its columns' bounds divides the grown width, so the bounds are the reason.
            let atBound = bound(of: item, at: length)
            let isShare = atBound == nil && max(part.value, 0).isNear(length)
            let bound = atBound ?? (length > part.value ? "at least" : "at most")
            let reason =
                isShare
                ? LengthReason(part.atLeastZero, "its \(word)")
                : LengthReason(length, "its \(word), \(bound) as its item says")
            return own.map { _ in reason.adding(condition(of: item)) }
        }
    }

    /// How many columns an adaptive item makes.
    private static func condition(of item: GridItem) -> String? {
        guard case .adaptive(let minimum, _) = item.size else { return nil }
        return "as many as fit, at least \(lengthText(length(minimum))) each"
    }

    /// The bound of the item that decides a column of that length.
    private static func bound(of item: GridItem, at length: CGFloat) -> String? {
        switch item.size {
        case .fixed: return nil
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            return length == minimum ? "at least" : length == maximum ? "at most" : nil
        }
    }
}
