import Plumbline

@MainActor @SceneBuilder
var everydayCards: [Scene] {
    Scene("everyday/profile", proposal: ProposedViewSize(width: 300, height: nil)) { Profile() }
    Scene("everyday/player", proposal: ProposedViewSize(width: 300, height: nil)) { Player() }
    Scene("everyday/dashboard", proposal: ProposedViewSize(width: 320, height: nil)) { Dashboard() }
    Scene("everyday/weather", proposal: ProposedViewSize(width: 320, height: nil)) { Weather() }
    Scene("everyday/recipe", proposal: ProposedViewSize(width: 320, height: nil)) { Recipe() }
}

private struct Profile: View {
    var body: some View {
        VStack(spacing: 16) {
            Image("wizard").resizable().scaledToFit().frame(width: 96, height: 96).clipShape(.circle)
            VStack {
                Text("Maro of the Hills").font(.title2.bold())
                Text("Keeper of goats").foregroundStyle(.secondary)
            }
            HStack(spacing: 32) {
                ForEach([("12", "Goats"), ("340", "Friends"), ("7", "Hats")], id: \.1) { number, name in
                    VStack {
                        Text(number).font(.headline)
                        Text(name).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            Button("Follow") {}.buttonStyle(.borderedProminent)
        }
        .padding(24)
    }
}

private struct Player: View {
    var body: some View {
        VStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 12).fill(.indigo.gradient).aspectRatio(1, contentMode: .fit)
            VStack(alignment: .leading, spacing: 4) {
                Text("Slow rivers").font(.title3.bold())
                Text("The Millstones").foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            ProgressView(value: 0.3)
            HStack {
                Text("1:12")
                Spacer()
                Text("4:05")
            }
            .font(.caption)
            HStack(spacing: 40) {
                Image(systemName: "backward.fill")
                Image(systemName: "pause.fill").font(.largeTitle)
                Image(systemName: "forward.fill")
            }
        }
        .padding()
    }
}

private struct Dashboard: View {
    var body: some View {
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow(alignment: .top) {
                Tile(name: "Steps", value: "8,214", symbol: "figure.walk")
                Tile(name: "Sleep", value: "7 h", symbol: "moon")
            }
            GridRow {
                Tile(name: "Distance", value: "6.1 km", symbol: "map").gridCellColumns(2)
            }
        }
        .padding()
    }

    private struct Tile: View {
        let name: String
        let value: String
        let symbol: String

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Label(name, systemImage: symbol).font(.subheadline)
                Text(value).font(.title.bold())
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
            .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
        }
    }
}

private struct Weather: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack(alignment: .firstTextBaseline) {
                Text("Harbor").font(.title2)
                Spacer()
                Text("14°").font(.largeTitle)
            }
            Divider()
            HStack {
                ForEach(["cloud.sun", "cloud", "cloud.rain", "cloud.sun", "moon"], id: \.self) { symbol in
                    VStack(spacing: 8) {
                        Image(systemName: symbol)
                        Text("12°").font(.footnote)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .padding()
        .foregroundStyle(.white)
        .background(.blue, in: .rect(cornerRadius: 16))
        .padding()
    }
}

private struct Recipe: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ZStack(alignment: .bottomLeading) {
                Color.green.opacity(0.5).frame(height: 140)
                Text("Nettle soup").font(.title.bold()).padding()
            }
            HStack {
                Label("30 min", systemImage: "clock")
                Spacer()
                Label("4", systemImage: "person.2")
                Spacer()
                Image(systemName: "heart")
            }
            .font(.subheadline)
            Text("Pick only the young tops, and wear gloves.").foregroundStyle(.secondary)
        }
        .padding()
    }
}
