import ActivityKit
import SwiftUI
import ViewDSL

/// A preview of a live activity with the first of its states.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @ActivityContentStateBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "WidgetPreviewMacro")

/// Makes the preview that `#Preview` declares.
///
/// Approximate: on the lock screen it is 371 points wide and at most 160 high.
@MainActor
public func _makeWidgetPreview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @ActivityContentStateBuilder<Attributes> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) -> Preview {
    Preview(name, traits: .sizeThatFitsLayout) {
        let entry = contentStates().first.map {
            ActivityEntry(context: ActivityViewContext(attributes: attributes, state: $0), kind: kind)
        }
        return AnyView(ActivityFrame(content: content(of: widget(), entry), kind: kind))
    }
}

@MainActor
private func content(of widget: some Widget, _ entry: (any TimelineEntry)?) -> AnyView {
    entry.flatMap { widget.body._view(for: $0) } ?? AnyView(EmptyView())
}

@resultBuilder
public enum ActivityContentStateBuilder<Attributes: ActivityAttributes> {
    public static func buildExpression(_ state: Attributes.ContentState) -> [Attributes.ContentState] { [state] }
    public static func buildBlock(_ states: [Attributes.ContentState]...) -> [Attributes.ContentState] {
        states.flatMap { $0 }
    }
}

/// A live activity on the lock screen, or in the island, which is black.
private struct ActivityFrame: View {
    let content: AnyView
    let kind: ActivityPreviewViewKind
    @State private var tint: Color?

    var body: some View {
        if kind == .content {
            BannerLayout { content.frame(maxWidth: .infinity) }
                .onPreferenceChange(ActivityTintKey.self) { tint = $0 }
                .background(tint ?? Color(uiColor: .systemBackground))
                .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
                .isInWidget()
        } else {
            content
                .foregroundStyle(.white)
                .frame(width: kind == .dynamicIsland(.expanded) ? 371 : nil)
                .background(.black)
                .clipShape(RoundedRectangle(cornerRadius: kind == .dynamicIsland(.expanded) ? 44 : 18.5))
                .environment(\.colorScheme, .dark)
                .isInWidget()
        }
    }
}

/// As high as its content needs, up to 160 points.
private struct BannerLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let needed = subviews.map { $0.sizeThatFits(ProposedViewSize(width: 371, height: nil)).height }.max() ?? 0
        return CGSize(width: 371, height: min(160, needed))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
