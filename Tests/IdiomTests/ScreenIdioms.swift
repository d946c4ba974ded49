import SwiftUI

extension Idiom {
    static var screens: [Idiom] {
        [
            Idiom("a stack of pages") {
                NavigationStack {
                    List(Dish.all) { NavigationLink($0.name, value: $0) }.navigationDestination(for: Dish.self) {
                        Text($0.name)
                    }.navigationTitle("Menu")
                }
            },
            Idiom("a path") {
                NavigationStack(path: .constant(NavigationPath())) {
                    Text("a").navigationTitle("Menu").navigationBarTitleDisplayMode(.inline)
                }
            },
            Idiom("the older navigation") {
                NavigationView {
                    NavigationLink(destination: Text("b")) { Text("a") }.navigationBarTitle("Menu", displayMode: .large)
                }.navigationViewStyle(.stack)
            },
            Idiom("bar buttons") {
                NavigationStack {
                    Text("a").toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("a") {}
                            Spacer()
                            Button("b") {}
                        }
                    }
                }
            },
            Idiom("a bar's look") {
                NavigationStack {
                    Text("a").toolbarBackground(.visible, for: .navigationBar).toolbar(.hidden, for: .tabBar)
                }
            },
            Idiom("a keyboard's bar") {
                TextField("a", text: .constant("")).toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Done") {}
                    }
                }
            },
            Idiom("columns") {
                NavigationSplitView {
                    List(Dish.all) { Text($0.name) }
                } detail: {
                    Text("Choose")
                }
            },
            Idiom("tabs") {
                TabView {
                    Text("a").tabItem { Label("Home", systemImage: "house") }.tag(0)
                    Text("b").tabItem { Label("More", systemImage: "ellipsis") }
                }
            },
            Idiom("the newer tabs") {
                TabView {
                    Tab("Home", systemImage: "house") { Text("a") }
                    Tab("More", systemImage: "ellipsis") { Text("b") }
                }
            },
            Idiom("pages") {
                TabView {
                    Color.red
                    Color.blue
                }.tabViewStyle(.page(indexDisplayMode: .always))
            },
            Idiom("a sheet") {
                Text("a").sheet(isPresented: .constant(false)) {
                    Text("b").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
                }
            },
            Idiom("a sheet for an item") { Text("a").sheet(item: .constant(Dish?.none)) { Text($0.name) } },
            Idiom("a cover") { Text("a").fullScreenCover(isPresented: .constant(false), onDismiss: {}) { Text("b") } },
            Idiom("a popover") { Text("a").popover(isPresented: .constant(false), arrowEdge: .bottom) { Text("b") } },
            Idiom("an alert") {
                Text("a").alert("Delete?", isPresented: .constant(false)) {
                    Button("Delete", role: .destructive) {}
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("It is gone then.")
                }
            },
            Idiom("the older alert") {
                Text("a").alert(isPresented: .constant(false)) {
                    Alert(title: Text("Hi"), message: Text("There"), dismissButton: .default(Text("OK")))
                }
            },
            Idiom("a question") {
                Text("a").confirmationDialog("Sure?", isPresented: .constant(false), titleVisibility: .visible) {
                    Button("Yes") {}
                }
            },
            Idiom("an inspector") { Text("a").inspector(isPresented: .constant(false)) { Text("b") } },
            Idiom("files") {
                Text("a").fileImporter(isPresented: .constant(false), allowedContentTypes: [.png, .pdf]) { _ in }
            },
        ]
    }

    static var data: [Idiom] {
        [
            Idiom("state") { StateRow() },
            Idiom("an observable object") { ObservedRow(model: OldModel()) },
            Idiom("an environment object") { SharedRow().environmentObject(OldModel()) },
            Idiom("an observable model") { BindableRow(model: Model()).environment(Model()) },
            Idiom("a value of one's own in the environment") { OwnValueRow().environment(\.isCozy, true) },
            Idiom("a preference") {
                Text("a").preference(key: WidthKey.self, value: 3).onPreferenceChange(WidthKey.self) { _ in }
            },
            Idiom("a modifier of one's own") { Text("a").modifier(Card()).raised() },
            Idiom("a container of one's own") {
                Framed {
                    Text("a")
                    Text("b")
                }
            },
            Idiom("appearing") { Text("a").onAppear {}.onDisappear {}.task {}.task(id: 1) {} },
            Idiom("changing") { Text("a").onChange(of: 1) { _, _ in }.onChange(of: 2) {} },
            Idiom("receiving") { Text("a").onReceive(NotificationCenter.default.publisher(for: .init("a"))) { _ in } },
            Idiom("keys and hints") {
                Button("Save") {}.keyboardShortcut("s", modifiers: .command).help("Saves").accessibilityLabel("Save")
                    .accessibilityHint("Saves the menu")
            },
            Idiom("children together") {
                HStack {
                    Text("a")
                    Text("b")
                }.accessibilityElement(children: .combine).accessibilityAddTraits(.isHeader)
            },
            Idiom("dragging and dropping") {
                Text("a").draggable("a").dropDestination(for: String.self) { _, _ in true }
            },
        ]
    }

    static var motion: [Idiom] {
        [
            Idiom("an animation") { Color.red.scaleEffect(1.2).animation(.spring(duration: 0.3), value: 1) },
            Idiom("an animation with a block") { Button("a") { withAnimation(.easeInOut(duration: 0.2)) {} } },
            Idiom("a transition") { Text("a").transition(.move(edge: .bottom).combined(with: .opacity)) },
            Idiom("a transition of two kinds") {
                Text("a").transition(.asymmetric(insertion: .scale, removal: .slide))
            },
            Idiom("a change of content") { Text("1").contentTransition(.numericText()) },
            Idiom("phases") { Text("a").phaseAnimator([false, true]) { $0.opacity($1 ? 1 : 0.5) } },
            Idiom("a moment") {
                TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { Text($0.date, style: .time) }
            },
            Idiom("a tap") { Text("a").onTapGesture(count: 2) {}.onLongPressGesture(minimumDuration: 0.5) {} },
            Idiom("a drag") { Circle().gesture(DragGesture(minimumDistance: 4).onChanged { _ in }.onEnded { _ in }) },
            Idiom("two gestures") { Circle().gesture(MagnifyGesture().simultaneously(with: RotateGesture())) },
            Idiom("feedback") { Button("a") {}.sensoryFeedback(.success, trigger: 1) },
            Idiom("scrolling into view") {
                Color.red.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }
            },
        ]
    }
}

