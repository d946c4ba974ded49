import Plumbline

import func TestSupport.sample
import func TestSupport.trials

/// Typical screens and parts of screens, full of text: the first thing users will draw.
@MainActor
enum EverydayScenes {
    /// Sets of annotations, by name.
    static let annotations: [(name: String, set: Annotations)] = [
        ("borders", .borders), ("sizes", [.borders, .sizes]),
        ("spaces", [.borders, .sizes, .spacing, .padding]), ("lines", [.borders, .alignmentLines]),
        ("proposals", [.borders, .sizes, .proposals]), ("ledger", [.borders, .sizes, .ledger]),
        ("dimensions", [.borders, .dimensions, .flexibility]), ("all", .all),
    ]

    /// Every screen with every set; every screen with two sets or three in a short run.
    static let all = all { _ in true }

    /// The scenes of the requested sets.
    static func all(where isWanted: (Annotations) -> Bool) -> [Scene] {
        let sets = annotations.flatMap { annotation in
            scenes(annotation.name, annotation.set).map { (annotation.set, $0) }
        }
        return sample(sets, every: 3).filter { isWanted($0.0) }.map(\.1)
    }

    /// How many there are at least in all of them, or in a short run's share.
    static func share(_ count: Int) -> Int { trials(count, short: count / 5) }

    static func scenes(_ name: String, _ set: Annotations) -> [Scene] {
        [
            scene("profile", name, set, 220, 260) { Profile() },
            scene("letter", name, set, 300, 220) { Letter() },
            scene("settings", name, set, 300, 240) { Settings() },
            scene("talk", name, set, 240, 220) { Talk() },
            scene("tabs", name, set, 330, 60) { Tabs() },
            scene("header", name, set, 340, 60) { Header() },
            scene("player", name, set, 280, 120) { Player() },
            scene("prices", name, set, 260, 160) { Prices() },
            scene("basket", name, set, 300, 320) { Basket(count: 2) },
            scene("tides", name, set, 300, 200) { Tides() },
            scene("entry", name, set, 300, 420) { Entry() },
            scene("address", name, set, 320, 160) { Address() },
            scene("loading", name, set, 220, 90) { EverydayParts.Loading() },
            scene("bell", name, set, 260, 80) { EverydayParts.Bell() },
            scene("stamps", name, set, 240, 200) { EverydayParts.Stamps() },
            scene("ferry", name, set, 300, 300) { EverydayParts.Ferry() },
            scene("gate", name, set, 280, 320) { EverydayParts.Gate() },
            scene("boxes", name, set, 240, 180) { EverydayCrowds.Boxes() },
            scene("pictures", name, set, 340, 180) { EverydayCrowds.Pictures() },
            scene("answers", name, set, 360, 80) { EverydayCrowds.Answers() },
            scene("tags", name, set, 300, 60) { EverydayCrowds.Tags() },
            scene("form", name, set, 300, 180) { EverydayCrowds.Form() },
            scene("card", name, set, 340, 100) { EverydayCrowds.Card() },
        ]
    }

    /// Too narrow for its words: some views have no width.
    static func squeezed(_ name: String, _ set: Annotations) -> Scene {
        scene("squeezed", name, set, 80, 120) { EverydayCrowds.Squeezed() }
    }

    private static func scene(
        _ screen: String, _ name: String, _ set: Annotations, _ width: CGFloat, _ height: CGFloat,
        @ViewBuilder content: @escaping @MainActor @Sendable () -> some View
    ) -> Scene {
        Scene("\(screen)/\(name)", proposal: ProposedViewSize(width: width, height: height), content: content)
            .annotations(set)
    }
}

private struct Profile: View {
    var body: some View {
        VStack {
            Circle().fill(.teal).frame(width: 64, height: 64)
            Text("Amanita").font(.title)
            Text("Keeper of the quiet woods").font(.caption)
            HStack {
                figure("28", "walks")
                figure("5", "lanterns")
                figure("104", "letters")
            }
        }
        .padding()
        .background(Color.gray.opacity(0.1))
    }

    private func figure(_ number: String, _ name: String) -> some View {
        VStack {
            Text(number)
            Text(name).font(.caption)
        }
    }
}

private struct Letter: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text("The harbour").font(.title2)
                Spacer()
                Text("9:41").font(.caption)
            }
            Divider()
            Text("The boats went out before dawn, and none of them took the net that hung beside the door.")
            HStack {
                Text("Reply").padding(8).border(Color.blue)
                Text("Keep").padding(8).background(Color.blue.opacity(0.2))
            }
        }
        .padding(12)
    }
}

