import Foundation
import Goldens
import Testing

@testable import Plumbline

/// Views that differ in one value as written: the golden names that value, not the views that move because of it.
@MainActor
@Suite("A golden names a changed")
struct SettingBlameTests {
    private func expect(_ start: String, _ before: some View, _ now: some View) throws {
        let words = try firstBlame(before, now)
        #expect(words.hasPrefix(start), "\(words)")
    }

    private func box(_ width: CGFloat? = 20) -> some View { Color.red.frame(width: width, height: 20) }

    private func table(_ across: CGFloat? = nil, _ down: CGFloat? = nil) -> some View {
        Grid(horizontalSpacing: across, verticalSpacing: down) {
            GridRow {
                box()
                box(nil)
            }
            GridRow {
                box()
                box()
            }
        }
    }

    private func cells(_ columns: [GridItem]) -> some View {
        LazyVGrid(columns: columns) { ForEach(0..<4, id: \.self) { _ in box(nil) } }
    }

    private func cell(_ change: (Color) -> some View) -> some View {
        Grid {
            GridRow {
                box()
                box(40)
            }
            GridRow {
                change(Color.blue)
                Color.green.frame(width: 9, height: 9)
            }
        }
    }

    @Test("spacing of a Grid")
    func gridSpacing() throws {
        try expect("Grid: horizontal spacing 10 → 14; so ", table(10), table(14))
        try expect("Grid: vertical spacing 6 → 9; so ", table(nil, 6), table(nil, 9))
        try expect("Grid: vertical spacing default → 9; so ", table(), table(nil, 9))
    }

    @Test("column of a LazyVGrid")
    func gridItem() throws {
        let before = cells([GridItem(.flexible(), spacing: 10), GridItem(.flexible())])
        try expect(
            "LazyVGrid: spacing after column 1 10 → 14; so ", before,
            cells([GridItem(.flexible(), spacing: 14), GridItem(.flexible())]))
        try expect(
            "LazyVGrid: column 2 flexible 10…∞ → fixed 40; so ", before,
            cells([GridItem(.flexible(), spacing: 10), GridItem(.fixed(40))]))
        try expect(
            "LazyVGrid: column 2 removed; so ", before, cells([GridItem(.flexible(), spacing: 10)]))
    }

    @Test("order of modifiers")
    func order() throws {
        try expect(
            "Color .red: padding 5, then background, instead of background, then padding 5; ",
            box().background(.mint).padding(5).frame(width: 90), box().padding(5).background(.mint).frame(width: 90))
        func tags(_ tag: @escaping (Text) -> some View) -> some View {
            HStack { ForEach(["a", "b", "c"], id: \.self) { tag(Text($0)) } }
        }
        let words = try firstBlame(
            tags { $0.padding(.vertical, 5).background(.mint) }, tags { $0.background(.mint).padding(.vertical, 5) })
        #expect(
            words.contains(
                "Text “a”: background, then padding vertical 5, instead of padding vertical 5, then background; 2 more like it"
            ))
    }

    @Test("attribute of a cell")
    func cell() throws {
        func framed(_ color: Color) -> some View { color.frame(width: 10, height: 10) }
        try expect(
            "Grid › frame width 10, height 10: columns default → 2; so ", cell { framed($0) },
            cell { framed($0).gridCellColumns(2) })
        try expect(
            "Grid › frame width 10, height 10: anchor 0, 0 → 1, 1; so ",
            cell { framed($0).gridCellAnchor(.topLeading) },
            cell { framed($0).gridCellAnchor(.bottomTrailing) })
        try expect(
            "Grid › frame width 10, height 10: column’s alignment .leading → .trailing",
            cell { framed($0).gridColumnAlignment(.leading) }, cell { framed($0).gridColumnAlignment(.trailing) })
        try expect(
            "Grid › Color .blue: unsized axes horizontal → vertical", cell { $0.gridCellUnsizedAxes(.horizontal) },
            cell { $0.gridCellUnsizedAxes(.vertical) })
    }

    private struct Steps: Layout {
        struct Step { var down: CGFloat }
        enum Order { case forward, backward }
        var step = Step(down: 8)
        var order = Order.forward
        var limit: Int?
        /// Cannot be compared.
        var changed: @Sendable () -> Void = {}

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: step.down * CGFloat(min(subviews.count, limit ?? .max)))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in (order == .forward ? Array(subviews) : subviews.reversed()).enumerated() {
                let y = step.down * CGFloat(index) * subview[Weight.self]
                subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY + y), proposal: .unspecified)
            }
        }
    }

    private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

    private func steps(_ layout: Steps = Steps(), weight: CGFloat = 1) -> some View {
        layout {
            box()
            box().layoutValue(key: Weight.self, value: weight)
        }
    }

    @Test("property of an author's layout")
    func property() throws {
        try expect("Steps: step down 8 → 12; so ", steps(), steps(Steps(step: .init(down: 12))))
        try expect("Steps: order .forward → .backward", steps(), steps(Steps(order: .backward)))
        try expect("Steps: limit nil → 1; so ", steps(), steps(Steps(limit: 1)))
    }

    @Test("property, and keeps none that differs from run to run")
    func unstable() throws {
        let settings =
            LayoutSetting.settings("a", ["b": 1, "c": 2]) + LayoutSetting.settings("a", Set([1, 2]))
            + LayoutSetting.settings("a", Date.now) + LayoutSetting.settings("a", UUID())
        #expect(settings.isEmpty, "\(settings)")
        let parts = LayoutSetting.settings("sides", [CGFloat(1), 2.5]).map { "\($0.name) \($0.value)" }
        #expect(parts == ["sides[0] 1", "sides[1] 2.5"])
    }

    @Test("value that a view gives its container's layout")
    func layoutValue() throws {
        try expect(
            "Steps › frame width 20, height 20: Weight 1 → 2; so it is placed at ", steps(), steps(weight: 2))
    }

    @Test("guide, not the stack that is larger for it")
    func guide() throws {
        func row(_ value: CGFloat) -> some View {
            HStack(alignment: .top) {
                box(nil)
                box().alignmentGuide(.top) { _ in value }
            }
        }
        try expect("HStack .top › alignmentGuide .top: 4 → 8; so ", row(4), row(8))
        // The row grows, so others are proposed less.
        func column(_ value: CGFloat, spacing: CGFloat = 8) -> some View {
            VStack(spacing: spacing) {
                row(value).fixedSize()
                Color.blue
            }
        }
        try expect("VStack › fixedSize › HStack .top › alignmentGuide .top: 4 → 8; so ", column(4), column(8))
        try expect(
            "VStack: spacing 8 → 9; VStack › fixedSize › HStack .top › alignmentGuide .top: 4 → 8; so ", column(4),
            column(8, spacing: 9))
    }

    @Test("selection of a picker")
    func selection() throws {
        func picker(_ selection: Int) -> some View {
            Picker("Size", selection: .constant(selection)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
        }
        try expect("Picker: selection 1 → 2; ", picker(1), picker(2))
    }

    @Test("spacing of a frame relative to its container")
    func relativeFrame() throws {
        func part(_ spacing: CGFloat) -> some View {
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: spacing)
        }
        try expect("containerRelativeFrame horizontal 1 of 3: spacing 4 → 10; so ", part(4), part(10))
    }
}