private struct StateRow: View {
    @State private var count = 0
    @AppStorage("name") private var name = "Jo"
    @Environment(\.dismiss) private var dismiss
    @Environment(\.colorScheme) private var scheme
    @FocusState private var isFocused: Bool
    @Namespace private var space

    var body: some View {
        Button("\(name): \(count)") { count += 1 }.focused($isFocused).matchedGeometryEffect(id: 1, in: space)
    }
}

private struct ObservedRow: View {
    @ObservedObject var model: OldModel
    var body: some View { Text(String(describing: type(of: model))) }
}

private struct SharedRow: View {
    @EnvironmentObject private var model: OldModel
    var body: some View { Text(String(describing: type(of: model))) }
}

private struct BindableRow: View {
    @Bindable var model: Model
    @Environment(Model.self) private var shared
    var body: some View { Text(String(describing: type(of: shared))) }
}

extension EnvironmentValues {
    @Entry var isCozy = false
}

private struct OwnValueRow: View {
    @Environment(\.isCozy) private var isCozy
    var body: some View { Text(isCozy ? "Cozy" : "Not") }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

private struct Card: ViewModifier {
    func body(content: Content) -> some View { content.padding().background(.white).shadow(radius: 2) }
}

extension View {
    fileprivate func raised() -> some View { modifier(Card()) }
}

private struct Framed<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View { VStack { content }.border(.gray) }
}
