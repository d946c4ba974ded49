// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Geometry Reader”, as printed.
import Plumbline

enum GeometryReaders {
    struct ContentView : View {
        var body: some View {
            GeometryReader { g in
                ZStack {
                    Image("barbarian")
                        .resizable()
                        .aspectRatio(contentMode: .fit)
                        .frame(maxWidth: g.size.width / 2,
                               maxHeight: g.size.height / 2)
                }
                .frame(width: g.size.width, height: g.size.height)
            }
        }
    }

    struct OverlaiedImage : View {
        var body: some View {
            Image("barbarian")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .overlay(overlay)
        }

        var overlay: some View {
            GeometryReader { g in
                Image("overlay")
                    .resizable()
                    .frame(width: g.size.width, height: g.size.height / 2)
                    .position(y: g.size.height / 2)
            }
        }
    }
}
