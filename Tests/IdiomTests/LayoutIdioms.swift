import SwiftUI

struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

extension HorizontalAlignment {
    private enum Guide: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    static let guide = HorizontalAlignment(Guide.self)
}

extension EnvironmentValues {
    @Entry var accent: Color = .blue
}

struct CardModifier: ViewModifier {
    var radius: CGFloat = 8
    func body(content: Content) -> some View {
        content.padding().background(Color.white).clipShape(RoundedRectangle(cornerRadius: radius)).shadow(
            radius: radius)
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
    @ViewBuilder func when(_ condition: Bool, @ViewBuilder then: (Self) -> some View) -> some View {
        if condition { then(self) } else { self }
    }
}

struct FrameIdiom: View {
    @Environment(\.accent) private var accent
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.safeAreaInsets) private var nothing: EdgeInsets
    @State private var size = CGSize.zero
    @Namespace private var namespace
    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                Text("A").frame(width: proxy.size.width * 0.3).layoutPriority(1)
                Spacer(minLength: 4)
                Text("B").alignmentGuide(.firstTextBaseline) { $0[.bottom] }
            }
            .background(GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) })
            .onPreferenceChange(SizeKey.self) { size = $0 }
            .position(x: proxy.frame(in: .global).midX, y: 10)
        }
        .card()
        .when(sizeClass == .compact) { $0.padding(.horizontal) }
        Text("Match").matchedGeometryEffect(id: "a", in: namespace)
        Text("Size").onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            size = $0
        }
        ViewThatFits(in: .horizontal) {
            Text("Long")
            Text("S")
        }
        Grid(alignment: .leading, horizontalSpacing: 8) {
            GridRow {
                Text("A")
                Text("B").gridColumnAlignment(.trailing)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            GridRow { Text("Wide").gridCellColumns(2) }
        }
    }
}

extension EnvironmentValues {
    var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

struct ScrollIdiom: View {
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.flexible()), GridItem(.fixed(40))]
    @State private var position: Int?
    var body: some View {
        ScrollViewReader { proxy in
            ScrollView(.vertical, showsIndicators: false) {
                LazyVStack(alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<20, id: \.self) { Text("\($0)").id($0) }
                }
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(0..<9) { _ in Color.red.aspectRatio(1, contentMode: .fit) }
                }
            }
            .onAppear { withAnimation { proxy.scrollTo(3, anchor: .top) } }
        }
        ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<3) { Text("\($0)").containerRelativeFrame(.horizontal) } }.scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $position)
        .scrollIndicators(.hidden)
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .safeAreaInset(edge: .bottom) { Text("Bar") }
        .scrollDisabled(false)
    }
}

@Observable final class Model {
    var count = 0
    var names = ["a"]
}

final class OldModel: ObservableObject {
    @Published var count = 0
    @Published private(set) var names: [String] = []
}

struct StateIdiom: View {
    @State private var model = Model()
    @StateObject private var old = OldModel()
    @EnvironmentObject private var shared: OldModel
    @Environment(Model.self) private var inherited
    @GestureState private var drag = CGSize.zero
    @ScaledMetric(relativeTo: .body) private var side = 20.0
    @Binding var isOn: Bool
    var body: some View {
        @Bindable var model = model
        Stepper("\(model.count)", value: $model.count)
            .onChange(of: model.count) { before, after in print(before, after) }
            .onChange(of: isOn) { _ in }
            .task { await Task.yield() }
            .task(id: isOn) {}
            .onAppear { old.count += 1 }
            .onDisappear {}
            .onReceive(old.$count) { _ in }
            .gesture(DragGesture(minimumDistance: 0).updating($drag) { value, state, _ in state = value.translation })
            .simultaneousGesture(TapGesture(count: 2).onEnded {})
            .onTapGesture { isOn.toggle() }
            .onLongPressGesture(minimumDuration: 1) {}
            .animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOn)
            .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
            .accessibilityLabel("Count").accessibilityHidden(false).accessibilityAddTraits(.isButton)
            .offset(drag).zIndex(1).allowsHitTesting(true).contentShape(Rectangle()).help("Tip").tag(1).id("x")
            .sensoryFeedback(.success, trigger: isOn).preferredColorScheme(.dark).environment(
                \.locale, .init(identifier: "de")
            )
            .statusBarHidden().interactiveDismissDisabled().keyboardShortcut(.defaultAction).menuOrder(.fixed)
    }
}

struct Flow: Layout {
    var spacing: CGFloat = 8
    struct Cache { var sizes: [CGSize] = [] }
    func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(cache.sizes[index]))
        }
    }
}

struct AnyLayoutIdiom: View {
    @State private var isVertical = false
    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())
        layout {
            Text("A")
            Text("B")
        }
        Flow(spacing: 4) { ForEach(0..<3) { Text("\($0)") } }
    }
}

struct Idioms_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StateIdiom(isOn: .constant(true)).previewDisplayName("State")
            FrameIdiom().previewLayout(.sizeThatFits).previewDevice("iPhone 15 Pro")
        }
        .environmentObject(OldModel())
    }
}

#Preview("Old", traits: .sizeThatFitsLayout) { ListIdiom() }

#Preview {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
}

#Preview("One line") {
    @Previewable @State var isOn = false
    Toggle("On", isOn: $isOn)
}

#Preview("Two on one line") {
    @Previewable @State var name = "a"
    @Previewable @State var isOn = true
    Toggle(name, isOn: $isOn)
}

#Preview("With a signature") { @MainActor in
    let name = "a"
    return Text(name)
}

#Preview("With a result type") { () -> Text in Text("a") }
