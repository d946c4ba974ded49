import Plumbline

private struct HeartView: View {
    var body: some View {
        Circle()
            .fill(.yellow)
            .frame(width: 30, height: 30)
            .overlay(Image(systemName: "heart").foregroundColor(.red))
    }
}

private struct ButtonView: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(Color.blue.gradient)
            .frame(width: 150, height: 50)
    }
}

extension View {
    /// Centered on its container's top trailing corner.
    fileprivate func onCorner() -> some View {
        alignmentGuide(.top) { $0.height / 2 }
            .alignmentGuide(.trailing) { $0.width / 2 }
    }

    /// Marks the size that the parent sees.
    ///
    /// - Parameter room: The padding around it, in points, so that all panels draw at the same place.
    fileprivate func required(_ room: EdgeInsets) -> some View {
        padding(0).layoutLabel("size its parent sees").annotated(.borders, .sizes).padding(room)
    }

    fileprivate func rotationEffectWithFrame(_ angle: Angle) -> some View {
        modifier(RotationWithFrame(angle: angle))
    }
}

/// Rotates its view and takes the room of the rotated view: a task feeds the measured size back into the frame.
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

/// A heart that flies up after a tap, at one moment.
private struct Heart: Identifiable {
    let id: Int
    /// Its place, up to 10 points from the middle.
    var x: CGFloat
    var y: CGFloat
    /// Seconds since the tap: it appears in 0.35 seconds, and leaves from 0.5 seconds on.
    var age: Double

    /// From 1 to 0, slowing down.
    private var coming: Double { max(0, 1 - age / 0.35) * max(0, 1 - age / 0.35) }
    /// From 0 to 1, speeding up.
    private var leaving: Double { max(0, (age - 0.5) / 0.35) * max(0, (age - 0.5) / 0.35) }

    var opacity: Double { 1 - coming - leaving }
    /// Points below its place: it comes from one height below, and leaves to one height above.
    var below: CGFloat { 34 * (coming - leaving) }
}

/// The thumb and the hearts at one moment.
private struct Favorite: View {
    var hearts: [Heart]

    var body: some View {
        Image(systemName: "hand.thumbsup")
            .symbolVariant(.fill)
            .foregroundColor(.blue)
            .font(.title)
            .overlay(alignment: .bottom) {
                ZStack {
                    Color.clear
                    ForEach(hearts) { heart in
                        Image(systemName: "heart.fill")
                            .foregroundColor(.pink)
                            .opacity(heart.opacity)
                            .offset(x: heart.x, y: heart.y + heart.below)
                    }
                }
                .frame(width: 50, height: 100)
                .layoutLabel("hearts")
                .annotated(.borders, .sizes)
            }
            .layoutLabel("thumb")
            .annotated(.borders, .sizes)
    }
}

private struct Video: View {
    var hearts: [Heart]

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Rectangle()
                .fill(Color.teal.opacity(0.2))
            Favorite(hearts: hearts)
                .alignmentGuide(.bottom) { $0[.bottom] + 20 }
                .alignmentGuide(.trailing) { $0[.trailing] + 70 }
        }
    }
}

private struct Block: View {
    var body: some View {
        Rectangle()
            .fill(.orange.opacity(0.5))
            .frame(width: 100, height: 50)
    }
}

/// A stack with one rotated view.
private struct Greeting<Turned: View>: View {
    /// What the rotated view’s bounds are.
    var name: String
    @ViewBuilder var turned: Turned

    var body: some View {
        HStack(alignment: .center) {
            Text("HI")
            turned
                .layoutLabel(name)
                .annotated(.borders, .sizes)
        }
        .annotated(.borders, .sizes)
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
            .required(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
        }
        Panel("overlay") {
            ButtonView()
                .overlay(alignment: .topTrailing) { HeartView().onCorner() }
                .required(EdgeInsets(top: 25, leading: 10, bottom: 10, trailing: 25))
        }
        Panel("background") {
            HeartView()
                .background(alignment: .center) {
                    ButtonView()
                        .alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
                        .alignmentGuide(VerticalAlignment.center) { $0[.top] }
                }
                .required(EdgeInsets(top: 10, leading: 145, bottom: 45, trailing: 10))
        }
    }
    .title("Three layouts look alike and differ in size")
    .caption(
        "The parent sees the size of both views (`ZStack`), of the button (`overlay`) or of the heart (`background`)."
    )
    .annotations(.issues)

    Scene("dimensions/like-button", columns: 2, proposal: ProposedViewSize(width: 170, height: 132)) {
        Panel("before any tap") { Video(hearts: []) }
        Panel("after two taps") {
            Video(hearts: [Heart(id: 1, x: 5, y: -10, age: 0.4), Heart(id: 2, x: -6, y: 3, age: 0.1)])
        }
    }
    .title("Hearts in an overlay take no room")
    .caption(
        "The hearts rise in an overlay of 50 × 100. The thumb’s parent sees only the thumb, 29.4 × 29.87, and the thumb stays put."
    )
    .annotations(.issues)

    Scene("dimensions/offset", proposal: ProposedViewSize(width: 320, height: 80)) {
        HStack {
            Rectangle()
                .fill(.orange.gradient)
                .frame(maxWidth: .infinity)
            Rectangle()
                .fill(.green.gradient)
                .frame(maxWidth: .infinity)
                .offset(x: 20, y: 20)
                .layoutLabel("its place in the layout")
                .annotated(.borders, .sizes)
            Rectangle()
                .fill(.cyan.gradient)
                .frame(maxWidth: .infinity)
        }
        .border(.red)
    }
    .title("An offset moves the drawing, not the view")
    .caption("The middle view is drawn 20 points right and down; layout still has it in its old place.")
    .annotations(.issues)

    Scene("dimensions/displacements", columns: 4, proposal: ProposedViewSize(width: 160, height: 110)) {
        Panel("offset: 100 × 50") {
            Block().offset(x: 30, y: 30).border(.primary)
        }
        Panel("padding: 130 × 80") {
            Block()
                .padding(EdgeInsets(top: 30, leading: 30, bottom: 0, trailing: 0))
                .border(.primary)
        }
        Panel("frame: 130 × 80") {
            Block().frame(width: 130, height: 80, alignment: .bottomTrailing).border(.primary)
        }
        Panel("position, in a frame: 130 × 80") {
            Block().position(x: 80, y: 55).frame(width: 130, height: 80).border(.primary)
        }
    }
    .title("Only an offset leaves the size alone")
    .caption("Each moves the block 30 points right and down. The outline is the size its parent sees.")
    .annotations(.issues)

    Scene("dimensions/rotation", proposal: ProposedViewSize(width: 200, height: 120)) {
        Greeting(name: "its place in the layout") {
            Text("Hello world")
                .fixedSize()
                .border(.yellow)
                .rotationEffect(.degrees(-40))
        }
    }
    .title("A rotation does not change the size")
    .caption("The text is drawn at 40°; layout still reserves the unrotated size.")
    .annotations(.issues)

    Scene("dimensions/rotation-with-frame", proposal: ProposedViewSize(width: 200, height: 120)) {
        Greeting(name: "frame") {
            Text("Hello world")
                .fixedSize()
                .border(.yellow)
                .rotationEffectWithFrame(.degrees(-40))
        }
    }
    .title("A measured frame reserves the rotated size")
    .caption("The frame is the rotated text’s bounding box: the stack’s height grows from 20.57 to **73.63**.")
    .annotations(.issues)
}
