#if canImport(Combine)
    import Combine
    import Foundation
    import LayoutEngine
    import TestSupport
    import Testing

    @testable import ViewDSL

    private final class Model: ObservableObject {
        @Published var width: CGFloat = 40
        var height: CGFloat = 1
    }

    @MainActor @Suite("What views receive")
    struct ReceiveModifiersTests {
        @Test("values of publishers change state; timers do not")
        func values() {
            struct Receiving: View {
                @StateObject private var model = Model()
                @State private var width: CGFloat = 0
                @State private var ticks: CGFloat = 0
                private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

                var body: some View {
                    Color.red.frame(width: width, height: 1 + ticks)
                        .onReceive(model.$width.map { $0 + 2 }) { width = $0 }
                        .onReceive(timer) { _ in ticks += 1 }
                }
            }
            #expect(layout(100, 100) { Receiving() }.size == CGSize(width: 42, height: 1))
        }

        @Test("a later value is received")
        func later() {
            struct Receiving: View {
                let subject: PassthroughSubject<CGFloat, Never>
                @State private var width: CGFloat = 5
                var body: some View {
                    Color.red.frame(width: width, height: 1)
                        .onReceive(subject) { width += $0 }
                        .onAppear { subject.send(20) }
                }
            }
            #expect(layout(100, 100) { Receiving(subject: PassthroughSubject()) }.size.width == 25)
        }

        @Test("an object that says it will change is read again")
        func willChange() {
            struct Manual: View {
                @ObservedObject var model: Model
                var body: some View {
                    Color.red.frame(width: 1, height: model.height).onAppear {
                        model.objectWillChange.send()
                        model.height = 9
                    }
                }
            }
            #expect(layout(100, 100) { Manual(model: Model()) }.size.height == 9)
        }
    }
#endif
