// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Stacks”, as printed.
import Plumbline

enum Stacks {
    enum Horizontal {
        struct ContentView : View {
            var body: some View {
                HStack {
                    Image("barbarian")

                    Text("Nogistune Takeshi")
                        .font(.title)
                }
            }
        }
    }

    enum TwoTexts {
        struct ContentView : View {
            var body: some View {
                HStack {
                    Image("barbarian")

                    Text("Nogistune")
                        .font(.title)
                    Text("Takeshi")
                        .font(.title)
                }
                .lineLimit(1)
            }
        }
    }

    enum Priority {
        struct ContentView : View {
            var body: some View {
                HStack {
                    Image("barbarian")

                    Text("Nogistune")
                        .font(.title)
                        .layoutPriority(1)
                    Text("Takeshi")
                        .font(.title)
                }
                .lineLimit(1)
            }
        }
    }

    enum Vertical {
        struct ContentView : View {
            var body: some View {
                VStack {
                    Image("barbarian")

                    Text("Nogistune Takeshi")
                        .font(.title)
                }
            }
        }
    }

    enum DepthWise {
        struct ContentView : View {
            var body: some View {
                ZStack {
                    Image("barbarian")

                    Text("Nogistune Takeshi")
                        .font(.title)
                }
            }
        }
    }
}
