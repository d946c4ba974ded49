import Drawing
import TestSupport
import Testing

@testable import LayoutEngine
@testable import ViewDSL

private struct Palette: ImageLoading {
    func image(named name: String, scale: Int) -> (source: ImageSource, scale: Int)? { nil }
    func names(like name: String) -> [String] { [] }
    func color(named name: String, isDark: Bool) -> RGBA? {
        name == "brand" ? RGBA(hex: isDark ? 0x0000ff : 0xff0000) : nil
    }
    func colors(like name: String) -> [String] { ["brand"] }
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

    @Test("are clear if the assets lack them, with one warning for each name")
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
        #expect(snapshot.issues[0].message == "no color “brnd” in the assets; it is drawn clear")
        #expect(snapshot.issues[1].message == "no color “ink” in the assets; it is drawn clear")
        #expect(Color("brnd")._resolve(in: palette) == .color(.clear))
    }
}
