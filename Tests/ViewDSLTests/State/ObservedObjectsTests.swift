import Foundation
import LayoutEngine
import Observation
import TestSupport
import Testing

@testable import ViewDSL

@Observable
private final class Model {
    var width: CGFloat = 10
    var ignored = 0
}

private final class Settings: ObservableObject {
    @Published var height: CGFloat = 10
}

@MainActor @Suite("Observed objects")
struct ObservedObjectsTests {
    @Test("a change of an observable object that a body reads evaluates it again")
    func observable() {
        struct Child: View {
            @Bindable var model: Model
            var body: some View {
                Color.red.frame(width: model.width, height: 1).onAppear { $model.width.wrappedValue = 33 }
            }
        }
        struct Parent: View {
            @State private var model = Model()
            var body: some View { Child(model: model) }
        }
        #expect(layout(100, 100) { Parent() }.size.width == 33)
    }

    @Test("a change that no view reads evaluates nothing")
    func unread() {
        struct Reader: View {
            @State private var model = Model()
            var body: some View { Color.red.frame(width: model.width, height: 1).onAppear { model.ignored += 1 } }
        }
        #expect(Settling(Reader(), proposal: .zero, textMeasuring: exactText).withoutTasks().passes == 1)
    }

    @Test("published values of state, observed and environment objects are followed")
    func published() {
        struct Grandchild: View {
            @EnvironmentObject var settings: Settings
            var body: some View {
                Color.red.frame(width: 1, height: settings.height).onAppear { settings.height += 1 }
            }
        }
        struct Child: View {
            @ObservedObject var settings: Settings
            var body: some View { Grandchild().onAppear { $settings.height.wrappedValue += 10 } }
        }
        struct Parent: View {
            @StateObject private var settings = Settings()
            var body: some View { Child(settings: settings).environmentObject(settings) }
        }
        #expect(layout(100, 100) { Parent() }.size.height == 21)
    }

    @Test("an observable object is inherited by type")
    func environment() {
        struct Child: View {
            @Environment(Model.self) private var model
            var body: some View { Color.red.frame(width: model.width, height: 1) }
        }
        struct Optional: View {
            @Environment(Model.self) private var model: Model?
            var body: some View { Color.red.frame(width: model == nil ? 7 : 8, height: 1) }
        }
        let model = Model()
        model.width = 25
        #expect(layout(100, 100) { Child().environment(model) }.size.width == 25)
        #expect(layout(100, 100) { Optional() }.size.width == 7)
    }
}
