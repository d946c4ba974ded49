import Plumbline

/// One of each kind of control that takes a value.
private struct Inputs: View {
    // 2026-11-23 15:43 UTC.
    private let date = Date(timeIntervalSince1970: 1_795_448_580)

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            TextField("Name", text: .constant(""))
                .textFieldStyle(.roundedBorder)
            Toggle("Wi-Fi", isOn: .constant(true))
            Slider(value: .constant(0.4))
            Stepper("Players: 4", value: .constant(4), in: 1...4)
            Picker("Size", selection: .constant(2)) {
                Text("Small").tag(1)
                Text("Medium").tag(2)
                Text("Large").tag(3)
            }
            .pickerStyle(.segmented)
            DatePicker("Departure", selection: .constant(date))
            ColorPicker("Color", selection: .constant(.teal))
            Toggle("Disabled", isOn: .constant(true))
                .disabled(true)
        }
    }
}

@MainActor @SceneBuilder
var controls: [Scene] {
    Scene("controls/buttons", proposal: ProposedViewSize(width: 420, height: 280)) {
        VStack(spacing: 40) {
            HStack(spacing: 16) {
                Button("Small") {}.controlSize(.small)
                Button("Regular") {}
                Button("Large") {}.controlSize(.large)
                Button("Off") {}.disabled(true)
            }
            .buttonStyle(.bordered)

            HStack(spacing: 16) {
                Button("Prominent") {}
                Button("Delete", role: .destructive) {}
                Button("Capsule") {}.buttonBorderShape(.capsule)
            }
            .buttonStyle(.borderedProminent)

            HStack(spacing: 16) {
                Button("Borderless") {}
                Menu("Menu") { Button("Item") {} }
                Toggle("Chosen", isOn: .constant(true)).toggleStyle(.button)
            }
        }
    }
    .title("A button is its label and padding")
    .caption("The bordered styles pad by the control size.")
    .annotations(.borders, .sizes)

    Scene("controls/inputs", proposal: ProposedViewSize(width: 340, height: 400)) {
        Inputs()
    }
    .title("Controls fill the width and choose their height")
    .caption("Each takes the width it is proposed.")
    .annotations(.borders, .sizes)

    Scene("controls/dark", proposal: ProposedViewSize(width: 340, height: 420)) {
        Inputs()
            .padding(10)
            .background(.background)
            .colorScheme(.dark)
    }
    .annotations(.none)

    Scene("controls/indicators", proposal: ProposedViewSize(width: 340, height: 300)) {
        VStack(spacing: 24) {
            HStack(spacing: 32) {
                ProgressView()
                ProgressView().controlSize(.large)
                ProgressView("Loading…")
            }
            ProgressView("Copying", value: 0.6)
            Gauge(value: 0.3) {
                Text("Battery")
            } currentValueLabel: {
                Text("30 %")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            HStack(spacing: 32) {
                Gauge(value: 0.6) {
                    Text("°C")
                } currentValueLabel: {
                    Text("22")
                }
                .gaugeStyle(.accessoryCircular)
                .tint(Gradient(colors: [.green, .yellow, .red]))
                Gauge(value: 0.6) { Text("60") }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .tint(.purple)
            }
        }
    }
    .title("Bars fill the width; rings do not")
    .caption("Progress bars and linear gauges take the proposed width; wheels and rings have a size of their own.")
    .annotations(.borders, .sizes)

    Scene("controls/toggle", proposal: ProposedViewSize(width: 240, height: 60)) {
        Toggle("Wi-Fi", isOn: .constant(true))
            .unfoldsControls()
    }
    .title("A toggle is a label, a spacer and a switch")
    .caption("The switch is 51 × 31; the spacer takes what is left.")
    .annotations(.borders, .sizes, .proposals)
}
