import CairoPainting
import Foundation
import LayoutEngine
import Testing

@testable import Diagramming
@testable import Plumbline
@testable import Scenes

@MainActor @Suite("Storyboards of grids and lazy stacks")
struct StoryboardGridTests {
    /// Where the proposal of each turn is drawn, in points of the layout.
    private func proposals(_ story: Storyboard) throws -> [CGRect] {
        let setter = Typesetter(text: try PangoText.shared, grid: PixelGrid(scale: 1))
        let painter = StepPicture(style: .light, setter: setter, story: story)
        return story.steps.filter { $0.currentChild != nil }.map {
            painter.canvas($0, 1).proposals.last?.region ?? .null
        }
    }

    // MARK: Where proposals lie

    @Test("the proposal to a cell begins at its column and row, wherever the cell is in them")
    func slots() async throws {
        let lazy = try await storyboard(300, 200) {
            LazyVGrid(columns: [GridItem(.fixed(120)), GridItem(.flexible())]) {
                Color.red.frame(width: 30, height: 20)
                Color.red.frame(width: 50, height: 40)
                Color.red.frame(width: 10, height: 20)
                Color.red.frame(width: 50, height: 20)
            }
        }
        #expect(
            try proposals(lazy).map(\.origin) == [
                CGPoint(x: 0, y: 0), CGPoint(x: 128, y: 0), CGPoint(x: 0, y: 48), CGPoint(x: 128, y: 48),
            ])
        #expect(try proposals(lazy).map(\.width) == [120, 172, 120, 172])

