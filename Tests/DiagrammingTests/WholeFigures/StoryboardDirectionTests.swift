import Drawing
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming

@Suite("Storyboards from right to left")
struct StoryboardDirectionTests {
    enum Container: CaseIterable {
        case roomyRow, overfullRow, crowdedSpacers, rowWithoutLength, rowWithoutEnd, overlappingRow, column, modifiers
        case ownLayout
    }

    private func story(_ container: Container, _ isRightToLeft: Bool) throws -> Storyboard {
        let arena = LayoutArena(options: LayoutOptions(traces: true))
        func add<L: Layout>(_ layout: L, _ children: [NodeID] = [], _ role: ViewRole? = nil) -> NodeID {
            var info = NodeInfo(name: "\(L.self)")
            if let role { info.role = role }
            return arena.add(layout, children: children, info: info, rightToLeft: isRightToLeft)
        }
        func image(_ width: CGFloat, _ height: CGFloat = 20) -> NodeID {
            add(FixedLayout(size: CGSize(width: width, height: height)))
        }
        func spacer() -> NodeID { add(SpacerLayout(axis: .horizontal, minLength: 8), [], .spacer) }
        func row(_ spacing: CGFloat, _ children: [NodeID]) -> NodeID {
            add(HStackLayout(alignment: .top, spacing: spacing), children)
        }
        let (root, width): (NodeID, CGFloat?) =
            switch container {
            case .roomyRow: (row(10, [image(60), image(30), image(40)]), 320)
            case .overfullRow: (row(10, [image(80), image(170)]), 200)
            case .crowdedSpacers: (row(0, [image(60), spacer(), image(60), spacer()]), 100)
            case .rowWithoutLength: (row(10, [image(60), image(30)]), nil)
            case .rowWithoutEnd: (row(10, [image(60), image(30)]), .infinity)
            case .overlappingRow: (row(-60, [image(50), image(50), image(50)]), 200)
            case .column: (add(VStackLayout(alignment: .leading, spacing: 4), [image(40), image(90)]), 200)
            case .modifiers:
                (
                    add(
                        FrameLayout(width: 150, height: nil, alignment: .leading),
                        [
                            add(
                                PaddingLayout(insets: EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)),
                                [image(40)], .modifier)
                        ], .modifier), 200
                )
            case .ownLayout: (add(Twice(), [add(FillLayout()), image(30)]), 200)
            }
        let snapshot = LayoutSnapshot(
            layingOut: root, in: arena, proposal: ProposedViewSize(width: width, height: 60))
        return try #require(Storyboard(snapshot))
    }

    private let setter = Typesetter(text: fixedText, grid: PixelGrid(scale: 1))

    @Test("each step is the mirror image of the one from left to right", arguments: Container.allCases)
    func mirrored(container: Container) throws {
        /// The drawing of each step, and the container's width.
        func drawn(_ isRightToLeft: Bool) throws -> (steps: [[CGRect]], width: CGFloat) {
            let story = try story(container, isRightToLeft)
            let painter = StepPicture(style: .light, setter: setter, story: story)
            let steps = story.steps.map { step in
                let canvas = painter.canvas(step, 1)
                return flattened(canvas.points.under + canvas.points.over).map(\.bounds)
            }
            return (steps, story.scene.views[0].frame.width)
        }
        let (left, right) = try (drawn(false), drawn(true))
        #expect(left.width == right.width)
        #expect(left.steps.map(\.count) == right.steps.map(\.count))
        for (index, (left, right)) in zip(left.steps, right.steps.map { $0.map { (right.width, $0) } }).enumerated() {
            for (rect, (width, other)) in zip(left, right) {
                // Half pixels are rounded to the right in both.
                let isMirrored =
                    abs(other.minX - (width - rect.maxX)) <= 1 && abs(other.width - rect.width) <= 1
                    && (other.minY, other.height) == (rect.minY, rect.height)
                #expect(isMirrored, "step \(index + 1): \(rect), \(other)")
            }
        }
    }

    @Test("the bar of a row fills from the row's leading side, that of a column from the left")
    func bars() throws {
        func bars(_ container: Container, _ isRightToLeft: Bool) throws -> [[CGRect]] {
            let story = try story(container, isRightToLeft)
            let card = StoryboardCard(style: .light, setter: setter, story: story)
            return story.steps.compactMap(\.bar).map { bar in
                var roles: [LegendRole: Hue] = [:]
                let block = card.bar(bar, currentChild: nil, isFinal: true, width: 400, &roles)
                return flattened(block.items).filter(\.isFill).map(\.bounds)
            }
        }
        for container in [Container.roomyRow, .overfullRow, .overlappingRow] {
            let mirrored = try bars(container, false).map { bar in
                bar.map { CGRect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
            }
            let right = try bars(container, true)
            #expect(right.map(\.count) == mirrored.map(\.count) && !right.isEmpty)
            for (rect, other) in zip(mirrored.joined(), right.joined()) {
                #expect(abs(rect.minX - other.minX) <= 1 && abs(rect.width - other.width) <= 1)
            }
        }
        #expect(try bars(.column, true) == bars(.column, false))
    }

    @Test("positions are given as seen, from the left")
    func places() throws {
        let story = try story(.roomyRow, true)
        let last = try #require(story.steps.last)
        #expect(story.text(last).lines.first?.hasPrefix("at 90, 50 and 0") == true)
    }
}
