// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Padding”, as printed.
import Plumbline

enum Padding {
    enum Plain {
        struct ContentView : View {
            var body: some View {
                Text("Nogitsune Takeshi")
                    .font(.title)
            }
        }
    }

    enum InFrame {
        struct ContentView : View {
            var body: some View {
                Text("Nogitsune Takeshi")
                    .font(.title)
                    .frame(width: 200, height: 200)
            }
        }
    }

    enum Padded {
        struct ContentView : View {
            var body: some View {
                Text("Nogitsune Takeshi")
                    .font(.title)
                    .padding()
            }
        }
    }

    enum PaddedInFrame {
        struct ContentView : View {
            var body: some View {
                Text("Nogitsune Takeshi")
                    .font(.title)
                    .padding()
                    .frame(width: 200, height: 200)
            }
        }
    }
}
