// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Flexible Frames”, as printed. Comments are left out.
import Plumbline

enum FlexibleFrames {
    enum WidthOnly {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .resizable()
                    .frame(width: 50)
            }
        }
    }

    enum MinAboveParent {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .resizable()
                    .frame(minWidth: 100)
            }
        }
    }

    enum MinAboveChild {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .frame(minWidth: 200)
            }
        }
    }

    enum MaxBelowParent {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .resizable()
                    .frame(maxWidth: 100)
            }
        }
    }

    enum MaxBelowChild {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .frame(maxWidth: 50)
            }
        }
    }

    enum MinAndMax {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .frame(minWidth: 50, maxWidth: 150)
            }
        }
    }

    enum ExpandingToParent {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .frame(minWidth: 50, maxWidth: 250)
            }
        }
    }

    enum OverflowingParent {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .frame(minWidth: 225, maxWidth: 500)
            }
        }
    }

    enum Infinite {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .frame(minWidth: 0, maxWidth: .infinity)
            }
        }
    }

    enum InfiniteTopLeading {
        struct ContentView : View {
            var body: some View {
                Image("barbarian")
                    .frame(minWidth: 0, maxWidth: .infinity,
                           minHeight: 0, maxHeight: .infinity,
                           alignment: .topLeading)
            }
        }
    }
}
