import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor
@Suite("Reasons with sums")
struct ExplainedLayoutTests {
    private func why(_ layout: LayoutSnapshot, _ name: String) -> [String] {
        layout.records.filter { $0.name == name }.compactMap(\.why)
    }

    @Test("columns of a lazy grid show what fixed columns, gaps and earlier columns leave")
    func lazyColumns() {
        let items = [GridItem(.fixed(50), spacing: 8), GridItem(.flexible(), spacing: 8), GridItem(.flexible())]
        let grid = layout(260, 100) {
            LazyVGrid(columns: items) { ForEach(0..<3) { _ in Color.red.frame(height: 10) } }
        }
        let reasons = why(grid, "frame")
        #expect(reasons[0].hasPrefix("proposed width 50: its column’s width, as its item says,"))
        #expect(reasons[1].hasPrefix("proposed width 97 = (260 − 2 × 8 − 50) / 2: its column’s width,"))
        #expect(reasons[2].hasPrefix("proposed width 97 = 260 − 2 × 8 − 50 − 97: its column’s width,"))
    }

    @Test("an adaptive item's columns show how they divide its share, or their bound")
    func adaptiveColumns() {
        let adaptive = layout(260, 100) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 8)]) {
                ForEach(0..<3) { _ in Color.red.frame(height: 10) }
            }
        }
        #expect(why(adaptive, "frame")[0].hasPrefix("proposed width 81.33 = (260 − 2 × 8) / 3: its column’s width,"))
        let bounded = layout(260, 100) {
            LazyVGrid(columns: [GridItem(.flexible(maximum: 40), spacing: 8), GridItem(.flexible())]) {
                ForEach(0..<2) { _ in Color.red.frame(height: 10) }
            }
        }
        let reasons = why(bounded, "frame")
        #expect(reasons[0].hasPrefix("proposed width 40: its column’s width, at most as its item says,"))
        #expect(reasons[1].hasPrefix("proposed width 212 = 260 − 8 − 40: its column’s width,"))
    }

    @Test("a lazy grid wider than its proposal shows what its columns need, and their bounds")
    func neededColumns() {
        let items = [GridItem(.fixed(80), spacing: 8), GridItem(.flexible(minimum: 40))]
        let grid = layout(100, 100) {
            LazyVGrid(columns: items) { ForEach(0..<2) { _ in Color.red.frame(height: 10) } }
        }
        #expect(why(grid, "LazyVGrid")[0].contains("width 128 = 80 + 8 + 40: what its columns need"))
        #expect(why(grid, "frame")[1].hasPrefix("proposed width 40: its column’s width, at least as its item says,"))
    }

    @Test("a negative rest is shown as 0 minus its terms")
    func nothingLess() {
        let row = layout(0, 20) {
            HStack {
                Color.red
                Color.blue
            }
        }
        #expect(why(row, "Color")[0].hasPrefix("proposed width 0 = max((0 − 8 gap) / 2, 0)"))
    }

    @Test("a lazy horizontal grid names rows and heights")
    func lazyRows() {
        let grid = layout(200, 120) {
            LazyHGrid(rows: [GridItem(.flexible(), spacing: 8), GridItem(.flexible())]) {
                ForEach(0..<2) { _ in Color.red.frame(width: 10) }
            }
        }
        #expect(why(grid, "frame")[0].contains("height 56 = (120 − 8) / 2: its row’s height"))
        #expect(!why(grid, "LazyHGrid").joined().contains("column"))
    }

    @Test("parts of a container are shown as a sum")
    func parts() {
        let row = layout(300, 50) {
            Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        }
        #expect(
            why(row, "containerRelativeFrame")[0].contains(
                "width 145 = 2 × ((300 − 3 × 10) / 4) + 10: 2 of 4 parts of its container’s 300"))
    }

    @Test("a size on one side of a guide is shown with the 0 on the other")
    func oneSide() {
        let column = layout(200, 100) {
            VStack(alignment: .leading) {
                Color.red.frame(width: 30, height: 10)
                Color.red.frame(width: 70, height: 10).alignmentGuide(.leading) { _ in -20 }
            }
        }
        #expect(why(column, "VStack")[0].contains("width 90 = 0 + 90: left and right of .leading"))
    }

    @Test("a size that changed at placement is explained by the proposal at placement")
    func placedWith() {
        let column = layout(nil, nil) {
            VStack {
                Color.red.frame(width: 60, height: 10)
                Divider()
            }
        }
        #expect(why(column, "Divider")[0].contains("takes width 60: fills its final proposal"))
    }

    @Test("reserved lines and a negative frame are explained")
    func lines() {
        let text = layout(200, 100) { Text("Word").lineLimit(3, reservesSpace: true) }
        #expect(why(text, "Text")[0].contains(": room kept for 3 lines"))
        #expect(why(layout(100, 100) { Color.red.frame(width: -20, height: 30) }, "frame")[0].contains("at least 0"))
    }
}
