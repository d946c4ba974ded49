import SwiftUI

// Everyday views as they are written for SwiftUI. Each type is one idiom or two, and the test is that they compile.

struct ToggleIdiom: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Toggle("Wi-Fi", isOn: $isOn)
            Toggle(isOn: $isOn) { Label("Alarm", systemImage: "bell") }
            Toggle("Small", isOn: $isOn).toggleStyle(.switch).tint(.green)
            Toggle("Button", isOn: $isOn).toggleStyle(.button).labelsHidden()
        }
    }
}

struct SliderIdiom: View {
    @State private var value = 0.5
    var body: some View {
        VStack {
            Slider(value: $value)
            Slider(value: $value, in: 0...100, step: 5)
            Slider(value: $value, in: 0...1) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            } onEditingChanged: { _ in
            }
        }
    }
}

struct StepperIdiom: View {
    @State private var count = 1
    var body: some View {
        Stepper("Guests: \(count)", value: $count, in: 1...10)
        Stepper(value: $count, in: 0...20, step: 2) { Text("\(count)") }
        Stepper("By hand", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
    }
}

struct PickerIdiom: View {
    enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, lemon
        var id: Self { self }
    }

    @State private var flavor = Flavor.vanilla
    @State private var index = 0
    var body: some View {
        Form {
            Picker("Flavor", selection: $flavor) {
                ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            .pickerStyle(.segmented)
            Picker(selection: $index, label: Text("Size")) {
                Text("S").tag(0)
                Text("M").tag(1)
            }
            .pickerStyle(MenuPickerStyle())
            Picker("Wheel", selection: $index) { ForEach(0..<5) { Text("\($0)") } }.pickerStyle(.wheel)
        }
    }
}

struct FieldIdiom: View {
    enum Field: Hashable { case name, password }
    @State private var name = ""
    @State private var password = ""
    @State private var notes = ""
    @State private var amount = 12.5
    @FocusState private var focused: Field?
    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .textFieldStyle(.roundedBorder)
                .focused($focused, equals: .name)
                .textInputAutocapitalization(.words)
                .autocorrectionDisabled()
                .submitLabel(.next)
                .onSubmit { focused = .password }
            SecureField("Password", text: $password).focused($focused, equals: .password).textContentType(.password)
            TextField("Amount", value: $amount, format: .currency(code: "EUR")).keyboardType(.decimalPad)
            TextField("Bio", text: $notes, axis: .vertical).lineLimit(2...4)
            TextField("Search", text: $name, prompt: Text("Type here"))
            TextEditor(text: $notes).frame(height: 120).scrollContentBackground(.hidden)
        }
        .padding()
    }
}

struct ButtonIdiom: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Button("Save") {}.buttonStyle(.borderedProminent).controlSize(.large)
            Button("Delete", role: .destructive) {}.buttonStyle(.bordered).tint(.red)
            Button(action: { dismiss() }) { Image(systemName: "xmark") }.buttonStyle(.plain)
            Button {
                dismiss()
            } label: {
                Text("Close").frame(maxWidth: .infinity)
            }
            .buttonBorderShape(.capsule)
            .disabled(true)
            Button("Plus", systemImage: "plus") {}.labelStyle(.iconOnly)
            Menu("More") {
                Button("Copy", action: {})
                Divider()
                Menu("Share") { Button("Mail") {} }
            }
            Menu {
                Button("A") {}
            } label: {
                Label("Options", systemImage: "ellipsis.circle")
            }
        }
    }
}

struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(configuration.isPressed ? Color.gray : Color.accentColor, in: RoundedRectangle(cornerRadius: 8))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
    }
}

extension ButtonStyle where Self == PressedStyle {
    static var pressed: PressedStyle { PressedStyle() }
}

struct StyledIdiom: View {
    @State private var isOn = true
    var body: some View {
        Button("Go") {}.buttonStyle(.pressed)
        Toggle("Check", isOn: $isOn).toggleStyle(CheckStyle())
        GroupBox("Box") { Text("Inside") }
        GroupBox(label: Label("Heart", systemImage: "heart")) { Text("72 BPM") }
        ControlGroup {
            Button("One") {}
            Button("Two") {}
        }
    }
}

struct ProgressIdiom: View {
    var body: some View {
        VStack {
            ProgressView()
            ProgressView("Loading…")
            ProgressView(value: 0.3).progressViewStyle(.linear)
            ProgressView(value: 3, total: 10) {
                Text("Files")
            } currentValueLabel: {
                Text("3 of 10")
            }
            ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
            Gauge(value: 0.4) {
                Text("°C")
            } currentValueLabel: {
                Text("12")
            }.gaugeStyle(.accessoryCircular)
        }
    }
}

struct DateIdiom: View {
    @State private var date = Date.now
    @State private var color = Color.red
    var body: some View {
        Form {
            DatePicker("Due", selection: $date, displayedComponents: [.date])
            DatePicker("At", selection: $date, in: Date()..., displayedComponents: .hourAndMinute).datePickerStyle(
                .compact)
            DatePicker("", selection: $date).labelsHidden().datePickerStyle(.graphical)
            ColorPicker("Tint", selection: $color, supportsOpacity: false)
            LabeledContent("Version", value: "1.0")
            LabeledContent("Count") { Text("3") }
            Link("Home", destination: URL(string: "https://example.com")!)
            ShareLink(item: URL(string: "https://example.com")!)
        }
    }
}