private struct Settings: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text("Language")
                Spacer()
                Text("Faroese")
            }
            HStack {
                Text("Sound")
                Spacer()
                Text("Off")
            }
            Divider()
            Text("Wake me when the tide turns")
            HStack {
                Text("Discard").padding(8).border(Color.blue)
                Spacer()
                Text("Done").padding(8).background(Color.blue.opacity(0.2))
            }
        }
        .padding()
    }
}

private struct Talk: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Is the kettle on?").padding(8).background(Color.green.opacity(0.2))
            HStack {
                Spacer()
                Text("It has been singing for a while now").padding(8).background(Color.blue.opacity(0.2))
            }
            Text("Coming.").padding(8).background(Color.green.opacity(0.2))
        }
    }
}

private struct Tabs: View {
    var body: some View {
        HStack {
            ForEach(0..<4) { index in
                VStack {
                    Rectangle().fill(.blue).frame(width: 20, height: 20)
                    Text(["Today", "Maps", "Notes", "You"][index]).font(.caption)
                }
                .frame(maxWidth: .infinity)
            }
        }
    }
}

private struct Header: View {
    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Back").font(.caption)
            Spacer()
            VStack {
                Text("Evening train").font(.headline)
                Text("platform 3").font(.caption)
            }
            Spacer()
            Text("Share").font(.caption).padding(4).background(Color.yellow.opacity(0.3))
        }
        .padding(.horizontal, 8)
    }
}

private struct Player: View {
    var body: some View {
        HStack(spacing: 12) {
            Rectangle().fill(.indigo).frame(width: 72, height: 72)
            VStack(alignment: .leading, spacing: 4) {
                Text("Slow rivers").font(.headline)
                Text("The Ferrymen").font(.caption)
                HStack {
                    Text("1:12").font(.caption2)
                    Color.gray.frame(height: 3)
                    Text("4:05").font(.caption2)
                }
            }
        }
        .padding(10)
    }
}

private struct Prices: View {
    var body: some View {
        Grid(alignment: .leading) {
            GridRow {
                Text("Bread")
                Text("2.40")
                Text("in the oven").font(.caption)
            }
            GridRow {
                Text("Plums")
                Text("3.15")
                Text("a basket").font(.caption)
            }
            GridRow {
                Text("Honey")
                Text("11.80")
                Text("last year's").font(.caption)
            }
        }
        .padding(8)
    }
}

private struct Basket: View {
    let count: Int

    var body: some View {
        VStack(spacing: 6) {
            Text("Basket").font(.title)
            ForEach(0..<count) { index in
                HStack(alignment: .firstTextBaseline) {
                    Circle().fill(.blue).frame(width: 28, height: 28)
                    VStack(alignment: .leading) {
                        Text(["Rope, tarred", "Lamp oil", "Sailcloth"][index % 3]).font(.headline)
                        Text("from the chandler's back room").font(.caption)
                    }
                    Spacer()
                    Text("\(index * 7 + 4) €").padding(4).background(Color.yellow.opacity(0.3))
                }
                .padding(8)
            }
            Text("Together 15 €").frame(maxWidth: .infinity, alignment: .trailing)
        }
        .padding()
    }
}

private struct Tides: View {
    var body: some View {
        VStack(spacing: 12) {
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    Text("Tórshavn").font(.headline)
                    Text("Swell from the west").font(.caption)
                }
                Spacer()
                Text("3 m").font(.largeTitle)
            }
            Divider()
            HStack {
                ForEach(0..<5) { index in
                    VStack(spacing: 4) {
                        Text("\(6 + index)h").font(.caption)
                        Circle().fill(.teal).frame(width: 16, height: 16)
                        Text("\(index).2").font(.caption)
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .padding(14)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.teal.opacity(0.15)))
    }
}

private struct Entry: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Good evening").font(.largeTitle)
            field("Address", "gapOwner@example.com")
            field("Pass phrase", "••••••••")
            Text("Go ashore").padding(.vertical, 10).frame(maxWidth: .infinity).background(Color.teal)
            HStack {
                Text("Forgotten?").font(.caption)
                Spacer()
                Text("New here").font(.caption)
            }
        }
        .padding(20)
    }

    private func field(_ name: String, _ value: String) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(name).font(.caption)
            Text(value).padding(8).frame(maxWidth: .infinity, alignment: .leading).border(Color.gray)
        }
    }
}

/// Two columns, as forms are.
private struct Address: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
            row("Street", "The long pier")
            row("House", "4")
            row("Town", "Klaksvík")
        }
        .padding(10)
    }

    private func row(_ name: String, _ value: String) -> some View {
        GridRow {
            Text(name).layoutLabel("caption")
            Text(value).padding(6).frame(maxWidth: .infinity, alignment: .leading).border(Color.gray)
                .layoutLabel("field")
        }
    }
}
