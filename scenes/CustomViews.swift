import Plumbline

/// A view like a beginner's. Composed views are not nodes of the layout; this one is, and behaves the same: it passes
/// its proposal on and is as large as its body.
private struct ContentView: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// The name of a toast on a colored background.
private struct Toast: View {
    var body: some View {
        Text("Avocado Toast")
            .padding(10)
            .background(Color.green.opacity(0.4).layoutLabel("color"))
    }
}

@MainActor @SceneBuilder
var customViews: [Scene] {
    let device = EdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)

    Scene("custom-views/three-views", proposal: ProposedViewSize(width: 200, height: 160)) {
        ContentView { Text("Hello, layout") }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .layoutLabel("root")
    }
    .title("Root, content and text: three views, two sizes")
    .caption("A view made of others is as large as its body.")
    .tree()

    Scene("custom-views/safe-area", proposal: ProposedViewSize(width: 180, height: 320)) {
        Color.indigo
            .overlay(Text("inside").foregroundColor(.white))
            .layoutLabel("content")
            .annotated(.dimensions)
    }
    .safeArea(device)
    .title("The insets leave a safe area of 242 points")
    .caption("320 − 44 − 34 = **242**: the view is proposed only the safe area.")
    .annotations(.safeArea)

    Scene("custom-views/ignoring-safe-area", proposal: ProposedViewSize(width: 180, height: 320)) {
        Color.indigo
            .overlay(Text("everywhere").foregroundColor(.white))
            .layoutLabel("content")
            .annotated(.dimensions)
            .ignoresSafeArea()
    }
    .safeArea(device)
    .title("The view reaches into the insets")
    .caption("With `.ignoresSafeArea()`, it takes all **320** points, the insets of 44 and 34 included.")
    .annotations(.safeArea)

    Scene("custom-views/fifty-by-ten", columns: 3) {
        Panel("proposed less", proposal: ProposedViewSize(width: 30, height: 5)) { Bar().layoutLabel("bar") }
        Panel("proposed more", proposal: ProposedViewSize(width: 80, height: 40)) { Bar().layoutLabel("bar") }
        Panel("proposed nil", proposal: .unspecified) { Bar().layoutLabel("bar") }
    }
    .title("50 × 10, whatever is proposed")
    .caption("A view with a fixed frame at its root ignores its proposal.")
    .annotations(.borders, .sizes, .proposals)

    Scene("custom-views/square", columns: 3) {
        Panel("wide", proposal: ProposedViewSize(width: 140, height: 70)) { Square().layoutLabel("square") }
        Panel("tall", proposal: ProposedViewSize(width: 60, height: 120)) { Square().layoutLabel("square") }
        Panel("no height proposed", proposal: ProposedViewSize(width: 90, height: nil)) {
            Square().layoutLabel("square")
        }
    }
    .title("The shorter proposed side decides")
    .caption("`.aspectRatio(1, contentMode: .fit)` fits a square into the proposal.")
    .annotations(.borders, .sizes, .proposals)

    Scene("custom-views/text-lines", sweep: .widths(60, 100, 150, 300)) {
        Text("Text never takes more than its lines")
    }
    .title("Text is as large as its lines")
    .caption("Proposed more, it does not stretch; proposed less, it wraps and is as wide as its longest line.")
    .names(atMost: 0)
    .annotations(.borders)

    Scene("custom-views/avocado-toast", proposal: ProposedViewSize(width: 220, height: 120)) {
        Toast()
    }
    .title("The color takes the size of the padded text")
    .caption("The padded text takes its size first; the color behind it is proposed exactly that.")
    .storyboard()

    Scene("custom-views/image-in-frame", proposal: ProposedViewSize(width: 60, height: 60)) {
        Image("avocado-toast")
            .frame(width: 30, height: 30)
    }
    .title("The frame is larger; the image is not")
    .caption("The frame is 30 × 30. An image that is not resizable keeps its own 20 × 20.")
    .code()
    .annotations(.borders, .sizes)

    Scene("custom-views/stack-shares", proposal: ProposedViewSize(width: 300, height: 40)) {
        HStack {
            Text("Delicious").layoutLabel("word")
            Image("avocado-toast").layoutLabel("toast")
            Text("Avocado Toast with extra salt").layoutLabel("name")
        }
        .lineLimit(1)
    }
    .title("The least flexible child is served first")
    .caption("Gaps come off first; then each child in turn is proposed an equal share of what is left.")
    .storyboard()

    Scene("custom-views/layout-priority", columns: 1, proposal: ProposedViewSize(width: 280, height: 40)) {
        Panel("all alike") { Row(priority: 0) }
        Panel("`.layoutPriority(1)` on the name") { Row(priority: 1) }
    }
    .title("The name’s priority costs the word its width")
    .caption("The child of higher priority is served first; the others share the rest of the 280 points.")
    .annotations(.borders, .priority)
    .comparing()

    Scene("custom-views/last-baseline", columns: 1, proposal: ProposedViewSize(width: 320, height: 70)) {
        Panel("`HStack(alignment: .center)`") { Mixed(alignment: .center) }
        Panel("`HStack(alignment: .lastTextBaseline)`") { Mixed(alignment: .lastTextBaseline) }
    }
    .title("`.lastTextBaseline` puts text of any size on one line")
    .caption("An image stands on it with its bottom edge. With `.center`, above, the baselines differ.")
    .annotations(.alignmentLines)

    Scene("custom-views/custom-alignment", proposal: ProposedViewSize(width: 360, height: 110)) {
        HStack(alignment: .starsAndTitle) {
            VStack {
                Text("★★★★★")
                    .foregroundColor(.indigo)
                    .alignmentGuide(.starsAndTitle) { d in d[VerticalAlignment.center] }
                    .layoutLabel("stars")
                Text("5 stars")
                    .font(.caption)
            }
            .annotated(.borders)
            .padding(8)
            .annotated(removing: .alignmentLines)
            VStack(alignment: .leading) {
                Text("Avocado Toast")
                    .font(.title)
                    .alignmentGuide(.starsAndTitle) { d in d[VerticalAlignment.center] }
                    .layoutLabel("title")
                Text("With red pepper flakes")
                    .font(.caption)
            }
            .annotated(.borders)
            .padding(8)
            .annotated(removing: .alignmentLines)
        }
    }
    .title("One guide aligns views of two stacks")
    .caption("Stars and title are in different `VStack`s; each passes its guide on, and the `HStack` aligns them.")
    .annotations(.alignmentLines)

    Scene("custom-views/graphics", proposal: ProposedViewSize(width: 360, height: 100)) {
        HStack(spacing: 16) {
            Circle()
                .fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
                .annotated(.sizes)
            Capsule()
                .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
                .annotated(.sizes)
            RoundedRectangle(cornerRadius: 16)
                .fill(RadialGradient(colors: [.white, .teal], center: .center, startRadius: 4, endRadius: 60))
                .annotated(.sizes)
            Circle()
                .inset(by: 5)
                .trim(from: 0, to: 0.75)
                .stroke(.indigo, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                .annotated(.sizes)
        }
    }
    .title("A circle takes a square; other shapes take all they are proposed")
    .caption("Each is proposed 78 × 100. A circle takes 78 × 78, the largest square in that.")
    .annotations(.issues)
}

/// A view of a fixed size.
private struct Bar: View {
    var body: some View { Color.orange.frame(width: 50, height: 10) }
}

/// A square view.
private struct Square: View {
    var body: some View { Color.purple.aspectRatio(1, contentMode: .fit) }
}

private struct Row: View {
    var priority: Double

    var body: some View {
        HStack {
            Text("Delicious").layoutLabel("word")
            Image("avocado-toast")
            Text("Avocado Toast, serves two").layoutPriority(priority).layoutLabel("name")
                .annotated(removing: .sizes)
        }
        .lineLimit(1)
    }
}

private struct Mixed: View {
    var alignment: VerticalAlignment

    var body: some View {
        HStack(alignment: alignment) {
            Text("Delicious").font(.caption)
            Image("avocado-toast")
            Text("Avocado Toast").font(.title)
        }
    }
}

extension VerticalAlignment {
    private enum StarsAndTitle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
    }
    fileprivate static let starsAndTitle = VerticalAlignment(StarsAndTitle.self)
}
