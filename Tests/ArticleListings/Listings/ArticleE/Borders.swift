// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Borders”, as printed.
import Plumbline

enum Borders {
    enum Thin {
        struct ContentView : View {
            var body: some View {
                Text("Nogitsune Takeshi")
                    .font(.title)
                    .border(Color.yellow)
            }
        }
    }

    enum Thick {
        struct ContentView : View {
            var body: some View {
                Text("Nogitsune Takeshi")
                    .font(.title)
                    .border(Color.yellow, width: 4)
            }
        }
    }

    enum Padded {
        struct ContentView : View {
            var body: some View {
                Text("Nogitsune Takeshi")
                    .font(.title)
                    .padding(4)
                    .border(Color.yellow, width: 4)
            }
        }
    }

    enum Three {
        struct ContentView : View {
            var body: some View {
                Text("Nogitsune Takeshi")
                    .font(.title)
                    .border(Color.red)
                    .padding(4)
                    .border(Color.yellow, width: 4)
                    .border(Color.red)
            }
        }
    }
}
