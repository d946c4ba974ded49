// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Exploding Stacks”, as printed. Comments are left out.
import Plumbline

enum ExplodingStacks {
    enum FrameAroundStack {
        struct ContentView: View {
            var body: some View {
                ZStack(alignment: .bottomTrailing) {
                    Image("dragoon")
                }
                .frame(minWidth: 0, maxWidth: .infinity,
                       minHeight: 0, maxHeight: .infinity)
            }
        }
    }

    enum FrameInsideStack {
        struct ContentView: View {
            var body: some View {
                ZStack(alignment: .bottomTrailing) {
                    Image("dragoon")
                        .frame(minWidth: 0, maxWidth: .infinity,
                               minHeight: 0, maxHeight: .infinity)
                }
            }
        }
    }

    enum AlignmentOnFrame {
        struct ContentView: View {
            var body: some View {
                ZStack {
                    Image("dragoon")
                        .frame(minWidth: 0, maxWidth: .infinity,
                               minHeight: 0, maxHeight: .infinity,
                               alignment: .bottomTrailing)
                }
            }
        }
    }

    enum AllFour {
        struct ContentView: View {
            var body: some View {
                ZStack {
                    Image("brawler")
                        .frame(minWidth: 0, maxWidth: .infinity,
                               minHeight: 0, maxHeight: .infinity,
                               alignment: .topLeading)
                    Image("rogue")
                        .frame(minWidth: 0, maxWidth: .infinity,
                               minHeight: 0, maxHeight: .infinity,
                               alignment: .topTrailing)
                    Image("barbarian")
                        .frame(minWidth: 0, maxWidth: .infinity,
                               minHeight: 0, maxHeight: .infinity,
                               alignment: .bottomLeading)
                    Image("dragoon")
                        .frame(minWidth: 0, maxWidth: .infinity,
                               minHeight: 0, maxHeight: .infinity,
                               alignment: .bottomTrailing)
                }
            }
        }
    }
}
