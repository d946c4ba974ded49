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
            DatePicker("Departure", selection: .constant(date), displayedComponents: .date)
            ColorPicker("Color", selection: .constant(.teal))
            Toggle("Disabled", isOn: .constant(true))
                .disabled(true)
        }
    }
}

/// A button of which the label has an outline.
private struct PlainButton: View {
    var name: String

    var body: some View {
        Button {
        } label: {
            Text(name).annotated(.borders)
        }
    }
}

@MainActor @SceneBuilder
var controls: [Scene] {
    Scene("controls/buttons", proposal: ProposedViewSize(width: 270, height: 60)) {
        HStack(spacing: 14) {
            PlainButton(name: "Small").controlSize(.small)
            PlainButton(name: "Regular")
            PlainButton(name: "Large").controlSize(.large)
        }
        .buttonStyle(.bordered)
        .unfoldsControls()
    }
    .title("A button’s padding grows with its control size")
    .caption("Padding of 10, 12 or 20 points left and right; 5, 7 or 15 above and below.")
    .annotations(.padding)
    .magnification(2.4)

    Scene("controls/inputs", proposal: ProposedViewSize(width: 340, height: 400)) {
        Inputs()
            .measuringWidth()
    }
    .title("These controls take the full width")
    .caption("Each takes the 340 points it is proposed.")
    .annotations(.issues)

    Scene("controls/dark", columns: 2, proposal: ProposedViewSize(width: 300, height: 420)) {
        Panel("light") {
            Inputs().padding(10).background(.background).colorScheme(.light)
        }
        Panel("dark") {
            Inputs().padding(10).background(.background).colorScheme(.dark)
        }
    }
    .title("Controls follow the color scheme")
    .caption("The same views, given the same proposal: only the colors differ.")
    .annotations(.issues)

    Scene("controls/indicators", proposal: ProposedViewSize(width: 340, height: 300)) {
        VStack(spacing: 24) {
            HStack(spacing: 32) {
                ProgressView()
                ProgressView().controlSize(.large).layoutLabel("wheel").annotated(.borders, .sizes)
                ProgressView("Loading…")
            }
            ProgressView("Copying", value: 0.6).layoutLabel("progress bar").annotated(.borders, .sizes)
            Gauge(value: 0.3) {
                Text("Battery")
            } currentValueLabel: {
                Text("30%")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            .layoutLabel("gauge")
            .annotated(.borders, .sizes)
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
                    .layoutLabel("ring")
                    .annotated(.borders, .sizes)
            }
        }
    }
    .title("Bars fill the width; rings do not")
    .caption("Progress bars and linear gauges take the proposed width; wheels and rings have a size of their own.")
    .annotations(.issues)

    Scene("controls/toggle", proposal: ProposedViewSize(width: 240, height: 60)) {
        Toggle("Wi-Fi", isOn: .constant(true))
            .unfoldsControls()
    }
    .title("A toggle is a label, a spacer and a switch")
    .caption("Of the 240 points, the label takes 41.99 and the switch 51: **147.01** are left for the spacer.")
    .showing("Text", "Spacer", "switch", "Toggle")
    .annotations(.borders, .sizes, .spacing)
    .legend(false)
}
