import SwiftUI

extension Idiom {
    static var texts: [Idiom] {
        [
            Idiom("a text") { Text("Hello, world!") },
            Idiom("a large title") { Text("Menu").font(.largeTitle) },
            Idiom("bold and italic") { Text("Menu").bold().italic() },
            Idiom("a weight") { Text("Menu").fontWeight(.semibold) },
            Idiom("a system font") { Text("Menu").font(.system(size: 20, weight: .medium, design: .rounded)) },
            Idiom("a font's weight") { Text("Menu").font(.headline.weight(.heavy)) },
            Idiom("a custom font") { Text("Menu").font(.custom("Avenir", size: 16)) },
            Idiom("a relative custom font") { Text("Menu").font(.custom("Avenir", size: 16, relativeTo: .body)) },
            Idiom("digits of one width") { Text("12:45").monospacedDigit() },
            Idiom("a monospaced text") { Text("let x = 1").monospaced() },
            Idiom("a color") { Text("Sold out").foregroundStyle(.red) },
            Idiom("the older color") { Text("Sold out").foregroundColor(.secondary) },
            Idiom("two styles") { Label("Hot", systemImage: "flame").foregroundStyle(.orange, .secondary) },
            Idiom("a gradient") {
                Text("Hi").foregroundStyle(
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            },
            Idiom("texts joined") { Text("Total ") + Text("9.50").bold() },
            Idiom("a text in a text") { Text("Total \(Text("9.50").bold().foregroundStyle(.green))") },
            Idiom("an image in a text") { Text("Rated \(Image(systemName: "star.fill")) 4.5") },
            Idiom("Markdown") { Text("**Bold**, _italic_, `code` and [a link](https://example.com)") },
            Idiom("verbatim") { Text(verbatim: "**as it is**") },
            Idiom("a number") { Text(3.14159, format: .number.precision(.fractionLength(2))) },
            Idiom("a price") { Text(9.5, format: .currency(code: "EUR")) },
            Idiom("a percentage") { Text(0.25, format: .percent) },
            Idiom("a format string") { Text("\(9.5, specifier: "%.2f") €") },
            Idiom("a date") { Text(Date(timeIntervalSince1970: 0), style: .date) },
            Idiom("a formatted date") { Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month().year()) },
            Idiom("a date in a string") {
                Text(Date(timeIntervalSince1970: 0).formatted(date: .abbreviated, time: .omitted))
            },
            Idiom("a timer") { Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)) },
            Idiom("a list of words") { Text(["a", "b"], format: .list(type: .and)) },
            Idiom("lines") { Text("One\nTwo").lineLimit(2).lineSpacing(4).multilineTextAlignment(.center) },
            Idiom("a range of lines") { Text("One").lineLimit(1...3) },
            Idiom("reserved lines") { Text("One").lineLimit(2, reservesSpace: true) },
            Idiom("truncation") { Text("A long line of words").lineLimit(1).truncationMode(.middle).frame(width: 60) },
            Idiom("shrinking") { Text("A long line").minimumScaleFactor(0.5).lineLimit(1) },
            Idiom("kerning") { Text("WIDE").kerning(2).tracking(1).baselineOffset(3) },
            Idiom("lines through and below") { Text("Old").strikethrough(true, color: .red).underline() },
            Idiom("a pattern") { Text("Old").underline(pattern: .dash, color: .blue) },
            Idiom("upper case") { Text("menu").textCase(.uppercase) },
            Idiom("selection") { Text("Copy me").textSelection(.enabled) },
            Idiom("an attributed string") {
                var words: AttributedString {
                    var words = AttributedString("Hello")
                    words.foregroundColor = .red
                    words.font = .title
                    return words
                }
                Text(words)
            },
            Idiom("limited type size") { Text("Menu").dynamicTypeSize(...DynamicTypeSize.xxLarge) },
            Idiom("a privacy-sensitive text") { Text("1234").privacySensitive() },
            Idiom("a placeholder") { Text("Loading").redacted(reason: .placeholder) },
        ]
    }

    static var images: [Idiom] {
        [
            Idiom("a symbol") { Image(systemName: "heart.fill") },
            Idiom("a large symbol") { Image(systemName: "heart").imageScale(.large).font(.title) },
            Idiom("a symbol's colors") { Image(systemName: "cloud.sun").symbolRenderingMode(.multicolor) },
            Idiom("a palette") {
                Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.palette).foregroundStyle(
                    .green, .gray)
            },
            Idiom("a variant") { Image(systemName: "bell").symbolVariant(.fill.circle) },
            Idiom("an effect") { Image(systemName: "bell").symbolEffect(.bounce, value: 1) },
            Idiom("a variable value") { Image(systemName: "wifi", variableValue: 0.5) },
            Idiom("an image that fits") {
                Image(systemName: "photo").resizable().scaledToFit().frame(width: 80, height: 60)
            },
            Idiom("an image that fills") {
                Image(systemName: "photo").resizable().aspectRatio(contentMode: .fill).frame(width: 80, height: 60)
                    .clipped()
            },
            Idiom("a round image") {
                Image(systemName: "person").resizable().frame(width: 44, height: 44).clipShape(.circle)
            },
            Idiom("a template") { Image(systemName: "star").renderingMode(.template).foregroundStyle(.yellow) },
            Idiom("a pixel image") {
                Image(systemName: "square").resizable().interpolation(.none).frame(width: 20, height: 20)
            },
            Idiom("an image from the network") { AsyncImage(url: URL(string: "https://example.com/a.png")) },
            Idiom("a placeholder while it loads") {
                AsyncImage(url: URL(string: "https://example.com/a.png")) {
                    $0.resizable()
                } placeholder: {
                    ProgressView()
                }
            },
            Idiom("the phases of loading") {
                AsyncImage(url: nil) { phase in
                    switch phase {
                    case .success(let image): image.resizable()
                    case .failure: Image(systemName: "exclamationmark.triangle")
                    case .empty: ProgressView()
                    @unknown default: EmptyView()
                    }
                }
            },
            Idiom("the style of links") { Text("More").foregroundStyle(.link) },
            Idiom("an underline of UIKit's") {
                Text(
                    {
                        var text = AttributedString("More")
                        text.underlineStyle = Text.LineStyle(nsUnderlineStyle: .single)
                        return text
                    }())
            },
            Idiom("an announcement") {
                Button("Save") {
                    AccessibilityNotification.Announcement("Saved").post()
                    AccessibilityNotification.LayoutChanged().post()
                }
            },
            Idiom("a rotor") {
                Text("Notes").accessibilityRotor("Notes", entries: [Note(id: "a")], entryLabel: \.id)
                    .accessibilityRotor(.headings, entries: [Note(id: "a")], entryID: \.id, entryLabel: \.id)
            },
            Idiom("a label") { Label("Inbox", systemImage: "tray") },
            Idiom("a label of views") {
                Label {
                    Text("Inbox").bold()
                } icon: {
                    Circle().fill(.blue)
                }
            },
            Idiom("an icon alone") { Label("Inbox", systemImage: "tray").labelStyle(.iconOnly) },
        ]
    }
}

private struct Note: Identifiable { let id: String }
