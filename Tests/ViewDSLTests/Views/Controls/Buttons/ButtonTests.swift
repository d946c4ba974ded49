import Drawing
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

@MainActor @Suite("Buttons")
struct ButtonTests {
    private struct Framed: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(isEnabled ? 10 : 1)
        }
    }

    private struct Again: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(100) }
    }

    @Test(
        "a border is 12 points from the sides and 7 from the text above and below; 20 and 15 if large, 10 and 5 if small",
        arguments: [
            (ControlSize.mini, size(40, 20)), (.small, size(40, 20)), (.regular, size(44, 24)),
            (.large, size(60, 40)), (.extraLarge, size(60, 40)),
        ])
    func border(controlSize: ControlSize, expected: CGSize) {
        #expect(layout(200, 100) { Button("ab") {}.buttonStyle(.bordered).controlSize(controlSize) }.size == expected)
        #expect(
            layout(200, 100) { Button("ab") {}.buttonStyle(.borderedProminent).controlSize(controlSize) }.size
                == expected)
    }

    @Test("a bordered button is gray, or faint in its tint; a prominent one is filled with it")
    func background() {
        let gray = ControlLook { Button("ab") {}.buttonStyle(.bordered) }
        #expect(gray.fills(of: .tertiarySystemFill) == [rect(0, 0, 44, 24)])
        #expect(gray.color(of: "ab") == Color.blue.resolved(.light))
        let tinted = ControlLook { Button("ab") {}.buttonStyle(.bordered).tint(.green) }
        #expect(tinted.fills(of: .green.opacity(0.15)).count == 1)
        let prominent = ControlLook { Button("ab") {}.buttonStyle(.borderedProminent).tint(.green) }
        #expect(prominent.fills(of: .green).count == 1)
        #expect(prominent.color(of: "ab") == Color.white.resolved(.light))
        let destructive = ControlLook { Button("ab", role: .destructive) {}.buttonStyle(.borderedProminent) }
        #expect(destructive.fills(of: .red).count == 1)
    }

    @Test("a glass button is a bordered one in a capsule; a prominent one is filled with the tint")
    func glass() {
        let glass = ControlLook { Button("ab") {}.buttonStyle(.glass) }
        let bordered = ControlLook { Button("ab") {}.buttonStyle(.bordered).buttonBorderShape(.capsule) }
        #expect(glass.fills(of: .tertiarySystemFill) == bordered.fills(of: .tertiarySystemFill))
        #expect(glass.snapshot.size == bordered.snapshot.size)
        let prominent = ControlLook { Button("ab") {}.buttonStyle(.glassProminent).tint(.green) }
        #expect(prominent.fills(of: .green).count == 1)
    }

    @Test("a disabled button is gray in every style of the system but plain, which fades it")
    func disabled() {
        let gray = Color.tertiaryLabel.resolved(.light)
        #expect(ControlLook { Button("ab") {}.disabled(true) }.color(of: "ab") == gray)
        #expect(ControlLook { Button("ab") {}.buttonStyle(.bordered).disabled(true) }.color(of: "ab") == gray)
        let prominent = ControlLook { Button("ab") {}.buttonStyle(.borderedProminent).disabled(true) }
        #expect(prominent.color(of: "ab") == gray)
        #expect(prominent.fills(of: .blue).isEmpty)
        let plain = ControlLook { Button("ab") {}.buttonStyle(.plain).disabled(true) }
        #expect(plain.color(of: "ab") == Color.primary.resolved(.light))
    }

    @Test("a foreground that was set is kept")
    func foreground() {
        let white = Color.white.resolved(.light)
        #expect(ControlLook { Button("ab") {}.foregroundColor(.white) }.color(of: "ab") == white)
        #expect(ControlLook { Button("ab", role: .destructive) {}.foregroundStyle(.white) }.color(of: "ab") == white)
        #expect(
            ControlLook { Button("ab") {}.buttonStyle(.borderedProminent).foregroundStyle(.black) }.color(of: "ab")
                == Color.black.resolved(.light))
    }

    @Test("lines of text are centered, but not in rows and not if another alignment was set")
    func lines() {
        let text = Text("ab")
        func alignment<V: View>(@ViewBuilder _ view: () -> V) -> TextAlignment? {
            ControlLook(200, 400, view).alignment(of: "ab")
        }
        let button = Button(action: {}, label: { text })
        #expect(alignment { button } == .center)
        #expect(alignment { button.buttonStyle(.bordered) } == .center)
        #expect(alignment { Menu(content: {}, label: { text }) } == .center)
        #expect(alignment { NavigationLink(destination: { text }, label: { text }) } == .center)
        #expect(alignment { button.multilineTextAlignment(.trailing) } == .trailing)
        #expect(alignment { Button(action: {}, label: { text.multilineTextAlignment(.leading) }) } == .leading)
        #expect(alignment { List { button } } == .leading)
    }

    @Test("a button inside a header, a footer or another button has its own color")
    func nested() {
        let (blue, gray) = (Color.blue.resolved(.light), Color.secondary.resolved(.light))
        let look = ControlLook(300, 400) {
            List {
                Section {
                    Text("row")
                } header: {
                    Text("a")
                    Button("b") {}.environment(\.textCase, nil)
                } footer: {
                    Text("c")
                    Button("d") {}
                    Button("e") {}.foregroundStyle(.green)
                }
            }
        }
        #expect(look.color(of: "A") == gray)
        #expect(look.color(of: "b") == blue)
        #expect(look.color(of: "c") == gray)
        #expect(look.color(of: "d") == blue)
        #expect(look.color(of: "e") == Color.green.resolved(.light))
        let inner = ControlLook {
            Button {
            } label: {
                Button("ab") {}.buttonStyle(.borderedProminent)
            }
        }
        #expect(inner.color(of: "ab") == Color.white.resolved(.light))
    }

    @Test("a style has an environment, and its own button has the style further out")
    func styles() {
        #expect(layout(200, 100) { Button("ab") {}.buttonStyle(Framed()) }.size == size(40, 30))
        #expect(layout(200, 100) { Button("ab") {}.buttonStyle(Framed()).disabled(true) }.size == size(22, 12))
        #expect(
            layout(500, 500) { Button("ab") {}.buttonStyle(Again()).buttonStyle(.bordered) }.size == size(244, 224))
        #expect(layout(500, 500) { Button("ab") {}.buttonStyle(Again()) }.size == size(220, 210))
    }

    @Test("links, menus and share links are buttons")
    func others() throws {
        let url = try #require(URL(string: "https://example.org"))
        let snapshot = layout(300, 200) {
            VStack(spacing: 0) {
                Link("ab", destination: url).layoutLabel("link")
                Menu("ab") { Text("hidden") }.layoutLabel("menu")
                ShareLink(item: url) { Text("ab") }.layoutLabel("share")
                EditButton().layoutLabel("edit")
            }
            .buttonStyle(.bordered)
        }
        for label in ["link", "menu", "share"] { #expect(snapshot.frame(label)?.size == size(44, 24)) }
        #expect(snapshot.frame("edit")?.width == 64)
        #expect(!ControlLook { Menu("ab") { Text("hidden") } }.texts.contains("hidden"))
    }

    @Test("a control group is a row of padded buttons with a line between two")
    func controlGroup() {
        let group = layout(300, 100) {
            ControlGroup {
                Button("a") {}.layoutLabel("first")
                Button("b") {}.layoutLabel("second")
            }
        }
        #expect(group.size == size(34 + 1 + 34, 24))
        #expect(group.frame("second")?.minX == 47)
    }

    @Test("a control group in a bar has no background")
    func controlGroupInBar() {
        let look = ControlLook(390, 800) {
            NavigationStack { Color.white.toolbar { ControlGroup { Button("a") {} } } }
        }
        #expect(look.texts == ["a"])
        #expect(look.fills(of: .tertiarySystemFill).isEmpty)
    }

    @Test("several views in the label of a button, link or menu stand side by side in one control")
    func joinedLabel() throws {
        @ViewBuilder func label() -> some View {
            Text("a")
            Text("bc")
        }
        let url = try #require(URL(string: "https://example.org"))
        let joined = size(10 + 8 + 20 + 24, 24)
        #expect(layout(300, 300) { Button(action: {}, label: label).buttonStyle(.bordered) }.size == joined)
        #expect(layout(300, 300) { Link(destination: url, label: label).buttonStyle(.bordered) }.size == joined)
        #expect(layout(300, 300) { ShareLink(item: url, label: label).buttonStyle(.bordered) }.size == joined)
        #expect(layout(300, 300) { Menu(content: {}, label: label).buttonStyle(.bordered) }.size == joined)
        #expect(layout(300, 300) { Button(action: {}, label: label).buttonStyle(Framed()) }.size == size(58, 30))
        let filled = layout(300, 300) {
            Button {
            } label: {
                Spacer()
                Text("a").layoutLabel("end")
            }
        }
        #expect(filled.size == size(300, 10))
        #expect(filled.frame("end")?.maxX == 300)
    }

}
