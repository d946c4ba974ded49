import Drawing
import TestSupport
import Testing

@testable import LayoutEngine
@testable import ViewDSL

private struct Palette: ImageLoading {
    func image(named name: String, scale: Int, isDark: Bool) throws(MissingImage) -> LoadedImage {
        throw MissingImage()
    }
    func names(like name: String) -> [String] { [] }
    func color(named name: String, isDark: Bool) -> RGBA? {
        ["brand", "AccentColor"].contains(name) ? RGBA(hex: isDark ? 0x0000ff : 0xff0000) : nil
    }
    func colors(like name: String) -> [String] { ["brand"] }
}

private struct Unreadable: ImageLoading {
    func image(named name: String, scale: Int, isDark: Bool) throws(MissingImage) -> LoadedImage {
        throw MissingImage()
    }
    func names(like name: String) -> [String] { [] }
    func colors(like name: String) -> [String] { ["broken"] }
}

@MainActor
@Suite("Colors by name")
struct MissingColorsTests {
    private let palette = {
        var environment = EnvironmentValues()
        environment.images = Palette()
        return environment
    }()

    @Test("are the assets' in light and dark, with the opacity asked for")
    func found() {
        var dark = palette
        dark.colorScheme = .dark
        #expect(Color("brand")._resolve(in: palette) == .color(RGBA(hex: 0xff0000)))
        #expect(Color("brand")._resolve(in: dark) == .color(RGBA(hex: 0x0000ff)))
        #expect(Color("brand").opacity(0.5).opacity(0.5)._resolve(in: dark) == .color(RGBA(hex: 0x0000ff, alpha: 0.25)))
    }

    @Test("are gray if the assets lack them, with one warning for each name")
    func missing() {
        let snapshot = layout(100, 100) {
            VStack {
                Color("brnd")
                Text("a").foregroundStyle(Color("brnd"))
                Rectangle().fill(LinearGradient(colors: [Color("ink"), .red], startPoint: .top, endPoint: .bottom))
            }
            .transformEnvironment(\.images) { $0 = Palette() }
        }
        #expect(snapshot.issues.map(\.rule) == [.missingColor, .missingColor])
        #expect(snapshot.issues[0].message == "no color “brnd” in the assets; areas of it are gray")
        #expect(snapshot.issues[1].message == "no color “ink” in the assets; areas of it are gray")
    }

    @Test("have another gray as areas by another name, and the label color as text and symbols")
    func roles() {
        func paint(_ name: String) -> _ResolvedStyle { Color(name)._resolve(in: palette) }
        #expect(paint("brnd") != paint("ink") && paint("ink") == paint("ink"))
        #expect(Color("ink").opacity(0.5)._resolve(in: palette) == paint("ink").opacity(0.5))
        let words = layout(100, 100) {
            HStack {
                Text("a").foregroundStyle(Color("ink"))
                Text("b").foregroundColor(Color("ink"))
            }
            .foregroundStyle(Color("brnd"))
            .transformEnvironment(\.images) { $0 = Palette() }
        }
        let colors = SceneryPainter(words, scale: 1).items().compactMap { item in
            if case .text(let block, _, _) = item { block.runs[0].color } else { nil }
        }
        #expect(colors == [RGBA](repeating: Color.primary.resolved(.light), count: 2))
    }

    @Test("of the accent color are the environment's, the assets' AccentColor, and blue")
    func accent() {
        #expect(Color.accentColor._resolve(in: EnvironmentValues()) == .color(Color.blue.resolved(.light)))
        #expect(Color.accentColor.opacity(0.5)._resolve(in: palette) == .color(RGBA(hex: 0xff0000, alpha: 0.5)))
        func color(_ view: some View, _ environment: EnvironmentValues) -> RGBA? {
            let snapshot = layout(100, 100, environment: environment) { view }
            return SceneryPainter(snapshot, scale: 1).items().lazy.compactMap { item in
                if case .fill(_, .color(let color), _) = item { color } else { nil }
            }.first
        }
        let purple = Color.purple.resolved(.light)
        #expect(color(Color.accentColor.accentColor(.purple), palette) == purple)
        #expect(color(Color.accentColor.accentColor(.accentColor).accentColor(.purple), palette) == purple)
        #expect(color(Color.accentColor.tint(.purple), palette) == RGBA(hex: 0xff0000))
        #expect(color(Rectangle().fill(.tint), palette) == RGBA(hex: 0xff0000))
        #expect(color(Rectangle().fill(.tint).accentColor(.purple), palette) == purple)
    }

    @Test("that the assets have, and that cannot be read, are said to be so")
    func unreadable() {
        var environment = palette
        environment.images = Unreadable()
        let issues = layout(100, 100, environment: environment) { Color("broken") }.issues
        #expect(
            issues.map(\.message) == [
                "the color set “broken” in the assets has no color that Plumbline can read; areas of it are gray"
            ])
    }

}
