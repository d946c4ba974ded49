import Plumbline

/// Screens with lookalikes side by side: only a name's position shows which view it belongs to.
@MainActor
enum EverydayCrowds {
    /// Nine equal boxes, the middle one surrounded.
    struct Boxes: View {
        var body: some View {
            Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                ForEach(0..<3) { _ in
                    GridRow {
                        Color.teal.frame(width: 50, height: 40)
                        Color.teal.frame(width: 50, height: 40)
                        Color.teal.frame(width: 50, height: 40)
                    }
                }
            }
        }
    }

    /// A list of places beside pictures that wrap.
    struct Pictures: View {
        var body: some View {
            HStack(alignment: .top, spacing: 16) {
                VStack(alignment: .leading, spacing: 6) {
                    Text("Boats")
                    Text("Nets")
                    Text("Lamps")
                }
                .padding(10)
                .background(Color.gray.opacity(0.15))
                .layoutLabel("places")
                VStack(alignment: .leading, spacing: 8) {
                    Text("Nets").font(.title2)
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 8)], spacing: 8) {
                        ForEach(0..<5) { _ in Color.teal.frame(height: 40) }
                    }
                }
            }
        }
    }

    /// Wide buttons with centered text in one padding.
    struct Answers: View {
        var body: some View {
            HStack(spacing: 8) {
                Text("Yes").frame(width: 80).padding(6).background(Color.green.opacity(0.3))
                Text("Never").frame(width: 90).padding(6).background(Color.orange.opacity(0.3))
                Text("Ask").padding(6).background(Color.gray.opacity(0.3))
            }
            .padding(10)
        }
    }

    struct Tags: View {
        var body: some View {
            HStack(spacing: 6) {
                ForEach(["tar", "hemp", "linen"], id: \.self) { word in
                    Text(word).padding(.horizontal, 12).padding(.vertical, 5).background(Color.blue.opacity(0.15))
                }
            }
        }
    }

    /// Fields of a form with an empty cell.
    struct Form: View {
        var body: some View {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 10) {
                GridRow {
                    Text("Name").gridColumnAlignment(.trailing)
                    Text("Amanita").padding(4).border(Color.gray)
                }
                GridRow {
                    Text("Street")
                    Text("12, The long pier").padding(4).border(Color.gray)
                }
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    Text("Keep").padding(6).background(Color.yellow.opacity(0.4))
                }
            }
            .padding()
        }
    }

    /// A picture, text, and a button far from both.
    struct Card: View {
        var body: some View {
            HStack(alignment: .top, spacing: 12) {
                Circle().fill(.indigo).frame(width: 48, height: 48)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Amanita").font(.headline)
                    Text("Keeper of the quiet woods").font(.caption)
                }
                Spacer(minLength: 8)
                Text("Follow").padding(.horizontal, 10).padding(.vertical, 4).background(Color.blue.opacity(0.2))
            }
            .padding(12)
            .border(Color.gray)
        }
    }

    /// So narrow that no space is left for the text on the right, with a rule and a mark that have no area.
    struct Squeezed: View {
        var body: some View {
            HStack(spacing: 20) {
                VStack(alignment: .trailing, spacing: 6) {
                    Text("Account")
                    Text("Full name")
                    Text("Boat")
                }
                VStack(alignment: .leading, spacing: 6) {
                    Text("Amanita").font(.title)
                    Text("0123")
                }
                Color.teal.frame(width: 30, height: 30)
                Color.indigo.frame(width: 0, height: 20).layoutLabel("rule")
                Color.orange.frame(width: 20, height: 0).layoutLabel("mark")
            }
            .padding(8)
        }
    }
}
