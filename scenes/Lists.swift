import Plumbline

@MainActor @SceneBuilder
var lists: [Scene] {
    Scene("lists/settings", proposal: ProposedViewSize(width: 320, height: 520)) {
        NavigationStack {
            Form {
                Section {
                    NavigationLink {
                        Text("Networks")
                    } label: {
                        Label("Wi-Fi", systemImage: "wifi")
                    }
                    .badge("Home")
                    Label("Notifications", systemImage: "bell")
                }
                Section {
                    LabeledContent("Version", value: "17.2")
                    Button("Reset", role: .destructive) {}
                } header: {
                    Text("About")
                } footer: {
                    Text("A reset keeps your pictures.")
                }
            }
            .navigationTitle("Settings")
            .toolbar { Button("Done") {} }
        }
    }
    .title("A form insets and groups its rows")
    .caption("Separators start at a row’s first text; badges and chevrons stand at its end.")
    .annotations(.issues)

    Scene("lists/inbox", proposal: ProposedViewSize(width: 320, height: 440)) {
        NavigationStack {
            List(0..<20) { number in
                NavigationLink(value: number) {
                    VStack(alignment: .leading) {
                        Text("Letter \(number + 1)").font(.headline)
                        Text("The first words").font(.subheadline).foregroundStyle(.secondary)
                    }
                }
            }
            .listStyle(.plain)
            .navigationTitle("Inbox")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("New", systemImage: "pencil") {} }
                ToolbarItem(placement: .status) { Text("20 letters").font(.caption) }
            }
        }
    }
    .title("A list reaches under the bottom bar")
    .caption("Rows show through the bar. Scrolled to the end, the last row stands above it.")
    .annotations(.issues)

    Scene("lists/rows", proposal: ProposedViewSize(width: 320, height: 190)) {
        List {
            Text("Default insets")
            Text("Leading inset of 60")
                .listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
            Color.orange.frame(height: 30)
        }
    }
    .title("A row is at least 44 points tall")
    .caption("The third needs 30 + 2 × 11 = **52**.")
    .showing("row")
    .emphasis("row")
    .annotations(.borders, .sizes)

    Scene("lists/columns", proposal: ProposedViewSize(width: 760, height: 320)) {
        NavigationSplitView {
            List(selection: .constant(2)) {
                Section("Library") {
                    ForEach(1..<4) { Label("Folder \($0)", systemImage: "folder").tag($0) }
                }
            }
            .measuringWidth()
            .navigationTitle("Folders")
        } detail: {
            Text("Folder 2").foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .measuringWidth()
                .navigationTitle("Notes")
        }
    }
    .title("The sidebar takes 320 of 760")
    .caption("The detail gets the rest, whatever it contains; between them is a divider.")
    .annotations(.issues)

    Scene("lists/tabs", proposal: ProposedViewSize(width: 320, height: 240)) {
        TabView {
            List { Text("The first tab") }
                .tabItem { Label("Home", systemImage: "house") }
            Text("The second")
                .tabItem { Label("Favorites", systemImage: "star") }
                .badge(3)
            Text("The third")
                .tabItem { Label("Settings", systemImage: "gear") }
        }
    }
    .title("Three tabs share the width equally")
    .caption("320 / 3 ≈ **106.67** for each, whatever its label.")
    .showing("tab")
    .emphasis("tab")
    .annotations(.borders, .sizes)
}
