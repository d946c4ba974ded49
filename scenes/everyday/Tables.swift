import Plumbline

@MainActor @SceneBuilder
var everydayTables: [Scene] {
    Scene("everyday/settings", proposal: ProposedViewSize(width: 320, height: 320)) { Settings() }
    Scene("everyday/prices", proposal: ProposedViewSize(width: 320, height: nil)) { Prices() }
    Scene("everyday/calendar", proposal: ProposedViewSize(width: 308, height: nil)) { Month() }
    Scene("everyday/photos", proposal: ProposedViewSize(width: 310, height: nil)) { Photos() }
    Scene("everyday/receipt", proposal: ProposedViewSize(width: 280, height: nil)) { Receipt() }
}

private struct Settings: View {
    @State private var isQuiet = true

    var body: some View {
        Form {
            Section("Sound") {
                Toggle("Quiet at night", isOn: $isQuiet)
                LabeledContent("Ringtone", value: "Marimba")
            }
            Section {
                Label("Help", systemImage: "questionmark.circle")
                Button("Sign out", role: .destructive) {}
            }
        }
    }
}

private struct Prices: View {
    var body: some View {
        Grid(alignment: .trailing, horizontalSpacing: 16, verticalSpacing: 8) {
            GridRow {
                Text("Plan").gridColumnAlignment(.leading)
                Text("Month")
                Text("Year")
            }
            .font(.headline)
            Divider()
            ForEach([("Small", "3", "30"), ("Family", "7", "70"), ("Studio", "24", "240")], id: \.0) {
                plan, month, year in
                GridRow {
                    Text(plan)
                    Text(month)
                    Text(year)
                }
            }
        }
        .padding()
    }
}

private struct Month: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Text("May 2031").font(.headline)
                Spacer()
                Image(systemName: "chevron.left")
                Image(systemName: "chevron.right")
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4) {
                ForEach(1..<32, id: \.self) { day in
                    Text("\(day)")
                        .frame(maxWidth: .infinity, minHeight: 32)
                        .background(day == 17 ? Color.orange.opacity(0.4) : .clear, in: .circle)
                }
            }
        }
        .padding()
    }
}

private struct Photos: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Summer").font(.title2.bold())
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 4)], spacing: 4) {
                ForEach(0..<9, id: \.self) { number in
                    Color(hue: Double(number) / 9, saturation: 0.4, brightness: 0.9).aspectRatio(1, contentMode: .fit)
                }
            }
        }
        .padding()
    }
}

private struct Receipt: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("The Corner Bakery").font(.headline)
            ForEach([("Rye bread", "4.20"), ("Two rolls", "1.80"), ("Coffee", "2.60")], id: \.0) { name, price in
                HStack {
                    Text(name)
                    Spacer()
                    Text(price).monospacedDigit()
                }
            }
            Divider()
            HStack {
                Text("Total").bold()
                Spacer()
                Text("8.60").bold()
            }
        }
        .padding()
        .border(.secondary)
    }
}
