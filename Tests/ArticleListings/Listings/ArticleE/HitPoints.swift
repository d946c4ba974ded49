// swift-format-ignore-file
// The author's, not under Plumbline's license: see README.md in Tests/ArticleListings.
// The listings of article E, “Secondary Views in Practice”, as printed.
import Plumbline

enum HitPointText {
    struct ContentView : View {
        var body: some View {
            HStack {
                Image("rogue")
                VStack(alignment: .leading) {
                    Text("Hasty River")
                        .font(.title)
                    HitPointBar(hitPoints: 60, damageTaken: 27)
                        .font(.caption)
                        .frame(width: 200)
                }
            }
        }
    }

    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
        }
    }
}

enum HitPointFrame {
    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
                .frame(minWidth: 0, maxWidth: .infinity)
        }
    }
}

enum HitPointLozenge {
    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
                .foregroundColor(Color.white)
                .frame(minWidth: 0, maxWidth: .infinity)
                .background(Color.red)
                .cornerRadius(8)
        }
    }
}

enum HitPointProperty {
    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
                .foregroundColor(Color.white)
                .frame(minWidth: 0, maxWidth: .infinity)
                .background(background)
                .cornerRadius(8)
        }

        var background: some View {
            Color.red
        }
    }
}

enum HitPointGreenOverRed {
    struct ContentView : View {
        var body: some View {
            HStack {
                Image("rogue")
                VStack(alignment: .leading) {
                    Text("Hasty River")
                        .font(.title)
                    HitPointBar(hitPoints: 60, damageTaken: 27)
                        .font(.caption)
                        .frame(width: 200)
                }
            }
        }
    }

    struct HitPointBar : View {
        var hitPoints: Int
        var damageTaken: Int

        var body: some View {
            Text("\(hitPoints-damageTaken)/\(hitPoints)")
                .foregroundColor(Color.white)
                .frame(minWidth: 0, maxWidth: .infinity)
                .background(background)
                .cornerRadius(8)
        }

        var background: some View {
            GeometryReader { g in
                ZStack(alignment: .leading) {
                    Rectangle()
                        .fill(Color.red)
                    Rectangle()
                        .fill(Color.green)
                        .frame(width: g.size.width
                            * CGFloat(self.hitPoints - self.damageTaken)
                            / CGFloat(self.hitPoints))
                    }
                }
            }
    }
}
