import Foundation

extension LabelPlacer {
    /// What labels are placed among: the picture, and the labels placed already.
    struct State {
        private var placed: [Int: Found] = [:]
        private(set) var labels: [Box] = []
        private(set) var leaders: [Leader] = []
        let index: BoxIndex
        let indexBesidesGuides: BoxIndex
        let wordIndex: BoxIndex
        /// The words of each line.
        private(set) var words: [Box]
        private(set) var penalties: [PenaltyRegion]
        private(set) var views: [CGRect]
        /// What leaders should not run along besides lines: extended guides and views as thin as a line.
        let ways: [CGRect]

        init(_ placer: LabelPlacer) {
            index = BoxIndex(placer.lines.map { Box($0) })
            indexBesidesGuides = BoxIndex(placer.lines.filter { !placer.guides.contains($0) }.map { Box($0) })
            let words = placer.penalties.filter { $0.kind == .words }.map { Box($0.rect) }
            wordIndex = BoxIndex(words)
            self.words = Self.joined(words)
            penalties = placer.penalties.filter { $0.kind != .words }
            views = placer.views
            ways =
                placer.guides.map(Self.lengthened)
                + placer.views.filter { min($0.width, $0.height) <= Leader.thinnest }
        }

        subscript(request: Int) -> Found? { placed[request] }

        mutating func place(_ request: Int, _ found: Found) {
            placed[request] = found
            labels.append(Box(found.placement.rect))
            if let leader = found.placement.leader { leaders.append(leader) }
        }

        mutating func remove(_ request: Int) {
            guard let found = placed.removeValue(forKey: request) else { return }
            let box = Box(found.placement.rect)
            if let index = labels.firstIndex(of: box) { labels.remove(at: index) }
        }

        /// Only what matters to a label so many rows away from its target.
        func around(_ request: Request, rows: CGFloat) -> State {
            let (width, height) = (request.sizes.map(\.width).max() ?? 0, request.sizes.map(\.height).max() ?? 0)
            let reach = Costs.nearness + 20 + rows * (height + 3)
            // Labels farther off may lie beyond the ends of a long side.
            let beyond = rows > 0 ? Candidates.farthestSlide(request) : 0
            let across = max(rows > 0 ? 6 * width : width, width + beyond * request.target.width)
            let down = height + beyond * request.target.height
            let zone = Box(request.target.insetBy(dx: -across - reach, dy: -down - reach))
            var near = self
            near.labels = labels.filter { $0.overlaps(zone) }
            near.leaders = leaders.filter { Box($0.reach, grownBy: 1).overlaps(zone) }
            near.penalties = penalties.filter { Box($0.rect).overlaps(zone) }
            near.words = words.filter { $0.overlaps(zone) }
            near.views = views.filter { Box($0).overlaps(zone) }
            return near
        }

        /// The same surroundings with the labels of another state.
        func with(labelsOf other: State) -> State {
            var result = self
            (result.labels, result.leaders) = (other.labels, other.leaders)
            return result
        }

        /// A guide with the room beyond its ends in which a leader would seem to extend it.
        private static func lengthened(_ guide: CGRect) -> CGRect {
            let beyond = 6 + Leader.longestRun
            return guide.height > guide.width ? guide.insetBy(dx: 0, dy: -beyond) : guide.insetBy(dx: -beyond, dy: 0)
        }

        /// Joins neighboring words: a leader between two words crosses out their line as well.
        private static func joined(_ words: [Box]) -> [Box] {
            var result: [Box] = []
            for word in words.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
                let height = word.bottom - word.top
                let neighbor = result.firstIndex { line in
                    let shared = min(line.bottom, word.bottom) - max(line.top, word.top)
                    return shared > height / 2 && word.left - line.right < 0.35 * min(height, line.bottom - line.top)
                }
                if let neighbor {
                    result[neighbor] = Box(result[neighbor].rect.union(word.rect))
                } else {
                    result.append(word)
                }
            }
            return result
        }
    }

    /// A place with its cost.
    struct Found: Equatable {
        var placement: Placement
        var cost: CGFloat
    }
}
