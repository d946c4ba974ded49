import Plumbline
import Testing

/// Code pasted from SwiftUI projects: only the import differs.
private struct Profile: View {
    @State private var items = ["one", "two"]
    @State private var size = CGSize.zero
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.colorScheme) private var colorScheme
    @ScaledMetric(relativeTo: .title) private var icon = 24.0
    let ratio = 2.0 / 3

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("\(ratio, specifier: "%.2f") of \(items.count)")
                .font(.system(size: 20, weight: .bold, design: .rounded))
            HStack {
                Image(systemName: "star").symbolVariant(.fill)
                    .frame(width: icon, height: icon)
                Text("Name")
                    .padding(.horizontal, 8)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.yellow, in: Capsule())
                    .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
                Spacer(minLength: 0)
            }
            ForEach(0..<items.count, id: \.self) { index in Text("\(index): \(items[index])") }
            ForEach($items, id: \.self) { $item in Text(item) }
            Label("Settings", systemImage: "gear").labelStyle(.titleOnly)
            Button("Delete", role: .destructive) { items = [] }.buttonStyle(.plain)
        }
        .background(Color(.systemBackground))
        .background { GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } } }
        .clipShape(.rect(cornerRadius: 8, style: .continuous))
        .navigationTitle("Profile")
        .foregroundStyle(sizeClass == .compact ? .red : .primary)
    }
}

private struct Profile_Previews: PreviewProvider {
    static var previews: some View {
        Profile()
            .previewDisplayName("profile")
        Text("small").previewLayout(.sizeThatFits)
        Text("fixed").previewLayout(.fixed(width: 100, height: 50))
    }
}

private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(10).opacity(configuration.isPressed ? 0.5 : 1)
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.icon
            configuration.title
        }
    }
}

private struct Same: View, Equatable {
    var body: some View { Text("same") }
}

private let exactText = FixedAdvanceText(advance: 10, ascent: 8, descent: 2)

@MainActor
private func layout<V: View>(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> V) -> LayoutSnapshot {
    LayoutSnapshot(
        proposal: ProposedViewSize(width: width, height: height), textMeasuring: exactText, content: content)
}

@Suite("Code pasted from SwiftUI projects")
@MainActor
struct PastedCodeTests {
    private func texts(_ layout: LayoutSnapshot) -> [String] {
        layout.records.filter { $0.name == "Text" }.map(\.detail)
    }

