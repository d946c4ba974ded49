import SwiftUI

extension Idiom {
    static var controls: [Idiom] {
        [
            Idiom("a button") { Button("Order") {} },
            Idiom("a button of views") { Button(action: {}) { Label("Order", systemImage: "cart") } },
            Idiom("a button with a symbol") { Button("Order", systemImage: "cart") {} },
            Idiom("a destructive button") { Button("Delete", role: .destructive) {} },
            Idiom("a prominent button") { Button("Order") {}.buttonStyle(.borderedProminent).controlSize(.large) },
            Idiom("a bordered button") { Button("Order") {}.buttonStyle(.bordered).buttonBorderShape(.capsule) },
            Idiom("a plain button") { Button("Order") {}.buttonStyle(.plain).disabled(true) },
            Idiom("a button's own style") { Button("Order") {}.buttonStyle(DimmedStyle()) },
            Idiom("a switch") { Toggle("Wi-Fi", isOn: .constant(true)) },
            Idiom("a switch of a symbol") {
                Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true)).toggleStyle(.button)
            },
            Idiom("a slider") { Slider(value: .constant(0.5), in: 0...1, step: 0.1) },
            Idiom("a stepper") { Stepper("Guests: 2", value: .constant(2), in: 1...8) },
            Idiom("a field") { TextField("Name", text: .constant("")) },
            Idiom("a field with a border") {
                TextField("Name", text: .constant("Jo")).textFieldStyle(.roundedBorder).autocorrectionDisabled()
                    .textInputAutocapitalization(.never)
            },
            Idiom("a field with a prompt") { TextField("Name", text: .constant(""), prompt: Text("Required")) },
            Idiom("a field of lines") { TextField("Note", text: .constant(""), axis: .vertical).lineLimit(3...6) },
            Idiom("a field for numbers") {
                TextField("Price", value: .constant(9.5), format: .currency(code: "USD")).keyboardType(.decimalPad)
            },
            Idiom("a password") {
                SecureField("Password", text: .constant("secret")).textContentType(.password).submitLabel(.done)
                    .onSubmit {}
            },
            Idiom("an editor") { TextEditor(text: .constant("Notes")).scrollContentBackground(.hidden) },
            Idiom("a picker") {
                Picker("Course", selection: .constant(Course.main)) { ForEach(Course.allCases) { Text($0.rawValue) } }
            },
            Idiom("segments") {
                Picker("Course", selection: .constant(Course.main)) {
                    ForEach(Course.allCases) { Text($0.rawValue).tag($0) }
                }.pickerStyle(.segmented)
            },
            Idiom("a wheel") {
                Picker("Course", selection: .constant(1)) {
                    Text("a").tag(0)
                    Text("b").tag(1)
                }.pickerStyle(.wheel)
            },
            Idiom("a date picker") {
                DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
            },
            Idiom("a calendar") {
                DatePicker(
                    "When", selection: .constant(Date(timeIntervalSince1970: 0)), in: Date(timeIntervalSince1970: 0)...
                ).datePickerStyle(.graphical)
            },
            Idiom("a color picker") { ColorPicker("Color", selection: .constant(.red), supportsOpacity: false) },
            Idiom("a menu") {
                Menu("Sort") {
                    Button("By name") {}
                    Button("By price") {}
                    Divider()
                    Menu("More") { Button("a") {} }
                }
            },
            Idiom("a menu with a primary action") {
                Menu {
                    Button("a") {}
                } label: {
                    Image(systemName: "ellipsis.circle")
                } primaryAction: {
                }
            },
            Idiom("a context menu") { Text("a").contextMenu { Button("Copy", systemImage: "doc.on.doc") {} } },
            Idiom("a link") { Link("Site", destination: URL(string: "https://example.com")!) },
            Idiom("sharing") { ShareLink(item: "Menu") { Label("Share", systemImage: "square.and.arrow.up") } },
            Idiom("progress") {
                ProgressView(value: 0.4) {
                    Text("Loading")
                } currentValueLabel: {
                    Text("40 %")
                }
            },
            Idiom("an activity") { ProgressView("Loading").progressViewStyle(.circular) },
            Idiom("a gauge") { Gauge(value: 0.4) { Text("Heat") }.gaugeStyle(.accessoryCircular) },
            Idiom("a labeled value") { LabeledContent("Price", value: 9.5, format: .number) },
            Idiom("a box") { GroupBox("Details") { Text("a") } },
            Idiom("a control group") {
                ControlGroup {
                    Button("a") {}
                    Button("b") {}
                }
            },
            Idiom("hidden labels") { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() },
            Idiom("editing") { EditButton() },
        ]
    }

    static var lists: [Idiom] {
        [
            Idiom("a list") { List(Dish.all) { Text($0.name) } },
            Idiom("a list of sections") {
                List {
                    Section("Hot") { Text("Soup") }
                    Section {
                        Text("Salad")
                    } header: {
                        Text("Cold")
                    } footer: {
                        Text("Fresh")
                    }
                }
            },
            Idiom("a list that selects") { List(Dish.all, selection: .constant(Dish?.none)) { Text($0.name).tag($0) } },
            Idiom("a list that edits") {
                List { ForEach(Dish.all) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in } }
            },
            Idiom("a list of bindings") {
                List(Binding.constant(Dish.all)) { $dish in Toggle(dish.name, isOn: $dish.isHot) }
            },
            Idiom("a plain list") {
                List(Dish.all) { Text($0.name).listRowSeparator(.hidden).listRowInsets(EdgeInsets()) }.listStyle(.plain)
            },
            Idiom("rows in color") {
                List { Text("a").listRowBackground(Color.yellow) }.scrollContentBackground(.hidden).background(.mint)
            },
            Idiom("swiping") {
                List { Text("a").swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} } }
            },
            Idiom("refreshing") { List { Text("a") }.refreshable {} },
            Idiom("searching") {
                NavigationStack { List(Dish.all) { Text($0.name) }.searchable(text: .constant(""), prompt: "Dishes") }
            },
            Idiom("badges") { List { Text("Inbox").badge(3) } },
            Idiom("a form") {
                Form {
                    Section("Account") {
                        TextField("Name", text: .constant(""))
                        Toggle("News", isOn: .constant(true))
                    }
                }.formStyle(.grouped)
            },
            Idiom("a group that opens") { List { DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") } } },
            Idiom("nothing there") {
                ContentUnavailableView("No Dishes", systemImage: "fork.knife", description: Text("Come back later."))
            },
            Idiom("nothing found") { ContentUnavailableView.search(text: "pie") },
            Idiom("sections that close") {
                List { Section("Hot", isExpanded: .constant(true)) { Text("a") } }.listStyle(.sidebar)
            },
        ]
    }
}

struct DimmedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}
