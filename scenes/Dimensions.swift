import Plumbline

private struct HeartView: View {
    var body: some View {
        Circle()
            .fill(.yellow)
            .frame(width: 30, height: 30)
            .overlay(Image(systemName: "heart").foregroundColor(.red))
            .layoutLabel("heart")
    }
}

private struct ButtonView: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(Color.blue.gradient)
            .frame(width: 150, height: 50)
            .layoutLabel("button")
    }
}

extension View {
    /// Centered on its container's top trailing corner.
    fileprivate func onCorner() -> some View {
        alignmentGuide(.top) { $0.height / 2 }
            .alignmentGuide(.trailing) { $0.width / 2 }
    }

    /// A rectangle moved by 30 points each way, its own bounds outlined.
    fileprivate func outlined() -> some View { border(.blue) }

    fileprivate func rotationEffectWithFrame(_ angle: Angle) -> some View {
        modifier(RotationWithFrame(angle: angle))
    }
}

/// Rotates, and takes the room of what is rotated: a task feeds the measured size back into the frame.
private struct RotationWithFrame: ViewModifier {
    let angle: Angle
    @State private var size: CGSize = .zero

    private var bounds: CGRect {
        CGRect(origin: .zero, size: size)
            .offsetBy(dx: -size.width / 2, dy: -size.height / 2)
            .applying(.init(rotationAngle: CGFloat(angle.radians)))
    }

    func body(content: Content) -> some View {
        content
            .rotationEffect(angle)
            .background(
                GeometryReader { proxy in
                    Color.clear
                        .task(id: proxy.frame(in: .local)) { size = proxy.size }
                }
            )
            .frame(width: bounds.width, height: bounds.height)
    }
}

/// The thumb, and what flies up from it at one moment.
private struct Favorite: View {
    var hearts: [(x: CGFloat, y: CGFloat, opacity: Double)]

    var body: some View {
        Image(systemName: "hand.thumbsup")
            .symbolVariant(.fill)
            .foregroundColor(.blue)
            .font(.title)
            .layoutLabel("thumb")
            .overlay(alignment: .bottom) {
                ZStack {
                    Color.clear
                    ForEach(hearts.indices, id: \.self) { index in
                        Text("+1")
                            .font(.title)
                            .foregroundColor(.white)
                            .bold()
                            .opacity(hearts[index].opacity)
                            .offset(x: hearts[index].x, y: hearts[index].y)
                    }
                }
                .frame(width: 50, height: 100)
                .layoutLabel("hearts")
            }
    }
}

private struct Video: View {
    var hearts: [(x: CGFloat, y: CGFloat, opacity: Double)]

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Rectangle()
                .fill(Color.cyan.gradient.opacity(0.5))
                .layoutLabel("video")
            Favorite(hearts: hearts)
                .alignmentGuide(.bottom) { $0[.bottom] + 40 }
                .alignmentGuide(.trailing) { $0[.trailing] + 40 }
        }
    }
}

private struct Block: View {
    var body: some View {
        Rectangle()
            .fill(.green.gradient)
            .frame(width: 100, height: 50)
            .layoutLabel("block")
    }
}

/// A stack with one view turned.
private struct Greeting<Turned: View>: View {
    @ViewBuilder var turned: Turned

    var body: some View {
        HStack(alignment: .center) {
            Text("HI")
                .border(.red)
            turned
                .border(.red)
        }
        .border(.blue)
    }
}

/// Something as flexible as a frame's child can be: 40 points wide at least, 120 at most, 80 by itself.
private struct Elastic: View {
    var body: some View {
        Color.orange
            .frame(minWidth: 40, idealWidth: 80, maxWidth: 120, minHeight: 30, idealHeight: 30, maxHeight: 30)
            .layoutLabel("child")
    }
}