    @Test("a view of many modifiers compiles and is laid out without complaint")
    func profile() {
        let layout = layout(300, 400) { Profile() }
        #expect(layout.issues.isEmpty)
        #expect(
            texts(layout) == [
                "“0.67 of 2”", "“Name”", "“0: one”", "“1: two”", "“one”", "“two”", "“Settings”", "“Delete”",
            ])
        #expect(layout.size.width == 300)
    }

    @Test("previews are views like others")
    func previews() {
        #expect(texts(layout(300, 400) { Profile_Previews.previews }).suffix(2) == ["“small”", "“fixed”"])
    }

    @Test("a bound collection's elements can be changed where they are shown")
    func boundElements() {
        struct Counters: View {
            @State private var counts = [1, 2, 3]

            var body: some View {
                VStack {
                    ForEach($counts, id: \.self) { $count in
                        Text("\(count)").onAppear { if count < 10 { count += 10 } }
                    }
                }
            }
        }
        #expect(texts(layout(300, 400) { Counters() }) == ["“11”", "“12”", "“13”"])
    }

    @Test("a range of lines reserves its minimum and allows its maximum")
    func lineLimits() {
        let long = Text("one two three four")
        #expect(layout(50, nil) { long }.size.height == 40)
        #expect(layout(50, nil) { long.lineLimit(1...3) }.size.height == 30)
        #expect(layout(50, nil) { long.lineLimit(...2) }.size.height == 20)
        #expect(layout(50, nil) { long.lineLimit(6...) }.size.height == 60)
        let short = Text("one")
        #expect(layout(50, nil) { short.lineLimit(2...3) }.size == CGSize(width: 30, height: 20))
        #expect(layout(50, nil) { short.lineLimit(3, reservesSpace: true) }.size.height == 30)
        #expect(layout(50, nil) { short.lineLimit(3, reservesSpace: false) }.size.height == 10)
        #expect(layout(50, nil) { short.lineLimit(3, reservesSpace: true).lineLimit(1) }.size.height == 30)
        #expect(layout(50, nil) { short.lineLimit(2...3).lineSpacing(5) }.size.height == 25)
    }

    @Test("text changes case, and is measured as shown")
    func textCase() {
        #expect(texts(layout(300, 50) { Text("Straße").textCase(.uppercase) }) == ["“STRASSE”"])
        #expect(layout(300, 50) { Text("Straße").textCase(.uppercase) }.size.width == 70)
        #expect(texts(layout(300, 50) { Text("ABC").textCase(.lowercase) }) == ["“abc”"])
        #expect(texts(layout(300, 50) { Text("Abc").textCase(nil).textCase(.lowercase) }) == ["“Abc”"])
    }

    @Test("values are formatted in one locale")
    func formats() {
        #expect(texts(layout(300, 50) { Text(1234.5, format: .number) }) == ["“1,234.5”"])
        #expect(texts(layout(300, 50) { Text(0.25, format: .percent) }) == ["“25%”"])
        #expect(texts(layout(300, 50) { Text("\(1234, format: .number) km") }) == ["“1,234 km”"])
        #expect(texts(layout(300, 50) { Text(AttributedString("plain")) }) == ["“plain”"])
    }

    @Test("type sizes are held within a range, and metrics grow with them")
    func typeSizes() {
        struct Icon: View {
            @ScaledMetric var side = 17.0
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        #expect(layout(300, 300) { Icon() }.size.width == 17)
        #expect(layout(300, 300) { Icon().dynamicTypeSize(.xxxLarge) }.size.width == 23)
        #expect(layout(300, 300) { Icon().dynamicTypeSize(...DynamicTypeSize.xLarge) }.size.width == 17)
        #expect(
            layout(300, 300) {
                Icon().dynamicTypeSize(...DynamicTypeSize.xLarge).dynamicTypeSize(.accessibility5)
            }.size.width == 19)
        #expect(layout(300, 300) { Icon().dynamicTypeSize(.xxLarge ... .xxxLarge) }.size.width == 21)
        struct Note: View {
            @ScaledMetric(relativeTo: .caption) var side = 24.0
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        #expect(layout(300, 300) { Note().dynamicTypeSize(.xxxLarge) }.size.width == 36)
    }

    @Test("labels and buttons are composed by their styles")
    func styles() {
        let label = Label("abc", systemImage: "star")
        let icon = layout(300, 50) { label.labelStyle(.iconOnly) }.size
        #expect(layout(300, 50) { label.labelStyle(.titleOnly) }.size == CGSize(width: 30, height: 10))
        #expect(layout(300, 50) { label.labelStyle(.titleAndIcon) }.size.width == icon.width + 8 + 30)
        #expect(layout(300, 50) { label.labelStyle(.automatic) }.size == layout(300, 50) { label }.size)
        #expect(layout(300, 50) { label.labelStyle(Stacked()) }.size.height == icon.height + 10)
        let button = Button("abc") {}
        #expect(layout(300, 50) { button }.size == CGSize(width: 30, height: 10))
        #expect(layout(300, 50) { button.buttonStyle(Boxed()) }.size == CGSize(width: 50, height: 30))
    }

    @Test("modifiers for previews, comparison and the surrounding app change no layout")
    func neutral() {
        let plain = layout(300, 50) { Text("same") }.size
        #expect(layout(300, 50) { Same().equatable() }.size == plain)
        #expect(
            layout(300, 50) {
                Text("same").navigationTitle("Title").statusBarHidden().contextMenu { Text("menu") }
                    .fontDesign(.serif).allowsTightening(true).underline().strikethrough().accentColor(.red)
            }.size == plain)
    }

    @Test("types of outlines and angles come with the import")
    func exports() {
        let radii = RectangleCornerRadii(topLeading: 3, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0)
        let style: RoundedCornerStyle = .continuous
        let angle: Angle = .degrees(90)
        #expect(layout(30, 20) { UnevenRoundedRectangle(cornerRadii: radii, style: style) }.size.width == 30)
        #expect(layout(30, 20) { Color.red.rotationEffect(angle) }.size.width == 30)
    }
}
