import Drawing
import Foundation
import LayoutEngine

/// The chart of a step that asks how children stretch: a line a child, from its minimum to its maximum, with an arrow
/// for ∞.
struct FlexibilityChart {
    let style: DiagramStyle
    let setter: Typesetter
    let story: Storyboard

    func block(_ step: Storyboard.Step, _ roles: inout [LegendRole: Hue]) -> PageBlock {
        let (shown, grid) = (step.ranges.prefix(7), setter.grid)
        let length = longest(Array(shown))
        let width = StepPicture.maxSize.width
        let names = shown.map {
            setter.line(
                $0.count > 1 ? "\($0.count) × \(story.scene.views[$0.view].name)" : story.names.name($0.view),
                style.type.labelDetail, style.ink, limit: 92)
        }
        let texts = shown.map { range in
            let minimum = lengthText(range.minimum)
            let words =
                range.maximum.map { $0 == range.minimum ? minimum : "\(minimum) – \(lengthText($0))" }
                ?? "at least \(minimum)"
            return setter.line(words, style.type.value, style[story.hue(range.view)].text)
        }
        let left = (names.map(\.size.width).max() ?? 0).rounded(.up) + 8
        let right = width - (texts.map(\.size.width).max() ?? 0).rounded(.up) - 8
        var items: [DisplayItem] = []
        for (index, range) in shown.enumerated() {
            let middle = 8 + CGFloat(index) * 18
            let accent = style[story.hue(range.view)]
            func x(_ value: CGFloat) -> CGFloat { left + (right - left - 8) * min(max(value / length, 0), 1) }
            items.append(setter.item(names[index], x: 0, middle: middle))
            items.append(setter.item(texts[index], right: width, middle: middle))
            let track = CGRect(x: left, y: grid.snap(middle - 0.5), width: right - left - 8, height: grid.line(1))
            items.append(.fill(Path(track), .color(style.rule)))
            let (from, to) = (grid.snap(x(range.minimum)), grid.snap(x(range.maximum ?? range.minimum)))
            let bar = CGRect(x: from - 2, y: grid.snap(middle - 2), width: to - from + 4, height: 4)
            items.append(.fill(Path(bar), .color(accent.line)))
            roles[.range] = roles[.range] ?? story.hue(range.view)
            if range.maximum == .infinity {
                items.append(Arrow.head(at: CGPoint(x: right, y: bar.midY), dx: 1, dy: 0, accent.line))
                roles[.noMaximum] = roles[.noMaximum] ?? story.hue(range.view)
            }
        }
        let hidden = step.ranges.dropFirst(shown.count).reduce(0) { $0 + $1.count }
        var height = CGFloat(shown.count) * 18 - 2
        if hidden > 0 {
            let rest = setter.line("and \(hidden) more", style.type.labelDetail, style.muted)
            items.append(setter.item(rest, x: 0, middle: height + 10))
            height += 18
        }
        return PageBlock(size: CGSize(width: width, height: height), items: items)
    }

    private func longest(_ ranges: [Storyboard.Range]) -> CGFloat {
        let container = story.scene.views[story.container]
        let proposed = container.facts.stackAxis.flatMap { container.sizingProposal[$0] }
        let lengths = ([proposed] + ranges.flatMap { [$0.minimum, $0.maximum] }).compactMap { $0 }.filter(\.isFinite)
        return lengths.filter { $0 > 0 }.max() ?? 1
    }
}
