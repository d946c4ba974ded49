// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Secondary Views”, as printed.
import Plumbline

enum SecondaryViews {
    enum YellowBackground {
        struct ContentView : View {
            var body: some View {
                Text("Hasty River")
                    .font(.title)
                    .background(Color.yellow)
            }
        }
    }

    enum ImageBackground {
        struct ContentView : View {
            var body: some View {
                Text("Hasty River")
                    .font(.title)
                    .background(Image("rogue"))
            }
        }
    }

    enum InsideStack {
        struct ContentView : View {
            var body: some View {
                VStack {
                    Text("My Character")
                        .font(.caption)
                    Text("Hasty River")
                        .font(.title)
                        .background(Image("rogue"))
                    Text("Rogue")
                }
            }
        }
    }
}
