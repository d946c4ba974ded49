import SwiftUI
import Testing
import WidgetKit

private struct Cup: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
    let name: String
}

private struct Cups: TimelineProvider {
    func placeholder(in context: Context) -> Cup { Cup(name: "placeholder, \(context.family)") }
    func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
    }
}

private struct CupView: View {
    let cup: Cup
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Text("\(cup.name), \(family)").containerBackground(.red, for: .widget)
    }
}

private struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "cup", provider: Cups()) { CupView(cup: $0) }
            .configurationDisplayName("Cup")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

private struct OtherWidget: Widget {
    var body: some WidgetConfiguration { CupWidget().body.contentMarginsDisabled() }
}

/// Two widgets of an app.
private struct Widgets: WidgetBundle {
    var body: some Widget {
        CupWidget()
        if true { OtherWidget() }
    }
}

#Preview("Small", as: .systemSmall) {
    CupWidget()
} timeline: {
    Cup(name: "first")
    Cup(name: "second")
}

@MainActor @Suite("The module WidgetKit")
struct WidgetPreviewTests {
    private func layout(_ preview: Preview) -> LayoutSnapshot {
        func open(_ view: some View) -> LayoutSnapshot {
            LayoutSnapshot(
                proposal: ProposedViewSize(width: 158, height: 158),
                textMeasuring: FixedAdvanceText(advance: 4, ascent: 12, descent: 4)
            ) { view }
        }
        return open(preview.content())
    }

    @Test("draws a widget in its family's size, with its first entry and a background to its edges")
    func widget() {
        let preview = _makeWidgetPreview(
            as: .systemSmall, widget: { CupWidget() }, timeline: { [Cup(name: "a"), Cup(name: "b")] })
        let shown = layout(preview)
        #expect(shown.records.compactMap(\.words) == ["a, systemSmall"])
        let red = shown.records.first { $0.name == "Rectangle" }
        #expect(red?.frame == CGRect(x: 0, y: 0, width: 158, height: 158))
        #expect(preview.settings.fixedSize == CGSize(width: 158, height: 158))
    }

    @Test("draws a provider's placeholder, and a widget's view in a preview's context")
    func placeholder() {
        let preview = _makeWidgetPreview(as: .systemMedium, widget: { OtherWidget() }, timelineProvider: { Cups() })
        #expect(layout(preview).records.compactMap(\.words) == ["placeholder, systemMedium, systemMedium"])
        struct Old: PreviewProvider {
            static var previews: some View {
                CupView(cup: Cup(name: "a")).previewContext(WidgetPreviewContext(family: .accessoryCircular))
            }
        }
        #expect(Old.parts.map(\.settings.fixedSize) == [CGSize(width: 72, height: 72)])
    }
}
