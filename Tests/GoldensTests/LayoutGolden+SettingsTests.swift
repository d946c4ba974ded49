import Foundation
import Testing

@testable import Goldens

@Suite("The first divergence, if a setting comes or goes,")
struct LayoutGoldenSettingsTests {
    private func words(_ old: String, _ new: String) throws -> String? {
        FirstDivergence(LayoutComparison(try layout(old), try layout(new)))?.description
    }

    @Test("is a grid’s column that comes or goes")
    func columns() throws {
        let grid = "LazyVGrid | at 0 0 | takes 9 9 | proposed 9 9 | with column 1: fixed 40"
        let two = grid + " | with column 2: flexible 40…∞ | with spacing after column 2: 4"
        #expect(try words(two, grid) == "LazyVGrid: column 2 removed")
        #expect(try words(grid, two) == "LazyVGrid: column 2 added: flexible 40…∞")
        let spaced = grid + " | with spacing after column 1: 4"
        #expect(try words(grid, spaced) == "LazyVGrid: spacing after column 1 default → 4")
    }

    @Test("has no default where there is none")
    func absent() throws {
        let view = "Color | at 0 0 | takes 1 1 | proposed 1 1"
        #expect(try words(view, view + " | with Rank: 2") == "Color: Rank none → 2")
    }
}