@MainActor @SceneBuilder
var dimensions: [Scene] {
    Scene("dimensions/three-containers", columns: 3, proposal: ProposedViewSize(width: 220, height: 120)) {
        Panel("ZStack") {
            ZStack(alignment: .topTrailing) {
                ButtonView()
                HeartView().onCorner()
            }
            .layoutLabel("required size")
        }
        Panel("overlay") {
            ButtonView()
                .overlay(alignment: .topTrailing) { HeartView().onCorner() }
                .layoutLabel("required size")
        }
        Panel("background") {
            HeartView()
                .background(alignment: .center) {
                    ButtonView()
                        .alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
                        .alignmentGuide(VerticalAlignment.center) { $0[.top] }
                }
                .layoutLabel("required size")
        }
    }
    .title("Three containers, one look")
    .caption("The stack counts both views, an overlay only the button, a background only the heart.")
    .annotations(.borders)

    Scene("dimensions/like-button", columns: 4, proposal: ProposedViewSize(width: 150, height: 200)) {
        Panel("before the tap") { Video(hearts: []) }
        Panel("0.1 s") { Video(hearts: [(4, 30, 0.7)]) }
        Panel("0.3 s, a second tap") { Video(hearts: [(4, 0, 1), (-8, 30, 0.7)]) }
        Panel("0.6 s") { Video(hearts: [(-8, -20, 0.8)]) }
    }
    .title("Hearts that take no room")
    .caption("They fly in an overlay of 50 × 100 points that layout does not count: the thumb never moves.")
    .annotations(.issues)

    Scene("dimensions/offset", proposal: ProposedViewSize(width: 320, height: 80)) {
        HStack {
            Rectangle()
                .fill(.orange.gradient)
                .frame(maxWidth: .infinity)
            Rectangle()
                .fill(.green.gradient)
                .frame(maxWidth: .infinity)
                .layoutLabel("offset")
                .offset(x: 20, y: 20)
            Rectangle()
                .fill(.cyan.gradient)
                .frame(maxWidth: .infinity)
        }
        .border(.red)
    }
    .title("Moved after layout")
    .caption("The middle view is drawn 20 points away; the stack and its neighbours know nothing of it.")
    .annotations(.borders, .sizes)

    Scene("dimensions/displacements", columns: 4, proposal: ProposedViewSize(width: 160, height: 110)) {
        Panel("offset") {
            Block().border(.blue).offset(x: 30, y: 30).border(.green).layoutLabel("outside")
        }
        Panel("padding") {
            Block().border(.blue)
                .padding(EdgeInsets(top: 30, leading: 30, bottom: 0, trailing: 0))
                .border(.green).layoutLabel("outside")
        }
        Panel("frame") {
            Block().border(.blue).frame(width: 130, height: 80, alignment: .bottomTrailing).border(.green)
                .layoutLabel("outside")
        }
        Panel("position") {
            Block().border(.blue).position(x: 80, y: 55).frame(width: 130, height: 80).border(.green)
                .layoutLabel("outside")
        }
    }
    .title("Four ways to the same place")
    .caption("All move the block by 30 points; only an offset leaves the size outside, in green, as it was.")
    .annotations(.sizes)

    Scene("dimensions/rotation", proposal: ProposedViewSize(width: 200, height: 120)) {
        Greeting {
            Text("Hello world")
                .fixedSize()
                .border(.yellow)
                .rotationEffect(.degrees(-40))
        }
    }
    .title("Turned after layout")
    .caption("The words are drawn at 40 degrees; the stack still makes room for them lying flat.")
    .annotations(.sizes)

    Scene("dimensions/rotation-with-frame", proposal: ProposedViewSize(width: 200, height: 120)) {
        Greeting {
            Text("Hello world")
                .fixedSize()
                .border(.yellow)
                .rotationEffectWithFrame(.degrees(-40))
        }
    }
    .title("A rotation that layout sees")
    .caption("A task measures the words and feeds a frame: once it has, the stack makes room for what is drawn.")
    .annotations(.sizes)

    Scene("dimensions/my-frame", columns: 2, proposal: ProposedViewSize(width: 200, height: 100)) {
        Panel("frame(width: 160, height: 70, alignment: .bottomTrailing)") {
            Elastic().frame(width: 160, height: 70, alignment: .bottomTrailing).layoutLabel("frame")
        }
        Panel("myFrame, with the same arguments") {
            Elastic().myFrame(width: 160, height: 70, alignment: .bottomTrailing).layoutLabel("frame")
        }
    }
    .title("A frame of one’s own")
    .caption("A layout, a clear view that lends its guides, and the view itself: sizes and places agree.")
    .annotations(.borders, .sizes)

    Scene("dimensions/my-fixed-size", columns: 2, proposal: ProposedViewSize(width: 100, height: 80)) {
        Panel("fixedSize(horizontal: true, vertical: false)") {
            Text("One line, however narrow").fixedSize(horizontal: true, vertical: false).layoutLabel("fixedSize")
        }
        Panel("myFixedSize, with the same arguments") {
            Text("One line, however narrow").myFixedSize(horizontal: true, vertical: false).layoutLabel("fixedSize")
        }
    }
    .title("A fixed size of one’s own")
    .caption("Offering nil is all it takes: the text answers with its ideal width.")
    .annotations(.borders, .sizes, .proposals)

    Scene("dimensions/my-flex-frame", columns: 4) {
        for width in [60, 140, nil, CGFloat.infinity] {
            let offer = ProposedViewSize(width: width, height: 60)
            Panel("frame, \(lengthText(width)) offered", proposal: offer) {
                Elastic().frame(minWidth: 80, idealWidth: 100, maxWidth: 200).layoutLabel("frame")
            }
        }
        for width in [60, 140, nil, CGFloat.infinity] {
            let offer = ProposedViewSize(width: width, height: 60)
            Panel("myFrame, \(lengthText(width)) offered", proposal: offer) {
                Elastic().myFrame(minWidth: 80, idealWidth: 100, maxWidth: 200).layoutLabel("frame")
            }
        }
    }
    .title("A flexible frame of one’s own")
    .caption("Between 80 and 200, ideally 100: above SwiftUI’s rules, below the imitation, under four offers.")
    .annotations(.borders, .sizes)

    Scene("dimensions/min-only", columns: 2, proposal: ProposedViewSize(width: 60, height: 60)) {
        Panel("frame(minWidth: 50)") {
            Color.orange.frame(width: 100, height: 40).layoutLabel("child")
                .frame(minWidth: 50).layoutLabel("frame")
        }
        Panel("myFrame(minWidth: 50)") {
            Color.orange.frame(width: 100, height: 40).layoutLabel("child")
                .myFrame(minWidth: 50).layoutLabel("frame")
        }
    }
    .title("Where the imitation differs")
    .caption("The child is larger than the 60 points offered: SwiftUI’s frame keeps to them, the imitation grows.")
    .annotations(.borders, .sizes, .proposals)
    .comparing()

    Scene("dimensions/contradictory-frame", proposal: ProposedViewSize(width: 240, height: 80)) {
        Color.orange
            .frame(minWidth: 160, maxWidth: 80, minHeight: 40, maxHeight: 40)
    }
    .title("Bounds that contradict each other")
    .caption("A minimum above the maximum is reported, and the minimum wins.")
    .annotations(.borders, .sizes, .issues, .ledger)
}
