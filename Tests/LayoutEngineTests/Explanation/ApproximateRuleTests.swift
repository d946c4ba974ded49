import Drawing
import Foundation
import LayoutEngine
import Testing
import ViewDSL

@MainActor
@Suite("Approximate rules")
struct ApproximateRuleTests {
    private func rules<V: View>(_ width: CGFloat? = nil, @ViewBuilder _ view: () -> V) -> [ApproximateRule] {
        let proposal = ProposedViewSize(width: width, height: nil)
        return LayoutSnapshot(
            proposal: proposal, textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2), content: view
        ).approximateRules
    }

    @Test("of what stands for a missing image are none") func missingImage() {
        #expect(rules(20) { Text("a long name").lineLimit(1).minimumScaleFactor(0.5) } == [.shrunkText])
        #expect(rules(20) { Image("a long name").resizable().frame(height: 10) } == [])
    }

    @Test("of gaps at text are found in columns") func text() {
        #expect(
            rules {
                VStack {
                    Text("a")
                    Color.red.frame(height: 10)
                }
            } == [.textGap])
        #expect(
            rules {
                VStack(spacing: 4) {
                    Text("a")
                    Text("b")
                }
            } == [])
        #expect(
            rules {
                HStack {
                    Color.red
                    Color.blue
                }
            } == [])
    }

    @Test("of a minimum alone are found where it decides") func minimum() {
        #expect(rules(60) { Color.red.frame(width: 100).frame(minWidth: 50) } == [.minimumAlone])
        #expect(rules(160) { Color.red.frame(width: 100).frame(minWidth: 50) } == [])
    }

    @Test("of baselines are found where a container aligns several views on one") func baselines() {
        func column() -> some View {
            VStack(spacing: 0) {
                Text("a")
                Text("b")
            }
        }
        #expect(
            rules {
                HStack(alignment: .firstTextBaseline) {
                    Text("c")
                    column()
                }
            } == [.mergedBaselines])
        #expect(
            rules {
                HStack {
                    Text("c")
                    column()
                }
            } == [])
        #expect(
            rules {
                HStack(alignment: .firstTextBaseline) {
                    Text("c")
                    Text("d")
                }
            } == [])
    }

    @Test("of guides that stay inside are found where a container would use them") func inside() {
        #expect(
            rules(100) {
                HStack(alignment: .firstTextBaseline) {
                    Text("a")
                    Text("b").position(x: 10, y: 10)
                }
            } == [.positionGuides])
        #expect(
            rules(100) {
                HStack(alignment: .firstTextBaseline) {
                    Text("a")
                    ScrollView { Text("b") }
                }
            } == [.scrollGuides])
        #expect(rules(100) { Text("a").position(x: 10, y: 10) } == [])
    }

    @Test("of a grid's rows are found where cells set the guide") func grid() {
        func row(_ alignment: VerticalAlignment) -> some View {
            Grid {
                GridRow(alignment: alignment) {
                    Text("a")
                    Text("b").font(.title)
                }
            }
        }
        #expect(rules { row(.firstTextBaseline) } == [.gridBaseline])
        #expect(rules { row(.top) } == [])
    }

    @Test("of scrolling are found where content on two axes is smaller") func scrolling() {
        let content = Color.red.frame(width: 20, height: 20)
        #expect(rules(100) { ScrollView([.horizontal, .vertical]) { content } } == [.scrollsBothAxes])
        #expect(rules(100) { ScrollView { content } } == [])
    }

    @Test("of drawing are found where it is not exact") func drawing() {
        let square = Color.red.frame(width: 20, height: 10)
        #expect(rules { square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)) } == [.projection])
        #expect(rules { square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1)) } == [])
        #expect(rules { square.rotationEffect(.degrees(30)) } == [])
        #expect(rules { Text("a").font(.system(.body, design: .rounded)) } == [.fontDesign])
        #expect(rules { Text("a").font(.system(.body, design: .monospaced)) } == [])
    }

    @Test("of missing images are found where their own size counts") func missingImages() {
        let image = Image("nowhere").resizable()
        #expect(rules { image.frame(width: 40, height: 30) } == [])
        #expect(rules { image.aspectRatio(2, contentMode: .fit).frame(width: 40, height: 20) } == [])
        #expect(rules { image.scaledToFit().frame(width: 40, height: 30) } == [.missingImage])
        #expect(rules { image.frame(width: 40) } == [.missingImage])
        #expect(rules { Image("nowhere") } == [.missingImage])
    }

    @Test("of directions, values and shrunk text are found where they count") func others() {
        let row = HStack { Color.red.frame(width: 10, height: 10) }
        #expect(rules { row.environment(\.layoutDirection, .rightToLeft) } == [.rightToLeft])
        #expect(rules { Color.red.frame(width: -20, height: 10) } == [.invalidLength])
        #expect(rules(50) { Text("eight").lineLimit(1).minimumScaleFactor(0.5) } == [])
        #expect(rules(40) { Text("eight").lineLimit(1).minimumScaleFactor(0.5) } == [.shrunkText])
        #expect(rules { Color.red.containerRelativeFrame(.horizontal) } == [.containerWithoutLength])
        #expect(rules { Image(systemName: "star") } == [.symbolSize])
    }

    @Test("of controls are found by their kind") func controls() {
        #expect(rules(100) { Toggle("a", isOn: .constant(true)) }.contains(.toggle))
    }
}
