import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Labels, labeled contents, group boxes")
struct LabeledTests {
    private struct Column: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.icon
                configuration.title
            }
        }
    }

    private struct Again: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(10) }
    }

    private struct Stacked: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                configuration.content
            }
        }
    }

    private struct Thin: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                configuration.content
            }
            .padding(1)
        }
    }

    @Test("a label's style is used by the labels of the style inside it")
    func labelStyles() {
        func label() -> some View {
            Label {
                Text("abc")
            } icon: {
                Color.red.frame(width: 5, height: 5)
            }
        }
        #expect(layout(200, 100) { label().labelStyle(Column()) }.size == size(30, 15))
        #expect(layout(200, 100) { label().labelStyle(Again()).labelStyle(Column()) }.size == size(50, 35))
        #expect(layout(200, 100) { label().labelStyle(.iconOnly) }.size == size(5, 5))
    }

    @Test("a style of labeled contents also applies to one inside another")
    func labeledContent() {
        let nested = layout(200, 100) {
            LabeledContent("a") { LabeledContent("bc", value: "d") }.labeledContentStyle(Stacked())
        }
        #expect(nested.size == size(20, 30))
        #expect(layout(200, 100) { LabeledContent("ab", value: 1_000, format: .number) }.size.width == 200)
        #expect(layout(200, 100) { LabeledContent("ab", value: "c").labelsHidden() }.size == size(10, 10))
    }

    @Test("lines of a value at the end of a row end there, unless another alignment was set")
    func valueLines() {
        func alignment(_ view: some View) -> TextAlignment? {
            ControlLook(200, 200) { Form { view } }.alignment(of: "value")
        }
        #expect(alignment(LabeledContent("label", value: "value")) == .trailing)
        let picker = Picker("label", selection: .constant(1)) { Text("value").tag(1) }
        #expect(alignment(picker) == .trailing)
        #expect(alignment(LabeledContent("label") { Text("value").multilineTextAlignment(.leading) }) == .leading)
        #expect(alignment(LabeledContent("value", value: "label")) == .leading)
    }

    @Test("a group box is 16 points around its label and content, and no wider than they are")
    func groupBox() {
        #expect(layout(300, 300) { GroupBox { Text("abc") } }.size == size(62, 42))
        let labeled = layout(300, 300) { GroupBox("ab") { Text("abcd").layoutLabel("content") } }
        #expect(labeled.frame("content")?.origin.x == 16)
        #expect(labeled.size.width == 72)
    }

    @Test("a box in a box is lighter, and has the same style")
    func nestedBoxes() {
        let look = ControlLook(300, nil) { GroupBox { GroupBox { Text("a") } } }
        #expect(look.fills(of: .secondarySystemBackground) == [rect(0, 0, 74, 74)])
        #expect(look.fills(of: .tertiarySystemBackground) == [rect(16, 16, 42, 42)])
        let thin = layout(300, 300) { GroupBox("a") { GroupBox("b") { Text("c") } }.groupBoxStyle(Thin()) }
        #expect(thin.size == size(14, 34))
    }
    @Test("the second of several texts in a row's label is a subtitle below the first")
    func subtitles() throws {
        @ViewBuilder func label() -> some View {
            Text("title").layoutLabel("title")
            Text("subtitle").layoutLabel("subtitle")
        }
        for row in [
            AnyView(Toggle(isOn: .constant(true), label: label)),
            AnyView(LabeledContent(content: { Text("v") }, label: label)),
            AnyView(
                Form { Picker(selection: .constant(1), content: { Text("one").tag(1) }, label: label) }),
        ] {
            let snapshot = layout(390, 300) { row }
            let (title, subtitle) = (
                try #require(snapshot.frame("title")), try #require(snapshot.frame("subtitle"))
            )
            #expect(subtitle.minX == title.minX && subtitle.minY == title.maxY + 2)
        }
        let look = ControlLook { Toggle(isOn: .constant(true), label: label) }
        #expect(look.color(of: "subtitle") == Color.secondary.resolved(.light))
        #expect(look.color(of: "title") == Color.primary.resolved(.light))
    }

}
