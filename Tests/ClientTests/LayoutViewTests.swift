import Plumbline
import Testing

/// A view that is a layout if it has no content, as layout libraries write them.
private struct Shelf<Content: View>: View {
    let spacing: CGFloat
    let content: Content

    init(spacing: CGFloat, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    var body: some View { HStackLayout(spacing: spacing) { content } }
}

extension Shelf: Animatable where Content == EmptyView {}

extension Shelf: Layout, Sendable where Content == EmptyView {
    init(spacing: CGFloat = 3) { self.init(spacing: spacing) { EmptyView() } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: $0.width + $1.width + spacing, height: max($0.height, $1.height))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Takes its views as a tuple, as libraries did before variadic views.
private struct Row: View {
    let views: [AnyView]

    init<A: View, B: View>(@ViewBuilder content: () -> TupleView<(A, B)>) {
        let views = content().value
        self.views = [AnyView(views.0), AnyView(views.1)]
    }

    var body: some View { HStack(spacing: 0) { ForEach(views.indices, id: \.self) { views[$0] } } }
}

private let exactText = FixedAdvanceText(advance: 10, ascent: 8, descent: 2)

@MainActor
private func width<V: View>(@ViewBuilder _ content: () -> V) -> CGFloat {
    LayoutSnapshot(proposal: .unspecified, textMeasuring: exactText, content: content).size.width
}

@Suite("A library’s container")
@MainActor
struct LayoutViewTests {
    @Test("is a view and a layout by one name")
    func bothViewAndLayout() {
        #expect(
            width {
                Shelf(spacing: 5) {
                    Text("a")
                    Text("b")
                }
            } == 25)
        #expect(
            width {
                Shelf()() {
                    Text("a")
                    Text("b")
                }
            } == 26)
        #expect(
            width {
                AnyLayout(Shelf(spacing: 1))() {
                    Text("a")
                    Text("b")
                }
            } == 22)
        let layout = Shelf(spacing: 2)
        #expect(
            width {
                layout {
                    Text("a")
                    Text("b")
                }
            } == 24)
    }

    @Test("gets a tuple of the views in its block")
    func tuples() {
        #expect(
            width {
                Row {
                    Text("ab")
                    Color.red.frame(width: 7)
                }
            } == 27)
        #expect(width { TupleView((Text("a"), Text("b"))) } == 10)
        let tuple: TupleView<(Text, EmptyView, Text)> = ViewBuilder.buildBlock(Text("a"), EmptyView(), Text("bc"))
        #expect(width { HStack(spacing: 0) { tuple } } == 30)
    }
}
