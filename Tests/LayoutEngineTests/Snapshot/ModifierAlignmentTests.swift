import Testing

@testable import LayoutEngine

@Suite("Modifiers around a view in two layouts")
struct ModifierAlignmentTests {
    private func compared(_ first: [String], _ second: [String]) -> ModifierAlignment {
        func modifiers(_ titles: [String]) -> [ModifierAlignment.Modifier] {
            titles.map { .init(name: String($0.prefix { $0 != " " }), title: $0) }
        }
        return ModifierAlignment(modifiers(first), modifiers(second))
    }

    @Test("are those of one name, the most alike first")
    func partners() {
        #expect(compared(["padding 4", "frame"], ["padding 4", "frame"]).partners == [0: 0, 1: 1])
        #expect(compared(["padding 4"], ["padding 8"]).partners == [0: 0])
        #expect(compared(["padding 4", "padding 8"], ["padding 8"]).partners == [0: 1])
    }

    @Test("are added and removed, innermost first")
    func addedAndRemoved() {
        let one = compared(["frame", "offset"], ["frame", "opacity", "padding 4", "offset"])
        #expect(one.added == [2, 1] && one.removed.isEmpty && one.moved.first.isEmpty)
        let other = compared(["background", "padding 4"], ["padding 4"])
        #expect(other.removed == [0] && other.added.isEmpty && other.partners == [0: 1])
    }

    @Test("have changed places, without those that both have outermost and innermost")
    func moved() {
        let alignment = compared(
            ["frame", "padding 5", "background", "offset"], ["frame", "background", "padding 5", "offset"])
        #expect(alignment.moved.first == [2, 1] && alignment.moved.second == [2, 1])
        #expect(alignment.added.isEmpty && alignment.removed.isEmpty)
    }
}
