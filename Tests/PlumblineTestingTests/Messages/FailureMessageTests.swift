import Foundation
import Goldens
import Plumbline
import Testing

@testable import PlumblineTesting

/// What a failure says after one change of a view's source.
@MainActor
@Suite("A failure's message")
struct FailureMessageTests {
    private func result(_ old: some View, _ new: some View, width: CGFloat = 300) async throws -> FigureResult {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("messages-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var settings = GoldenSettings()
        settings.folder = folder.path
        settings.environment = [:]
        func compared(_ view: some View, _ mode: GoldenRecordMode) async throws -> FigureResult {
            settings.mode = mode
            let scene = Scene("view", proposal: ProposedViewSize(width: width, height: nil)) { view }
            return try await compare(scene, nil, settings, filePath: #filePath)
        }
        _ = try await compared(old, .all)
        return try await compared(new, .missing)
    }

    /// `paint: HStack › …`
    private func message(_ old: some View, _ new: some View) async throws -> String {
        let result = try await result(old, new)
        return "\(result.verdict): \(result.cause)"
    }

    /// Expects the message to end, or to go on, after what is given.
    private func expect(
        _ message: String, _ start: String, _ location: Testing.SourceLocation = #_sourceLocation
    ) {
        let isWhole = message.hasPrefix(start) && [nil, ";", ",", " "].contains(message.dropFirst(start.count).first)
        #expect(isWhole, "\(message)", sourceLocation: location)
    }

    private struct Thumb<Title: View, About: View, Row: View>: View {
        var minLength: CGFloat = 4
        let title: (Text) -> Title
        let about: (Text) -> About
        let row: (Text) -> Row
        var body: some View {
            HStack(spacing: 8) {
                Color.teal.aspectRatio(4 / 3, contentMode: .fit).frame(maxHeight: 80)
                VStack(alignment: .leading) {
                    title(Text("A title").bold())
                    about(Text("And a description that is rather long"))
                    Spacer(minLength: minLength)
                    HStack { row(Text("Enabled")) }
                }
            }
            .frame(height: 120)
        }
    }

    private func thumb(
        minLength: CGFloat = 4, title: @escaping (Text) -> some View = { $0 },
        about: @escaping (Text) -> some View = { $0.fixedSize(horizontal: false, vertical: true) },
        row: @escaping (Text) -> some View = { $0 }
    ) -> some View {
        Thumb(minLength: minLength, title: title, about: about, row: row)
    }

    private let column = "Thumb › frame height 120 › HStack › VStack .leading › "
    private let rows = VStack {
        Text("One")
        Text("Two")
    }

    @Test("names a modifier that was added or removed at its view")
    func modifiers() async throws {
        expect(
            try await message(thumb(), thumb(about: { $0 })),
            "layout: \(column)Text “And a description that is rather long”: fixedSize vertical removed")
        expect(
            try await message(thumb(), thumb(title: { $0.frame(maxWidth: .infinity) })),
            "layout: \(column)Text “A title”: frame maxWidth ∞ added; so it is placed at")
        expect(
            try await message(thumb(), thumb(title: { $0.padding(4) })),
            "layout: \(column)Text “A title”: padding 4 added; so it is placed at (4, 4) instead of (0, 0)")
        // Nothing but the picture differs.
        expect(
            try await message(thumb(), thumb(row: { $0.background(.yellow) })),
            "paint: \(column)HStack › Text “Enabled”: background with Color .yellow added")
        expect(
            try await message(
                rows.padding(16).overlay(alignment: .topLeading) { Circle().frame(width: 8, height: 8).padding(4) },
                rows.padding(16)),
            "paint: padding 16 › VStack: overlay .topLeading with Circle removed around its padding 16")
        expect(
            try await message(rows.frame(height: 120).padding(.horizontal), rows.padding(.horizontal)),
            "layout: padding horizontal 16 › VStack: frame height 120 removed")
        // A place is compared in a container that both have.
        let circle = Circle().frame(width: 24, height: 24)
        expect(
            try await message(
                ZStack {
                    Color.blue.frame(height: 60)
                    circle.offset(x: -4, y: -4)
                },
                ZStack {
                    Color.blue.frame(height: 60)
                    circle
                }),
            "layout: ZStack › frame width 24, height 24 › Circle: offset −4, −4 removed around its frame width 24, "
                + "height 24; so frame width 24, height 24 is placed at (138, 18) instead of (134, 14)")
    }

    @Test("says that modifiers have changed places, and nothing that did not move")
    func order() async throws {
        #expect(
            try await message(
                rows.padding().frame(maxWidth: .infinity, alignment: .leading).background(.yellow),
                rows.frame(maxWidth: .infinity, alignment: .leading).padding().background(.yellow))
                == "views: VStack: frame maxWidth ∞ .leading, then padding 16, instead of padding 16, "
                + "then frame maxWidth ∞ .leading")
    }

    @Test("is none where nothing has changed, as in a list with headings")
    func unchanged() async throws {
        let list = List {
            Section("Sound") { Text("Loud") }
            Section("About") { Text("Version 1") }
        }.frame(height: 300)
        #expect(try await message(list, list) == "passed: ")
    }

    @Test("names a container that was put around a view")
    func container() async throws {
        expect(
            try await message(thumb(), thumb(title: { text in VStack { text } })),
            "layout: \(column)VStack: is new, around Text “A title”")
    }

    @Test("names what was changed, not the view that has more room for it")
    func cause() async throws {
        expect(try await message(thumb(), thumb(minLength: 12)), "layout: \(column)Spacer: minLength 4 → 12")
        expect(
            try await message(thumb(), thumb(row: { $0.layoutPriority(1) })),
            "layout: \(column)HStack › Text “Enabled”: priority 0 → 1")
        func tall(_ alignment: VerticalAlignment) -> some View {
            HStack(alignment: alignment) {
                Color.red.frame(width: 9, height: 80)
                Text("x")
            }
        }
        expect(try await message(tall(.center), tall(.top)), "layout: HStack: .center → .top")
        expect(
            try await message(tall(.firstTextBaseline), tall(.center)), "layout: HStack: .firstTextBaseline → .center")
    }

    @Test("says that views have changed places")
    func places() async throws {
        expect(
            try await message(
                HStack {
                    Text("Order")
                    Spacer()
                    Text("x")
                },
                HStack {
                    Spacer()
                    Text("Order")
                    Text("x")
                }),
            "layout: HStack: Spacer and Text “Order” have changed places")
        func row(_ name: String, _ price: String) -> some View {
            HStack {
                Text(name)
                Text(price)
            }
        }
        expect(
            try await message(
                VStack {
                    row("a", "1")
                    row("b", "2")
                    row("ccc", "3")
                },
                VStack {
                    row("ccc", "3")
                    row("b", "2")
                    row("a", "1")
                }),
            "layout: VStack: HStack with Text “ccc” and HStack with Text “a” have changed places")
    }

    @Test("names causes in the order of the source")
    func several() async throws {
        func grid(_ alignment: HorizontalAlignment) -> some View {
            Grid(alignment: .leading) {
                ForEach(["Tea", "Coffee", "Cocoa"], id: \.self) { item in
                    GridRow {
                        Text(item)
                        Text("\(item.count * 5) ×").gridColumnAlignment(alignment)
                    }
                }
            }
        }
        let change = "column’s alignment .trailing → .center"
        expect(
            try await message(grid(.trailing), grid(.center)),
            "layout: " + ["15", "30", "25"].map { "Grid .leading › Text “\($0) ×”: \(change)" }.joined(separator: "; "))
    }

    @Test("names with what a view is drawn otherwise")
    func paint() async throws {
        expect(
            try await message(thumb(), thumb(row: { $0.foregroundStyle(.red).opacity(0.8) })),
            "paint: \(column)HStack › Text “Enabled”: color #000000 → #ff3b30; opacity 0.8 added")
        expect(
            try await message(thumb(), thumb(row: { $0.hidden() })),
            "paint: \(column)HStack › Text “Enabled”: hidden added")
        expect(
            try await message(Text("Hello").font(.headline), Text("Hello").font(.title3)),
            "layout: Text “Hello”: font 17 semibold → 20")
        expect(
            try await message(
                thumb(), thumb(about: { $0.lineLimit(1).fixedSize(horizontal: false, vertical: true) })),
            "layout: \(column)fixedSize vertical › Text “And a description that is rather long”: lineLimit 1 added")
        let badge = Text("x").padding()
        func clipped(_ radius: CGFloat) -> some View {
            badge.background(.green).clipShape(RoundedRectangle(cornerRadius: radius))
        }
        expect(
            try await message(clipped(10), clipped(12)),
            "paint: background: clip RoundedRectangle 10 .continuous → RoundedRectangle 12 .continuous")
        expect(
            try await message(
                clipped(10), badge.clipShape(RoundedRectangle(cornerRadius: 10)).background(.green)),
            "paint: background: clip RoundedRectangle 10 .continuous removed, and 1 other view")
        expect(
            try await message(badge.background(.green, in: Capsule()), badge.background(.green, in: Rectangle())),
            "paint: background: Capsule → Rectangle")
        func filled(_ end: Color) -> some View {
            Rectangle().fill(.linearGradient(colors: [.white, end], startPoint: .top, endPoint: .bottom))
        }
        expect(
            try await message(filled(.white), filled(.black)),
            "paint: Rectangle: color linear gradient #ffffff, #ffffff → linear gradient #ffffff, #000000")
        // As far as it is seen, on black or white.
        let faint = try await message(
            badge.background(Color.gray.opacity(0.15)), badge.background(Color.gray.opacity(0.16)))
        expect(faint, "paint: background › Color: .gray.opacity(0.15) → .gray.opacity(0.16)")
        #expect(faint.hasSuffix("differ by up to 2"), "\(faint)")
    }

    @Test("of a printed layout names what it shows of the change")
    func printed() {
        func row(_ spacing: CGFloat, priority: Double = 1, length: CGFloat = 8) -> some View {
            HStack(spacing: spacing) {
                Image(systemName: "clock")
                Text("Open")
                Spacer(minLength: length)
                Text("1").layoutPriority(priority)
            }
        }
        func lines(_ view: some View) -> String {
            LayoutSnapshot(
                proposal: ProposedViewSize(width: 300, height: nil),
                textMeasuring: FixedAdvanceText(advance: 10, ascent: 8, descent: 2)
            ) { view }.description
        }
        func message(_ new: some View) -> String {
            let expectation = LayoutExpectation(actual: lines(new), expected: lines(row(12)))
            return expectation.failure(["CI": "1"])?.components(separatedBy: "\n")[0] ?? "passed"
        }
        expect(message(row(16)), "layout changed: HStack: gap 12 → 16; so Spacer 8")
        expect(message(row(12, priority: 0)), "layout changed: HStack › Text “1”: priority 1 → 0")
        expect(message(row(12, length: 4)), "layout changed: HStack › Spacer: minLength 8 → 4")
        let colors = LayoutExpectation(actual: lines(Color.red), expected: lines(Color.blue))
        #expect(colors.failure(["CI": "1"])?.hasPrefix("same sizes, different views: Color: .blue → .red") == true)
        let without = lines(row(12)).replacing(" priority = 1", with: "")
        let added = LayoutExpectation(actual: lines(row(12)), expected: without).failure(["CI": "1"])
        #expect(added?.contains("HStack › Text “1”: priority 0 → 1") == true, "\(added ?? "passed")")
    }

    @Test("names what a view is written with otherwise, also where nothing moves")
    func written() async throws {
        func box(_ color: Color = .red) -> some View { color.frame(width: 10, height: 10) }
        let title = Text("Title")
        expect(
            try await message(
                title.frame(minWidth: 20, idealWidth: 30, maxWidth: 60),
                title.frame(minWidth: 25, idealWidth: 30, maxWidth: 60)), "views: frame: minWidth 20 → 25")
        expect(
            try await message(title.frame(maxWidth: 600), title.frame(maxWidth: 700)),
            "views: frame: maxWidth 600 → 700")
        expect(
            try await message(title.frame(alignment: .center), title.frame(alignment: .leading)),
            "layout: frame: alignment .center → .leading")
        expect(
            try await message(box().fixedSize(), box().fixedSize(horizontal: true, vertical: false)),
            "views: fixedSize: horizontal, vertical → horizontal")
        expect(
            try await message(box().fixedSize(), box().fixedSize(horizontal: false, vertical: false)),
            "layout: fixedSize: axes both → none")
        expect(
            try await message(ViewThatFits(in: .horizontal) { box() }, ViewThatFits(in: .vertical) { box() }),
            "views: ViewThatFits: .horizontal → .vertical")
        let column = [GridItem(.flexible())]
        expect(
            try await message(
                LazyVGrid(columns: column) { box() }, LazyVGrid(columns: column, alignment: .leading) { box() }),
            "views: LazyVGrid: alignment .center → .leading")
        expect(try await message(title.lineLimit(2), title.lineLimit(3)), "views: Text “Title”: lineLimit 2 → 3")
        expect(
            try await message(title, title.truncationMode(.middle)), "views: Text “Title”: truncationMode .middle added"
        )
        expect(
            try await message(title.lineLimit(1), title.lineLimit(1, reservesSpace: true)),
            "views: Text “Title”: reserved lines none → 1")
        expect(
            try await message(box(), box().environment(\.layoutDirection, .rightToLeft)),
            "views: frame width 10, height 10: layoutDirection .leftToRight → .rightToLeft")
    }

    @Test("begins with the symbol whose font or scale changed")
    func symbols() async throws {
        func row(_ star: some View) -> some View {
            HStack {
                Image(systemName: "heart").font(.title)
                star
            }
        }
        func star(_ size: CGFloat) -> some View { Image(systemName: "star").font(.system(size: size)) }
        expect(
            try await message(row(star(20)), row(star(22))), "layout: HStack › Image “star”: font 20 → 22"
        )
        expect(
            try await message(row(star(20)), row(star(20).imageScale(.large))),
            "layout: HStack › Image “star”: imageScale .medium → .large")
    }
}
