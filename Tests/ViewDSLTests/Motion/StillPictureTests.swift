import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import ViewDSL

private struct Fade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

private struct NoOps: View {
    @Namespace private var space
    @GestureState private var drag = CGSize.zero
    @State private var isOn = false

    var body: some View {
        Color.red.frame(width: 20 + drag.width, height: 10)
            .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isOn)
            .animation(.easeInOut(duration: 0.2).delay(1).repeatForever(autoreverses: false))
            .animation(.bouncy, value: drag)
            .animation(.spring(), value: isOn)
            .transaction { $0.animation = nil }
            .transition(.opacity)
            .transition(.asymmetric(insertion: .scale, removal: .push(from: .top)).animation(.default))
            .transition(Fade())
            .contentTransition(.numericText())
            .matchedGeometryEffect(id: "a", in: space)
            .onTapGesture { isOn.toggle() }
            .onTapGesture(count: 2) { isOn.toggle() }
            .onLongPressGesture { isOn = true }
            .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
            .gesture(TapGesture(count: 2).onEnded { isOn = true })
            .simultaneousGesture(LongPressGesture().onChanged { isOn = $0 }.onEnded { _ in isOn = true })
            .highPriorityGesture(
                LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                    if case .second(_, let drag?) = value { isOn = drag.translation.width > 0 }
                }
            )
            .gesture(MagnificationGesture().simultaneously(with: RotationGesture()).onEnded { isOn = $0.first != nil })
            .contentShape(Rectangle())
            .allowsHitTesting(true)
            .accessibilityLabel("red")
            .accessibilityHidden(false)
            .accessibilityAddTraits([.isButton, .isSelected])
            .help("a red view")
            .tag(1)
            .disabled(false)
    }
}

@MainActor @Suite("Motion and gestures")
struct StillPictureTests {
    @Test("add no node and change no frame")
    func noOps() {
        let snapshot = layout(100, 100) { NoOps() }
        #expect(snapshot.size == CGSize(width: 20, height: 10))
        #expect(
            snapshot.records.map(\.name)
                == layout(100, 100) { Color.red.frame(width: 20, height: 10) }.records.map(\.name))
    }

    @Test("withAnimation returns what its body does, and its changes show at once")
    func animation() {
        struct Animated: View {
            @State private var width: CGFloat = 1
            var body: some View {
                Color.red.frame(width: width, height: 1)
                    .onAppear {
                        withAnimation(.easeIn(duration: 10)) {
                            width = 50
                        } completion: {
                            width += 1
                        }
                    }
            }
        }
        #expect(withAnimation { 7 } == 7)
        #expect(withTransaction(Transaction(animation: .linear)) { "a" } == "a")
        #expect(layout(100, 100) { Animated() }.size.width == 51)
    }

    @Test("a timeline view shows the figure's date, whatever its schedule")
    func timeline() {
        func words(_ environment: EnvironmentValues = EnvironmentValues()) -> String? {
            layout(nil, nil, environment: environment) {
                TimelineView(.periodic(from: .now, by: 1)) { Text($0.date, style: .date) }
            }.records.last?.words
        }
        var later = EnvironmentValues()
        later.figureDate = Date(timeIntervalSinceReferenceDate: 86_400)
        #expect(words() == "January 1, 2001" && words(later) == "January 2, 2001")
    }

    @Test("an error leaves withAnimation")
    func throwing() {
        struct Failure: Error {}
        #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    }

    @Test("disabled is inherited, and cannot be undone inside")
    func disabled() {
        struct Reader: View {
            @Environment(\.isEnabled) var isEnabled
            var body: some View { Color.red.frame(width: isEnabled ? 1 : 2, height: 1) }
        }
        #expect(layout(9, 9) { Reader() }.size.width == 1)
        #expect(layout(9, 9) { Reader().disabled(false).disabled(true) }.size.width == 2)
    }
}