        let grid = try await storyboard(300, 100) {
            Grid {
                GridRow {
                    Color.red.frame(width: 20, height: 20)
                    Color.red.frame(width: 10, height: 20)
                }
                GridRow {
                    Color.red.frame(width: 100, height: 20)
                    Color.red.frame(width: 60, height: 20)
                }
            }
        }
        #expect(try proposals(grid).map(\.minX) == [0, 108, 0, 108])
        #expect(try proposals(grid).map(\.minY) == [0, 0, 28, 28])
    }

    @Test("a second row equal to the first is one step")
    func secondRow() async throws {
        let story = try await storyboard(300, 200) {
            LazyVGrid(columns: [GridItem(.fixed(120)), GridItem(.fixed(80)), GridItem(.flexible())]) {
                ForEach(0..<6) { Color.red.frame(width: 10 * CGFloat($0 % 3 + 1), height: 20) }
            }
        }
        #expect(story.steps.count { $0.currentChild != nil } == 3)
        let step = try #require(story.steps.map(story.text).first { $0.headline == "continues the same way, 3 times" })
        #expect(
            step.lines == [
                "from fourth frame to sixth frame", "fourth frame is proposed 120 × nil and takes 10 × 20, too",
                "fifth frame is proposed 80 × nil and takes 20 × 20, too",
                "sixth frame is proposed 84 × nil and takes 30 × 20, too",
            ])
    }

    @Test("from right to left, the first column is on the right, and its proposals end there")
    func mirroredSlots() async throws {
        let story = try await storyboard(300, 100) {
            LazyVGrid(columns: [GridItem(.fixed(120)), GridItem(.flexible())]) {
                Color.red.frame(width: 30, height: 20)
                Color.red.frame(width: 50, height: 20)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try proposals(story).map(\.maxX) == [300, 172])
    }

    // MARK: Lazy stacks

    @Test("a lazy stack divides nothing: no bar, and the first step says so")
    func undivided() async throws {
        let story = try await storyboard(60, 100) {
            LazyHStack {
                Color.red.frame(width: 70)
                Color.orange
            }
        }
        #expect(story.steps.allSatisfy { $0.bar == nil })
        #expect(story.text(story.steps[0]).lines == ["no width is divided: each child takes its ideal width"])
        #expect(story.sentences[1].contains("proposes nil × 100 to the frame"))
        let divided = try await storyboard(60, 100) {
            HStack {
                Color.red.frame(width: 70)
                Color.orange
            }
        }
        #expect(divided.steps[0].bar != nil && divided.text(divided.steps[0]).lines == ["gaps leave 52 = 60 − 8"])
    }

    // MARK: Reasons

    @Test("a size that a view takes only before it is placed has its own reason")
    func sizing() async throws {
        let story = try await storyboard(300, 200) {
            LazyVGrid(columns: [GridItem(.fixed(120)), GridItem(.flexible())]) {
                Color.red
                Color.blue.frame(height: 40)
                Color.red.padding(3)
                Color.blue.frame(height: 40)
            }
        }
        let turns = story.steps.filter { $0.currentChild != nil }.map(story.text)
        #expect(turns[0].answer == ["takes 120 × 10", "width: fills the proposal", "height: 10 instead of nil"])
        #expect(turns[2].answer == ["takes 120 × 16", "width = 114 + 2 × 3", "height = 10 + 2 × 3"])
        // They were placed with the height of their lines.
        #expect(story.steps.last?.boxes.map(\.rect.height) == [40, 40, 40, 40])
    }

    // MARK: Repeats

    @Test("rows that repeat are shown once, with a line for each column")
    func rows() async throws {
        let story = try await storyboard(300, 260) {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) {
                ForEach(0..<5) { _ in
                    Color.red.frame(width: 20, height: 20)
                    Color.green.frame(width: 30, height: 20).padding(1)
                }
            }
        }
        #expect(story.steps.count { $0.currentChild != nil } == 2)
        let folded = try #require(
            story.steps.map(story.text).first { $0.headline == "continues the same way, 8 times" })
        #expect(story.steps.contains { $0.to.count == 8 })
        #expect(
            folded.lines == [
                "from second frame to fifth padding", "each frame is proposed 40 × nil and takes 20 × 20, too",
                "each padding is proposed 252 × nil and takes 32 × 22, too",
            ])
    }

    @Test("rows of one kind are distinguished by their columns, and rows that differ are shown in full")
    func kinds() async throws {
        let story = try await storyboard(300, 260) {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) {
                ForEach(0..<4) { _ in
                    Color.red.frame(width: 20, height: 20)
                    Color.green.frame(width: 30, height: 20)
                }
            }
        }
        let folded = try #require(
            story.steps.map(story.text).first { $0.headline == "continues the same way, 6 times" })
        #expect(folded.lines.dropFirst().map { $0.prefix(15) } == ["each first of 2", "each second of "])
        let different = try await storyboard(300, 260) {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) {
                ForEach(0..<3) { row in
                    Color.red.frame(width: 20, height: 20)
                    Color.green.frame(width: 30 + CGFloat(row), height: 20)
                }
            }
        }
        #expect(different.steps.count { $0.currentChild != nil } == 6)
    }

    @Test("rows of a long list that differ only in width are shown once, from the narrowest to the widest")
    func list() async throws {
        let story = try await storyboard(200, 80) {
            LazyVStack(spacing: 0) { ForEach(0..<30) { Color.red.frame(width: 30 + CGFloat($0), height: 20) } }
        }
        #expect(story.steps.count { $0.currentChild != nil } == 1)
        let folded = try #require(
            story.steps.map(story.text).first { $0.headline == "continues the same way, 29 times" })
        #expect(folded.lines.last == "each is proposed 200 × nil and takes 31 to 59 × 20")
        let grid = try await storyboard(200, 80) {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(0..<12) { Color.red.frame(width: 30 + CGFloat($0), height: 20) }
            }
        }
        #expect(grid.steps.map(grid.text).contains { $0.headline == "continues the same way, 11 times" })
        // Rows of different heights are different.
        let heights = try await storyboard(200, 80) {
            LazyVStack(spacing: 0) { ForEach(0..<9) { Color.red.frame(width: 30, height: 20 + CGFloat($0)) } }
        }
        #expect(!heights.steps.map(heights.text).contains { $0.headline.hasPrefix("goes on") })
    }

    // MARK: What is small

    @Test("a child without height is a line of its width, in its position")
    func noHeight() async throws {
        let story = try await storyboard(120, 40) {
            VStack(spacing: 0) {
                Color.red.frame(height: 50)
                Color.orange
            }
        }
        let step = try #require(story.steps.first { $0.currentChild == 3 })
        let setter = Typesetter(text: try PangoText.shared, grid: PixelGrid(scale: 1))
        let painter = StepPicture(style: .light, setter: setter, story: story)
        let line = DiagramStyle.light[story.hue(3)].line
        let fills = painter.canvas(step, 1).points.over.compactMap { item -> CGRect? in
            guard case .fill(let path, .color(line), _) = item else { return nil }
            return path.boundingRect
        }
        #expect(fills.contains(CGRect(x: 0, y: 50, width: 120, height: 2)))
    }
}
