// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Combining Stacks”, as printed. Comments that mark a place to be filled are left out.
// The extension is private here, since another listing of the series defines an alignment of that name.
import Plumbline

private extension VerticalAlignment {
    enum Custom: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] }
    }

    static let custom = VerticalAlignment(Custom.self)
}

enum CombiningStacks {
    enum Empty {
        struct ContentView : View {
            var body: some View {
                HStack {
                }
            }
        }
    }

    enum WithImage {
        struct ContentView : View {
            var body: some View {
                HStack {
                    Image("barbarian")
                }
            }
        }
    }

    enum WithEmptyStack {
        struct ContentView : View {
            var body: some View {
                HStack {
                    Image("barbarian")
                    VStack {
                    }
                }
            }
        }
    }

    enum WithName {
        struct ContentView : View {
            var body: some View {
                HStack {
                    Image("barbarian")
                    VStack {
                        Text("Nogistune Takeshi")
                            .font(.title)
                    }
                }
            }
        }
    }

    enum DefaultAlignment {
        struct ContentView : View {
            var body: some View {
                HStack {
                    Image("barbarian")
                    VStack {
                        Text("Nogistune Takeshi")
                            .font(.title)
                        HStack {
                            Image("class_icon")
                            Text("Barbarian")
                        }
                    }
                }
            }
        }
    }

    enum Leading {
        struct ContentView : View {
            var body: some View {
                HStack {
                    Image("barbarian")
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Nogistune Takeshi")
                            .font(.title)
                        HStack {
                            Image("class_icon")
                            Text("Barbarian")
                        }
                    }
                }
            }
        }
    }

    enum AcrossStacks {
        struct ContentView : View {
            var body: some View {
                HStack(alignment: .custom) {
                    Image("barbarian")
                        .alignmentGuide(.custom) { d in d[VerticalAlignment.center] }
                    VStack(alignment: .leading, spacing: 0) {
                        Text("Nogistune Takeshi")
                            .font(.title)
                            .alignmentGuide(.custom) { d in d[.lastTextBaseline] }
                        HStack {
                            Image("class_icon")
                            Text("Barbarian")
                        }
                    }
                }
            }
        }
    }
}
