import Drawing
import Foundation
import Testing

@testable import Plumbline

@MainActor
@Suite("A figure's page")
struct SceneSettingsTests {
    private let scene = Scene("page/parts", proposal: ProposedViewSize(width: 100, height: 60)) {
        HStack(spacing: 0.5) {
            Color.red.frame(width: 100.0 / 3)
            Color.blue
        }
    }
    .title("Parts")
    .annotations(.borders, .sizes)

    private func words(_ scene: Scene) throws -> [String] { try FigureWords(scene).all }

    @Test("has a title and a footer, each off by a word") func parts() throws {
        #expect(try words(scene).contains("Parts"))
        #expect(try !words(scene.title(false)).contains("Parts"))
        #expect(try words(scene).contains { $0.hasPrefix("page/parts") })
        #expect(try !words(scene.footer(false)).contains { $0.hasPrefix("page/parts") })
    }

    @Test("rounds its numbers as asked") func decimals() throws {
        #expect(try words(scene).contains { $0.contains("33.33") })
        #expect(try words(scene.decimals(1)).contains { $0.contains("33.3 ") })
        #expect(try words(scene.decimals(0)).contains { $0.contains("33 ") })
    }

    @Test("of a scene without annotations has borders where views are emphasized, and enlarges a view in focus")
    func selection() throws {
        let bare = Scene("bare", width: 120) {
            HStack {
                Text("Tea").layoutLabel("tea")
                Spacer()
                Text("$3")
            }
        }
        #expect(bare.annotations == .none && bare.emphasis("tea").annotations == .borders)
        #expect(
            bare.emphasis("tea").annotations(.none).annotations == .none
                && bare.tree().emphasis("tea").annotations == .none)
        #expect(try words(bare.emphasis("tea")).contains { $0.contains("tea") })
        let height = try Figure(bare, scale: 1).size.height
        #expect(try Figure(bare.focus("tea"), scale: 1).size.height > 3 * height)
    }

    @Test("is transparent as asked") func ground() throws {
        func corner(_ scene: Scene) throws -> UInt8 { try Figure(scene, scale: 1).bitmap[0, 0].alpha }
        #expect(try corner(scene) == 255)
        #expect(try corner(scene.ground(false)) == 0)
    }

    @Test("says what rests on rules that are not measured") func approximate() throws {
        let column = Scene("page/column") {
            VStack {
                Text("a")
                Color.red.frame(height: 10)
            }
        }.annotations(.borders)
        let footer = try #require(try words(column).last)
        #expect(footer.hasSuffix("≈ approximate: gaps at text"))
        #expect(try !words(scene).contains { $0.contains("approximate") })
    }
}
