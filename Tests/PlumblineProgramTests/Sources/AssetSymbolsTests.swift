import Testing

@testable import PlumblineProgram

@Suite("Names of assets")
struct AssetSymbolsTests {
    @Test("are made as Xcode makes them")
    func names() {
        let names = [
            "logo": "logo", "steam_background": "steamBackground", "Brand Primary": "brandPrimary",
            "URL-icon": "urlIcon", "2x": "_2x", "USA": "USA", "AccentColor": "accentColor",
            "EBA72B": "EBA_72_B", "181818": "_181818", "IMG_4232": "IMG_4232", "FBFBFB": "FBFBFB",
        ]
        for (asset, name) in names { #expect(AssetSymbols.name(of: asset) == name) }
        #expect(AssetSymbols.name(of: "AccentColor", without: "Color") == "accent")
        #expect(AssetSymbols.name(of: "Color", without: "Color") == "color")
        #expect(AssetSymbols.name(of: "???") == nil)
    }

    private let symbols = AssetSymbols([
        .init(kind: .image, name: "logo", asset: "logo"), .init(kind: .color, name: "brand", asset: "Brand"),
        .init(kind: .color, name: "red", asset: "red"),
        .init(kind: .color, namespace: ["Sky"], name: "dawn", asset: "Sky/Dawn"),
        .init(kind: .color, namespace: ["Sky"], name: "dusk", asset: "Sky/Dusk"),
    ])

    private func code(_ text: String) -> [Substring] {
        (symbols.code(for: [SourceText(text)], system: ["red"]) ?? "").split(separator: "\n")
    }

    @Test("are declared where sources use them, and do not")
    func uses() {
        #expect(code("let a = Text(\"logo\")").isEmpty)
        #expect(code("Image(.logo)").contains { $0.contains("ImageResource { nonisolated static var `logo`") })
        #expect(code("Color.brand").count == 4)
        #expect(code("Color.brand; extension Color { static let brand = Color(\"Brand\") }").count == 2)
        // SwiftUI's own red stays.
        #expect(code("Color(.red)").count == 2)
    }

    @Test("are in an enum for a folder that provides a namespace, declared once")
    func namespaces() {
        let lines = code("Color(.Sky.dawn); Color(.Sky.dusk)")
        #expect(lines.count { $0.contains("extension SwiftUI.ColorResource { enum Sky {} }") } == 1)
        #expect(lines.contains { $0.contains("extension SwiftUI.Color.Sky { nonisolated static var `dusk`") })
        #expect(lines.contains { $0.contains("name: \"Sky/Dawn\"") })
    }
}
