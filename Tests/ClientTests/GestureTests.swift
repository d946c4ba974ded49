import Plumbline
import Testing

private struct Both: Gesture {
    var body: some Gesture {
        TapGesture(count: 2).simultaneously(with: DragGesture(coordinateSpace: .global)).onEnded {
            (both: SimultaneousGesture<TapGesture, DragGesture>.Value) in _ = both.second?.translation
        }
    }
}

private struct Drag: Gesture {
    @GestureState var offset = CGSize.zero

    var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 0).updating($offset) { value, offset, _ in offset = value.translation }
            .onChanged { _ in }
    }
}

private struct Screen: View {
    @GestureState(reset: { _, transaction in transaction.animation = nil }) private var drag = CGSize.zero
    let isOn: Bool

    private var press: some Gesture {
        LongPressGesture().sequenced(before: DragGesture()).updating($drag) { value, state, _ in
            switch value {
            case .first(true): state = .zero
            case .second(true, let drag): state = drag?.translation ?? .zero
            default: break
            }
        }
    }

    var body: some View {
        Text("abc")
            .gesture(isOn ? TapGesture() : nil)
            .gesture(press)
            .gesture(Both())
            .gesture(Drag(), isEnabled: isOn)
            .gesture(ExclusiveGesture(TapGesture(count: 2), TapGesture()).onEnded { if case .first = $0 {} })
            .simultaneousGesture(SimultaneousGesture(RotationGesture(), MagnificationGesture()))
            .onTapGesture(count: 2, coordinateSpace: .local) { _ in }
            .onTapGesture {}
            .onLongPressGesture {}
            .offset(drag)
    }
}

/// Another style in light than in dark appearance.
private struct Striped: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .light ? Color.red.opacity(0.5) : Color.blue
    }
}

@Suite("Types of the user’s")
@MainActor
struct UserTypeTests {
    private let exactText = FixedAdvanceText(advance: 10, ascent: 8, descent: 2)

    @Test("gestures have a body, a state, and are optional")
    func gestures() {
        let layout = LayoutSnapshot(proposal: .unspecified, textMeasuring: exactText) { Screen(isOn: true) }
        #expect(layout.size == CGSize(width: 30, height: 10) && layout.issues.isEmpty)
    }

    @Test("styles are made of others in their environment")
    func styles() async throws {
        func pixels(_ view: some View, _ scheme: ColorScheme) async throws -> DisplayList {
            let scene = Scene("style", proposal: ProposedViewSize(width: 10, height: 10)) {
                view.colorScheme(scheme)
            }
            return try await scene.annotations(.none).figure(scale: 1).displayList
        }
        #expect(
            try await pixels(Rectangle().fill(Striped()), .light)
                == pixels(Rectangle().fill(.red.opacity(0.5)), .light))
        #expect(try await pixels(Rectangle().fill(Striped()), .dark) == pixels(Rectangle().fill(.blue), .dark))
        #expect(Color.white.resolve(in: EnvironmentValues()).red == 1)
    }
}
