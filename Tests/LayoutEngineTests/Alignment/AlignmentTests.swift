import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

extension VerticalAlignment {
    private enum Feet: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
    }
    fileprivate static let feet = VerticalAlignment(Feet.self)

    private enum Middle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    fileprivate static let middle = VerticalAlignment(Middle.self)
}

@MainActor @Suite("Alignment")
struct AlignmentTests {
    /// Three pictures 64, 91 and 76 points high, and where they stand in a stack.
    private func row(_ alignment: VerticalAlignment) -> (height: CGFloat, tops: [CGFloat?]) {
        let snapshot = layout(240, 133) {
            HStack(alignment: alignment) {
                rogue.layoutLabel("rogue")
                dragoon.layoutLabel("dragoon")
                brawler.layoutLabel("brawler")
            }
        }
        return (snapshot.size.height, ["rogue", "dragoon", "brawler"].map { snapshot.frame($0)?.minY })
    }

    @Test("top places every child at 0, in a stack as high as the tallest")
    func top() { #expect(row(.top) == (91, [0, 0, 0])) }

    @Test("center places every child down by half the difference")
    func center() { #expect(row(.center) == (91, [13.5, 0, 7.5])) }

    @Test("bottom places every child down by the difference")
    func bottom() { #expect(row(.bottom) == (91, [27, 0, 15])) }

    @Test("a custom guide falls back to its default, the bottom")
    func customDefault() { #expect(row(.feet) == (91, [27, 0, 15])) }

    @Test("explicit guides 61, 84 and 70 move the children by 23, 0 and 14")
    func feet() {
        let snapshot = layout(240, 133) {
            HStack(alignment: .feet) {
                rogue.alignmentGuide(.feet) { _ in 61 }.layoutLabel("rogue")
                dragoon.alignmentGuide(.feet) { _ in 84 }.layoutLabel("dragoon")
                brawler.alignmentGuide(.feet) { _ in 70 }.layoutLabel("brawler")
            }
        }
        #expect(snapshot.size == size(178, 91))
        #expect(snapshot.frame("rogue") == rect(0, 23, 50, 64))
        #expect(snapshot.frame("dragoon") == rect(58, 0, 58, 91))
        #expect(snapshot.frame("brawler") == rect(124, 14, 54, 76))
        #expect(snapshot["dragoon"]?.guide(.feet) == 84)
        #expect(snapshot["dragoon"]?.guides.first?.provenance == .explicit)
    }

    @Test("a stack grows when the tallest child is moved: 155 points")
    func expanding() {
        let snapshot = layout(240, 300) {
            HStack(alignment: .middle) {
                rogue.alignmentGuide(.middle) { d in d[.bottom] }.layoutLabel("rogue")
                dragoon.alignmentGuide(.middle) { d in d[.top] }.layoutLabel("dragoon")
                brawler.alignmentGuide(.middle) { d in d[.center] }.layoutLabel("brawler")
            }
        }
        #expect(snapshot.size.height == 155)
        #expect(snapshot.frame("rogue")?.minY == 0)
        #expect(snapshot.frame("dragoon")?.minY == 64)
        #expect(snapshot.frame("brawler")?.minY == 26)
    }

    @Test("a stack has the guide on which its children are aligned")
    func acrossStacks() {
        let snapshot = layout(300, 200) {
            ZStack(alignment: Alignment(horizontal: .center, vertical: .feet)) {
                HStack(alignment: .feet) {
                    rogue.alignmentGuide(.feet) { _ in 61 }
                    dragoon.alignmentGuide(.feet) { _ in 84 }
                }
                .layoutLabel("row")
                Rectangle().frame(width: 200, height: 1).layoutLabel("line")
            }
        }
        #expect(snapshot.frame("line")?.maxY == 84)
        #expect(snapshot["row"]?.guide(.feet) == 84)
    }

    @Test("only the child that sets a guide decides that of its stack")
    func inherited() {
        let snapshot = layout(300, 200) {
            HStack(alignment: .feet) {
                dragoon.alignmentGuide(.feet) { d in d[VerticalAlignment.center] }.layoutLabel("picture")
                VStack(alignment: .leading, spacing: 0) {
                    Text("Nogitsune").alignmentGuide(.feet) { d in d[.lastTextBaseline] }.layoutLabel("name")
                    Text("Rogue")
                }
                .layoutLabel("column")
            }
        }
        #expect(snapshot["column"]?.guide(.feet) == 8)
        #expect(snapshot.frame("name")?.minY == 45.5 - 8)
        let name = snapshot.records.first { $0.labels == ["name"] }
        #expect(snapshot["column"]?.guides.first { $0.key.name == ".feet" }?.provenance == .inherited(name!.id))
    }

    @Test("custom guides of several children merge to their mean")
    func merged() {
        let snapshot = layout(300, 200) {
            HStack(alignment: .feet) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.feet) { _ in 4 }
                    Color.red.frame(width: 10, height: 10).alignmentGuide(.feet) { _ in 6 }
                }
                .layoutLabel("column")
                Color.blue.frame(width: 10, height: 40).layoutLabel("bar")
            }
        }
        #expect(snapshot["column"]?.guide(.feet) == 10.0)  // (4 + 16) / 2
        #expect(snapshot.frame("column")?.minY == 30.0)
    }

    @Test("the first baseline is the first line's, the last the last line's")
    func baselines() {
        let snapshot = layout(300, 200) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("two words").frame(width: 50).layoutLabel("text")
                Color.red.frame(width: 10, height: 30).layoutLabel("bar")
            }
        }
        // Two lines of 10, the last baseline at 18; the bar's is its bottom.
        #expect(snapshot.frame("text") == rect(0, 12, 50, 20))
        #expect(snapshot.frame("bar")?.minY == 0)
    }

    @Test("a ZStack aligns two guides, and grows in both directions")
    func anchorCluster() {
        let snapshot = layout(400, 400) {
            ZStack(alignment: .center) {
                rogue.alignmentGuide(HorizontalAlignment.center) { d in d[.trailing] }
                    .alignmentGuide(VerticalAlignment.center) { d in d[.bottom] }.layoutLabel("rogue")
                dragoon.alignmentGuide(VerticalAlignment.center) { d in d[.top] }.layoutLabel("dragoon")
                brawler.alignmentGuide(HorizontalAlignment.center) { d in d[.leading] }
                    .alignmentGuide(VerticalAlignment.center) { d in d[.bottom] }.layoutLabel("brawler")
            }
        }
        #expect(snapshot.size == size(50 + 54, 76 + 91))
        #expect(snapshot.frame("rogue") == rect(0, 12, 50, 64))
        #expect(snapshot.frame("dragoon") == rect(21, 76, 58, 91))
        #expect(snapshot.frame("brawler") == rect(50, 0, 54, 76))
    }
}
