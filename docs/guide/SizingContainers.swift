import Plumbline

@MainActor @SceneBuilder
var sizingContainers: [Scene] {
    Scene("sizing/geometry-reader", proposal: ProposedViewSize(width: 160, height: 70)) {
        GeometryReader { geometry in
            Color.orange.frame(width: geometry.size.width / 2, height: 30)
        }
    }
    .title("A reader fills its proposal")
    .caption("It takes the whole proposal and puts its view at the top leading corner.")
    .annotations(.borders, .sizes)

    Scene("sizing/view-that-fits", columns: 2) {
        Panel("180 points: the first fits", proposal: ProposedViewSize(width: 180, height: 30)) { Choice() }
        Panel("60 points: it does not", proposal: ProposedViewSize(width: 60, height: 30)) { Choice() }
    }
    .title("The first candidate that fits wins")
    .caption("The first text needs **141.84**: it fits 180, not 60.")
    .annotations(.borders, .sizes, .proposals)

    Scene("sizing/container-relative", proposal: ProposedViewSize(width: 300, height: 60)) {
        HStack(spacing: 12) {
            Color.orange.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 12).layoutLabel("a third")
            Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12).layoutLabel("two thirds")
        }
    }
    .title("Two thirds are two columns and the gap between them")
    .caption("Three columns of 92 and two gaps of 12 make 300; two columns and one gap make 196.")
    .annotations(.borders, .sizes, .spacing)

    Scene("sizing/scroll-view", proposal: ProposedViewSize(width: 160, height: 80)) {
        ScrollView {
            ForEach(1..<4) { row in
                Color.orange.frame(height: 44).layoutLabel("row \(row)")
            }
        }
        .layoutLabel("window")
    }
    .emphasis("window")
    .title("A scroll view takes its proposal, its rows what they need")
    .caption("The rows and two gaps are **148** high; the window shows **80** of it.")
    .annotations(.borders, .sizes)

    Scene("sizing/geometry-frames", proposal: ProposedViewSize(width: 260, height: 90)) {
        HStack(spacing: 0) {
            Color.gray.opacity(0.3).frame(width: 60)
                .overlay(alignment: .bottom) { Color.clear.frame(height: 0).annotated(.dimensions) }
            GeometryReader { geometry in
                VStack(alignment: .leading) {
                    Text("local: \(Int(geometry.frame(in: .local).minX))")
                    Text("room: \(Int(geometry.frame(in: .named("room")).minX))")
                    Text("global: \(Int(geometry.frame(in: .global).minX))")
                }
                .padding(8)
            }
            .layoutLabel("reader").annotated(.borders)
            .padding([.vertical, .trailing], 6)
        }
        .coordinateSpace(.named("room"))
        .layoutLabel("room").annotated(.borders)
        .padding(.leading, 20)
        .border(.gray)
        .overlay(alignment: .bottomLeading) { Color.clear.frame(width: 80, height: 0).annotated(.dimensions) }
    }
    .title("A reader’s left edge is at 0, at 60 and at 80")
    .caption("From its own edge 0, from the room’s 60, from the scene’s 80.")
    .annotations(.issues)

    Scene("sizing/scroll-axes", columns: 2, proposal: ProposedViewSize(width: 130, height: 80)) {
        Panel("vertical") {
            ScrollView { Color.orange.frame(width: 60, height: 40).layoutLabel("content") }
                .layoutLabel("window").annotated(.proposals)
        }
        Panel("both") {
            ScrollView([.horizontal, .vertical]) {
                Color.orange.frame(width: 60, height: 40).layoutLabel("content")
            }
            .layoutLabel("window")
        }
    }
    .title("Across its axis, a scroll view is as wide as its content")
    .caption("Proposed 130, the first takes 60; where both axes scroll, smaller content is centered.")
    .annotations(.borders, .sizes)

    Scene("sizing/grid", proposal: ProposedViewSize(width: 260, height: 100)) {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
            GridRow {
                Text("Name").gridColumnAlignment(.trailing)
                Color.orange.frame(height: 20).annotated(.sizes)
            }
            Divider()
            GridRow {
                Text("Occupation")
                Text("Barbarian")
            }
        }
    }
    .title("Columns are as wide as their widest cell")
    .caption("The divider is no row: it spans all columns.")
    .annotations(.borders, .spacing)

    Scene("sizing/grid-span", proposal: ProposedViewSize(width: 240, height: 120)) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            GridRow {
                Color.orange.frame(height: 40).layoutLabel("one")
                Color.orange.frame(height: 40).layoutLabel("another")
            }
            GridRow {
                Color.blue.frame(height: 40).layoutLabel("both").gridCellColumns(2)
            }
        }
    }
    .title("A cell of two columns covers the gap between them")
    .caption("115 + 10 + 115 = **240**.")
    .annotations(.borders, .sizes)

    Scene("sizing/lazy-grid", proposal: ProposedViewSize(width: 240, height: 120)) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 10) {
            ForEach(1..<7) { _ in Color.orange.frame(height: 40) }
        }
    }
    .title("Three columns of at least 60 fit in 240")
    .caption("(240 + 10) / (60 + 10) is 3.57: three columns share the width, 73.33 each.")
    .annotations(.borders, .sizes)

    Scene("sizing/motion", columns: 2, proposal: ProposedViewSize(width: 150, height: 40)) {
        Panel("written") { Color.orange.frame(width: 40) }
        Panel("after withAnimation") { Growing() }
    }
    .title("Animations are drawn finished")
    .annotations(.borders, .sizes)

    Scene("sizing/state", columns: 2, proposal: ProposedViewSize(width: 130, height: 40)) {
        Panel("written") { Text("0 seen").frame(width: 80).border(.gray) }
        Panel("after onAppear") { Counter() }
    }
    .title("State settles before the picture is drawn")
    .caption("So do the changes of onChange, preferences and tasks.")
    .annotations(.issues)
}

private struct Choice: View {
    var body: some View {
        ViewThatFits {
            Text("All of it in one line")
            Text("Less")
        }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Text("\(count) seen").frame(width: 80).border(.gray)
            .onAppear { count = 3 }
    }
}

private struct Growing: View {
    @State private var width: CGFloat = 40

    var body: some View {
        Color.orange.frame(width: width)
            .onAppear { withAnimation { width = 120 } }
    }
}
