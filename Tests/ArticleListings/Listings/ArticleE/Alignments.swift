// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Alignments”, as printed, but for a closing parenthesis missing in the last one. The
// extension with `Custom` is private here, since another listing of the series defines an alignment of that name.
import Plumbline

extension VerticalAlignment {
    enum Feet: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
    }
    static let feet = VerticalAlignment(Feet.self)
}

private extension VerticalAlignment {
    enum Custom: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    static let custom = VerticalAlignment(Custom.self)
}

extension HorizontalAlignment {
    enum Anchor: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[HorizontalAlignment.center] }
    }
    static let anchor = HorizontalAlignment(Anchor.self)
}

extension VerticalAlignment {
    enum Anchor: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[VerticalAlignment.center] }
    }
    static let anchor = VerticalAlignment(Anchor.self)
}

extension Alignment {
    static let anchor = Alignment(horizontal: .anchor, vertical: .anchor)
}

/// The alignment a fragment names; not printed, and ours.
private extension VerticalAlignment {
    enum Square: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] }
    }
    static let square = VerticalAlignment(Square.self)
}

enum Alignments {
    enum Top {
        struct ContentView : View {
            var body: some View {
                HStack(alignment: .top) {
                    Image("rogue")
                    Image("dragoon")
                    Image("brawler")
                }
            }
        }
    }

    enum Center {
        struct ContentView : View {
            var body: some View {
                HStack(alignment: .center) {
                    Image("rogue")
                    Image("dragoon")
                    Image("brawler")
                }
            }
        }
    }

    enum OnFeet {
        struct ContentView : View {
            var body: some View {
                HStack(alignment: .feet) {
                    Image("rogue")
                        .alignmentGuide(.feet) { _ in 61 }
                    Image("dragoon")
                        .alignmentGuide(.feet) { _ in 84 }
                    Image("brawler")
                        .alignmentGuide(.feet) { _ in 70 }
                }
            }
        }
    }

    /// Fragments.
    enum Derived {
        struct ThreeQuarters: View {
            var body: some View {
                HStack(alignment: .custom) {
                    Image("cleric")
                        .alignmentGuide(.custom) { d in d[.bottom] * 0.75 }
                    Rectangle().frame(width: 10, height: 0)
                }
            }
        }

        struct OfTheWidth: View {
            var body: some View {
                HStack(alignment: .square) {
                    Image("wizard")
                        .alignmentGuide(.square) { d in min(d.width, d.height) }
                    Rectangle().frame(width: 10, height: 0)
                }
            }
        }
    }

    enum Expanding {
        struct ContentView : View {
            var body: some View {
                HStack(alignment: .custom) {
                    Image("rogue")
                        .alignmentGuide(.custom) { d in d[.bottom] }
                    Image("dragoon")
                        .alignmentGuide(.custom) { d in d[.top] }
                    Image("brawler")
                        .alignmentGuide(.custom) { d in d[.center] }
                }
            }
        }
    }

    enum Anchored {
        struct ContentView : View {
            var body: some View {
                ZStack(alignment: .anchor) {
                    Image("rogue")
                        .alignmentGuide(HorizontalAlignment.anchor) { d in d[.trailing] }
                        .alignmentGuide(VerticalAlignment.anchor) { d in d[.bottom] }
                    Image("dragoon")
                        .alignmentGuide(VerticalAlignment.anchor) { d in d[.top] }
                    Image("brawler")
                        .alignmentGuide(HorizontalAlignment.anchor) { d in d[.leading] }
                        .alignmentGuide(VerticalAlignment.anchor) { d in d[.bottom] }
                }
            }
        }
    }

    enum AcrossViews {
        struct ContentView : View {
            var body: some View {
                ZStack(alignment: Alignment(horizontal: .center, vertical: .feet)) {
                    HStack(alignment: .feet) {
                        Image("rogue")
                            .border(Color.red)
                            .alignmentGuide(.feet) { _ in 61 }
                        Image("dragoon")
                            .border(Color.red)
                            .alignmentGuide(.feet) { _ in 84 }
                        Image("brawler")
                            .border(Color.red)
                            .alignmentGuide(.feet) { _ in 70  }
                    }
                    .border(Color.green)

                    Rectangle()
                        .fill(Color.yellow)
                        .frame(width: 200, height: 1)
                }
            }
        }
    }
}
