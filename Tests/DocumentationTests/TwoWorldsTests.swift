import Plumbline
import Testing

@testable import TwoWorlds

@MainActor
@Suite("One source in two worlds")
struct TwoWorldsTests {
    @Test("reports the frame of every part")
    func frames() async throws {
        let frames = await TwoWorlds.frames(in: CGSize(width: 320, height: 80))
        #expect(Set(frames.keys) == ["profile", "picture", "words", "name", "status", "button"])
        #expect(frames["profile"] == CGRect(x: 0, y: 0, width: 320, height: 80))
        // The words are served first, with all but what the others need at least: 300 − 3 × 12 less the spacer's 8.
        #expect(try #require(frames["words"]).width == 256)
        #expect(try #require(frames["name"]).width == 140)
    }
}
