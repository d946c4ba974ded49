// swift-format-ignore-file
// Article D prints no listing: its pictures held them. These are the views its text describes.
import Plumbline

extension VerticalAlignment {
    private enum MidStars: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
    }
    static let midStars = VerticalAlignment(MidStars.self)
}

enum CustomViews {
    struct Hello: View {
        var body: some View {
            Text("Hello World")
        }
    }

    struct HelloUnderSafeArea: View {
        var body: some View {
            Text("Hello World")
                .edgesIgnoringSafeArea(.all)
        }
    }

    struct FiftyByTen: View {
        var body: some View {
            Rectangle()
                .frame(width: 50, height: 10)
        }
    }

    struct OneToOne: View {
        var body: some View {
            Circle()
                .aspectRatio(1, contentMode: .fit)
        }
    }

    struct Toast: View {
        var body: some View {
            Text("Avocado Toast")
                .padding(10)
                .background(Color.green)
        }
    }

    struct AvocadoInFrame: View {
        var body: some View {
            Image("avocado-toast")
                .frame(width: 30, height: 30)
        }
    }

    struct Prioritised: View {
        var body: some View {
            HStack {
                Text("Delicious")
                Image("avocado-toast")
                Text("Avocado Toast")
                    .layoutPriority(1)
            }
            .lineLimit(1)
        }
    }

    struct OnLastBaseline: View {
        var body: some View {
            HStack(alignment: .lastTextBaseline) {
                Text("Delicious")
                Image("avocado-toast")
                    .alignmentGuide(.lastTextBaseline) { d in d[.bottom] * 0.927 }
                Text("Avocado Toast")
            }
            .lineLimit(1)
        }
    }

    struct AcrossStacks: View {
        var body: some View {
            HStack(alignment: .midStars) {
                VStack {
                    Text("stars")
                        .alignmentGuide(.midStars) { d in d[.bottom] / 2 }
                    Text("5 stars")
                }
                .font(.caption)
                VStack(alignment: .leading) {
                    HStack {
                        Text("Avocado Toast")
                            .font(.title)
                            .alignmentGuide(.midStars) { d in d[.bottom] / 2 }
                        Spacer()
                        Image("avocado-toast")
                    }
                    Text("Ingredients: Avocado, Almond Butter, Bread, Red Pepper Flakes")
                        .font(.caption)
                        .lineLimit(1)
                }
            }
        }
    }

    struct Graphics: View {
        let stops = [Color.red, .yellow, .green, .cyan, .blue, .purple, .red]

        var body: some View {
            Circle()
                .fill(AngularGradient(gradient: Gradient(colors: stops), center: .center, angle: .degrees(90)))
                .overlay(Circle().strokeBorder(AngularGradient(gradient: Gradient(colors: stops), center: .center), lineWidth: 13))
        }
    }
}
