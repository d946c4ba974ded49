import Plumbline

/// Screens with things too small or too close for their labels.
@MainActor
enum EverydayParts {
    /// Bars and dots thinner than any number.
    struct Loading: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Text("Coal and salt")
                    Spacer()
                    Text("45 %")
                }
                .font(.caption)
                ZStack(alignment: .leading) {
                    Rectangle().fill(.gray.opacity(0.2))
                    Rectangle().fill(.blue).frame(width: 90)
                }
                .frame(height: 4)
                HStack(spacing: 2) {
                    ForEach(0..<5) { index in
                        Rectangle().fill(index < 3 ? .orange : .gray).frame(width: 6, height: 6)
                    }
                    Text("3 of 5").font(.caption)
                }
            }
            .padding(12)
        }
    }

    /// A count that sticks out of its corner, and one with its own guide.
    struct Bell: View {
        var body: some View {
            HStack(spacing: 20) {
                RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 48, height: 48)
                    .overlay(alignment: .topTrailing) {
                        Text("3").font(.caption).padding(4).background(Color.red).offset(x: 8, y: -8)
                    }
                Text("Bell").fixedSize()
                Text("60+").font(.caption).padding(.horizontal, 6).background(Color.red.opacity(0.2))
                    .alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
            }
        }
    }

    struct Stamps: View {
        var body: some View {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 6)], spacing: 6) {
                ForEach(0..<7) { index in
                    Color.teal.opacity(0.2 + 0.1 * Double(index)).frame(height: 50)
                        .overlay(alignment: .bottomTrailing) { Text("\(index)").font(.caption) }
                }
            }
            .padding(8)
        }
    }

    /// A chat with round pictures beside its bubbles.
    struct Ferry: View {
        var body: some View {
            VStack(spacing: 8) {
                bubble("When does the last ferry leave?", isMine: false)
                bubble("At six.", isMine: true)
                bubble("Then keep me a seat by the stove, and a cup of something hot.", isMine: false)
                Text("Seen 12:31").font(.caption).frame(maxWidth: .infinity, alignment: .trailing)
            }
            .padding(10)
        }

        private func bubble(_ text: String, isMine: Bool) -> some View {
            HStack(alignment: .bottom) {
                if isMine { Spacer(minLength: 40) } else { Circle().fill(.orange).frame(width: 24, height: 24) }
                Text(text).padding(.horizontal, 12).padding(.vertical, 8)
                    .background((isMine ? Color.blue : Color.gray).opacity(0.2))
                if !isMine { Spacer(minLength: 40) }
            }
        }
    }

    struct Gate: View {
        var body: some View {
            VStack(spacing: 16) {
                Text("Who is there?").font(.largeTitle)
                field("Boat", "Amanita, of Vágur")
                field("Word", "••••••••")
                Text("Come in").padding(.vertical, 10).frame(maxWidth: .infinity).background(Color.blue.opacity(0.2))
            }
            .padding(20)
        }

        private func field(_ name: String, _ value: String) -> some View {
            VStack(alignment: .leading, spacing: 4) {
                Text(name).font(.caption)
                Text(value).padding(8).frame(maxWidth: .infinity, alignment: .leading).border(Color.gray)
            }
        }
    }
}
