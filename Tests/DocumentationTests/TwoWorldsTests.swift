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
        // 300 less three gaps of 12 and the spacer's 8 is 256: the picture takes 60, the two others share the rest equally.
        #expect(frames["picture"]?.width == 60)
        #expect(frames["words"]?.width == 98)
        #expect(frames["button"]?.size == CGSize(width: 98, height: 49))
    }

    @Test("overflows a space narrower than its minimum width")
    func narrow() async throws {
        let frames = await TwoWorlds.frames(in: CGSize(width: 200, height: 60))
        #expect(frames["words"]?.width == 80)
        #expect(try #require(frames["profile"]).width > 234)
    }
}
