import SwiftUI

struct Item: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var isDone = false
    var children: [Item]?
}

struct ListIdiom: View {
    @State private var items = [Item(name: "A"), Item(name: "B")]
    @State private var selection: Set<Item.ID> = []
    @State private var query = ""
    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section {
                    ForEach(items) { item in
                        NavigationLink(item.name, value: item)
                            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                                Button("Delete", role: .destructive) {}
                                Button {
                                } label: {
                                    Label("Pin", systemImage: "pin")
                                }.tint(.orange)
                            }
                            .contextMenu { Button("Copy") {} }
                            .badge(3)
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
                .listRowSeparator(.hidden)
                .listRowInsets(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
                .listRowBackground(Color.yellow)
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Items")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Item.self) { Text($0.name) }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
            .refreshable { try? await Task.sleep(nanoseconds: 1) }
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
                ToolbarItemGroup(placement: .bottomBar) {
                    Spacer()
                    Button("Add", systemImage: "plus") {}
                }
            }
            .overlay {
                if items.isEmpty { ContentUnavailableView("Empty", systemImage: "tray", description: Text("None")) }
            }
        }
    }
}

struct SimpleLists: View {
    @State private var items = [Item(name: "A")]
    @State private var isExpanded = true
    var body: some View {
        List(items) { Text($0.name) }.listStyle(PlainListStyle())
        List(0..<5) { Text("Row \($0)") }
        List(["a", "b"], id: \.self) { Text($0) }
        List($items) { $item in Toggle(item.name, isOn: $item.isDone) }
        List(items, children: \.children) { Text($0.name) }
        List { Section("Title") { Text("Row") } }
        ForEach($items) { $item in TextField("Name", text: $item.name) }
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index) \(item.name)") }
        ForEach(items.indices, id: \.self) { Text(items[$0].name) }
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
        OutlineGroup(items, children: \.children) { Text($0.name) }
    }
}

struct SettingsIdiom: View {
    @AppStorage("sound") private var sound = true
    @SceneStorage("draft") private var draft = ""
    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("General"), footer: Text("Explained.")) {
                    Toggle("Sound", isOn: $sound)
                    NavigationLink(destination: Text("Detail")) { Label("Detail", systemImage: "gear") }
                    HStack {
                        Text("Version")
                        Spacer()
                        Text("1.0").foregroundColor(.secondary)
                    }
                }
                Section { Button("Sign Out") {}.foregroundColor(.red) }
            }
            .navigationBarTitle("Settings", displayMode: .large)
            .navigationBarItems(leading: Button("Cancel") {}, trailing: Button("Done") {})
        }
        .navigationViewStyle(.stack)
    }
}

struct TabIdiom: View {
    enum Page { case home, profile }
    @State private var page = Page.home
    var body: some View {
        TabView(selection: $page) {
            Text("Home").tabItem { Label("Home", systemImage: "house") }.tag(Page.home)
            Text("Profile").tabItem {
                Image(systemName: "person")
                Text("Profile")
            }.tag(Page.profile).badge(2)
        }
        TabView {
            Color.red
            Color.blue
        }.tabViewStyle(.page(indexDisplayMode: .always)).frame(height: 200)
    }
}

struct SplitIdiom: View {
    @State private var selected: Item?
    @State private var path = NavigationPath()
    @State private var columns = NavigationSplitViewVisibility.all
    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List([Item(name: "A")], selection: $selected) { item in NavigationLink(item.name, value: item) }
        } detail: {
            if let selected { Text(selected.name) } else { Text("Choose") }
        }
        NavigationStack(path: $path) { Button("Push") { path.append(1) } }
            .navigationDestination(for: Int.self) { Text("\($0)") }
    }
}

struct PresentationIdiom: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var error: NSError?
    var body: some View {
        VStack(alignment: .leading) {
            Text("Files").font(.headline)
            Text("Nothing is chosen yet.")
            Button("Show") { isShown.toggle() }
                .sheet(isPresented: $isShown, onDismiss: {}) {
                    Text("Sheet").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
                }
                .sheet(item: $item) { Text($0.name) }
                .fullScreenCover(isPresented: $isShown) { Text("Cover") }
                .popover(isPresented: $isShown, arrowEdge: .top) { Text("Popover").padding() }
                .alert("Sure?", isPresented: $isShown) {
                    Button("Cancel", role: .cancel) {}
                    Button("Delete", role: .destructive) {}
                } message: {
                    Text("This cannot be undone.")
                }
                .alert(isPresented: $isShown) {
                    Alert(
                        title: Text("A"), message: Text("B"), primaryButton: .default(Text("OK")),
                        secondaryButton: .cancel())
                }
                .confirmationDialog("Choose", isPresented: $isShown, titleVisibility: .visible) { Button("One") {} }
                .actionSheet(isPresented: $isShown) {
                    ActionSheet(title: Text("A"), buttons: [.default(Text("B")), .cancel()])
                }
        }
    }
}
