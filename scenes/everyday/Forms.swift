import Plumbline

@MainActor @SceneBuilder
var everydayForms: [Scene] {
    Scene("everyday/login", proposal: ProposedViewSize(width: 300, height: nil)) { Login() }
    Scene("everyday/checkout", proposal: ProposedViewSize(width: 320, height: nil)) { Checkout() }
    Scene("everyday/timer", proposal: ProposedViewSize(width: 280, height: nil)) { Countdown() }
    Scene("everyday/toolbar", proposal: ProposedViewSize(width: 320, height: nil)) { Tools() }
    Scene("everyday/empty", proposal: ProposedViewSize(width: 300, height: 320)) { Empty() }
}

private struct Login: View {
    @State private var name = ""
    @State private var password = ""

    var body: some View {
        VStack(spacing: 16) {
            Text("Welcome back").font(.title2.bold())
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
            Button {
            } label: {
                Text("Log in").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            Button("Forgot password?") {}.font(.footnote)
        }
        .padding(24)
    }
}

private struct Checkout: View {
    @State private var count = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 12) {
                Color.brown.opacity(0.5).frame(width: 64, height: 64).clipShape(.rect(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text("Wool blanket").font(.headline)
                    Text("Gray, 140 × 200").foregroundStyle(.secondary)
                }
                Spacer()
                Text("89").font(.headline)
            }
            Stepper("Amount: \(count)", value: $count)
            Divider()
            Button {
            } label: {
                Label("Pay 178", systemImage: "creditcard").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
        .padding()
    }
}

private struct Countdown: View {
    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle().stroke(.gray.opacity(0.3), lineWidth: 12)
                Circle().trim(from: 0, to: 0.7).stroke(.orange, lineWidth: 12).rotationEffect(.degrees(-90))
                Text("12:34").font(.largeTitle).monospacedDigit()
            }
            .frame(width: 180, height: 180)
            HStack {
                Button("Cancel") {}
                Spacer()
                Button("Pause") {}
            }
            .buttonStyle(.bordered)
        }
        .padding(24)
    }
}

private struct Tools: View {
    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("Cancel") {}
                Spacer()
                Text("Edit").font(.headline)
                Spacer()
                Button("Done") {}.bold()
            }
            .padding()
            Divider()
            HStack {
                ForEach(["crop", "paintbrush", "bold", "link"], id: \.self) { symbol in
                    Image(systemName: symbol).frame(maxWidth: .infinity, minHeight: 44)
                }
            }
            .foregroundStyle(.blue)
        }
    }
}

private struct Empty: View {
    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "magnifyingglass").font(.largeTitle).foregroundStyle(.secondary)
            Text("Nothing found").font(.headline)
            Text("Try another word, or fewer.").font(.subheadline).foregroundStyle(.secondary)
            Button("Clear search") {}
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
