import Foundation

extension LabelPlacer {
    struct State {
        var labels: [Box] = []
        var leaders: [Leader] = []
        var lines: [Box]
        let index: BoxIndex
        let indexBesidesGuides: BoxIndex
        var penalties: [PenaltyRegion]
        var words: [Box]
        let wordIndex: BoxIndex
        var views: [CGRect]
        /// What leaders should not run along besides lines: extended guides and views as thin as a line.
        var ways: [CGRect]
        let marks: [CGRect]
    }

    func surroundingArea(of request: Request, reach: CGFloat) -> Box {
        let (width, height) = (request.sizes.map(\.width).max() ?? 0, request.sizes.map(\.height).max() ?? 0)
        return Box(request.target.insetBy(dx: -(width + reach), dy: -(height + reach)))
    }

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

    /// Joins neighboring words: a leader between two words crosses out their line as well.
    private func joined(_ words: [Box]) -> [Box] {
        var result: [Box] = []
        for word in words.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
            let height = word.bottom - word.top
            let neighbor = result.firstIndex { line in
                let shared = min(line.bottom, word.bottom) - max(line.top, word.top)
                return shared > height / 2 && word.left - line.right < 0.35 * min(height, line.bottom - line.top)
            }
            guard let neighbor else {
                result.append(word)
                continue
            }
            result[neighbor] = Box(result[neighbor].rect.union(word.rect))
        }
        return result
    }
}
