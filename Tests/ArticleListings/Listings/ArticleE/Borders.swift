// swift-format-ignore-file
// Its author's, and not under Plumbline's licence: see README.md in Tests/ArticleListings.
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
