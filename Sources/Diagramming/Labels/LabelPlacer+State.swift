import Foundation

/// What labels have to keep off, and what they had better.
extension LabelPlacer {
    struct State {
        var labels: [Box] = []
        var leaders: [Leader] = []
        /// Lines that may be in the way.
        var lines: [Box]
        /// All lines, by place.
        let index: BoxIndex
        /// All but those that containers align on.
        let indexBesidesGuides: BoxIndex
        /// Areas that may lie under it or beside it.
        var penalties: [PenaltyRegion]
        /// Words that may be in a leader's way.
        var words: [Box]
        /// All words, by place.
        let wordIndex: BoxIndex
        /// The bounds of views it may lie in.
        var views: [CGRect]
        /// What a leader had better not run along besides lines: the lengthened guides and views as thin as a line.
        var ways: [CGRect]
        /// The arrows of all guides, and the lines they lead to.
        let marks: [CGRect]
    }

    func surroundingArea(of request: Request, reach: CGFloat) -> Box {
        let (width, height) = (request.sizes.map(\.width).max() ?? 0, request.sizes.map(\.height).max() ?? 0)
        return Box(request.target.insetBy(dx: -(width + reach), dy: -(height + reach)))
    }

    /// What lies near enough to the request's target to matter.
    func surroundings(of request: Request, reach: CGFloat, _ state: State) -> State {
        let zone = surroundingArea(of: request, reach: reach)
        var near = state
        near.labels = state.labels.filter { $0.overlaps(zone) }
        near.lines = state.lines.filter { $0.overlaps(zone) }
        let wide = Box(zone.rect, grownBy: Self.nearness)
        near.penalties = state.penalties.filter { Box($0.rect).overlaps(wide) }
        near.words = state.words.filter { $0.overlaps(zone) }
        near.views = state.views.filter {
            Box($0).overlaps(zone) && !$0.insetBy(dx: -1, dy: -1).encloses(request.target)
        }
        return near
    }

    /// All there is before any label.
    var ground: State {
        let boxes = lines.map { Box($0) }
        let words = penalties.filter { $0.kind == .words }.map { Box($0.rect) }
        return State(
            lines: boxes, index: BoxIndex(boxes),
            indexBesidesGuides: BoxIndex(lines.filter { !guides.contains($0) }.map { Box($0) }), penalties: penalties,
            words: joined(words), wordIndex: BoxIndex(words),
            views: views, ways: guides.map(Leader.lengthened) + views.filter(Leader.isThin),
            marks: marks)
    }

    /// Words with those beside them: a leader between two of them strikes out their line as well.
    private func joined(_ words: [Box]) -> [Box] {
        var result: [Box] = []
        for word in words.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
            let height = word.bottom - word.top
            let neighbour = result.firstIndex { line in
                let shared = min(line.bottom, word.bottom) - max(line.top, word.top)
                return shared > height / 2 && word.left - line.right < 0.35 * min(height, line.bottom - line.top)
            }
            guard let neighbour else {
                result.append(word)
                continue
            }
            result[neighbour] = Box(result[neighbour].rect.union(word.rect))
        }
        return result
    }
}
